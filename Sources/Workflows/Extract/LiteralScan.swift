import Extraction
import Messages
import PlainBytes
import Reading

/// The texts between quotation marks of a file, and in markup those between tags, one after another;
/// behind the last part of a text that is written in parts (`"one " + "two"`), the whole as well,
/// with a gap for a part that is no text (`"one " + name`); in markup the text that character
/// references stand for as well.
///
/// Escapes are those of Swift, raw strings included, of C and of JSON.
struct LiteralScan {
  /// In bytes; no key of a catalog is longer.
  private static let longestKey = 4096

  let bytes: [UInt8]
  /// Where the literal starts that came last, with the `#` before it; nil where a text came that is
  /// not one literal, or stands in markup.
  private(set) var start: Int?
  private let isMarkup: Bool
  var index = 0
  var end: Int
  var text: [UInt8] = []
  /// The parts of a text in parts, as far as they were read.
  private var joined: [UInt8] = []
  /// Where the first of them starts.
  private var joinedStart = 0
  private var isInParts = false
  private var isWholeDue = false
  /// Interpolations, which have literals of their own.
  private var inner: [(range: Range<Int>, depth: Int)] = []
  /// How many interpolations the scan is in.
  private var depth = 0
  /// Deeper ones are not looked into, so that the whole takes time in proportion to the length.
  private static let deepest = 4

  init(_ bytes: [UInt8], isMarkup: Bool) {
    self.bytes = bytes
    self.isMarkup = isMarkup
    end = bytes.count
  }

