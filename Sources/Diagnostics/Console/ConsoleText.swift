/// Text for a person at a console, in which nothing can command a terminal but what this program
/// wrote itself.
///
/// There is no way to make one of a `String` as it stands: literals of the source are trusted, and
/// what is put into them, or given to an initializer, is made visible (see `VisibleText`).
package struct ConsoleText: Hashable, Sendable {
  /// What goes to the console.
  package private(set) var output: String

  private init(trusted output: String) { self.output = output }

  /// Nothing.
  package init() { output = "" }

  /// A text on one line.
  package init(
    _ text: some StringProtocol, directionMarks: VisibleText.DirectionMarks = .spelled
  ) {
    output = VisibleText.escaped(text, directionMarks: directionMarks)
  }

  /// A text of several lines; its line feeds alone do what they do.
  package init(
    lines text: some StringProtocol, directionMarks: VisibleText.DirectionMarks = .spelled
  ) {
    output = VisibleText.lines(text, directionMarks: directionMarks)
  }

  /// A difference of files; its line feeds and tabs do what they do, so that `patch` can apply it.
  package init(difference text: String) {
    output = text.split(separator: "\t", omittingEmptySubsequences: false)
      .map { VisibleText.lines($0) }.joined(separator: "\t")
  }

  /// Spaces, to fill a column.
  package init(spaces count: Int) { output = String(repeating: " ", count: max(0, count)) }

  /// A count with its noun, as ``Swift/String/counted(_:_:_:)`` has it.
  package static func counted(_ count: Int, _ one: String, _ many: String? = nil) -> ConsoleText {
    ConsoleText(String.counted(count, one, many))
  }

  package var isEmpty: Bool { output.isEmpty }

  /// The text in a style of this program's own.
  package func styled(_ style: TextStyle) -> ConsoleText {
    ConsoleText(trusted: style.opening + output + style.closing)
  }

  package static func += (text: inout ConsoleText, other: ConsoleText) {
    text.output += other.output
  }

  package static func + (text: ConsoleText, other: ConsoleText) -> ConsoleText {
    ConsoleText(trusted: text.output + other.output)
  }
}

/// Literals and what is put into them.
extension ConsoleText: ExpressibleByStringInterpolation {
  /// A literal is a `StaticString`: a text that was made at run time can't pass for one.
  package init(stringLiteral literal: StaticString) { output = literal.description }

  package init(stringInterpolation interpolation: StringInterpolation) {
    output = interpolation.output
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var output = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      output.reserveCapacity(literalCapacity)
    }

    package mutating func appendLiteral(_ literal: StaticString) { output += literal.description }

    package mutating func appendInterpolation(_ text: some StringProtocol) {
      output += VisibleText.escaped(text)
    }

    package mutating func appendInterpolation(_ number: Int) { output += String(number) }

    package mutating func appendInterpolation(_ text: ConsoleText) { output += text.output }
  }
}

extension Sequence<ConsoleText> {
  /// The texts in one, with a separator between each two.
  package func joined(separator: ConsoleText = "") -> ConsoleText {
    var result = ConsoleText()
    var isFirst = true
    for text in self {
      if !isFirst { result += separator }
      result += text
      isFirst = false
    }
    return result
  }
}
