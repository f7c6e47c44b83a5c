#if !canImport(Darwin)
import Foundation
import Localization
import TestSupport

/// A few Spanish and English texts, as a bundle and in memory.
enum SampleCatalogs {
  static let spanish = Locale(identifier: "es_MX")
  static let english = Locale(identifier: "en_US")

  private static let es = """
    "Hello" = "Hola";
    "Hello, %@!" = "¡Hola, %@!";
    "%lld items for %@" = "Para %2$@: %1$lld productos";
    "order.total" = "%lld en total";
    "small" = "pequeño";
    "Size: %@" = "Tamaño: %@";
    "**Thanks**, %@" = "**Gracias**, %@";
    "100% arabica" = "100% arábica";
    "%.2f km" = "%.2f kilómetros";
    "%lf km" = "%lf kilómetros";
    "At %@" = "A las %@";
    "%lld items" = "%lld productos";
    "^[Big](rainbow: 'fun')" = "^[Grande](rainbow: 'fun')";
    """
  private static let menu = """
    "Hello" = "Buen provecho";
    """

  static let catalogs = LocalizationCatalogs([
    .strings(es.utf8, localization: "es"),
    .strings(menu.utf8, table: "Menu", localization: "es"),
  ])

  static let memory = LocalizedStringResource.BundleDescription.catalogs(catalogs)

  /// The same texts in a folder.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(es, to: "es.lproj/Localizable.strings")
    try folder.write(menu, to: "es.lproj/Menu.strings")
    return folder
  }

  /// A resource of the catalogs in memory.
  static func resource(
    _ value: String.LocalizationValue, table: String? = nil, locale: Locale = spanish
  ) -> LocalizedStringResource {
    LocalizedStringResource(value, table: table, locale: locale, bundle: memory)
  }
}
#endif
