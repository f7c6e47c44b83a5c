/// How messages are told apart on a stream of bytes.
package enum MessageFraming: Sendable {
  /// Headers with a `Content-Length`, then so many bytes (Language Server Protocol 3.17, "Base
  /// Protocol").
  case contentLength
  /// One message a line, without line ends in it (Model Context Protocol 2025-06-18, "stdio").
  case lines

  /// A message as it goes out.
  package func framed(_ body: [UInt8]) -> [UInt8] {
    switch self {
    case .contentLength: Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    case .lines: body + [UInt8(ascii: "\n")]
    }
  }
}

/// Why a stream can't be cut into messages.
package enum FramingError: Error, Hashable, Sendable {
  /// A message is longer than is read; its bytes are passed over.
  case tooLarge(byteCount: Int)
  /// What stands where headers should be is none; nothing after it can be understood.
  case malformedHeader
}

/// Cuts a stream of bytes into messages, however the bytes arrive.
package struct MessageFrames: Sendable {
  private let framing: MessageFraming
  /// The longest message that is read, in bytes.
  private let limit: Int
  private var pending: [UInt8] = []
  /// How much of `pending` is done with.
  private var start = 0
  /// How much of `pending` was looked through for an end that wasn't there.
  private var searched = 0
  /// How many bytes of a message that is too long are still to come; `.max` up to the line's end.
  private var skipped = 0

  private static let longestHeader = 4096

  package init(_ framing: MessageFraming, limit: Int) {
    self.framing = framing
    self.limit = limit
  }

  /// Takes bytes as they come.
  package mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 0 {
      pending.removeSubrange(..<start)
      (searched, start) = (max(0, searched - start), 0)
    }
    pending.append(contentsOf: bytes)
  }

  /// The next message that is whole; nil where more bytes are needed.
  ///
  /// - Throws: What is wrong; after `tooLarge` the next message follows, after `malformedHeader`
  ///   nothing.
  package mutating func next() throws(FramingError) -> [UInt8]? {
    guard passOver() else { return nil }
    switch framing {
    case .contentLength: return try nextCounted()
    case .lines: return try nextLine()
    }
  }

  /// Passes over what is left of a message that is too long; false if there is more of it to come.
  private mutating func passOver() -> Bool {
    guard skipped > 0 else { return true }
    if skipped == .max {
      guard let end = pending[start...].firstIndex(of: UInt8(ascii: "\n")) else {
        (start, searched) = (pending.count, pending.count)
        return false
      }
      (start, skipped) = (end + 1, 0)
    } else {
      let count = min(skipped, pending.count - start)
      start += count
      skipped -= count
    }
    searched = start
    return skipped == 0
  }

  // MARK: Lines

  private mutating func nextLine() throws(FramingError) -> [UInt8]? {
    while let end = end(of: [UInt8(ascii: "\n")]) {
      var line = pending[start..<end]
      (start, searched) = (end + 1, end + 1)
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      if line.count > limit { throw .tooLarge(byteCount: line.count) }
      // An empty line is no message, and does no harm.
      if !line.isEmpty { return Array(line) }
    }
    guard pending.count - start > limit else { return nil }
    let count = pending.count - start
    (start, searched, skipped) = (pending.count, pending.count, .max)
    throw .tooLarge(byteCount: count)
  }

  // MARK: Headers

  private mutating func nextCounted() throws(FramingError) -> [UInt8]? {
    guard let end = end(of: Array("\r\n\r\n".utf8)) else {
      if pending.count - start > Self.longestHeader || !mayBeHeaders { throw .malformedHeader }
      return nil
    }
    guard end - start <= Self.longestHeader, let length = Self.length(in: pending[start..<end])
    else { throw .malformedHeader }
    let body = end + 4
    guard length <= limit else {
      (start, searched, skipped) = (body, body, length)
      throw .tooLarge(byteCount: length)
    }
    guard pending.count - body >= length else { return nil }
    (start, searched) = (body + length, body + length)
    return Array(pending[body..<(body + length)])
  }

  /// Whether what came can go on as headers: they begin with a name, and their lines end with two bytes.
  private var mayBeHeaders: Bool {
    let begun = pending[start...]
    // An empty line in front is passed over.
    guard let first = begun.first, first != UInt8(ascii: "\r") else { return true }
    guard (first | 0x20) >= UInt8(ascii: "a"), (first | 0x20) <= UInt8(ascii: "z") else {
      return false
    }
    return !zip(begun, begun.dropFirst()).contains {
      $1 == UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
  }

  /// The value of `Content-Length`; nil where there is none, or where a line is no header.
  private static func length(in headers: ArraySlice<UInt8>) -> Int? {
    var length: Int?
    for line in String(decoding: headers, as: UTF8.self).split(separator: "\r\n") {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      guard line[..<colon].lowercased() == "content-length" else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      guard length == nil, !value.isEmpty, value.utf8.allSatisfy({ (48...57).contains($0) }) else {
        return nil
      }
      length = Int(value)
    }
    return length
  }

  /// Where a separator starts, from `start` on; what was looked through is not looked through again.
  private mutating func end(of separator: [UInt8]) -> Int? {
    var position = max(start, searched)
    while position + separator.count <= pending.count {
      if pending[position] == separator[0],
        pending[position...].starts(with: separator)
      {
        return position
      }
      position += 1
    }
    searched = max(start, pending.count - separator.count + 1)
    return nil
  }
}
