internal import FontModel
internal import Fontconfig

/// What to say where a name is not installed: what it may have meant, and what would be used.
struct NotInstalledExplanation {
  let name: String
  let configuration: FontConfiguration
  let catalogue: FontCatalogue

  var error: FontError {
    if catalogue.isEmpty {
      return FontError(
        .notInstalled, subject: name, message: "is not installed; no fonts are",
        advice: "install some (on Debian, for example, the package fonts-dejavu-core), or name a "
          + "file")
    }
    let advice = [rejected, pattern ?? suggestions, substitute].compactMap(\.self)
    return FontError(
      .notInstalled, subject: name, message: "no installed font has this name",
      advice: advice.joined(separator: "\n"))
  }

  private var rejected: String? {
    configuration.rejectedFace(named: name).map {
      "\($0.file) has it, but the configuration rejects that file; it can be read by its path"
    }
  }

  /// What to type instead of a fontconfig pattern, such as "DejaVu Sans:bold".
  private var pattern: String? {
    guard let colon = name.firstIndex(of: ":") else { return nil }
    let family = String(name[..<colon])
    guard catalogue.lookup(family) != .none else { return nil }
    return "names are not patterns; did you mean \"\(family)\" with --style or --variation?"
  }

  private var suggestions: String? {
    let names = catalogue.suggestions(for: name, limit: 3)
    return names.isEmpty ? nil : "did you mean \(names.joined(separator: ", "))?"
  }

  private var substitute: String? {
    configuration.substitute(for: name, in: catalogue).map {
      "fontconfig would use \($0.face.summary.displayName) (\($0.face.summary.file)); "
        + "--substitute accepts that"
    }
  }
}
