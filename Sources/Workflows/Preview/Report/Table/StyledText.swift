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

  /// Appends text that is safe to show, see `ShownText`.
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
      return append(ShownText.escaped(text), style)
    }
    for (position, line) in text.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      if position > 0 {
        append(String(Self.lineEnd), .dim)
        hasLineEnds = true
      }
      append(ShownText.escaped(Substring(line)), style)
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
  func write(to text: inout String, usesColor: Bool, isolates: Bool) {
    let isIsolated = isolates && parts.contains { ShownText.isRightToLeft($0.text) }
    if isIsolated { text += "\u{2068}" }
    for part in parts { part.style.write(part.text, to: &text, usesColor: usesColor) }
    if isIsolated { text += "\u{2069}" }
  }
}
