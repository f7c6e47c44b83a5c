import Diagnostics
import Extraction
import Reading

/// The entries of one file while it is read; one for each key.
struct EntryList {
  /// In the order of the file, each with all of its comments, sorted.
  var entries: [ExtractedEntry] { merged.entries }

  /// What the places of one key contradict each other in.
  var diagnostics: [Diagnostic] { merged.conflicts }

  private var merged = MergedEntries(limitsEachKey: false)
  private let path: String
  private let table: String
  private let lines: LineMap

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
    merged.add(
      ExtractedEntry(
        key: key, table: table, defaultValue: text, sourceText: text,
        comments: comment.map { [$0] } ?? [],
        locations: [
          SourceReference(
            file: path, offset: offset, line: position.line, column: position.column,
            reading: .plain)
        ]))
  }

  /// Adds a text that is its own key.
  mutating func add(_ text: String, at offset: Int) {
    let position = lines.shownPosition(at: offset)
    merged.add(
      ExtractedEntry(
        key: text, table: table, sourceText: text,
        locations: [
          SourceReference(
            file: path, offset: offset, line: position.line, column: position.column,
            reading: .plain)
        ]))
  }
}
