/// A text stack whose rule for line heights is known.
package enum Platform: String, CaseIterable, Sendable {
  case chromeLinux = "chrome-linux"
  case firefoxLinux = "firefox-linux"
  case gtk
  case qt6
  case uiKit = "uikit"
  case gdi
  case directWrite = "directwrite"

  /// The stable identifier.
  package var id: String { rawValue }

  /// The name for people.
  package var name: String {
    switch self {
    case .chromeLinux: "Chrome, Linux"
    case .firefoxLinux: "Firefox, Linux"
    case .gtk: "GTK"
    case .qt6: "Qt 6"
    case .uiKit: "UIKit equivalent"
    case .gdi: "Windows GDI"
    case .directWrite: "DirectWrite"
    }
  }

  /// A name for narrow places.
  package var shortName: String {
    switch self {
    case .chromeLinux: "Chrome"
    case .firefoxLinux: "Firefox"
    case .gtk: "GTK"
    case .qt6: "Qt 6"
    case .uiKit: "UIKit"
    case .gdi: "GDI"
    case .directWrite: "DirectWrite"
    }
  }

  /// What the lengths of a line count: points on iOS, pixels elsewhere.
  package var unit: FontSize.Unit {
    switch self {
    case .uiKit: .point
    case .chromeLinux, .firefoxLinux, .gtk, .qt6, .gdi, .directWrite: .pixel
    }
  }

  /// Whether the formula also holds for bitmaps wrapped in an sfnt.
  var readsTablesOfBitmaps: Bool {
    switch self {
    case .gtk, .uiKit, .gdi, .directWrite: true
    case .chromeLinux, .firefoxLinux, .qt6: false
    }
  }

  /// The line at a size; nil where the font lacks the tables that the platform reads.
  package func line(_ input: PlatformInput) -> PlatformLine? {
    switch self {
    case .chromeLinux: chromeLine(input)
    case .firefoxLinux: firefoxLine(input)
    case .gtk: gtkLine(input)
    case .qt6: qtLine(input)
    case .uiKit: uiKitLine(input)
    case .gdi: gdiLine(input)
    case .directWrite: directWriteLine(input)
    }
  }
}

extension Double {
  /// Rounded to the nearest whole number, halves upwards, also below zero.
  var roundedHalfUp: Double { (self + 0.5).rounded(.down) }
}
