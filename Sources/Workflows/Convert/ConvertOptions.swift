/// What a conversion is asked for.
package struct ConvertOptions: Sendable {
  /// Files and folders with catalogs.
  package var scope = FileScope()
  /// Nil to take the format that the catalogs don't have.
  package var format: NewCatalogFormat?
  /// Where the new catalogs go; nil for beside the old ones.
  package var output: String?
  /// The language of the keys, for files that don't say it.
  package var sourceLanguage: String?
  /// Whether files that are there are replaced.
  package var replacesFiles = false

  package init() {}
}
