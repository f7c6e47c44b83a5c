package import Foundation
package import Grammar

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

  /// The tables of a bundle, read from its files.
  ///
  /// Foundation's own lookup is not used: on Linux it crashes on a table with a `.stringsdict`.
  package convenience init(bundle: Bundle) {
    let folders = [bundle.resourceURL, bundle.bundleURL].compactMap(\.self)
    let found = folders.lazy.map(FolderListing.sources).first { !$0.isEmpty }
    self.init(found ?? [], sourceLanguage: bundle.developmentLocalization)
  }
}
