extension WeightedScript {
  /// How often each character stands in English text: 81 characters of English Wikinews.
  ///
  /// The shares of Capsize (`@capsizecss/unpack`), grouped; their sum is 1.0003, and they are not
  /// normalised.
  static let latinFrequencies: [(tenThousandths: Int, characters: String)] = [
    (1540, " "), (922, "e"), (672, "t"), (668, "a"), (588, "i"), (578, "n"), (571, "o"),
    (526, "r"), (469, "s"), (351, "h"), (304, "l"), (298, "d"), (232, "c"), (207, "u"),
    (181, "m"), (170, "f"), (163, "p"), (155, "g"), (123, "y"), (114, "b"), (110, "w"), (83, ","),
    (79, "."), (76, "v"), (53, "0"), (46, "k"), (41, "ST"), (40, "A"), (38, "|"), (31, "C"),
    (26, "2"), (25, "Mx"), (23, "1P"), (22, "I"), (21, "["), (20, "B"), (18, "-"), (16, "U"),
    (15, "5FR"), (14, "'N"), (13, "DH"), (12, "\"LW"), (11, "EGz"), (10, "()3"), (9, "JOj"),
    (8, "4:q"), (7, "68=K]"), (6, "9"), (5, "7V"), (3, "Y"), (2, "$Z"), (1, "%/;QXáé"),
  ]
}
