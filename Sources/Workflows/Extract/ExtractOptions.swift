package import Extraction

/// What `l10n extract` is asked to do.
package struct ExtractOptions: Sendable {
  /// The files and folders to scan.
  package var paths: [String]
  /// The folder that takes all catalogs; nil to use the catalogs beside the sources.
  package var output: String?
  package var sourceLanguage: String
  /// Whether keys that the sources no longer use are deleted instead of marked.
  package var removesStale: Bool
  /// Whether catalogs are only compared, not written.
  package var isCheck: Bool
  /// Whether it is an error that there is no catalog to write to.
  package var needsCatalog: Bool
  /// Functions of the project that localize a plain String.
  package var functions: [LocalizingFunction]
  package var include: [String]
  package var exclude: [String]

  package init(
    paths: [String], output: String? = nil, sourceLanguage: String = "en",
    removesStale: Bool = false, isCheck: Bool = false, needsCatalog: Bool = true,
    functions: [LocalizingFunction] = [], include: [String] = [], exclude: [String] = []
  ) {
    self.paths = paths
    self.output = output
    self.sourceLanguage = sourceLanguage
    self.removesStale = removesStale
    self.isCheck = isCheck
    self.needsCatalog = needsCatalog
    self.functions = functions
    self.include = include
    self.exclude = exclude
  }
}
