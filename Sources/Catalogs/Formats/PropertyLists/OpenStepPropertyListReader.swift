/// Reads an old-style property list, `{ key = value; list = (a, b); }`, with its order.
///
/// The braces around the outermost dictionary may be missing, as in `.strings`.
struct OpenStepPropertyListReader {
  private static let maximumDepth = 64

  private var scanner: StringsScanner
  private var depth = 0
  /// Whether an entry was given up.
  private var isStopped = false

  /// What could be read, and where reading stopped if that is before the end.
  static func dictionary(in text: [UInt8], from start: Int) -> (
    pairs: [PropertyListNode.Pair], mistake: Int?
  ) {
    text.withUnsafeBufferPointer { bytes in
      var reader = OpenStepPropertyListReader(
        scanner: StringsScanner(bytes: bytes, offset: min(start, bytes.count)))
      reader.skipTrivia()
      let isWrapped = reader.accept("{")
      let pairs = reader.pairs()
      let isClosed = !isWrapped || reader.accept("}")
      reader.skipTrivia()
      let isWhole = isClosed && reader.scanner.isAtEnd && !reader.isStopped
      return (pairs, isWhole ? nil : reader.scanner.offset)
    }
  }

  private init(scanner: StringsScanner) { self.scanner = scanner }

  private mutating func skipTrivia() { while scanner.nextTrivia() != nil {} }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    skipTrivia()
    guard !scanner.isAtEnd, scanner.current == UInt8(ascii: character) else { return false }
    scanner.offset += 1
    return true
  }

  private mutating func string() -> String? {
    skipTrivia()
    guard let token = scanner.nextString(), token.isClosed else { return nil }
    var content = token.range
    if token.isQuoted { content = (content.lowerBound + 1)..<(content.upperBound - 1) }
    return String(
      decoding: EscapeReader(decoding: scanner.bytes, in: content).decoded, as: UTF8.self)
  }

  /// Reads `key = value;` until something else comes.
  private mutating func pairs() -> [PropertyListNode.Pair] {
    var pairs: [PropertyListNode.Pair] = []
    while !isStopped, let key = string() {
      let value = accept("=") ? self.value() : .string(key)
      if let value, accept(";") {
        pairs.append(PropertyListNode.Pair(key: key, value: value))
      } else {
        isStopped = true
      }
    }
    return pairs
  }

  private mutating func value() -> PropertyListNode? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    if accept("{") {
      let pairs = pairs()
      return accept("}") ? .dictionary(pairs) : nil
    }
    if accept("(") { return array() }
    return string().map(PropertyListNode.string)
  }

  private mutating func array() -> PropertyListNode? {
    var elements: [PropertyListNode] = []
    while !accept(")") {
      guard let element = value() else { return nil }
      elements.append(element)
      guard accept(",") else { return accept(")") ? .array(elements) : nil }
    }
    return .array(elements)
  }
}
