import FontModel
import FreeType
import TestSupport
import Testing

/// A line of text with what HarfBuzz and the font's outlines give for it.
///
/// The numbers come from uharfbuzz 0.57 (HarfBuzz 15.0, its own reader of tables, scaled to one
/// unit per design unit), each run with its script and direction said, and the boxes from fontTools
/// 4.68: `BoundsPen` over its own reading of `glyf` or `CFF `, at a position after its `instancer`.
struct ScriptCase: Sendable, CustomTestStringConvertible {
  var name: String
  var font: TestFont
  var index = 0
  var position = FacePosition.standard
  var options = ShapingOptions()
  var text: String
  var unitsPerEm: Int
  /// Number, x and y of the origin, advance, cluster.
  var glyphs: [[Double]]
  var ink: InkBox

  var testDescription: String { name }

  static let all = latin + rightToLeft + marks + others

  static let latin = [
    ScriptCase(
      name: "kerning", font: .dejaVuSans, text: "AVATAR", unitsPerEm: 2048,
      glyphs: [
        [36, 0, 0, 1270, 0], [57, 1270, 0, 1270, 1], [36, 2540, 0, 1242, 2],
        [55, 3782, 0, 1092, 3], [36, 4874, 0, 1401, 4], [53, 6275, 0, 1423, 5],
      ],
      ink: InkBox(16, 0, 7639, 1493)),
    ScriptCase(
      name: "kerning turned off", font: .dejaVuSans,
      options: ShapingOptions(features: ["-kern"]), text: "AVATAR", unitsPerEm: 2048,
      glyphs: [
        [36, 0, 0, 1401, 0], [57, 1401, 0, 1401, 1], [36, 2802, 0, 1401, 2],
        [55, 4203, 0, 1251, 3], [36, 5454, 0, 1401, 4], [53, 6855, 0, 1423, 5],
      ],
      ink: InkBox(16, 0, 8219, 1493)),
    ScriptCase(
      name: "a ligature", font: .lato, text: "office", unitsPerEm: 2000,
      glyphs: [
        [51, 0, 0, 1112, 0], [259, 1112, 0, 1775, 1], [36, 2887, 0, 937, 4],
        [39, 3824, 0, 1056, 5],
      ],
      ink: InkBox(84, -14, 4803, 1471)),
    ScriptCase(
      name: "a ligature turned off", font: .lato, options: ShapingOptions(features: ["liga=0"]),
      text: "office", unitsPerEm: 2000,
      glyphs: [
        [51, 0, 0, 1112, 0], [40, 1112, 0, 701, 1], [40, 1813, 0, 701, 2], [45, 2514, 0, 480, 3],
        [36, 2994, 0, 937, 4], [39, 3931, 0, 1056, 5],
      ],
      ink: InkBox(84, -14, 4910, 1459)),
    ScriptCase(
      name: "small capitals", font: .ebGaramond, options: ShapingOptions(features: ["smcp"]),
      text: "Hxg", unitsPerEm: 1000,
      glyphs: [[41, 0, 0, 725, 0], [1874, 725, 0, 532, 1], [1857, 1257, 0, 502, 2]],
      ink: InkBox(20, -10, 1746, 591)),
    ScriptCase(
      name: "a ligature of symbols", font: .firaCode, text: "!=", unitsPerEm: 1950,
      glyphs: [[1204, 0, 0, 1200, 0], [1135, 1200, 0, 1200, 1]],
      ink: InkBox(211, -179, 2189, 1442)),
    ScriptCase(
      name: "CFF outlines", font: .nimbusSans, text: "AVATAR", unitsPerEm: 1000,
      glyphs: [
        [34, 0, 0, 596, 0], [55, 596, 0, 599, 1], [34, 1195, 0, 574, 2], [53, 1769, 0, 515, 3],
        [34, 2284, 0, 667, 4], [51, 2951, 0, 722, 5],
      ],
      ink: InkBox(17, 0, 3630, 729)),
    ScriptCase(
      name: "a variable font at its default", font: .interVariable, text: "AVATAR g",
      unitsPerEm: 2816,
      glyphs: [
        [2, 0, 0, 1712, 0], [453, 1712, 0, 1728, 1], [2, 3440, 0, 1664, 2],
        [409, 5104, 0, 1568, 3], [2, 6672, 0, 1904, 4], [382, 8576, 0, 1800, 5],
        [1682, 10376, 0, 792, 6], [650, 11168, 0, 1716, 7],
      ],
      ink: InkBox(72, -608, 12668, 2048)),
    ScriptCase(
      name: "a variable font at another weight", font: .interVariable,
      position: .coordinates([AxisPosition(tag: "wght", value: 900)]), text: "AVATAR g",
      unitsPerEm: 2816,
      glyphs: [
        [2, 0, 0, 1944, 0], [453, 1944, 0, 1904, 1], [2, 3848, 0, 1980, 2],
        [409, 5828, 0, 1672, 3], [2, 7500, 0, 2240, 4], [382, 9740, 0, 1880, 5],
        [1682, 11620, 0, 560, 6], [650, 12180, 0, 1828, 7],
      ],
      ink: InkBox(64, -608, 13868, 2048)),
  ]

