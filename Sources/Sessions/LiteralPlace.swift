package import Reading

/// A string literal of a Swift file that a place lies inside of, by UTF-8 offsets.
package struct LiteralPlace: Hashable, Sendable {
  /// With its quotation marks and number signs.
  package let range: Range<Int>
  /// What is between them; of a literal of several lines its lines, without the end of the last.
  package let content: Range<Int>
  /// How many number signs it has on each side.
  package let delimiterLength: Int
  /// What stands before each line of a literal of several lines; nil for one of a single line.
  package let indentation: String?

  /// - Returns: nil where no literal is that ends, and in comments and interpolations.
  package init?(around offset: Int, in text: [UInt8]) {
    guard (0...text.count).contains(offset) else { return nil }
    var position = 0
    while position < offset {
      guard let quotes = Self.quotes(in: text, from: &position) else { continue }
      guard let end = SwiftLiteral.end(in: text, from: position) else {
        // Somebody types it, and it ends with its line.
        position = text[position...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
        continue
      }
      guard offset < end else {
        position = end
        continue
      }
      guard let place = Self(position..<end, delimiterLength: quotes - position, in: text) else {
        return nil
      }
      if let inside = place.interpolation(around: offset, in: text) {
        position = inside
        continue
      }
      guard place.contains(offset) else { return nil }
      self = place
      return
    }
    return nil
  }

  private func contains(_ offset: Int) -> Bool {
    content.lowerBound <= offset && offset <= content.upperBound
  }

  /// Where the quotation marks of a literal that starts at a place are; nil where none does, and then
  /// the place is behind what is there.
  private static func quotes(in text: [UInt8], from position: inout Int) -> Int? {
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

  private init?(_ range: Range<Int>, delimiterLength: Int, in text: [UInt8]) {
    (self.range, self.delimiterLength) = (range, delimiterLength)
    let start = range.lowerBound + delimiterLength
    let width = Self.skip(UInt8(ascii: "\""), in: text, from: start) - start
    guard width >= 3, range.count >= 6 + 2 * delimiterLength else {
      content = (start + 1)..<(range.upperBound - delimiterLength - 1)
      indentation = nil
      return
    }
    let end = range.upperBound - delimiterLength - 3
    guard let first = text[start..<end].firstIndex(of: UInt8(ascii: "\n")),
      let last = text[start..<end].lastIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let isCarried = last > first && text[last - 1] == UInt8(ascii: "\r")
    content = (first + 1)..<max(first + 1, isCarried ? last - 1 : last)
    indentation = String(decoding: text[(last + 1)..<end], as: UTF8.self)
  }

  /// Behind the bracket that opens the interpolation around an offset; nil where none is.
  private func interpolation(around offset: Int, in text: [UInt8]) -> Int? {
    var position = content.lowerBound
    while position < min(offset, content.upperBound) {
      let next = position + 1
      guard text[position] == UInt8(ascii: "\\"),
        Self.skip(UInt8(ascii: "#"), in: text, from: next) - next >= delimiterLength
      else {
        position = next
        continue
      }
      position = next + delimiterLength
      guard position < text.count, text[position] == UInt8(ascii: "(") else {
        position += 1
        continue
      }
      guard let end = SwiftLiteral.endOfInterpolation(in: text, from: position) else { return nil }
      if position < offset, offset < end { return position + 1 }
      position = end
    }
    return nil
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

  private static func skip(_ byte: UInt8, in text: [UInt8], from start: Int) -> Int {
    text[start...].firstIndex { $0 != byte } ?? text.count
  }

  // MARK: Texts

  /// What is written up to an offset, without indentation.
  package func written(upTo offset: Int, in text: [UInt8]) -> String {
    let written = text[
      content.lowerBound..<min(max(offset, content.lowerBound), content.upperBound)]
    let whole = String(decoding: written, as: UTF8.self)
    guard let indentation else { return whole }
    return whole.hasPrefix(indentation) ? String(whole.dropFirst(indentation.count)) : whole
  }

  /// Whether nothing but white space is in it.
  package func isEmpty(in text: [UInt8]) -> Bool {
    text[content].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  /// The change that gives the literal another text, which is spelled already and has one line; nil
  /// where it has several lines now, which no completion may replace.
  package func edit(writing spelled: String, in text: [UInt8]) -> TextEdit? {
    guard let indentation else { return TextEdit(content, spelled) }
    // Where there is no line yet, the end of one has to come along.
    if content.isEmpty { return TextEdit(content, indentation + spelled + "\n") }
    guard !text[content].contains(UInt8(ascii: "\n")) else { return nil }
    guard text[content].starts(with: indentation.utf8) else {
      return TextEdit(content, indentation + spelled)
    }
    return TextEdit(content.dropFirst(indentation.utf8.count), spelled)
  }
}
