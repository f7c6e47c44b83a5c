/// What `l10n reuse` is asked to do.
package struct ReuseOptions: Sendable {
  package var catalogs: ExchangeCatalogOptions
  /// Catalogs and exchange files of others, and folders of them.
  package var memory: [String] = []
  /// The languages to fill; empty for those that the project has.
  package var locales: [String] = []
  /// How much a source text must be like another one, from 0 to 1.
  package var least = 0.75
  /// Whether translations are also written into files that have no place for "needs review".
  package var writesStrings = false
  /// Whether nothing is written.
  package var isDryRun = false

  package init(catalogs: ExchangeCatalogOptions) { self.catalogs = catalogs }
}
