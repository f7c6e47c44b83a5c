/// A place in a file, in UTF-8 offsets; line and column are computed only for printing.
package struct Location: Hashable, Sendable {
  /// The file's path as the user would write it, relative to the current folder where possible.
  package var file: String
  /// UTF-8 offsets into the file's bytes.
  package var range: Range<Int>
  /// The place in the catalog's own terms, for people who never see the file: a key and the steps
  /// below it; empty where there is none.
  package var keyPath: [String]

  package init(file: String, range: Range<Int>, keyPath: [String] = []) {
    self.file = file
    self.range = range
    self.keyPath = keyPath
  }

  /// The start of a file, for what is said of it as a whole.
  package init(file: String) { self.init(file: file, range: 0..<0) }

  /// The key path as people read it, with the start of keys that are very long; nil where there is none.
  package var briefKeyPath: String? {
    keyPath.isEmpty ? nil : keyPath.map { $0.shortened(to: 500) }.joined(separator: " ▸ ")
  }

  /// The key path as people read it (`files ▸ es ▸ one`); nil where there is none.
  package var shownKeyPath: String? {
    keyPath.isEmpty ? nil : keyPath.joined(separator: " ▸ ")
  }
}
