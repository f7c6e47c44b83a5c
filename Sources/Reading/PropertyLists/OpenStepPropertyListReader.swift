/// Reads an old-style property list, `{ key = value; list = (a, b); }`, with its order.
///
/// The braces around the outermost dictionary may be missing, as in `.strings`.
struct OpenStepPropertyListReader {
  /// Something that is no property list.
  struct Mistake {
    enum Kind {
      case syntax
      /// A line that a merge left behind, such as `<<<<<<< HEAD`.
      case conflictMarker
      case depth
    }

    var kind: Kind
    var offset: Int
  }

  private static let maximumDepth = 64
  /// A broken file has mistakes everywhere; more than this helps nobody.
  private static let mistakeLimit = 20

  private var scanner: OpenStepScanner
  private var depth = 0
  /// Whether to go on behind mistakes.
  private let recovers: Bool
  private var mistakes: [Mistake] = []
  private var isStopped = false

  /// What could be read, and what is wrong.
  ///
  /// - Parameter recovers: Whether to go on behind a mistake, with the next member.
  static func members(in text: [UInt8], from start: Int, recovers: Bool) -> (
    members: [PropertyListMember], mistakes: [Mistake]
  ) {
    text.withUnsafeBufferPointer { bytes in
      var reader = OpenStepPropertyListReader(
        scanner: OpenStepScanner(bytes: bytes, offset: min(start, bytes.count)), recovers: recovers)
      // The list itself is a dictionary, with braces or without.
      reader.depth = 1
      let isWrapped = reader.accept("{")
      let members = reader.members()
      let isClosed = !isWrapped || reader.accept("}")
      reader.skipTrivia()
      if !isClosed || !reader.scanner.isAtEnd || reader.isStopped { reader.report(.syntax) }
      return (members, reader.mistakes)
    }
  }

  private init(scanner: OpenStepScanner, recovers: Bool) {
    self.scanner = scanner
    self.recovers = recovers
  }

  private mutating func report(_ kind: Mistake.Kind) {
    guard mistakes.last?.offset != scanner.offset || mistakes.isEmpty else { return }
    mistakes.append(Mistake(kind: kind, offset: scanner.offset))
    if !recovers || mistakes.count >= Self.mistakeLimit { isStopped = true }
  }

  private mutating func skipTrivia() {
    repeat {
      while scanner.nextTrivia() != nil {}
    } while recovers && skipConflictMarker()
  }

  private mutating func skipConflictMarker() -> Bool {
    guard !isStopped, ConflictMarker.range(at: scanner.offset, in: scanner.bytes) != nil else {
      return false
    }
    report(.conflictMarker)
    scanner.skipToLineEnd()
    return true
  }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    skipTrivia()
    guard !scanner.isAtEnd, scanner.current == UInt8(ascii: character) else { return false }
    scanner.offset += 1
    return true
  }

  private mutating func string() -> (text: String, range: Range<Int>)? {
    skipTrivia()
    guard let token = scanner.nextString(), token.isClosed else { return nil }
    return (
      EscapeReader.text(of: scanner.bytes, in: token.content, hasEscapes: token.hasEscapes),
      token.range
    )
  }

  /// Reads `key = value;` until something else comes.
  private mutating func members() -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    while !isStopped {
      guard let key = string() else {
        guard recovers, !scanner.isAtEnd, scanner.current != UInt8(ascii: "}") else { break }
        recover(behind: UInt8(ascii: ";"), before: UInt8(ascii: "}"))
        continue
      }
      let value =
        accept("=") ? self.value() : PropertyListValue(.string(key.text), range: key.range)
      let isEnded = value != nil && accept(";")
      if let value, isEnded || recovers {
        members.append(PropertyListMember(key: key.text, value: value, keyRange: key.range))
      }
      if !isEnded {
        recover(behind: UInt8(ascii: ";"), before: UInt8(ascii: "}"))
      }
    }
    return members
  }

  private mutating func value() -> PropertyListValue? {
    guard depth < Self.maximumDepth else {
      report(.depth)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    skipTrivia()
    let start = scanner.offset
    if accept("{") {
      let members = members()
      guard accept("}") || recovers else { return nil }
      return PropertyListValue(.dictionary(members), range: start..<scanner.offset)
    }
    if accept("(") {
      return array().map { PropertyListValue(.array($0), range: start..<scanner.offset) }
    }
    return string().map { PropertyListValue(.string($0.text), range: $0.range) }
  }

  private mutating func array() -> [PropertyListValue]? {
    var elements: [PropertyListValue] = []
    while !isStopped, !accept(")") {
      if let element = value() {
        elements.append(element)
        if accept(",") { continue }
        if accept(")") { return elements }
      }
      guard recovers, !scanner.isAtEnd else { return recovers ? elements : nil }
      recover(behind: UInt8(ascii: ","), before: UInt8(ascii: ")"))
      guard !isStopped, scanner.current != UInt8(ascii: "}") else { return elements }
    }
    return isStopped && !recovers ? nil : elements
  }

  /// Reports what stands here and goes to where the next member or element may start.
  private mutating func recover(behind separator: UInt8, before end: UInt8) {
    report(.syntax)
    var open = 0
    while !isStopped, !scanner.isAtEnd {
      while scanner.nextTrivia() != nil {}
      if scanner.nextString() != nil { continue }
      let byte = scanner.current
      if open == 0, byte == end || byte == UInt8(ascii: "}") { return }
      scanner.offset += 1
      switch byte {
      case separator where open == 0: return
      case UInt8(ascii: "{"), UInt8(ascii: "("): open += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): open = max(0, open - 1)
      default: break
      }
    }
    scanner.offset = min(scanner.offset, scanner.bytes.count)
  }
}
