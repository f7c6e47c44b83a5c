import Reading

/// The calls and members of Swift code that a literal goes through, by their names as they are
/// written: `Strings.tr` of `Strings.tr("key")`, `localized` of `"key".localized`.
///
/// From the inside, as far as the statement around the literal goes. What stands in comments or in
/// other literals may be taken for code: this only tells what to show.
struct EnclosingCalls {
  private(set) var names: [String] = []
  private let bytes: [UInt8]
  /// How many bytes before and behind the literal are looked at.
  private static let reach = 4096

  init(around offset: Int, in bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.indices.contains(offset) else { return }
    addMembers(behind: offset)
    addCalls(before: offset)
  }

  /// Adds the functions in whose parentheses the literal stands.
  private mutating func addCalls(before offset: Int) {
    var depth = 0
    var position = offset - 1
    let first = max(0, offset - Self.reach)
    while position >= first {
      switch bytes[position] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth > 0 {
          depth -= 1
        } else if bytes[position] == UInt8(ascii: "{") {
          return
        } else {
          add(bytes[..<position].memberNameAtEnd)
        }
      case UInt8(ascii: ";") where depth == 0: return
      case UInt8(ascii: "\""): position = start(ofLiteralEndingAt: position)
      default: break
      }
      position -= 1
    }
  }

  /// The opening mark of a literal of one line, or where its closing mark is if there is none.
  private func start(ofLiteralEndingAt end: Int) -> Int {
    let line = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")) ?? 0
    return bytes[line..<end].lastIndex(of: UInt8(ascii: "\"")) ?? end
  }

  /// Adds the members that are asked of the literal.
  private mutating func addMembers(behind offset: Int) {
    let last = min(bytes.count, offset + Self.reach)
    var position = offset
    while position < last, bytes[position] == UInt8(ascii: "#") { position += 1 }
    guard position < last, bytes[position] == UInt8(ascii: "\"") else { return }
    position += 1
    while position < last, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < last else { return }
    let rest = bytes[(position + 1)..<last]
    let dot = rest.drop { $0.isASCIIWhitespace || $0 == UInt8(ascii: "#") }
    guard dot.first == UInt8(ascii: ".") else { return }
    add(
      String(decoding: dot.dropFirst().prefix { $0.isASCIIWordPart || $0 >= 0x80 }, as: UTF8.self))
  }

  private mutating func add(_ name: String) {
    if !name.isEmpty { names.append(name) }
  }
}

extension ArraySlice<UInt8> {
  /// The name that the code ends in, with those in front that it is a member of.
  fileprivate var memberNameAtEnd: String {
    let name = reversed().prefix { $0.isASCIIWordPart || $0 >= 0x80 || $0 == UInt8(ascii: ".") }
    return String(decoding: name.reversed(), as: UTF8.self)
  }
}
