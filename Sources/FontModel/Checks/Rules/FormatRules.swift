extension CheckRule {
  static let tablesMissing = CheckRule(
    "tables-missing",
    title: "Tables with line metrics are missing",
    why: "Windows and browsers refuse fonts without OS/2; where the table ends early, programs "
      + "read what lies behind it.",
    .face { face, _ in
      guard face.hasLineMetrics, face.lines.typo == nil || face.lines.win == nil else { return nil }
      let found =
        face.tables.os2.map { "OS/2 of \($0.length) bytes ends before its line metrics" }
        ?? "there is no usable OS/2 table"
      return CheckObservation(
        faces: [face], found: found, expected: "an OS/2 table of 78 bytes or more", fields: [])
    })

  static let noLineMetrics = CheckRule(
    "no-line-metrics",
    title: "The format has no line metrics to check",
    why: "Type 1 fonts and bitmaps have a box or a strike instead, and programs make up the rest.",
    .face { face, _ in
      guard !face.hasLineMetrics else { return nil }
      return CheckObservation(
        faces: [face],
        found: "a font in the format \(face.summary.format), without hhea and OS/2",
        expected: "an OpenType font, where line heights matter", fields: [])
    })
}