  /// The next text, or nil at the end of the file.
  mutating func next() -> ArraySlice<UInt8>? {
    start = nil
    if isWholeDue {
      isWholeDue = false
      return joined[...]
    }
    while true {
      while index < end {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\"") {
          return literal(at: index - 1)
        }
        if isMarkup, byte == UInt8(ascii: ">") {
          let element = element()
          resolveReferences(of: element)
          return element
        }
      }
      guard let next = inner.popLast() else { return nil }
      (index, end, depth) = (next.range.lowerBound, next.range.upperBound, next.depth)
    }
  }

  /// Reads the literal whose quotation mark stands at an offset.
  private mutating func literal(at mark: Int) -> ArraySlice<UInt8> {
    guard !isMarkup else {
      readLiteral(pounds: 0)
      resolveReferences(of: text[...])
      return text[...]
    }
    let pounds = pounds(before: mark)
    readLiteral(pounds: pounds)
    join(from: mark - pounds)
    start = mark - pounds
    return text[...]
  }

  /// Has the text come once more that character references stand for, if there are any.
  private mutating func resolveReferences(of part: ArraySlice<UInt8>) {
    guard let resolved = CharacterReference.resolved(in: part) else { return }
    joined = resolved
    isWholeDue = true
  }

  /// Notes the literal that was read as a part, if it is one.
  ///
  /// - Parameter start: Where the literal starts.
  private mutating func join(from start: Int) {
    let next = partBehind()
    let isBehindPlus = !isInParts && isPlus(before: start)
    guard isInParts || isBehindPlus || next != .nothing else { return }
    if !isInParts {
      joined = isBehindPlus ? LiteralSearch.gap : []
      joinedStart = isBehindPlus ? operandStart(before: start) : start
    }
    if joined.count <= Self.longestKey { joined += text }
    if next == .value { joined += LiteralSearch.gap }
    isInParts = next == .literal
    isWholeDue = !isInParts
  }

  private enum Part {
    case nothing
    case literal
    /// What isn't known here.
    case value
  }

  /// What is added to a literal: behind a `+`, a message that appends, or, in Objective-C, directly.
  private func partBehind() -> Part {
    var place = index
    func skipSpace() {
      while place < end, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
    }
    skipSpace()
    let isPlus = place < end && bytes[place] == UInt8(ascii: "+")
    if isPlus {
      place += 1
      skipSpace()
    } else if Self.messages.contains(where: { bytes[place..<end].starts(with: $0) }) {
      return .value
    }
    if place < end, bytes[place] == UInt8(ascii: "@") { place += 1 }
    if place < end, bytes[place] == UInt8(ascii: "\"") { return .literal }
    return isPlus ? .value : .nothing
  }

  private static let messages = ["stringByAppending", ".appending("].map { Array($0.utf8) }

  /// Whether a `+` stands before a literal.
  private func isPlus(before start: Int) -> Bool {
    code(before: start).last == UInt8(ascii: "+")
  }

  /// Whether what came last is what a text is looked up by, whatever it says.
  ///
  /// - Parameter names: What functions and members of the project are called that look texts up.
  func isLookedUp(by names: Set<String>) -> Bool {
    let code = self.code(before: start ?? joinedStart)
    if Self.lookUps.contains(where: { code.suffix($0.count).elementsEqual($0) }) { return true }
    if let function = LocalizingFunction(calledAtEndOf: code), names.contains(function.name) {
      return true
    }
    guard let member = memberBehind else { return false }
    return names.contains(member) || member.hasPrefix("localiz") || member.hasPrefix("localis")
  }

  /// Whether what came last says how a value in another literal is shown: `\(n, specifier: "%.2f")`.
  var isSpecifier: Bool {
    guard let start else { return false }
    let label = Array("specifier:".utf8)
    return code(before: start).suffix(label.count).elementsEqual(label)
  }

  /// What is asked of what came last: `localized` of `"A\(n)".localized` and of
  /// `("A" + n).localized`.
  private var memberBehind: String? {
    guard index < end else { return nil }
    var code = bytes[index..<min(end, index + Self.longestOperand)]
    if start == nil { code = code.drop { $0 != UInt8(ascii: ")") } }
    code = code.drop { byte in
      byte == UInt8(ascii: ")") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
        || byte.isASCIIWhitespace
    }
    guard code.first == UInt8(ascii: ".") else { return nil }
    return String(decoding: code.dropFirst().prefix(while: \.isASCIIWordPart), as: UTF8.self)
  }

  /// How far a parenthesis may be, in bytes, from what is added to a literal.
  private static let longestOperand = 256

  /// Where the value starts that a `+` adds a literal to: behind what opens or separates arguments.
  private func operandStart(before start: Int) -> Int {
    let plus = code(before: start).endIndex - 1
    let operand = code(before: plus).suffix(Self.longestOperand)
    var depth = 0
    for place in operand.indices.reversed() {
      switch operand[place] {
      case UInt8(ascii: ")"): depth += 1
      case UInt8(ascii: "(") where depth > 0: depth -= 1
      case UInt8(ascii: "("): return place + 1
      case let byte where depth == 0 && (byte == UInt8(ascii: ",") || byte.isLineEnd):
        return place + 1
      default: break
      }
    }
    return start
  }

  /// What stands before a literal, without its `@` and the white space in front of that.
  private func code(before start: Int) -> ArraySlice<UInt8> {
    var end = start
    if end > 0, bytes[end - 1] == UInt8(ascii: "@") { end -= 1 }
    while end > 0, bytes[end - 1].isLayout { end -= 1 }
    return bytes[..<end]
  }

  private static let lookUps = [
    "NSLocalizedString(", "localizedString(forKey:", "localizedStringForKey:", "localized:",
  ].map { Array($0.utf8) }

  /// What stands up to the next tag.
  private mutating func element() -> ArraySlice<UInt8> {
    let start = index
    let last = min(end, start + Self.longestKey)
    while index < last, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return bytes[start..<index]
  }

  /// How many `#` open the raw literal whose quotation mark stands at an offset.
  private func pounds(before start: Int) -> Int {
    var count = 0
    while count < start, count < Self.mostPounds, bytes[start - 1 - count] == UInt8(ascii: "#") {
      count += 1
    }
    return count
  }

  private static let mostPounds = 8

  /// Goes behind the parenthesis that closes an interpolation.
  mutating func skipInterpolation() {
    let start = index
    var open = 1
    while index < end, open > 0 {
      switch bytes[index] {
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
      default: break
      }
      index += 1
    }
    if depth < Self.deepest, bytes[start..<index].contains(UInt8(ascii: "\"")) {
      inner.append((start..<index, depth + 1))
    }
  }

  /// The lines of a literal of three marks without the indentation of the last.
  mutating func trimLines() {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 2, let indentation = lines.last?.count else { return }
    lines = lines.dropFirst().dropLast().map { $0.dropFirst(indentation) }
    text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    if text.contains(Self.joinedLineEnd[0]) { text.replace(Self.joinedLineEnd, with: []) }
  }
}
