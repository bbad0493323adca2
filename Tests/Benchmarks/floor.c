/* The floor for bulk reading: opens every face of the files named in a list with FreeType and reads
   OS/2, hhea and the outline of H, single-threaded. Prints what it read, so that nothing can be
   optimised away. usage: floor LIST */
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_BBOX_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include <stdio.h>
#include <string.h>

int main(int count, char **arguments) {
  FT_Library library;
  char path[4096];
  FILE *list = count == 2 ? fopen(arguments[1], "r") : NULL;
  if (!list || FT_Init_FreeType(&library)) return 2;
  while (fgets(path, sizeof path, list)) {
    path[strcspn(path, "\n")] = 0;
    long faces = 1;
    for (long index = 0; index < faces; index++) {
      FT_Face face;
      if (FT_New_Face(library, path, index, &face)) break;
      faces = face->num_faces;
      TT_OS2 *os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
      TT_HoriHeader *hhea = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA);
      FT_BBox box = {0, 0, 0, 0};
      FT_UInt glyph = FT_Get_Char_Index(face, 'H');
      if (glyph && !FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING))
        FT_Outline_Get_BBox(&face->glyph->outline, &box);
      printf("%s\t%ld\t%d\t%d\t%d\t%d\t%ld\n", path, index, face->units_per_EM,
             hhea ? hhea->Ascender : 0, hhea ? hhea->Descender : 0, os2 ? os2->sCapHeight : 0,
             (long)box.yMax);
      FT_Done_Face(face);
    }
  }
  FT_Done_FreeType(library);
  fclose(list);
  return 0;
}
