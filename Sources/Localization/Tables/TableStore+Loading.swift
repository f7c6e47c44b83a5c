package import Foundation
package import Grammar
import LocaleData

extension TableStore {
  /// The tables of a folder: `es.lproj/Table.strings`, `.stringsdict` and `Table.xcstrings`.
  ///
  /// Links that lead out of the folder and files of more than 64 MB are not read.
  package convenience init(
    folder: URL, sourceLanguage: String? = nil, lexicon: ProjectLexicon? = nil
  ) {
    self.init(
      FolderListing.sources(in: folder), sourceLanguage: sourceLanguage, lexicon: lexicon)
  }

  /// The tables of a bundle, read from its files; it says what the source language is.
  ///
  /// Foundation's own lookup is not used: on Linux it crashes on a table with a `.stringsdict`.
  package convenience init(bundle: Bundle, lexicon: ProjectLexicon? = nil) {
    self.init(
      folder: bundle.resourceURL ?? bundle.bundleURL, sourceLanguage: bundle.sourceLanguage,
      lexicon: lexicon)
  }
}

extension Bundle {
  /// The language that the bundle's property list names.
  ///
  /// `developmentLocalization` is not asked: on Linux it crashes where there is none.
  fileprivate var sourceLanguage: String? {
    let region = infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return region.flatMap { LanguageTag($0) == nil ? nil : $0 }
  }
}
