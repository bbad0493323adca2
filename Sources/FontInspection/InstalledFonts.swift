package import FontModel
package import Fontconfig

/// The installed fonts, read when the first name is looked up and not before.
package final class InstalledFonts {
  private let load: () throws(FontError) -> FontConfiguration
  private var configuration: FontConfiguration?
  private var wholeCatalogue: FontCatalogue?
  private var hasLookedUp = false

  /// Fonts of the configuration that `load` makes when it is needed.
  package init(load: @escaping () throws(FontError) -> FontConfiguration) {
    self.load = load
  }

  /// The catalogue; throws what loading the configuration throws.
  package func catalogue() throws(FontError) -> FontCatalogue {
    try all().catalogue
  }

  /// What a name is looked up in: for the first one only faces that have to do with it, since that
  /// is often all that is asked; then the whole catalogue.
  func catalogue(around name: String) throws(FontError) -> FontCatalogue {
    guard wholeCatalogue == nil, !hasLookedUp else { return try all().catalogue }
    hasLookedUp = true
    return try loadedConfiguration().catalogue(around: name)
  }

  func all() throws(FontError) -> (configuration: FontConfiguration, catalogue: FontCatalogue) {
    let configuration = try loadedConfiguration()
    let catalogue = wholeCatalogue ?? configuration.catalogue()
    wholeCatalogue = catalogue
    return (configuration, catalogue)
  }

  private func loadedConfiguration() throws(FontError) -> FontConfiguration {
    if let configuration { return configuration }
    let loaded = try load()
    configuration = loaded
    return loaded
  }
}
