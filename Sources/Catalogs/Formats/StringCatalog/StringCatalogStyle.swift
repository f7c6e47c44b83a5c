package import Diagnostics
import PlainBytes
import Reading

/// How a String Catalog is laid out, so that what is added looks like its neighbours.
///
/// A place is known by the white space before the members there: `gap`, such as a line end and four
/// spaces.
package struct StringCatalogStyle {
  /// What one level more has before its members; empty in a file of one line.
  package var unit = "  "
  package var lineEnd = "\n"
  /// Between a name and its value.
  package var colon = " : "
  /// Whether an empty object is spelled as Xcode does, with an empty line in it.
  package var opensEmptyObjects = true
  /// How an empty object is spelled otherwise.
  var emptyObject = "{}"
  package var spelling = StringCatalogSpelling()

  /// As Xcode writes.
  package static let xcode = StringCatalogStyle()

  private init() {}

  /// As a document without errors is written.
  package init(of document: StringCatalogDocument) {
    guard let root = document.rootRange, let first = document.members.first else { return }
    document.text.utf8.withUnsafeBufferPointer { text in
      let gap = text.text(in: root.lowerBound + 1..<first.name.lowerBound)
      colon = text.text(in: first.name.upperBound..<first.value.lowerBound)
      if let end = gap.lastIndex(where: \.isNewline) {
        lineEnd = gap[end] == "\r\n" ? "\r\n" : "\n"
        unit = String(gap[gap.index(after: end)...])
      } else {
        unit = ""
        lineEnd = ""
      }
      opensEmptyObjects = colon == Self.xcode.colon && !lineEnd.isEmpty
      if let empty = Self.emptyObject(of: document, text).map({ text.text(in: $0) }) {
        opensEmptyObjects = empty.contains(where: \.isNewline)
        if !opensEmptyObjects { emptyObject = empty }
      }
      spelling = StringCatalogSpelling(of: text)
    }
  }

  /// The first entry without any field.
  private static func emptyObject(
    of document: StringCatalogDocument, _ text: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    for index in document.entries.indices {
      let range = document.entries.valueRange(at: index)
      guard range.count > 1, range.count < 100 else { continue }
      let inside = text[range.lowerBound + 1..<range.upperBound - 1]
      if inside.allSatisfy({ $0.isLayout }) { return range }
    }
    return nil
  }

  /// The gap inside of an object that stands behind `gap`.
  package func inner(_ gap: String) -> String { gap + unit }

  // MARK: Writing

  package func write(
    name: String, _ value: JSONText, gap: String, to output: inout [UInt8]
  ) {
    spelling.write(name, to: &output)
    output += colon.utf8
    write(value, gap: gap, to: &output)
  }

  /// - Parameter gap: The white space before the member that has the value.
  package func write(_ value: JSONText, gap: String, to output: inout [UInt8]) {
    switch value {
    case .string(let text): spelling.write(text, to: &output)
    case .number(let number): output += String(number).utf8
    case .bool(let value): output += (value ? "true" : "false").utf8
    case .null: output += "null".utf8
    case .array(let values):
      writeItems(values, "[", "]", gap, to: &output) { value, gap, output in
        write(value, gap: gap, to: &output)
      }
    case .object(let members):
      writeItems(members, "{", "}", gap, to: &output) { member, gap, output in
        write(name: member.0, member.1, gap: gap, to: &output)
      }
    }
  }

  /// Writes an array or object; recursion in `body` follows what the caller made.
  package func writeItems<Items: Collection>(
    _ items: Items, _ open: String, _ close: String, _ gap: String, to output: inout [UInt8],
    _ body: (Items.Element, String, inout [UInt8]) -> Void
  ) {
    guard !items.isEmpty else {
      let isOpen = opensEmptyObjects
      output += (isOpen ? open + lineEnd + gap + close : open == "{" ? emptyObject : "[]").utf8
      return
    }
    let inner = inner(gap)
    output += open.utf8
    for (index, item) in items.enumerated() {
      if index > 0 { output += separator(inner).utf8 }
      if index > 0 || !lineEnd.isEmpty { output += inner.utf8 }
      body(item, inner, &output)
    }
    if !lineEnd.isEmpty { output += gap.utf8 }
    output += close.utf8
  }

  /// Between two members, without the gap.
  package func separator(_ gap: String) -> String {
    lineEnd.isEmpty && colon.hasSuffix(" ") && gap.isEmpty ? ", " : ","
  }
}
