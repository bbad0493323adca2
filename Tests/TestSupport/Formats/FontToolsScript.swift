/// Builds fonts with fontTools, which shares nothing with FreeType or with ``SFNTBuilder``.
///
/// The arguments: what to make, the path to write, and for web fonts the font to wrap.
///
/// The glyphs are boxes, `H` 700 and `x` 500 high. At the weight of 900 a variable font has
/// everything 100 units larger, typographic line gap and thickness of the underline 50.
let fontToolsScript = """
  import sys
  from fontTools.designspaceLib import DesignSpaceDocument
  from fontTools.fontBuilder import FontBuilder
  from fontTools.pens.t2CharStringPen import T2CharStringPen
  from fontTools.pens.ttGlyphPen import TTGlyphPen
  from fontTools.ttLib import TTFont
  from fontTools import varLib

  kind, path, source = sys.argv[1:]
  family = "Test " + kind
  heights = {".notdef": 0, "space": 0, "H": 700, "x": 500}

  def draw(pen, height, growth):
      if height:
          pen.moveTo((50, 0))
          pen.lineTo((50, height + growth))
          pen.lineTo((400 + growth, height + growth))
          pen.lineTo((400 + growth, 0))
          pen.closePath()

  def master(growth, isTTF):
      builder = FontBuilder(1000, isTTF=isTTF)
      builder.setupGlyphOrder(list(heights))
      builder.setupCharacterMap({0x20: "space", 0x48: "H", 0x78: "x"})
      glyphs = {}
      for name, height in heights.items():
          pen = TTGlyphPen(None) if isTTF else T2CharStringPen(500 + growth, None)
          draw(pen, height, growth)
          glyphs[name] = pen.glyph() if isTTF else pen.getCharString()
      if isTTF:
          builder.setupGlyf(glyphs)
      else:
          builder.setupCFF("TestCFF", {"FamilyName": family}, glyphs, {})
      builder.setupHorizontalMetrics({name: (500 + growth, 50) for name in heights})
      builder.setupHorizontalHeader(ascent=880, descent=-220, lineGap=40)
      builder.setupNameTable({"familyName": family, "styleName": "Regular"})
      builder.setupOS2(
          version=4, sTypoAscender=780 + growth, sTypoDescender=-180 - growth,
          sTypoLineGap=90 + growth // 2, usWinAscent=940 + growth, usWinDescent=260 + growth,
          sxHeight=500 + growth, sCapHeight=700 + growth)
      builder.setupPost(underlinePosition=-100 - growth, underlineThickness=50 + growth // 2)
      return builder

  if kind == "cff2":
      space = DesignSpaceDocument()
      space.addAxisDescriptor(tag="wght", name="Weight", minimum=400, default=400, maximum=900)
      for weight, growth in (400, 0), (900, 100):
          space.addSourceDescriptor(
              location={"Weight": weight}, font=master(growth, False).font)
      varLib.build(space)[0].save(path)
  elif kind in ("colr0", "colr1"):
      builder = master(0, True)
      builder.setupCPAL([[(1, 0, 0, 1), (0, 0, 1, 0.5)]])
      builder.setupCOLR(
          {"H": [("x", 0), ("H", 1)]} if kind == "colr0" else
          {"H": {"Format": 10, "Glyph": "x",
                 "Paint": {"Format": 2, "PaletteIndex": 1, "Alpha": 1}}})
      builder.save(path)
  else:
      font = TTFont(source)
      # What is loaded is written anew: fontTools 4.38 else mixes long and short offsets of glyphs.
      for tag in set(font.keys()) & {"glyf", "loca"}:
          font[tag]
      font.flavor = kind
      font.save(path)
  print("true")
  """
