package import Diagnostics
package import Reading

/// One key of a `.stringsdict` file.
package struct StringsdictEntry: Hashable, Sendable {
  /// The decoded key.
  package var key: String
  /// What the key stands for.
  package var content: StringsdictMessage.Content
  /// `<key>…</key>` in the document's text; empty in a binary file.
  package var keyRange: Range<Int>
  /// From `<key>` to behind the value's end tag.
  package var range: Range<Int>
  /// Where the comments right above the key start, or the key.
  package var commentStart = 0
  /// The comments that mark the entry as no longer in the source.
  package var staleMarks: [Range<Int>] = []

  /// Whether a comment marks the entry as no longer in the source.
  package var isStale: Bool { !staleMarks.isEmpty }

  /// The message, unless the key stands for a plain text or something unknown.
  package var message: StringsdictMessage? {
    if case .message(let message) = content { message } else { nil }
  }
}

/// A `.stringsdict` file: its bytes, its entries in order, and what is wrong with it.
///
/// A value: editing makes a new document whose text differs only where the edit says.
package struct StringsdictDocument: Sendable {
  /// The file's path as diagnostics name it.
  package let file: String
  /// The text that all ranges refer to; the raw bytes of a binary file.
  package let text: SourceText
  /// The entries in file order, duplicates included; sorted by key in a binary file.
  package internal(set) var entries: [StringsdictEntry] = []
  /// Mistakes by place in the file; a document with errors is not edited.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// Whether the file is a binary property list, which is only read.
  package let isBinary: Bool
  /// The outermost dictionary.
  package var root: XMLOutline.Element?
  private var indices: [ExactKey: Int] = [:]

  /// Parses a file's bytes; never fails, see `diagnostics`.
  package init(parsing bytes: [UInt8], file: String) {
    self.init(SourceText(decoding: bytes), file: file)
  }

  /// A document without entries, as Xcode lays one out.
  package init(emptyAt file: String) {
    self.init(parsing: Array(Self.emptyText.utf8), file: file)
  }

  package init(_ text: SourceText, file: String) {
    self.file = file
    self.text = text
    isBinary = PropertyListForm.isBinary(text.utf8)
    if isBinary { parseBinary() } else { parseXML() }
    reportDuplicates()
    var limited = LimitedDiagnostics()
    for diagnostic in diagnostics.sortedByPlace() {
      limited.append(diagnostic, in: repeatsItself(diagnostic) ? "same" : nil)
    }
    diagnostics = limited.all.sortedByPlace()
  }

  /// The document's own bytes: the file's, unless it was edited.
  package func serialized() -> [UInt8] { text.encoded(text.utf8) }

  /// Whether something in the file can't be read, so that no tool should write it.
  package var hasErrors: Bool { diagnostics.hasErrors }

  /// The entry that the runtime shows for a key: the last one in the file.
  package func entry(forKey key: String) -> StringsdictEntry? {
    indices[ExactKey(key)].map { entries[$0] }
  }

  /// Whether what stands twice is the same in both places, so that it weighs less.
  private func repeatsItself(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.repeatedPlaces.map { text.haveSameBytes($0.later, $0.earlier) } ?? false
  }

  private mutating func reportDuplicates() {
    for (index, entry) in entries.enumerated() {
      if let earlier = indices.updateValue(index, forKey: ExactKey(entry.key)) {
        diagnostics.append(
          .duplicateKey(
            entry.key, file: file, range: entry.range, earlier: entries[earlier].range))
      }
    }
  }
}
