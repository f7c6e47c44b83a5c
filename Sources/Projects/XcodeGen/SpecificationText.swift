/// Decides whether a YAML text from outside may be given to a parser at all.
///
/// An alias stands for all that its anchor holds, so that a few lines can stand for billions of
/// nodes; the parser compares keys, so none may be an alias or a list; and it goes down one level of
/// its stack for one of the text.
struct SpecificationText {
  private static let sizeLimit = 2 << 20
  private static let depthLimit = 100
  private static let indentationLimit = 400
  /// Each may hold the one before, so that values nest as deep as there are anchors.
  private static let anchorLimit = 1_000

  private let bytes: [UInt8]
  /// The brackets that are open, and whether each starts a list rather than being in a word.
  private var open: [Bool] = []
  private var anchors = 0
  private var indentation = 0
  private var isAtStart = true

  /// Why a text isn't read, and where that shows; nil for one that is.
  static func objection(to bytes: [UInt8]) -> (message: String, offset: Int)? {
    guard bytes.count <= sizeLimit else {
      return ("this file has more than the \(sizeLimit >> 20) MB that are read", 0)
    }
    var text = SpecificationText(bytes: bytes)
    for offset in bytes.indices {
      if let message = text.objection(at: offset) { return (message, offset) }
    }
    return nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func objection(at offset: Int) -> String? {
    let byte = bytes[offset]
    switch byte {
    case 0: return "a NUL character is not allowed in YAML; remove it"
    case UInt8(ascii: "["), UInt8(ascii: "{"): open.append(startsValue(at: offset))
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      if open.popLast() == true, isKey(behind: offset + 1) { return Self.keyMessage }
    case UInt8(ascii: "*") where startsValue(at: offset):
      let end = bytes[(offset + 1)...].firstIndex { !Self.isInName($0) } ?? bytes.endIndex
      if isKey(behind: end) { return Self.keyMessage }
    case UInt8(ascii: "&") where startsValue(at: offset):
      anchors += 1
      if anchors > Self.anchorLimit {
        return "more than \(Self.anchorLimit) anchors are not read; write values where they stand"
      }
    case UInt8(ascii: "?") where isAtStart: return Self.keyMessage
    default: break
    }
    advance(over: byte)
    let isDeep = open.count > Self.depthLimit || indentation > Self.indentationLimit
    return isDeep ? "lists are nested too deep here; nest them less" : nil
  }

  private static let keyMessage = "keys that are lists or aliases are not read; write plain keys"

  private mutating func advance(over byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (isAtStart, indentation) = (true, 0)
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "\t"):
      if isAtStart { indentation += 1 }
    default: isAtStart = false
    }
  }

  /// Whether what stands here begins something, and isn't in the middle of a word.
  private func startsValue(at offset: Int) -> Bool {
    guard offset > 0 else { return true }
    switch bytes[offset - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ":"):
      return true
    default: return false
    }
  }

  private func isKey(behind offset: Int) -> Bool {
    bytes[offset...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      == UInt8(ascii: ":")
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
      false
    default: true
    }
  }
}
