/// What `l10n import` is asked to do.
package struct ImportOptions: Sendable {
  package var catalogs: ExchangeCatalogOptions
  /// The files that came back, and folders of them.
  package var files: [String]
  /// The target language, for files that don't name one.
  package var locale: String?
  /// The languages that the project's configuration names.
  var projectLocales: [String] = []
  /// Whether texts are imported that don't look safe.
  package var isForced = false
  /// Whether the safe texts of a file are imported although others are refused.
  package var skipsRefused = false
  /// Whether nothing is written.
  package var isDryRun = false
  /// The folder that takes the changed catalogs; nil to change them where they are.
  package var output: String?

  package init(catalogs: ExchangeCatalogOptions, files: [String]) {
    self.catalogs = catalogs
    self.files = files
  }
}
