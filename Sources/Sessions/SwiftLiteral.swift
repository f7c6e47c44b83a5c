/// String literals of Swift, as far as one has to know where they end.
package enum SwiftLiteral {
  /// The offset behind a literal.
  ///
  /// - Parameters:
  ///   - text: A Swift file in UTF-8.
  ///   - start: Where the literal starts: a quotation mark, or the number signs before it.
  /// - Returns: nil where no literal starts, or where it doesn't end.
  package static func end(in text: [UInt8], from start: Int) -> Int? {
    end(in: text, from: start, nesting: 0)
  }

  /// Literals in literals are few; hostile ones end at this depth.
  private static let deepest = 16

  private static func end(in text: [UInt8], from start: Int, nesting: Int) -> Int? {
    // An editor may send any place.
    guard nesting < deepest, start >= 0 else { return nil }
    let position = skip(UInt8(ascii: "#"), in: text, from: start)
    let pounds = position - start
    let quotes = skip(UInt8(ascii: "\""), in: text, from: position) - position
    guard quotes > 0 else { return nil }
    let width = quotes >= 3 ? 3 : 1
    // Two quotation marks are an empty text.
    if quotes == 2 { return closing(in: text, at: position + 1, width: 1, pounds) }
    return end(
      in: text, from: position + width, width: width, pounds, nesting: nesting)
  }

  private static func end(
    in text: [UInt8], from start: Int, width: Int, _ pounds: Int, nesting: Int
  ) -> Int? {
    var position = start
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "\\"):
        guard skip(UInt8(ascii: "#"), in: text, from: position + 1) > position + pounds else {
          position += 1
          continue
        }
        position += 1 + pounds
        guard position < text.count else { return nil }
        if text[position] == UInt8(ascii: "(") {
          guard let end = endOfInterpolation(in: text, from: position, nesting: nesting + 1) else {
            return nil
          }
          position = end
        } else {
          position += 1
        }
      case UInt8(ascii: "\""):
        if let end = closing(in: text, at: position, width: width, pounds) { return end }
        position += 1
      case UInt8(ascii: "\n") where width == 1: return nil
      default: position += 1
      }
    }
    return nil
  }

  /// Behind the bracket that closes the one at an offset; literals and comments inside are passed
  /// over.
  static func endOfInterpolation(
    in text: [UInt8], from start: Int, nesting: Int = 0
  ) -> Int? {
    var depth = 0
    var position = start
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return position + 1 }
      default: break
      }
      guard quotes(in: text, from: &position) != nil else { continue }
      guard let end = end(in: text, from: position, nesting: nesting) else { return nil }
      position = end
    }
    return nil
  }

  /// Where the quotation marks of a literal that starts at a place are; nil where none does, and then
  /// the place is behind what is there.
  static func quotes(in text: [UInt8], from position: inout Int) -> Int? {
    if let end = endOfComment(in: text, from: position) {
      position = end
      return nil
    }
    let quotes = skip(UInt8(ascii: "#"), in: text, from: position)
    guard quotes < text.count, text[quotes] == UInt8(ascii: "\"") else {
      position = max(quotes, position + 1)
      return nil
    }
    return quotes
  }

  /// Behind a comment that starts at an offset; nil where none does.
  private static func endOfComment(in text: [UInt8], from start: Int) -> Int? {
    guard start + 1 < text.count, text[start] == UInt8(ascii: "/") else { return nil }
    if text[start + 1] == UInt8(ascii: "/") {
      // Its end belongs to it, so that a place there is in the comment, too.
      return text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count + 1
    }
    guard text[start + 1] == UInt8(ascii: "*") else { return nil }
    // Comments of Swift nest.
    var (depth, position) = (0, start)
    while position + 1 < text.count {
      switch (text[position], text[position + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): depth += 1
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): depth -= 1
      default:
        position += 1
        continue
      }
      position += 2
      if depth == 0 { return position }
    }
    return text.count + 1
  }

  private static func closing(
    in text: [UInt8], at position: Int, width: Int, _ pounds: Int
  ) -> Int? {
    let end = position + width + pounds
    guard end <= text.count,
      text[position..<(position + width)].allSatisfy({ $0 == UInt8(ascii: "\"") }),
      text[(position + width)..<end].allSatisfy({ $0 == UInt8(ascii: "#") })
    else { return nil }
    return end
  }

  /// The first offset from one on that has another byte.
  static func skip(_ byte: UInt8, in text: [UInt8], from start: Int) -> Int {
    text[min(start, text.count)...].firstIndex { $0 != byte } ?? text.count
  }
}
