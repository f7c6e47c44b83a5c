/// The lines of the files that diagnostics point into; each file is read once.
final class SourceLines {
  private let source: (String) -> [UInt8]?
  private var files: [String: File] = [:]

  private struct File {
    let bytes: [UInt8]
    let lines: LineMap

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      lines = LineMap(bytes)
    }

    /// Where the text of a 1-based line starts.
    func start(ofLine line: Int) -> Int? {
      lines.start(ofLine: line).map { max($0, lines.markLength) }
    }
  }

  /// - Parameter source: Gives the bytes of a file, or nil if there are none to show.
  init(source: @escaping (String) -> [UInt8]?) { self.source = source }

  /// The 1-based line and column (UTF-8 bytes) of an offset; line 1 when the file can't be read.
  func position(of offset: Int, in file: String) -> (line: Int, column: Int) {
    guard let loaded = load(file) else { return (1, offset + 1) }
    return loaded.lines.shownPosition(at: offset)
  }

  /// A message behind the place that it is about, if it has one, for readers who get no link.
  func placed(_ message: String, at location: Location?) -> String {
    guard let location else { return message }
    let (line, column) = position(of: location.range.lowerBound, in: location.file)
    return "\(location.file):\(line):\(column): \(message)"
  }

  /// The 1-based line and the column in Unicode code points.
  func characterPosition(of offset: Int, in file: String) -> (line: Int, column: Int) {
    let place = position(of: offset, in: file)
    guard let loaded = load(file), let start = loaded.start(ofLine: place.line) else {
      return place
    }
    let end = min(start + place.column - 1, loaded.bytes.count)
    // Every code point has one byte that continues none.
    let count = loaded.bytes[min(start, end)..<end].count { $0 & 0xC0 != 0x80 }
    return (place.line, count + 1)
  }

  /// The bytes of a 1-based line on both sides of a column, without its end.
  ///
  /// Of a long line they are those nearby: a whole file may be one line.
  func line(
    _ number: Int, of file: String, around column: Int
  ) -> (before: ArraySlice<UInt8>, after: ArraySlice<UInt8>)? {
    guard let loaded = load(file), let start = loaded.start(ofLine: number),
      start < loaded.bytes.count
    else { return nil }
    let bytes = loaded.bytes
    let column = min(start + column - 1, bytes.count)
    var first = max(start, column - Self.reach)
    if first > start { while first < column, bytes[first] & 0xC0 == 0x80 { first += 1 } }
    let before = bytes[first..<column].prefix { !Self.isLineEnd($0) }
    guard before.endIndex == column else { return (before, []) }
    var last = min(bytes.count, column + Self.reach)
    if last < bytes.count { while last > column, bytes[last] & 0xC0 == 0x80 { last -= 1 } }
    return (before, bytes[column..<last].prefix { !Self.isLineEnd($0) })
  }

  /// Many times what is shown of a line.
  private static let reach = 4096

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private func load(_ name: String) -> File? {
    if let known = files[name] { return known }
    guard let bytes = source(name) else { return nil }
    let file = File(bytes)
    files[name] = file
    return file
  }
}
