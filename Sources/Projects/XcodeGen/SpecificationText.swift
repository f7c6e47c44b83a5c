import Yams

/// Decides whether a YAML text from outside may be given to a parser at all.
///
/// An alias stands for all that its anchor holds, so that a few lines can stand for billions of
/// nodes; the parser compares keys, so none may be an alias or a list; and it goes down one level of
/// its stack for one of the text.
struct SpecificationText {
  private static let sizeLimit = 2 << 20
  private static let depthLimit = 100
  private static let indentationLimit = 400

  private let bytes: [UInt8]
  /// The brackets that are open, and whether each starts a list rather than being in a word.
  private var open: [Bool] = []
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
    case UInt8(ascii: "?") where isAtStart: return Self.keyMessage
    default: break
    }
    advance(over: byte)
    let isDeep = open.count > Self.depthLimit || indentation > Self.indentationLimit
    return isDeep ? "lists are nested too deep here" : nil
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

/// A value of XcodeGen's `project.yml`, taken over from the parser's nodes.
struct SpecificationValue {
  let node: Node

  /// The text of a scalar, whatever YAML takes it for: build settings are texts.
  var text: String? { node.scalar?.string }

  /// The elements of a list; a single value is a list of itself, and nothing an empty one.
  var elements: [SpecificationValue] {
    if let sequence = node.sequence { return sequence.map(SpecificationValue.init) }
    if let text, text.isEmpty || text == "null" || text == "~" { return [] }
    return [self]
  }

  /// The texts of a list or of a single value.
  var texts: [String] { elements.compactMap(\.text) }

  /// The members of a mapping with plain keys, those merged in by `<<` first.
  var members: [(key: String, value: SpecificationValue)] {
    guard let mapping = node.mapping else { return [] }
    var members: [(key: String, value: SpecificationValue)] = []
    for (key, value) in mapping {
      guard let name = key.scalar?.string else { continue }
      if name == "<<" {
        for merged in SpecificationValue(node: value).elements {
          for (key, value) in merged.node.mapping ?? [:] {
            guard let name = key.scalar?.string else { continue }
            members.append((name, SpecificationValue(node: value)))
          }
        }
      } else {
        members.append((name, SpecificationValue(node: value)))
      }
    }
    return members
  }

  /// The value of a key; own members go before merged ones.
  subscript(key: String) -> SpecificationValue? { members.last { $0.key == key }?.value }
}
