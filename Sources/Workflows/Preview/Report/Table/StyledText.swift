import Diagnostics

/// Text with styles, measured in columns.
struct StyledText {
  struct Part {
    var text: String
    var style: TextStyle
  }

  private(set) var parts: [Part] = []
  private(set) var width = 0
  /// Whether a line end stands in it, shown as its last sign.
  private(set) var hasLineEnds = false

  /// The sign for a line end in what people read.
  static let lineEnd: Character = "↵"

  init(_ text: String = "", _ style: TextStyle = .plain) { append(text, style) }

  /// Appends text of this program's own; what can't be shown is spelled out when it is written.
  mutating func append(_ text: String, _ style: TextStyle = .plain) {
    guard !text.isEmpty else { return }
    width += TerminalWidth.columns(of: text)
    if let last = parts.indices.last, parts[last].style == style {
      parts[last].text += text
    } else {
      parts.append(Part(text: text, style: style))
    }
  }

  /// Appends text of a translator's, with what can't be shown spelled out.
  mutating func append(untrusted text: String, _ style: TextStyle = .plain) {
    guard text.utf8.contains(UInt8(ascii: "\n")) else {
      return append(VisibleText.escaped(text, directionMarks: .kept), style)
    }
    for (position, line) in text.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      if position > 0 {
        append(String(Self.lineEnd), .dim)
        hasLineEnds = true
      }
      append(VisibleText.escaped(Substring(line), directionMarks: .kept), style)
    }
  }

  mutating func append(_ other: StyledText) {
    parts += other.parts
    width += other.width
    hasLineEnds = hasLineEnds || other.hasLineEnds
  }

  /// Appends the text as a terminal shows it.
  ///
  /// - Parameter isolates: Whether right-to-left text is kept from reordering what stands around
  ///   it, by U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE.
  func write(to text: inout ConsoleText, usesColor: Bool, isolates: Bool) {
    let isIsolated = isolates && parts.contains { $0.text.hasRightToLeftLetters }
    if isIsolated { text += "\u{2068}" }
    for part in parts {
      let shown = ConsoleText(part.text, directionMarks: .kept)
      text += usesColor ? shown.styled(part.style) : shown
    }
    if isIsolated { text += "\u{2069}" }
  }
}
