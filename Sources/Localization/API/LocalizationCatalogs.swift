import Catalogs

/// Catalogs in memory, for texts that come in no bundle.
///
/// A ``Localizer`` takes them on every platform; on Linux a resource names them where it would name
/// a bundle:
///
///     let catalogs = LocalizationCatalogs([.strings(file, localization: "es")])
///     Localizer(catalogs: catalogs, locale: Locale(identifier: "es")).text("Hello")
///     String(localized: LocalizedStringResource("Hello", bundle: .catalogs(catalogs)))
///
/// They are read once, here; copies share what was read, on any thread. What can't be read is left
/// out, and its keys are shown as for a missing translation.
public struct LocalizationCatalogs: Sendable {
  let tables: TableStore
  let sources: [CatalogSource]

  /// Reads catalogs.
  public init(_ catalogs: [Catalog]) {
    sources = catalogs.map(\.source)
    tables = .memory(sources)
  }

  /// The bytes of one catalog, and what they are.
  public struct Catalog: Sendable {
    let source: CatalogSource

    /// A `.strings` file, as text or as a property list.
    ///
    /// - Parameters:
    ///   - contents: The file's bytes.
    ///   - table: The catalog's name.
    ///   - localization: The language tag, such as `es-419`.
    public static func strings(
      _ contents: some Sequence<UInt8>, table: String = "Localizable", localization: String
    ) -> Catalog {
      Catalog(
        source: CatalogSource(
          name: table, localization: localization, format: .strings, bytes: Array(contents),
          file: "\(localization).lproj/\(table).strings"))
    }

    /// A `.stringsdict` file, whose keys win over those of the `.strings` file of the same table.
    ///
    /// - Parameters:
    ///   - contents: The file's bytes.
    ///   - table: The catalog's name.
    ///   - localization: The language tag, such as `es-419`.
    public static func stringsdict(
      _ contents: some Sequence<UInt8>, table: String = "Localizable", localization: String
    ) -> Catalog {
      Catalog(
        source: CatalogSource(
          name: table, localization: localization, format: .stringsdict, bytes: Array(contents),
          file: "\(localization).lproj/\(table).stringsdict"))
    }

    /// A String Catalog (`.xcstrings`), which holds all its localizations.
    public static func stringCatalog(
      _ contents: some Sequence<UInt8>, table: String = "Localizable"
    ) -> Catalog {
      Catalog(
        source: CatalogSource(
          name: table, localization: nil, format: .stringCatalog, bytes: Array(contents),
          file: "\(table).xcstrings"))
    }
  }
}
