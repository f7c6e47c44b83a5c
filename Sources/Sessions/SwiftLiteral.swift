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
    var position = start
    while position < text.count, text[position] == UInt8(ascii: "#") { position += 1 }
    let pounds = position - start
    let quotes = count(of: UInt8(ascii: "\""), in: text, from: position)
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
        guard count(of: UInt8(ascii: "#"), in: text, from: position + 1) >= pounds else {
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

  /// Behind the bracket that closes the one at an offset; literals inside are passed over.
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
      case UInt8(ascii: "\""):
        guard let end = end(in: text, from: position, nesting: nesting) else { return nil }
        position = end
        continue
      default: break
      }
      position += 1
    }
    return nil
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

  private static func count(of byte: UInt8, in text: [UInt8], from start: Int) -> Int {
    var position = start
    while position < text.count, text[position] == byte { position += 1 }
    return position - start
  }
}
