package import Diagnostics
package import Reading

/// A table that is a property list without byte ranges, as apps ship them: it is only read.
package struct PropertyListTable: Sendable {
  /// The keys in the order of the file.
  package let entries: [(key: String, content: StringsdictMessage.Content)]
  package let diagnostics: [Diagnostic]

  /// Reads a binary property list; Xcode compiles `.strings` files to these.
  package init(binary bytes: [UInt8], file: String) {
    guard case .dictionary(let pairs)? = BinaryPropertyListReader.node(in: bytes) else {
      self.init([], [Self.error(file, 0, "unreadable binary property list; build it again")])
      return
    }
    self.init(pairs, [])
  }

  /// Reads an old-style property list, in which dictionaries may stand inside the outermost one.
  package init(openStep text: SourceText, file: String) {
    let read = OpenStepPropertyListReader.dictionary(
      in: text.utf8, from: text.byteOrderMarkLength)
    let mistake = read.mistake.map {
      Self.error(
        file, min($0, text.utf8.count),
        "expected 'key = value;' here: this is no property list from here on; correct it")
    }
    self.init(read.pairs, mistake.map { [$0] } ?? [])
  }

  private init(_ pairs: [PropertyListNode.Pair], _ diagnostics: [Diagnostic]) {
    entries = pairs.map { ($0.key, StringsdictMessage.Content($0.value)) }
    self.diagnostics = diagnostics
  }

  private static func error(_ file: String, _ offset: Int, _ message: String) -> Diagnostic {
    Diagnostic(
      id: "property-list-syntax", severity: .error, message: message,
      location: Location(file: file, range: offset..<offset))
  }
}
