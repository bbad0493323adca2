internal import FontModel

extension JSONWriter {
  /// One comparison; `schema` names the record's shape where it stands alone.
  mutating func comparison(
    _ comparison: FontComparison, in report: CompareReport, schema: String? = nil
  ) {
    object { writer in
      writer.member("differences") { $0.list(comparison.differences) { $0.value($1) } }
      writer.member("faces") { writer in
        writer.list(zip(comparison.faces, comparison.fits)) { writer, element in
          writer.comparedFace(element.0, element.1, size: report.size)
        }
      }
      writer.member("likeness", comparison.likeness.rawValue)
      writer.member("lineMetrics") { writer in
        writer.object { writer in
          for set in LineMetricSetName.allCases {
            writer.member(named: set.rawValue) {
              $0.comparedSet(set, comparison, size: report.size)
            }
          }
        }
      }
      writer.member("metrics") { writer in
        let metrics = comparison.metrics.filter(\.name.isReported)
        writer.object { writer in
          for metric in metrics.sorted(by: { $0.name.key < $1.name.key }) {
            writer.member(named: metric.name.key) { writer in
              writer.comparedMetric(metric, comparison, size: report.size)
            }
          }
        }
      }
      writer.member("properties") { writer in
        let properties = comparison.properties
        writer.object { writer in
          for property in properties.sorted(by: { $0.name.rawValue < $1.name.rawValue }) {
            writer.member(named: property.name.rawValue) { $0.comparedProperty(property) }
          }
        }
      }
      if let schema {
        writer.member("schema", schema)
        writer.member("size") { $0.sizes([report.size]) }
        writer.member("tolerance", report.tolerance)
      }
    }
  }

  private mutating func comparedFace(_ face: FontReport, _ fit: FaceFit, size: FontSize) {
    object { writer in
      writer.member("face") { $0.face(face.facts.summary, details: face) }
      writer.member("fit") { writer in
        writer.object { writer in
          writer.member("capHeight") { $0.fit(fit.capHeightRatio, fit, size: size) }
          writer.member("lineGap", fit.lineGap)
          writer.member("lineHeight", fit.lineHeight)
          writer.member("xHeight") { $0.fit(fit.xHeightRatio, fit, size: size) }
        }
      }
      writer.member("requested", face.requested)
      writer.member("substituted", face.isSubstituted)
      writer.member("unitsPerEm", face.facts.unitsPerEm)
    }
  }

  /// A size at which a height is that of the first face, and the line height there.
  private mutating func fit(_ ratio: ExactRatio?, _ fit: FaceFit, size: FontSize) {
    guard let ratio else { return null() }
    object { writer in
      writer.member("lineHeight", fit.lineHeight(at: ratio))
      writer.member("ratio") { writer in
        writer.object { writer in
          writer.member("denominator", ratio.denominator)
          writer.member("numerator", ratio.numerator)
          writer.member("value", ratio.value)
        }
      }
      writer.member("size", ratio.applied(to: size.value))
    }
  }

  private mutating func comparedSet(
    _ set: LineMetricSetName, _ comparison: FontComparison, size: FontSize
  ) {
    object { writer in
      for metric in comparison.metrics {
        guard case .set(set, let field) = metric.name else { continue }
        writer.member(named: field.rawValue) { $0.comparedMetric(metric, comparison, size: size) }
      }
    }
  }

  private mutating func comparedMetric(
    _ metric: ComparedMetric, _ comparison: FontComparison, size: FontSize
  ) {
    object { writer in
      writer.member("differences") { $0.list(metric.differences) { $0.value($1) } }
      writer.member("differs", metric.differs)
      writer.member("values") { writer in
        writer.list(zip(metric.values, comparison.faces)) { writer, element in
          let (value, face) = element
          let unitsPerEm = face.facts.unitsPerEm
          writer.object { writer in
            writer.member("ratio", value.ratio(unitsPerEm: unitsPerEm))
            writer.member(
              "scaled", value.scaled(unitsPerEm: unitsPerEm, pixelsPerEm: size.pixelsPerEm))
            writer.member("source", value.source.name)
            writer.member("units", value.units?.value)
          }
        }
      }
    }
  }

  private mutating func comparedProperty(_ property: ComparedProperty) {
    object { writer in
      writer.member("differs", property.differs)
      writer.member("values") { writer in
        writer.list(property.values) { writer, value in
          switch value {
          case .number(let number): writer.value(number)
          case .flag(let flag): writer.value(flag)
          case .text(let text): writer.value(text)
          case nil: writer.null()
          }
        }
      }
    }
  }
}

extension ComparedMetric.Name {
  /// Whether it is a metric of the report and not a field of a set.
  var isReported: Bool {
    if case .metric = self { true } else { false }
  }
}

extension ExactRatio {
  /// A size made larger by the ratio, rounded once at the end.
  func applied(to size: Double) -> Double {
    size * Double(numerator) / Double(denominator)
  }
}
