package import Extraction
import PlainBytes
import Reading
import Workflows

/// A literal that gives a key's text in the source language beside the key, as `defaultValue:` does.
package struct DefaultValuePlace: Sendable {
  package let literal: LiteralPlace
  /// The key that it is the text of.
  package let entry: ExtractedEntry
  /// Whether it has specifiers where others have interpolations.
  package let isFormat: Bool

  /// The labels of such arguments, and whether each takes a format: `NSLocalizedString` knows no
  /// interpolations.
  private static let labels = ["defaultValue": false, "value": true]

  /// - Returns: nil where no default value is.
  package init?(around offset: Int, of path: String, in session: Session) {
    guard path.hasSuffix(".swift"), let text = session.text(of: path)?.text,
      let literal = LiteralPlace(around: offset, in: text),
      let label = Self.label(before: literal.range.lowerBound, in: text)
    else { return nil }
    let keys = session.latestKnowledge.places(inFile: path).filter {
      $0.place.offset < label.start
    }
    guard let found = keys.max(by: { $0.place.offset < $1.place.offset }),
      let end = SwiftLiteral.end(in: text, from: found.place.offset),
      Self.isOneCall(from: end, to: label.start, in: text)
    else { return nil }
    (self.literal, entry, isFormat) = (literal, found.entry, label.isFormat)
  }

  /// Where the argument label starts that makes a literal a default value.
  private static func label(
    before start: Int, in text: [UInt8]
  ) -> (start: Int, isFormat: Bool)? {
    guard let colon = text[..<start].lastIndex(where: { !$0.isLayout }),
      text[colon] == UInt8(ascii: ":")
    else { return nil }
    let start = text[..<colon].lastIndex { !$0.isASCIIWordPart }.map { $0 + 1 } ?? 0
    let name = String(decoding: text[start..<colon], as: UTF8.self)
    return labels[name].map { (start, $0) }
  }

  /// Whether no bracket closes between a key and a label that it hadn't opened there.
  private static func isOneCall(from start: Int, to end: Int, in text: [UInt8]) -> Bool {
    guard start <= end else { return false }
    var (depth, position) = (0, start)
    while position < end {
      switch text[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        guard let behind = SwiftLiteral.end(in: text, from: position) else { return false }
        position = behind
        continue
      default: break
      }
      if depth < 0 { return false }
      position += 1
    }
    return depth == 0
  }
}

extension KeyPlace {
  /// The key whose default value an offset lies in; its range is that of the literal.
  package init?(ofDefaultValueAt offset: Int, of path: String, in session: Session) {
    guard let place = DefaultValuePlace(around: offset, of: path, in: session) else { return nil }
    let table = place.entry.table
    self.init(
      key: place.entry.key, table: table, range: place.literal.range,
      catalogs: session.latestKnowledge.catalogs(named: table))
  }
}
