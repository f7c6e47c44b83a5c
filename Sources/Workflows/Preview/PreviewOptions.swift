package import Extraction

/// What a preview shows.
package struct PreviewOptions: Sendable {
  /// Files and folders with catalogs.
  package var paths: [String] = ["."]
  package var include: [String] = []
  package var exclude: [String] = []
  /// Language tags; none for all localizations of the catalogs.
  package var locales: [String] = []
  /// The language that keys are in; nil where the catalogs say it.
  package var sourceLanguage: String?
  /// Names of terms of address; none for all that make a difference.
  package var addresses: [String] = []
  package var keys: [String] = []
  /// Globs, of which a key must match one.
  package var matches: [String] = []
  package var table: String?
  /// Arguments in order, or `2=VALUE` by position.
  package var arguments: [String] = []
  /// Whether arguments are shown as they are, even where they are keys of a catalog.
  package var usesLiteralArguments = false
  /// A text that is in no catalog.
  package var template: String?
  /// `1=feminine` or `1=WORD`.
  package var concepts: [String] = []
  package var likeApple = false
  /// Where Swift sources are; none to look at no sources.
  package var sources: [String] = []
  package var functions: [LocalizingFunction] = []

  package init() {}
}
