internal import Arguments

extension ProgramTable {
  /// The variables that the program looks at.
  static var environment: HelpSection {
    HelpSection(
      "Environment",
      [
        .table([
          .init(
            "FONTCONFIG_FILE",
            "The configuration that tells which fonts are installed. One that is missing or broken "
              + "is an error."),
          .init(
            "FONTCONFIG_PATH", "The folders in which a configuration named without one is found."),
          .init(
            "FONTCONFIG_SYSROOT, XDG_CACHE_HOME, XDG_CONFIG_HOME, XDG_DATA_HOME",
            "Read by fontconfig, as fonts-conf(5) says."),
          .init(
            "NO_COLOR", "Set to anything, switches colour off, unless `--color` says otherwise."),
          .init(
            "CLICOLOR_FORCE, FORCE_COLOR",
            "Set to anything but 0, colour even where no terminal reads; 0 switches it off."),
          .init("CLICOLOR", "Set to 0, switches colour off."),
          .init(
            "COLUMNS", "The width of tables, instead of the terminal's; 80 where neither is known."),
          .init(
            "TERM", "The kind of terminal: how many colours, and which pictures; dumb has neither."),
          .init(
            "FONTMETRICS_CONTAINMENT",
            "Set to off, lets a font that crashes what reads it end the program, for those who look "
              + "for the cause; else the program starts anew without the font."),
          .init("COLORTERM", "Set to truecolor or 24bit, allows all colours."),
          .init("COLORFGBG", "Tells whether the ground is dark, for pictures in the terminal."),
          .init(
            "LC_ALL, LC_CTYPE, LANG",
            "The first that is set tells whether the terminal takes UTF-8; tables and pictures are in "
              + "ASCII where it doesn't. Nothing else depends on the locale."),
          .init(
            "TERM_PROGRAM, LC_TERMINAL, KITTY_WINDOW_ID, GHOSTTY_RESOURCES_DIR, "
              + "WEZTERM_EXECUTABLE, KONSOLE_VERSION, MLTERM, TMUX, STY",
            "Tell which pictures the terminal understands; `--protocol` overrides them."),
        ])
      ])
  }
}