  static let rightToLeft = [
    ScriptCase(
      name: "Arabic with vowels", font: .amiriSlanted, text: "مُحَمَّد", unitsPerEm: 1000,
      glyphs: [
        [2163, 0, 0, 471, 7], [1920, 552, 51, 0, 4], [432, 361, 0, 0, 4], [5000, 471, 0, 216, 4],
        [429, 538, 0, 0, 2], [3406, 687, 0, 195, 2], [430, 726, 0, 0, 0], [3404, 882, 0, 319, 0],
      ],
      ink: InkBox(46.82352941176471, 0, 1113.4848484848485, 1156.2272727272727)),
    ScriptCase(
      name: "Nastaliq", font: .notoNastaliqUrdu, options: ShapingOptions(language: "ur"),
      text: "نستعلیق", unitsPerEm: 1000,
      glyphs: [
        [12, 518, -198, 0, 6], [383, 0, 0, 692, 6], [15, 976, 141, 0, 5],
        [379, 692, 272, 331, 5], [434, 1023, 433, 277, 4], [805, 1300, 505, 261, 3],
        [12, 1783, 206, 0, 2], [388, 1561, 600, 302, 2], [586, 1863, 732, 569, 1],
        [11, 2571, 667, 0, 0], [972, 2432, 0, 0, 0], [311, 2432, 948, 249, 0],
      ],
      ink: InkBox(28, -341, 2658, 1678)),
    ScriptCase(
      name: "Hebrew with Latin inside", font: .dejaVuSans, text: "שלום Abc עולם",
      unitsPerEm: 2048,
      glyphs: [
        [1332, 0, 0, 1359, 12], [1331, 1359, 0, 1164, 11], [1324, 2523, 0, 558, 10],
        [1337, 3081, 0, 1282, 9], [3, 4363, 0, 651, 8], [36, 5014, 0, 1401, 5],
        [69, 6415, 0, 1300, 6], [70, 7715, 0, 1126, 7], [3, 8841, 0, 651, 4],
        [1332, 9492, 0, 1359, 3], [1324, 10851, 0, 558, 2], [1331, 11409, 0, 1164, 1],
        [1344, 12573, 0, 1451, 0],
      ],
      ink: InkBox(186, -190, 13936, 1556)),
  ]

  static let marks = [
    ScriptCase(
      name: "Latin with marks", font: .dejaVuSans, text: "x\u{30C}e\u{323}\u{301}",
      unitsPerEm: 2048,
      glyphs: [
        [91, 0, 0, 1212, 0], [701, 1122, 0, 0, 0], [2487, 1212, 0, 1260, 2], [690, 2472, 0, 0, 2],
      ],
      ink: InkBox(59, -375, 2363, 1638)),
    ScriptCase(
      name: "stacked Thai marks", font: .notoSansThai, text: "ที่ปู่น้ำ", unitsPerEm: 1000,
      glyphs: [
        [117, 0, 0, 609, 0], [94, 606, 0, 0, 0], [44, 606, 0, 0, 0], [80, 609, 0, 605, 3],
        [103, 1200, 0, 0, 3], [43, 1215, 0, 0, 3], [71, 1214, 0, 613, 6], [59, 1827, 0, 0, 6],
        [49, 1798, 0, 0, 6], [86, 1827, 0, 406, 6],
      ],
      ink: InkBox(84, -265, 2152, 1009)),
    ScriptCase(
      name: "Devanagari", font: .notoSansDevanagari, text: "क्षत्रि", unitsPerEm: 1000,
      glyphs: [[179, 0, 0, 712, 0], [607, 712, 0, 259, 3], [269, 971, 0, 552, 3]],
      ink: InkBox(46, -65, 1537, 896)),
  ]

  static let others = [
    ScriptCase(
      name: "Japanese", font: .notoSansCJK, text: "日本語", unitsPerEm: 1000,
      glyphs: [[20220, 0, 0, 1000, 0], [20758, 1000, 0, 1000, 1], [37860, 2000, 0, 1000, 2]],
      ink: InkBox(176, -80, 2964, 839)),
    ScriptCase(
      name: "Han in the first face of a collection", font: .notoSansCJK, text: "骨直",
      unitsPerEm: 1000, glyphs: [[45132, 0, 0, 1000, 0], [27873, 1000, 0, 1000, 1]],
      ink: InkBox(79, -81, 1950, 843)),
    ScriptCase(
      name: "Han in the third face of a collection", font: .notoSansCJK, index: 2, text: "骨直",
      unitsPerEm: 1000, glyphs: [[45133, 0, 0, 1000, 0], [27874, 1000, 0, 1000, 1]],
      ink: InkBox(79, -80, 1956, 841)),
  ]
}
