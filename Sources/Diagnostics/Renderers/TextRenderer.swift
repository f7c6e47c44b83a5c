/// Prints diagnostics for people: `path:line:column: error: message [id]`, the line and a caret.
package struct TextRenderer {
  private let usesColor: Bool
  private let lines: SourceLines
  /// Longer lines are clipped around the caret.
  private static let widest = 120

  private let showsKeyPaths: Bool

  /// - Parameters:
  ///   - showsKeyPaths: Whether the place in the catalog's own terms follows, for people who don't
  ///     know the file.
  ///   - source: Gives the bytes of a file for showing its lines.
  package init(
    usesColor: Bool, showsKeyPaths: Bool = false, source: @escaping (String) -> [UInt8]?
  ) {
    self.usesColor = usesColor
    self.showsKeyPaths = showsKeyPaths
    lines = SourceLines(source: source)
  }

  package func render(_ diagnostics: [Diagnostic]) -> ConsoleText {
    var text = ConsoleText()
    for diagnostic in diagnostics.sortedByPlace() {
      write(
        "\(diagnostic.severity.rawValue)", "\(diagnostic.message) [\(diagnostic.id)]",
        at: diagnostic.location, style: diagnostic.severity.style, to: &text)
      for note in diagnostic.notes {
        write("note", "\(note.message)", at: note.location, style: Severity.note.style, to: &text)
      }
    }
    return text
  }

  private func write(
    _ label: ConsoleText, _ message: ConsoleText, at location: Location?, style: TextStyle,
    to text: inout ConsoleText
  ) {
    let label = painted(label + ":", style)
    guard let location else {
      text += "\(label) \(message)\n"
      return
    }
    let (line, column) = lines.position(of: location.range.lowerBound, in: location.file)
    text += "\(location.file):\(line):\(column): \(label) \(message)\n"
    if let bytes = lines.line(line, of: location.file, around: column) {
      text += excerpt(bytes.before, bytes.after, style)
    }
    if showsKeyPaths, let path = location.briefKeyPath { text += "  \(path)\n" }
  }

  private func excerpt(
    _ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>, _ style: TextStyle
  ) -> ConsoleText {
    let before = Self.text(before, startsLine: true)
    let after = Self.text(after, startsLine: before.allSatisfy { $0 == " " })
    let shownBefore = ConsoleText(before.suffix(Self.widest / 2))
    let width = shownBefore.output.count
    // What is escaped may be longer than a line should be.
    let shownAfter = ConsoleText(after.prefix(max(1, Self.widest - width)))
    return "  \(shownBefore)\(shownAfter)\n  \(ConsoleText(spaces: width))\(painted("^", style))\n"
  }

  /// Bytes of a line; the tabs that it begins with only indent it, and become spaces.
  private static func text(_ bytes: ArraySlice<UInt8>, startsLine: Bool) -> String {
    guard startsLine else { return String(decoding: bytes, as: UTF8.self) }
    let isIndentation: (UInt8) -> Bool = { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
    let indentation = bytes.prefix(while: isIndentation)
    return String(repeating: " ", count: indentation.count)
      + String(decoding: bytes.dropFirst(indentation.count), as: UTF8.self)
  }

  private func painted(_ text: ConsoleText, _ style: TextStyle) -> ConsoleText {
    usesColor ? text.styled(style) : text
  }
}

extension Severity {
  /// How the severity is shown.
  fileprivate var style: TextStyle {
    switch self {
    case .note: TextStyle(isBold: true, color: 36)
    case .warning: TextStyle(isBold: true, color: 33)
    case .error: TextStyle(isBold: true, color: 31)
    }
  }
}
