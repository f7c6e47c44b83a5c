import Exchange
package import Extraction

/// What `l10n export` is asked to do.
package struct ExportOptions: Sendable {
  package var catalogs: ExchangeCatalogOptions
  /// The languages to export; empty for the configuration's, else all that the catalogs have.
  package var locales: [String] = []
  package var format: ExchangeFormat
  /// A file for one locale, or the folder for all.
  package var output: String
  package var version = XLIFFVersion.v1_2
  /// Whether CSV files start with a byte-order mark, as Excel needs it.
  package var hasByteOrderMark = false
  /// Swift sources that say what arguments can be.
  package var sources: [String] = []
  /// Whether files are replaced that no export wrote.
  package var replacesFiles = false
  /// Functions of the project that localize a plain String.
  package var functions: [LocalizingFunction] = []

  package init(catalogs: ExchangeCatalogOptions, format: ExchangeFormat, output: String) {
    self.catalogs = catalogs
    self.format = format
    self.output = output
  }
}
