/// Writes values as JSON, straight into bytes: long lists go out with each answer to an editor.
///
/// Members come in the order in which a type names them, those of dictionaries sorted, so that the
/// same value gives the same bytes.
struct MessageEncoder: Encoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  fileprivate let sink: Sink

  /// - Throws: What the value throws; also for numbers that JSON doesn't have.
  static func bytes(of value: some Encodable) throws -> [UInt8] {
    let sink = Sink()
    try sink.write(value)
    return sink.bytes
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(Members(sink))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { Elements(sink) }
  func singleValueContainer() -> any SingleValueEncodingContainer { Single(sink: sink) }

  /// The text so far.
  ///
  /// Containers are closed when one around them goes on, which is how values are
  /// encoded: one inside of the other.
  fileprivate final class Sink {
    private(set) var bytes: [UInt8] = []
    private var open: [(closing: UInt8, isEmpty: Bool)] = []

    /// - Returns: How many containers are open with it.
    func begin(_ opening: Character, closing: Character) -> Int {
      bytes += opening.utf8
      open.append((closing.asciiValue ?? 0, true))
      return open.count
    }

    /// Goes on in a container.
    func next(at depth: Int) {
      close(downTo: depth)
      if !open[depth - 1].isEmpty { bytes.append(UInt8(ascii: ",")) }
      open[depth - 1].isEmpty = false
    }

    func next(_ name: String, at depth: Int) {
      next(at: depth)
      write(name)
      bytes.append(UInt8(ascii: ":"))
    }

    private func close(downTo depth: Int) {
      while open.count > depth { bytes.append(open.removeLast().closing) }
    }

    func write(literal: String) { bytes += literal.utf8 }

    func write(_ text: String) {
      bytes.append(UInt8(ascii: "\""))
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
          bytes.append(UInt8(ascii: "\\"))
          bytes.append(byte)
        case UInt8(ascii: "\n"): bytes += "\\n".utf8
        case 0..<0x20:
          let digits = String(byte, radix: 16)
          bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
        default: bytes.append(byte)
        }
      }
      bytes.append(UInt8(ascii: "\""))
    }

    func write<Value: Encodable>(_ value: Value) throws {
      if let text = value as? String { return write(text) }
      if let number = value as? Int { return write(literal: String(number)) }
      if let flag = value as? Bool { return write(literal: flag ? "true" : "false") }
      if let number = value as? Double { return try write(number, of: value) }
      let depth = open.count
      let start = bytes.count
      if let members = value as? any SortedMembers {
        let inner = begin("{", closing: "}")
        for (name, member) in members.sortedMembers {
          next(name, at: inner)
          try write(member)
        }
      } else {
        try value.encode(to: MessageEncoder(sink: self))
      }
      if bytes.count == start { bytes += "{}".utf8 }
      close(downTo: depth)
    }

    private func write(_ number: Double, of value: Any) throws {
      guard number.isFinite else {
        throw EncodingError.invalidValue(
          value, EncodingError.Context(codingPath: [], debugDescription: "JSON has no such number"))
      }
      write(literal: "\(number)")
    }
  }
}

/// A dictionary whose members have no order of their own.
private protocol SortedMembers {
  var sortedMembers: [(String, any Encodable)] { get }
}

extension Dictionary: SortedMembers where Key == String, Value: Encodable {
  fileprivate var sortedMembers: [(String, any Encodable)] {
    keys.sorted().compactMap { key in self[key].map { (key, $0) } }
  }
}

// MARK: Containers

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let codingPath: [any CodingKey] = []
  private let sink: MessageEncoder.Sink
  private let depth: Int

  init(_ sink: MessageEncoder.Sink) {
    self.sink = sink
    depth = sink.begin("{", closing: "}")
  }

  func encodeNil(forKey key: Key) {
    sink.next(key.stringValue, at: depth)
    sink.write(literal: "null")
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    sink.next(key.stringValue, at: depth)
    try sink.write(value)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    sink.next(key.stringValue, at: depth)
    return KeyedEncodingContainer(Members<Inner>(sink))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    sink.next(key.stringValue, at: depth)
    return Elements(sink)
  }

  func superEncoder() -> any Encoder {
    sink.next("super", at: depth)
    return MessageEncoder(sink: sink)
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    sink.next(key.stringValue, at: depth)
    return MessageEncoder(sink: sink)
  }
}

private struct Elements: UnkeyedEncodingContainer {
  let codingPath: [any CodingKey] = []
  private(set) var count = 0
  private let sink: MessageEncoder.Sink
  private let depth: Int

  init(_ sink: MessageEncoder.Sink) {
    self.sink = sink
    depth = sink.begin("[", closing: "]")
  }

  private mutating func next() {
    sink.next(at: depth)
    count += 1
  }

  mutating func encodeNil() {
    next()
    sink.write(literal: "null")
  }

  mutating func encode(_ value: some Encodable) throws {
    next()
    try sink.write(value)
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) -> KeyedEncodingContainer<Inner> {
    next()
    return KeyedEncodingContainer(Members<Inner>(sink))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    next()
    return Elements(sink)
  }

  mutating func superEncoder() -> any Encoder {
    next()
    return MessageEncoder(sink: sink)
  }
}

private struct Single: SingleValueEncodingContainer {
  let codingPath: [any CodingKey] = []
  let sink: MessageEncoder.Sink

  func encodeNil() { sink.write(literal: "null") }
  func encode(_ value: some Encodable) throws { try sink.write(value) }

  // Numbers of other types have no containers of their own to go on in.
  func encode(_ value: Float) throws { try sink.write(Double(value)) }
  func encode(_ value: Int8) { sink.write(literal: String(value)) }
  func encode(_ value: Int16) { sink.write(literal: String(value)) }
  func encode(_ value: Int32) { sink.write(literal: String(value)) }
  func encode(_ value: Int64) { sink.write(literal: String(value)) }
  func encode(_ value: UInt) { sink.write(literal: String(value)) }
  func encode(_ value: UInt8) { sink.write(literal: String(value)) }
  func encode(_ value: UInt16) { sink.write(literal: String(value)) }
  func encode(_ value: UInt32) { sink.write(literal: String(value)) }
  func encode(_ value: UInt64) { sink.write(literal: String(value)) }
}
