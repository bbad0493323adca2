import Foundation

/// A font file that a package of `Resources/setup.sh` installs for the tests.
package enum TestFont: String, CaseIterable, Sendable {
  /// `OS/2` version 1, without x-height and cap height.
  case dejaVuSans = "truetype/dejavu/DejaVuSans.ttf"
  case dejaVuSansBold = "truetype/dejavu/DejaVuSans-Bold.ttf"
  case dejaVuSansExtraLight = "truetype/dejavu/DejaVuSans-ExtraLight.ttf"
  case dejaVuSansMono = "truetype/dejavu/DejaVuSansMono.ttf"
  case dejaVuSansMonoBold = "truetype/dejavu/DejaVuSansMono-Bold.ttf"
  case dejaVuSerif = "truetype/dejavu/DejaVuSerif.ttf"
  case liberationSans = "truetype/liberation2/LiberationSans-Regular.ttf"
  case liberationSansBold = "truetype/liberation2/LiberationSans-Bold.ttf"
  case liberationMono = "truetype/liberation2/LiberationMono-Regular.ttf"
  case liberationSerif = "truetype/liberation2/LiberationSerif-Regular.ttf"
  case liberationSerifItalic = "truetype/liberation2/LiberationSerif-Italic.ttf"
  case notoSans = "truetype/noto/NotoSans-Regular.ttf"
  case notoSansDevanagari = "truetype/noto/NotoSansDevanagari-Regular.ttf"
  case notoSansThai = "truetype/noto/NotoSansThai-Regular.ttf"
  case notoNastaliqUrdu = "truetype/noto/NotoNastaliqUrdu-Regular.ttf"
  /// Colour bitmaps of one size, no outlines.
  case notoColorEmoji = "truetype/noto/NotoColorEmoji.ttf"
  /// A collection of CFF fonts: face 0 is Noto Sans CJK JP, face 5 Noto Sans Mono CJK JP.
  case notoSansCJK = "opentype/noto/NotoSansCJK-Regular.ttc"
  case cantarell = "opentype/cantarell/Cantarell-Regular.otf"
  /// 2816 units per em, two axes, 18 named instances and no `MVAR`.
  case interVariable = "truetype/inter-vf/Inter.var.ttf"
  case jetBrainsMono = "truetype/jetbrains-mono/JetBrainsMono-Regular.ttf"
  case nimbusSans = "opentype/urw-base35/NimbusSans-Regular.otf"
  /// The design of ``nimbusSans`` as a Type 1 font.
  case nimbusSansType1 = "type1/urw-base35/NimbusSans-Regular.t1"
  /// Symbols only, 1792 units per em.
  case fontAwesome = "truetype/font-awesome/fontawesome-webfont.ttf"
  case roboto = "truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf"
  /// A bitmap font of the X window system, compressed.
  case fixed6x13 = "X11/misc/6x13.pcf.gz"
  case terminus12 = "X11/misc/ter-u12n_unicode.pcf.gz"
  case spleen64 = "X11/misc/spleen-32x64.pcf.gz"
  case thai20 = "X11/misc/thai8x20.pcf.gz"
  case x3270 = "X11/misc/3270gt24.pcf.gz"
  case lato = "truetype/lato/Lato-Regular.ttf"
  case ebGaramond = "opentype/ebgaramond/EBGaramond08-Regular.otf"
  /// `H` and `x` stand above the baseline.
  case ipaGothic = "opentype/ipafont-gothic/ipag.ttf"
  case ibm3270 = "truetype/3270/3270-Regular.ttf"
  case proggyTiny = "truetype/proggy/ProggyTiny.ttf"
  /// A collection of TrueType fonts.
  case wqyZenHei = "truetype/wqy/wqy-zenhei.ttc"
  case materialIcons = "truetype/material-design-icons-iconfont/MaterialIcons-Regular.ttf"
  case materialDesignIcons =
    "truetype/materialdesignicons-webfont/materialdesignicons-webfont.ttf"
  case khmerOS = "truetype/khmeros/KhmerOS.ttf"
  case khmerOSBattambang = "truetype/khmeros/KhmerOSbattambang.ttf"
  case khmerOSMetalChrieng = "truetype/khmeros/KhmerOSmetalchrieng.ttf"
  case c64 = "truetype/sixtyfour/C-64-Regular.ttf"
  case jsMath = "truetype/jsmath/jsMath-cmr10.ttf"
  case povrayLogo = "truetype/povray/povlogo.ttf"
  case motoyaCedar = "truetype/motoya-l-cedar/MTLc3m.ttf"
  case arphicKai = "truetype/arphic-bkai00mp/bkai00mp.ttf"
  case amiriSlanted = "opentype/fonts-hosny-amiri/Amiri-Slanted.ttf"
  case manjari = "opentype/malayalam/Manjari-Regular.otf"
  case manjariBold = "opentype/malayalam/Manjari-Bold.otf"
  case manjariThin = "opentype/malayalam/Manjari-Thin.otf"
  case glassTTY = "truetype/glasstty/Glass_TTY_VT220.ttf"
  case mononoki = "truetype/mononoki/mononoki-Regular.ttf"
  case firaCode = "truetype/firacode/FiraCode-Regular.ttf"
  case openSans = "truetype/open-sans/OpenSans-Regular.ttf"
  case smileySans = "truetype/smiley-sans/SmileySans-Oblique.ttf"
  case elstob = "opentype/elstob/ElstobD-Regular.otf"
  case latinModern = "../texmf/fonts/opentype/public/lm/lmroman10-regular.otf"
  case leagueMono = "opentype/league-mono/LeagueMono-Regular.otf"

  /// Where Debian puts the file, whether it is there or not.
  package var path: String { "/usr/share/fonts/\(rawValue)" }

  /// The path of a file that is there.
  ///
  /// - Throws: ``MissingTestFont``: without the font a test proves nothing, so it fails.
  package func require() throws(MissingTestFont) -> String {
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw MissingTestFont(path: path)
    }
    return path
  }

  /// The content of the file.
  package func bytes() throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: require())))
  }
}

/// A font that a test needs is not installed.
package struct MissingTestFont: Error, CustomStringConvertible {
  /// Where the font should be.
  package let path: String

  /// What to do about it.
  package var description: String {
    "the test font \(path) is missing; run: sh Resources/setup.sh --tests"
  }
}
