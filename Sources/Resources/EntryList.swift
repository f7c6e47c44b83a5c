import Diagnostics
import Extraction
import Reading

/// The entries of one file while it is read; one for each key.
struct EntryList {
  private(set) var entries: [ExtractedEntry] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let path: String
  private let table: String
  private let lines: LineMap
  private var positions: [ExactKey: Int] = [:]

  init(path: String, table: String, text: SourceText) {
    self.path = path
    self.table = table
    lines = LineMap(text.utf8)
  }

  /// Adds a text that the file keeps under a key of its own.
  ///
  /// - Parameter offset: Where the text starts.
  mutating func add(_ key: String, text: String, comment: String? = nil, at offset: Int) {
    let position = lines.shownPosition(at: offset)
    let entry = ExtractedEntry(
      key: key, table: table, defaultValue: text, sourceText: text,
      comments: comment.map { [$0] } ?? [],
      locations: [
        SourceReference(
          file: path, offset: offset, line: position.line, column: position.column,
          reading: .plain)
      ])
    add(entry)
  }

  /// Adds a text that is its own key.
  mutating func add(_ text: String, at offset: Int) {
    let position = lines.shownPosition(at: offset)
    add(
      ExtractedEntry(
        key: text, table: table, sourceText: text,
        locations: [
          SourceReference(
            file: path, offset: offset, line: position.line, column: position.column,
            reading: .plain)
        ]))
  }

  private mutating func add(_ entry: ExtractedEntry) {
    if let known = positions[ExactKey(entry.key)] {
      diagnostics += entries[known].merge(entry)
    } else {
      positions[ExactKey(entry.key)] = entries.count
      entries.append(entry)
    }
  }
}
