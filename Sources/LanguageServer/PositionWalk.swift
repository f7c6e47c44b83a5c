import Diagnostics
import Sessions

/// Turns UTF-8 offsets into positions, quickest where each is near the one before: it looks for their
/// lines from there.
package struct PositionWalk: Sendable {
  private let buffer: Buffer
  private let encoding: PositionEncoding
  /// From 1.
  private var line = 1
  private var range = 0..<0
  private var isLastLine = false
  /// Where the last position was, and its column, from which the next one of its line is counted.
  private var last = (offset: 0, character: 0)

  init(_ buffer: Buffer, _ encoding: PositionEncoding) {
    (self.buffer, self.encoding) = (buffer, encoding)
    find(1)
  }

  /// The same as ``PositionMap/position(at:)``.
  package mutating func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), buffer.text.count)
    moveToLine(of: offset)
    if encoding == .utf8 { return Position(line: line - 1, character: offset - range.lowerBound) }
    let isBehind = last.offset <= offset
    var character = isBehind ? last.character : 0
    for byte in buffer.text[(isBehind ? last.offset : range.lowerBound)..<offset] {
      character += encoding.units(ofCharacterStartingWith: byte)
    }
    last = (offset, character)
    return Position(line: line - 1, character: character)
  }

  /// A few steps are cheaper than to look for the line among all.
  private static let mostSteps = 64

  private mutating func moveToLine(of offset: Int) {
    guard !contains(offset) else { return }
    for next in line..<(line + Self.mostSteps) where offset >= range.upperBound {
      find(next + 1)
      if contains(offset) { return }
    }
    find(buffer.lines.position(at: offset).line)
  }

  private func contains(_ offset: Int) -> Bool {
    range.lowerBound <= offset && (offset < range.upperBound || isLastLine)
  }

  private mutating func find(_ next: Int) {
    guard let start = buffer.lines.start(ofLine: next) else { return }
    let end = buffer.lines.start(ofLine: next + 1)
    (line, range, isLastLine) = (next, start..<(end ?? buffer.text.count), end == nil)
    last = (start, 0)
  }
}
