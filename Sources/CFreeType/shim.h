#ifndef CFREETYPE_SHIM_H
#define CFREETYPE_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_BBOX_H
#include FT_BDF_H
#include FT_COLOR_H
#include FT_FONT_FORMATS_H
#include FT_GZIP_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_TABLES_H
#include FT_TRUETYPE_TAGS_H
#include FT_TYPE1_TABLES_H

/* FT_Error_String answers NULL in Debian's build; FreeType's own list of errors has the texts. */
static inline const char *fontmetrics_ft_error_text(FT_Error error) {
#undef FTERRORS_H_
#define FT_ERROR_START_LIST switch (FT_ERROR_BASE(error)) {
#define FT_ERRORDEF(name, code, text) \
  case code:                          \
    return text;
#define FT_ERROR_END_LIST }
#include FT_ERRORS_H
  return 0;
}

#endif
