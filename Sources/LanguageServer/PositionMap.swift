import Diagnostics
package import Sessions

/// Turns UTF-8 offsets of a text into a client's positions, and back.
package struct PositionMap: Sendable {
  private let buffer: Buffer
  private let encoding: PositionEncoding

  package init(_ buffer: Buffer, _ encoding: PositionEncoding) {
    self.buffer = buffer
    self.encoding = encoding
  }

  /// - Parameter offset: What lies behind the text's end counts as its end.
  package func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), buffer.text.count)
    let (line, column) = buffer.lines.position(at: offset)
    guard encoding != .utf8 else { return Position(line: line - 1, character: column - 1) }
    let start = offset - (column - 1)
    let character = buffer.text[start..<offset].reduce(0) {
      $0 + encoding.units(ofCharacterStartingWith: $1)
    }
    return Position(line: line - 1, character: character)
  }

  /// Gives positions of many places that stand near to each other.
  package func walk() -> PositionWalk { PositionWalk(buffer, encoding) }

  package func range(_ range: Range<Int>) -> PositionRange {
    PositionRange(start: position(at: range.lowerBound), end: position(at: range.upperBound))
  }

  /// The offset behind the literal of Swift that starts at an offset; nil where none does.
  func endOfLiteral(from offset: Int) -> Int? { SwiftLiteral.end(in: buffer.text, from: offset) }

  /// The offset of a position; behind the end of a line the line's end, in the middle of a character
  /// the character's start.
  package func offset(at position: Position) -> Int {
    guard position.line >= 0, position.line < .max,
      let start = buffer.lines.start(ofLine: position.line + 1)
    else { return position.line < 0 ? 0 : buffer.text.count }
    var offset = start
    var rest = max(0, position.character)
    while offset < buffer.text.count, rest > 0 {
      let byte = buffer.text[offset]
      guard byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else { break }
      let length = Self.length(ofCharacterStartingWith: byte)
      let units = encoding == .utf8 ? length : encoding.units(ofCharacterStartingWith: byte)
      guard units <= rest else { break }
      rest -= units
      offset = min(offset + length, buffer.text.count)
    }
    return offset
  }

  package func range(_ range: PositionRange) -> Range<Int> {
    let start = offset(at: range.start)
    return start..<max(start, offset(at: range.end))
  }

  private static func length(ofCharacterStartingWith byte: UInt8) -> Int {
    switch byte {
    case 0xF0...0xF7: 4
    case 0xE0...0xEF: 3
    case 0xC0...0xDF: 2
    default: 1
    }
  }
}
