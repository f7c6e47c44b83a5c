import Diagnostics

/// Reads a JSON or JSON5 text with a stack of its own, and goes on behind each mistake.
///
/// Each byte is read a fixed number of times, but for what a mistake makes it look at again; as it
/// gives up after 20 of them, time is linear.
struct JSONParser {
  private static let errorLimit = 20
  /// Values are destroyed recursively: deeper ones could overflow the stack of a small thread.
  private static let depthLimit = 1000

  let bytes: UnsafeBufferPointer<UInt8>
  let dialect: JSONDocument.Dialect
  let maximumDepth: Int
  var offset = 0
  private(set) var root: JSONValue?
  private(set) var errors: [JSONError] = []
  private(set) var isStopped = false
  /// Whether a comma behind the last value is kept in mind instead of reported.
  var allowsTrailingCommas = false
  var trailingCommas: [Range<Int>] = []
  var frames: [Frame] = []
  /// Whether the string that was read last has no closing quotation mark.
  var isStringUnclosed = false
  /// Room for strings with escapes.
  var decoded: [UInt8] = []

  init(bytes: UnsafeBufferPointer<UInt8>, dialect: JSONDocument.Dialect, maximumDepth: Int) {
    self.bytes = bytes
    self.dialect = dialect
    self.maximumDepth = min(maximumDepth, Self.depthLimit)
  }

  /// An object or array that is open.
  struct Frame {
    enum Kind {
      case object
      case array
      /// The object around a text that is just its members.
      case members
    }

    enum State {
      case start
      case afterItem
      /// Behind a string that swallowed what follows it, so that no comma can be expected.
      case afterUnclosedString
      case afterComma(at: Int, length: Int)
    }

    var kind: Kind
    var start: Int
    var state = State.start
    /// The name whose value comes next.
    var name: JSONString?
    var members: [JSONMember] = []
    var elements: [JSONValue] = []

    var closing: UInt8? {
      switch kind {
      case .object: UInt8(ascii: "}")
      case .array: UInt8(ascii: "]")
      case .members: nil
      }
    }
  }

  mutating func parse(_ form: JSONDocument.Form) {
    if offset == 0, bytes.starts(with: byteOrderMark) { offset = byteOrderMark.count }
    if form == .members {
      guard maximumDepth > 0 else { return reportDepth() }
      frames.append(Frame(kind: .members, start: offset))
    } else {
      skipTrivia()
      readValue(nextToken())
    }
    while !frames.isEmpty, !isStopped { step() }
    while !frames.isEmpty { close(end: offset) }
    guard !isStopped, form == .value, root != nil else { return }
    skipTrivia()
    if offset < bytes.count { reportFound(nextToken(), expected: "nothing after the value") }
  }

  mutating func report(_ error: JSONError) {
    guard !isStopped else { return }
    errors.append(error)
    isStopped = errors.count >= Self.errorLimit
  }

  /// Forgets the mistakes in what is going to be read once more.
  mutating func withdrawErrors(from start: Int) {
    errors.removeAll { $0.range.lowerBound >= start }
  }

  // MARK: Objects and arrays

  /// Reads one item, or one sign between items, of the innermost object or array.
  private mutating func step() {
    skipTrivia()
    let token = nextToken()
    switch token.byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"): readSeparator(token)
    case UInt8(ascii: "}"), UInt8(ascii: "]"): readClosing(token)
    case _ where token.length == 0: closeAtEnd()
    default:
      guard checkSeparator(before: token) else { return }
      if frames[frames.count - 1].kind == .array { readValue(token) } else { readMember(token) }
    }
  }

  private mutating func readMember(_ token: Token) {
    guard var name = readName(token) else { return lose() }
    if isStringUnclosed {
      frames[frames.count - 1].state = .afterUnclosedString
    } else if readColon(after: &name) {
      frames[frames.count - 1].name = name
      skipTrivia()
      readValue(nextToken())
    } else {
      lose()
    }
  }

  mutating func open(_ kind: Frame.Kind, _ token: Token) {
    guard frames.count < maximumDepth else { return reportDepth() }
    reportLookalike(token)
    frames.append(Frame(kind: kind, start: offset))
    // Nearly all texts are an object with a few members, and many are small.
    if frames.count == 1, kind == .object { frames[0].members.reserveCapacity(8) }
    offset += token.length
  }

  /// Adds a value to the innermost object or array.
  mutating func add(_ value: JSONValue) {
    let top = frames.count - 1
    guard top >= 0 else {
      root = value
      return
    }
    if let name = frames[top].name.take() {
      frames[top].members.append(JSONMember(name: name, value: value))
    } else {
      frames[top].elements.append(value)
    }
    frames[top].state = isStringUnclosed ? .afterUnclosedString : .afterItem
  }

  mutating func close(end: Int) {
    guard let frame = frames.popLast() else { return }
    isStringUnclosed = false
    add(
      JSONValue(
        range: frame.start..<end,
        content: frame.kind == .array ? .array(frame.elements) : .object(frame.members)))
  }

  private mutating func reportDepth() {
    report(
      JSONError(
        offset..<min(offset + 1, bytes.count), expected: "at most \(maximumDepth) open brackets",
        found: found(nextToken()),
        message: "brackets are nested deeper than \(maximumDepth) levels here; nest them less"))
    isStopped = true
  }
}
