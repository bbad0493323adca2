package import FontModel
package import Fontconfig

/// The installed fonts, read when the first name is looked up and not before.
package final class InstalledFonts {
  private let load: () throws(FontError) -> FontConfiguration
  private var loaded: (configuration: FontConfiguration, catalogue: FontCatalogue)?

  /// Fonts of the configuration that `load` makes when it is needed.
  package init(load: @escaping () throws(FontError) -> FontConfiguration) {
    self.load = load
  }

  /// The catalogue; throws what loading the configuration throws.
  package func catalogue() throws(FontError) -> FontCatalogue {
    try all().catalogue
  }

  func all() throws(FontError) -> (configuration: FontConfiguration, catalogue: FontCatalogue) {
    if let loaded { return loaded }
    let configuration = try load()
    let all = (configuration: configuration, catalogue: configuration.catalogue())
    loaded = all
    return all
  }
}
