extension WeightedScript {
  /// How often each letter stands in Thai text: 54 letters of Thai Wikinews (2023-12-01), without
  /// the marks, which have no width of their own, and without blanks.
  ///
  /// Counted by the rules of Capsize (`@capsizecss/unpack`): shares of 5,000 abstracts rounded to
  /// four decimals, those that round to nothing left out. Their sum is 1.0001.
  static let thaiFrequencies: [(tenThousandths: Int, characters: String)] = [
    (1024, "า"), (873, "ร"), (711, "น"), (552, "ก"), (459, "อ"), (433, "ง"), (419, "เ"),
    (416, "ม"), (372, "ว"), (345, "ย"), (339, "ล"), (311, "ท"), (271, "ด"), (258, "บส"),
    (255, "ะ"), (239, "ต"), (214, "ค"), (204, "ป"), (197, "ห"), (175, "พ"), (169, "จ"),
    (158, "ชแ"), (127, "ข"), (111, "ไ"), (109, "ใ"), (97, "ำ"), (77, "ผโ"), (71, "ณ"), (68, "ธ"),
    (63, "ศ"), (61, "ถ"), (46, "ซภ"), (44, "ฟ"), (42, "ษ"), (39, "ญ"), (33, "ฐ"), (23, "ฉ"),
    (12, "ฒ"), (9, "ฤ"), (7, "ฯ"), (6, "ฝ"), (4, "ฑฮ"), (3, "ฎฬๆ"), (2, "ฆฏ"), (1, "๒๕"),
  ]
}
