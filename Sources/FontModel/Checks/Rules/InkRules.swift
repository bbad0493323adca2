extension CheckRule {
  static let winClipsInk = CheckRule(
    "win-clips-ink",
    title: "Windows cuts off ink outside the win box",
    why: "Programs on Windows draw nothing above usWinAscent and below usWinDescent, so accents "
      + "and marks lose their ends.",
    fontbakery: ["family/win_ascent_and_descent"],
    .face { face, family in
      guard face.ink != nil, !face.measures.isCJK, let win = face.lines.win,
        let ink = family.ink(inUnitsOf: face),
        win.ascender < ink.yMax || win.descender > ink.yMin
      else { return nil }
      var found = "usWinAscent \(win.ascender) and usWinDescent \(-win.descender); glyphs of the "
      found += family.faces.count > 1 ? "family" : "font"
      found += " reach \(ink.yMax) and \(ink.yMin)"
      return CheckObservation(
        faces: [face], found: found,
        expected: "usWinAscent of \(max(ink.yMax, .zero)) or more and usWinDescent of "
          + "\(max(-ink.yMin, .zero)) or more",
        fields: [.winAscent, .winDescent, .yMax, .yMin],
        settings: family.settings([.winAscent, .winDescent], for: [face]),
        glyphs: OutsideGlyphs(face, .win))
    })

  static let inkOutsideLine = CheckRule(
    "ink-outside-line",
    title: "Glyphs reach beyond the line",
    why: "Where lines stand close, tall glyphs touch the line above or below, and terminals and "
      + "text fields cut them off.",
    .face { face, _ in
      guard let name = face.lines.effective, let set = face.lines.effectiveSet, let ink = face.ink,
        set.ascender < ink.yMax || set.descender > ink.yMin
      else { return nil }
      // Where the win set is the same box, its own rule says it.
      let isSaidOfWin =
        face.lines.win?.ascender == set.ascender && face.lines.win?.descender == set.descender
      guard face.measures.isCJK || !isSaidOfWin else { return nil }
      return CheckObservation(
        faces: [face],
        found: "glyphs reach \(ink.yMax) and \(ink.yMin), \(name.rawValue) is \(set.ascender) and "
          + "\(set.descender)",
        expected: "room for the tallest glyphs in the line, or more space between lines",
        fields: Self.fields(of: name) + [.yMax, .yMin], glyphs: OutsideGlyphs(face, name))
    })

  static let winBoxExcessive = CheckRule(
    "win-box-excessive",
    title: "The win box is more than twice as tall as the ink",
    why: "Programs on Windows that take win as the line leave holes between lines.",
    fontbakery: ["family/win_ascent_and_descent"],
    .face { face, family in
      guard face.ink != nil, !face.measures.isCJK, let win = face.lines.win,
        let ink = family.ink(inUnitsOf: face)
      else { return nil }
      let most = (ascent: ink.yMax + ink.yMax, descent: -(ink.yMin + ink.yMin))
      guard win.ascender > most.ascent || -win.descender > most.descent else { return nil }
      return CheckObservation(
        faces: [face],
        found: "usWinAscent \(win.ascender) and usWinDescent \(-win.descender); glyphs reach "
          + "\(ink.yMax) and \(ink.yMin)",
        expected: "usWinAscent up to \(most.ascent) and usWinDescent up to \(most.descent)",
        fields: [.winAscent, .winDescent, .yMax, .yMin],
        settings: family.settings([.winAscent, .winDescent], for: [face]))
    })
}
