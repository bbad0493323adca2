package import FontModel

extension CheckReport {
  /// One run as a SARIF 2.1.0 log, in which the program has this version.
  package func sarif(version: String) -> String {
    let rules = askedRules
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.rule, $0) })
    return JSONWriter.text(.indented) { writer in
      writer.object { writer in
        writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        writer.member("runs") { writer in
          writer.list(CollectionOfOne(self)) { writer, report in
            writer.object { writer in
              writer.member("automationDetails") { writer in
                writer.object { $0.member("id", "fontmetrics-check/\(report.profile.rawValue)/") }
              }
              writer.member("columnKind", "unicodeCodePoints")
              writer.member("invocations") { writer in
                writer.list(CollectionOfOne(report.errors)) { $0.invocation($1) }
              }
              writer.member("results") { writer in
                writer.list(report.families.flatMap(\.findings)) { writer, finding in
                  writer.result(finding, ruleIndex: indices[finding.rule])
                }
              }
              writer.member("tool") { $0.tool(rules, version: version) }
            }
          }
        }
        writer.member("version", "2.1.0")
      }
    } + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func tool(
    _ rules: [(rule: CheckRule, severity: CheckSeverity)], version: String
  ) {
    object { writer in
      writer.member("driver") { writer in
        writer.object { writer in
          writer.member("name", "fontmetrics")
          writer.member("rules") { $0.list(rules) { $0.sarifRule($1.rule, $1.severity) } }
          writer.member("version", version)
        }
      }
    }
  }

  private mutating func sarifRule(_ rule: CheckRule, _ severity: CheckSeverity) {
    object { writer in
      writer.member("defaultConfiguration") { writer in
        writer.object { $0.member("level", severity.sarifLevel) }
      }
      writer.member("fullDescription") { $0.message(rule.why) }
      writer.member("id", rule.id)
      writer.member("properties") { writer in
        writer.object { writer in
          writer.member("fontbakery") { $0.list(rule.fontbakery) { $0.value($1) } }
        }
      }
      writer.member("shortDescription") { $0.message(rule.title) }
    }
  }

  fileprivate mutating func invocation(_ errors: [FontError]) {
    object { writer in
      writer.member("executionSuccessful", errors.isEmpty)
      writer.member("toolExecutionNotifications") { writer in
        writer.list(errors) { writer, error in
          writer.object { writer in
            writer.member("descriptor") { writer in
              writer.object { $0.member("id", error.code.rawValue) }
            }
            writer.member("level", "error")
            writer.member("message") { $0.message("\(error.subject): \(error.message)") }
          }
        }
      }
    }
  }

  fileprivate mutating func result(_ finding: CheckFinding, ruleIndex: Int?) {
    object { writer in
      writer.member("level", finding.severity.sarifLevel)
      writer.member("locations") { $0.list(finding.faces) { $0.location($1) } }
      writer.member("message") { $0.message(finding.sarifText) }
      writer.member("partialFingerprints") { writer in
        writer.object { $0.member("fontmetrics/v1", finding.fingerprint) }
      }
      writer.member("ruleId", finding.rule.id)
      if let ruleIndex { writer.member("ruleIndex", ruleIndex) }
    }
  }

  private mutating func location(_ face: FaceSummary) {
    object { writer in
      writer.member("logicalLocations") { writer in
        writer.list(CollectionOfOne(face)) { writer, face in
          writer.object { writer in
            writer.member("fullyQualifiedName", face.displayName)
            writer.member("kind", "resource")
            if let name = face.postScriptName { writer.member("name", name) }
          }
        }
      }
      // What came on standard input is no file that could be named.
      if face.file != .standardInput {
        writer.member("physicalLocation") { $0.physicalLocation(face.file) }
      }
    }
  }

  private mutating func physicalLocation(_ file: FilePath) {
    object { writer in
      writer.member("artifactLocation") { writer in
        writer.object { $0.member("uri", PathReference(file).text) }
      }
      // A font has no lines, but services refuse results without one.
      writer.member("region") { writer in
        writer.object { $0.member("startLine", 1) }
      }
    }
  }

  private mutating func message(_ text: String) {
    object { $0.member("text", text) }
  }
}

extension CheckSeverity {
  fileprivate var sarifLevel: String {
    switch self {
    case .fail: "error"
    case .warn: "warning"
    case .info: "note"
    }
  }
}

extension CheckFinding {
  /// What was found, what should be, and what to set.
  fileprivate var sarifText: String {
    let settings = settings.map { CheckColumns.text($0) }.joined(separator: ", ")
    let advice = settings.isEmpty ? "" : " Set \(settings)."
    let glyphs = glyphs.farthest.isEmpty ? "" : " Glyphs: \(glyphs)."
    return "\(rule.title). Found: \(found).\(glyphs) Expected: \(expected).\(advice)"
  }
}
