import Extraction
import PlainBytes
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
  /// What ends a line of a literal of several lines.
  private let lineEnd: String

  /// - Returns: nil where no literal is that ends, and in comments and interpolations.
  package init?(around offset: Int, in text: [UInt8]) {
    guard (0...text.count).contains(offset) else { return nil }
    var position = 0
    while position < offset {
      guard let quotes = SwiftLiteral.quotes(in: text, from: &position) else { continue }
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

  private init?(_ range: Range<Int>, delimiterLength: Int, in text: [UInt8]) {
    (self.range, self.delimiterLength) = (range, delimiterLength)
    let start = range.lowerBound + delimiterLength
    let width = SwiftLiteral.skip(UInt8(ascii: "\""), in: text, from: start) - start
    guard width >= 3, range.count >= 6 + 2 * delimiterLength else {
      content = (start + 1)..<(range.upperBound - delimiterLength - 1)
      (indentation, lineEnd) = (nil, "\n")
      return
    }
    let end = range.upperBound - delimiterLength - 3
    guard let first = text[start..<end].firstIndex(of: UInt8(ascii: "\n")),
      let last = text[start..<end].lastIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let isCarried = last > first && text[last - 1] == UInt8(ascii: "\r")
    content = (first + 1)..<max(first + 1, isCarried ? last - 1 : last)
    indentation = String(decoding: text[(last + 1)..<end], as: UTF8.self)
    lineEnd = text[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// Behind the bracket that opens the interpolation around an offset; nil where none is.
  private func interpolation(around offset: Int, in text: [UInt8]) -> Int? {
    // A place between the `\` and its bracket is not inside yet.
    interpolations(upTo: offset, in: text)
      .last { $0.lowerBound < offset && offset < $0.upperBound }.map { $0.lowerBound + 1 }
  }

  /// How many interpolations it has.
  package func interpolationCount(in text: [UInt8]) -> Int {
    interpolations(upTo: content.upperBound, in: text).count
  }

  /// The interpolations that start before an offset, with their brackets.
  private func interpolations(upTo offset: Int, in text: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = content.lowerBound
    while position < min(offset, content.upperBound) {
      let next = position + 1
      guard text[position] == UInt8(ascii: "\\"),
        SwiftLiteral.skip(UInt8(ascii: "#"), in: text, from: next) - next >= delimiterLength
      else {
        position = next
        continue
      }
      position = next + delimiterLength
      guard position < text.count, text[position] == UInt8(ascii: "(") else {
        position += 1
        continue
      }
      guard let end = SwiftLiteral.endOfInterpolation(in: text, from: position) else { break }
      found.append(position..<end)
      position = end
    }
    return found
  }

  // MARK: Texts

  /// What is written up to an offset: of a literal of several lines without indentation, and with
  /// lines that a `\` at their end joins as one.
  package func written(upTo offset: Int, in text: [UInt8]) -> String {
    let end = min(max(offset, content.lowerBound), content.upperBound)
    let written = text[content.lowerBound..<end]
    guard let indentation else { return String(decoding: written, as: UTF8.self) }
    let lines = written.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var whole: [UInt8] = []
    for (number, line) in lines.enumerated() {
      var line = Self.unindented(line, indentation)
      let isLast = number == lines.count - 1
      if !isLast, line.last == UInt8(ascii: "\r") { line.removeLast() }
      let joined = isLast ? nil : Self.joined(line, delimiterLength: delimiterLength)
      whole += joined ?? line
      if !isLast, joined == nil { whole.append(UInt8(ascii: "\n")) }
    }
    return String(decoding: whole, as: UTF8.self)
  }

  /// A line without as much of the indentation as it has.
  private static func unindented(
    _ line: ArraySlice<UInt8>, _ indentation: String
  ) -> ArraySlice<UInt8> {
    line.dropFirst(zip(line, indentation.utf8).prefix { $0 == $1 }.count)
  }

  /// A line without the `\` at its end that joins it with the next one; nil where there is none.
  private static func joined(
    _ line: ArraySlice<UInt8>, delimiterLength: Int
  ) -> ArraySlice<UInt8>? {
    let blanks = line.reversed().prefix { $0.isBlank }.count
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: delimiterLength)
    let text = line.dropLast(blanks)
    guard text.suffix(escape.count).elementsEqual(escape) else { return nil }
    let rest = text.dropLast(escape.count)
    // Without number signs a `\` may be the second of an escaped one.
    let before = rest.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
    return delimiterLength == 0 && !before.isMultiple(of: 2) ? nil : rest
  }

  /// The line of the literal that an offset lies in, without indentation and line end.
  ///
  /// Of a literal of a single line that is what is between the quotation marks.
  private func line(around offset: Int, in text: [UInt8]) -> Range<Int> {
    guard let indentation else { return content }
    let line = wholeLine(around: offset, in: text)
    let indent = zip(text[line], indentation.utf8).prefix { $0 == $1 }.count
    return (line.lowerBound + indent)..<line.upperBound
  }

  private func wholeLine(around offset: Int, in text: [UInt8]) -> Range<Int> {
    let offset = min(max(offset, content.lowerBound), content.upperBound)
    let start = text[content.lowerBound..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    let end = text[offset..<content.upperBound].firstIndex(of: UInt8(ascii: "\n"))
    let isCarried = end.map { $0 > offset && text[$0 - 1] == UInt8(ascii: "\r") } ?? false
    return (start ?? content.lowerBound)..<((end ?? content.upperBound) - (isCarried ? 1 : 0))
  }

  /// Whether nothing but white space is in it.
  package func isEmpty(in text: [UInt8]) -> Bool {
    text[content].allSatisfy { $0.isLayout }
  }

  // MARK: Writing

  /// A text as it is written in the literal; in one of several lines its lines are lines.
  package func spelled(_ text: String) -> String {
    guard let indentation else {
      return WrittenLiteral.spelled(text, delimiterLength: delimiterLength)
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { WrittenLiteral.spelled(String($0), delimiterLength: delimiterLength) }
      .joined(separator: lineEnd + indentation)
  }

  /// Changes that give a literal another text.
  package struct Rewriting: Sendable {
    /// The change of the line that somebody types in, which alone completions may replace (Language
    /// Server Protocol 3.17, "CompletionItem").
    package var line: TextEdit
    /// What takes the other lines away.
    package var others: [TextEdit] = []
    /// What is typed of the line that changes, where that isn't all that is typed.
    package var typed: String?
  }

  /// Whether it has more than one line.
  package func hasSeveralLines(in text: [UInt8]) -> Bool {
    indentation != nil && text[content].contains(UInt8(ascii: "\n"))
  }

  /// The changes that give the literal another text.
  ///
  /// - Parameters:
  ///   - spelled: The text as ``spelled(_:)`` gives it.
  ///   - offset: Where somebody types.
  package func rewriting(as spelled: String, at offset: Int, in text: [UInt8]) -> Rewriting {
    guard let indentation else { return Rewriting(line: TextEdit(content, spelled)) }
    // Where there is no line yet, the end of one has to come along.
    let next = text[content.lowerBound]
    if content.isEmpty, next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") {
      return Rewriting(line: TextEdit(content, indentation + spelled + lineEnd))
    }
    let (whole, line) = (wholeLine(around: offset, in: text), line(around: offset, in: text))
    // What is replaced has to have the place where somebody types.
    let isIndented =
      line.lowerBound - whole.lowerBound == indentation.utf8.count && line.lowerBound <= offset
    let change = isIndented ? TextEdit(line, spelled) : TextEdit(whole, indentation + spelled)
    let others = [content.lowerBound..<whole.lowerBound, whole.upperBound..<content.upperBound]
    var rewriting = Rewriting(line: change)
    rewriting.others = others.filter { !$0.isEmpty }.map { TextEdit($0, "") }
    if hasSeveralLines(in: text) {
      let typed = text[change.range.lowerBound..<max(change.range.lowerBound, offset)]
      rewriting.typed = String(decoding: typed, as: UTF8.self)
    }
    return rewriting
  }
}
