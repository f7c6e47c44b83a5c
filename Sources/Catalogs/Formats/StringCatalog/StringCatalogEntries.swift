import Messages
package import Reading

/// The entries of a String Catalog in file order, duplicates included; each is read when it is
/// asked for.
package struct StringCatalogEntries: RandomAccessCollection, KeyedEntries, Sendable {
  package enum Storage: Sendable {
    /// Entries of a file with mistakes, which had to be read whole.
    case read([StringCatalogEntry])
    case located([StringCatalogMember])
  }

  package let text: [UInt8]
  package let storage: Storage

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch storage {
    case .read(let entries): entries.count
    case .located(let members): members.count
    }
  }

  package subscript(position: Int) -> StringCatalogEntry {
    switch storage {
    case .read(let entries): return entries[position]
    case .located(let members):
      // All of them were read once when the document was made.
      var reader = StringCatalogReader(file: "")
      return text.withUnsafeBufferPointer { reader.readEntry(members[position], in: $0) }
        ?? StringCatalogEntry(
          key: JSONString(
            value: "", range: members[position].name, openingLength: 1, closingLength: 1),
          valueRange: members[position].value)
    }
  }

  /// From the key to behind the value.
  package func range(at position: Int) -> Range<Int> {
    switch storage {
    case .read(let entries): entries[position].range
    case .located(let members): members[position].range
    }
  }

  package func valueRange(at position: Int) -> Range<Int> {
    switch storage {
    case .read(let entries): entries[position].valueRange
    case .located(let members): members[position].value
    }
  }

  /// The entry as JSON.
  package func member(at position: Int, in text: UnsafeBufferPointer<UInt8>) -> JSONMember? {
    let range = range(at: position)
    let upToEnd = UnsafeBufferPointer(rebasing: text[..<range.upperBound])
    let document = JSONDocument(
      parsing: upToEnd, from: range.lowerBound, dialect: .json, form: .members, maximumDepth: 511,
      allowsTrailingCommas: true)
    return document.root?.members?.first
  }

  /// The decoded key of an entry.
  package func key(at position: Int) -> String {
    withKey(at: position) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the decoded key's bytes, which are the text's own unless it has escapes.
  func withKey<Result>(
    at position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard case .located(let members) = storage else {
      var key = self[position].key.value
      return key.withUTF8(body)
    }
    let content = members[position].nameContent
    return text.withUnsafeBufferPointer { text in
      let key = UnsafeBufferPointer(rebasing: text[content])
      guard key.contains(UInt8(ascii: "\\")) else { return body(key) }
      var decoded = JSONDocument.decodedString(in: members[position].name, of: text)
      return decoded.withUTF8(body)
    }
  }
}

extension JSONDocument {
  /// The text of a well-formed string, whose range includes the quotation marks.
  static func decodedString(in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) -> String {
    let upToEnd = UnsafeBufferPointer(rebasing: text[..<range.upperBound])
    return JSONDocument(parsing: upToEnd, from: range.lowerBound, dialect: .json).root?.string ?? ""
  }
}
