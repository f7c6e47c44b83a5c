/// The lines of a small text of a language's folder: fields with tabs between, comments with `#`.
package struct DataLines: Sendable {
  package struct Line: Hashable, Sendable {
    /// From one.
    package var number: Int
    package var fields: [String]
    /// Where it starts in the text, in bytes.
    package var offset: Int

    /// Where a field starts in the text; the end of the line where there is no such field.
    package func offset(ofField field: Int) -> Int {
      let before = fields.prefix(field).reduce(offset) { $0 + $1.utf8.count + 1 }
      return field < fields.count ? before : before - 1
    }
  }

  package private(set) var lines: [Line] = []

  package init(_ text: UnsafeBufferPointer<UInt8>) {
    var lines: [Line] = []
    var offset = 0
    text.parts(UInt8(ascii: "\n")) { index, line in
      if let first = line.first, first != UInt8(ascii: "#") {
        lines.append(Line(number: index + 1, fields: line.fields, offset: offset))
      }
      offset += line.count + 1
      return true
    }
    self.lines = lines
  }
}

extension Bytes {
  /// The texts between tabs.
  fileprivate var fields: [String] {
    var fields: [String] = []
    parts(UInt8(ascii: "\t")) { _, field in
      fields.append(field.text)
      return true
    }
    return fields
  }
}

extension LexicalPart {
  /// The part of speech by its name in a language's folder.
  init?(name: String) {
    var name = name
    guard let part = name.withUTF8({ LexicalPart(tag: $0) }) else { return nil }
    self = part
  }
}
