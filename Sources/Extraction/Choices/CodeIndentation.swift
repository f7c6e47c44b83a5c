import PlainBytes
import Reading

/// How far the lines of a file are indented.
struct CodeIndentation {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// How much white space starts the line of an offset, in bytes.
  func column(of offset: Int) -> Int {
    whiteSpace(from: bytes.startOfLine(holding: offset))
  }

  /// What has to go from the later lines of a range, so that its first line may be indented by
  /// `column` bytes; nothing where a literal of several lines stands in it.
  func excess(in range: Range<Int>, over column: Int) -> [Range<Int>] {
    let more = self.column(of: range.lowerBound) - column
    guard more > 0, !hasLongLiteral(range) else { return [] }
    let breaks = bytes[range].indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    return breaks.map { line in
      (line + 1)..<(line + 1 + min(more, whiteSpace(from: line + 1)))
    }
  }

  private func whiteSpace(from start: Int) -> Int {
    bytes[start...].prefix { $0.isBlank }.count
  }

  private func hasLongLiteral(_ range: Range<Int>) -> Bool {
    bytes[range].indices.contains { index in
      bytes[index..<min(index + 3, bytes.count)].elementsEqual("\"\"\"".utf8)
    }
  }
}
