package import Diagnostics
package import Reading

/// A `.strings` file: its text, its entries in order, and what is wrong with it.
///
/// A value: editing makes a new document whose text differs only where the edit says.
package struct StringsDocument: Sendable {
  /// The file's path as diagnostics name it.
  package let file: String
  /// The text that all ranges refer to; see `SourceText` for UTF-16 files.
  package let text: SourceText
  /// The entries in file order, duplicates included.
  package let entries: [StringsEntry]
  /// Mistakes by place in the file; a document with errors is not edited (`merging` leaves it).
  package internal(set) var diagnostics: [Diagnostic] = []
  /// Whether the file is a property list, of which `text` says in its own way what it holds: places are
  /// none of the file's, and nothing may write it.
  package internal(set) var isPropertyList = false
  /// Where the `{` and the `}` stand in a file that has them.
  package let braces: (opening: Int?, closing: Int?)
  private let keys: KeyIndex

  /// Parses a file's bytes; never fails, see `diagnostics`.
  package init(parsing bytes: [UInt8], file: String) {
    self.init(reading: SourceText(decoding: bytes), file: file)
  }

  package init(reading text: SourceText, file: String) {
    self.file = file
    self.text = text
    var duplicates: [(Int, Int)] = []
    var problems: [StringsProblem] = []
    let start = text.byteOrderMarkLength
    let isText = text.isStringsText
    (entries, keys, braces) = text.utf8.withUnsafeBufferPointer { bytes in
      let parsed = isText ? bytes : UnsafeBufferPointer(rebasing: bytes[0..<0])
      let parser = StringsParser(parsing: parsed, from: min(start, parsed.count))
      problems = parser.problems
      let keys = parser.entries.withUnsafeBufferPointer { entries in
        KeyIndex(StringsKeys(entries: entries, text: bytes)) { duplicates.append(($0, $1)) }
      }
      return (parser.entries, keys, (parser.openingBrace, parser.closingBrace))
    }
    diagnostics = allDiagnostics(problems, duplicates)
  }

  /// The document after a change inside of one value, of which all others are what they were: for
  /// whoever follows somebody who types.
  ///
  /// - Returns: The same that reading the changed text gives; nil where that has to be done.
  package func following(_ edit: TextEdit) -> StringsDocument? {
    guard text.encoding == .utf8, diagnostics.isEmpty,
      text.utf8.count + edit.replacement.count < UInt32.max
    else { return nil }
    let next = entries.partitioningIndex { $0.valueRange.lowerBound >= edit.range.lowerBound }
    guard next > 0, entries[next - 1].valueRange.upperBound > edit.range.upperBound,
      !entries[next - 1].isShort, entries[next - 1].traits.contains(.valueIsQuoted)
    else { return nil }
    var utf8 = text.utf8
    utf8.replaceSubrange(edit.range, with: edit.replacement)
    var moved = entries
    for index in (next - 1)..<moved.count { moved[index] = moved[index].following(edit) }
    guard moved[next - 1].takeTraits(from: utf8) else { return nil }
    return StringsDocument(self, SourceText(validated: utf8, like: text), moved, edit)
  }

  private init(
    _ before: StringsDocument, _ text: SourceText, _ entries: [StringsEntry], _ edit: TextEdit
  ) {
    (file, keys, self.text, self.entries) = (before.file, before.keys, text, entries)
    braces = (before.braces.opening, before.braces.closing.map(edit.moved))
  }

  /// The document's own bytes: the file's, unless it was edited.
  package func serialized() -> [UInt8] { text.encoded(text.utf8) }

  /// Whether something in the file can't be read, so that no tool should write it.
  package var hasErrors: Bool { diagnostics.hasErrors }

  /// The decoded key.
  package func key(of entry: StringsEntry) -> String {
    decoded(entry.keyContentRange, hasEscapes: entry.traits.contains(.keyHasEscapes))
  }

  /// The decoded value; the key for the short form `"key";`.
  package func value(of entry: StringsEntry) -> String {
    if entry.isShort { return key(of: entry) }
    return decoded(entry.valueContentRange, hasEscapes: entry.traits.contains(.valueHasEscapes))
  }

  /// The entry that the runtime shows for a key: the last one in the file.
  package func entry(forKey key: String) -> StringsEntry? { index(forKey: key).map { entries[$0] } }

  /// The number of the entry that the runtime shows for a key.
  package func index(forKey key: String) -> Int? {
    var key = key
    return key.withUTF8 { key in
      entries.withUnsafeBufferPointer { entries in
        text.utf8.withUnsafeBufferPointer { text in
          keys.index(of: key, in: StringsKeys(entries: entries, text: text))
        }
      }
    }
  }

  /// The document with other text in the same encoding.
  func replacingText(_ utf8: [UInt8]) -> StringsDocument {
    var document = StringsDocument(reading: SourceText(utf8: utf8, like: text), file: file)
    document.isPropertyList = isPropertyList
    return document
  }

  package func decodedText(in range: Range<Int>) -> String {
    String(decoding: text.utf8[range], as: UTF8.self)
  }

  private func decoded(_ range: Range<Int>, hasEscapes: Bool) -> String {
    text.utf8.withUnsafeBufferPointer {
      EscapeReader.text(of: $0, in: range, hasEscapes: hasEscapes)
    }
  }
}
