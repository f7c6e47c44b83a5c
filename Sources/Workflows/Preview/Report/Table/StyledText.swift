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

extension StyledText {
  /// What people read, as a terminal can show it.
  init(_ runs: [PreviewRun], style: PreviewTableStyle) {
    self.init()
    for (position, run) in runs.enumerated() {
      guard style.usesColor, !run.attributes.isEmpty else {
        append(untrusted: run.text)
        continue
      }
      let look = Look(run.attributes, style: style)
      if look.isRainbow {
        appendRainbow(run.text, look.style)
      } else {
        append(untrusted: run.text, look.style)
      }
      // A link may go on over several runs, as one with a bold word in it does.
      let next = position + 1 < runs.count ? runs[position + 1].attributes : []
      if let address = look.address, !next.contains(where: { $0.isLink(to: address) }) {
        append(untrusted: " (\(address))", .dim)
      }
    }
  }

  /// Appends text with every letter in the next colour.
  ///
  /// Letters that join their neighbours would fall apart; text of theirs has one colour a word.
  private mutating func appendRainbow(_ text: String, _ style: TextStyle) {
    let joins = text.hasRightToLeftLetters
    var place = 0
    for character in text {
      var style = style
      style.color = TextStyle.rainbow[place % TextStyle.rainbow.count]
      append(untrusted: String(character), style)
      if !joins || character == " " { place += 1 }
    }
  }

  /// How the attributes of a run look.
  private struct Look {
    var style = TextStyle.plain
    var isRainbow = false
    /// The link that must be written out.
    var address: String?

    init(_ attributes: [PreviewAttribute], style table: PreviewTableStyle) {
      for attribute in attributes {
        switch attribute.kind {
        case .bold: style.isBold = true
        case .italic: style.isItalic = true
        case .strikethrough: style.isStruck = true
        case .code: style.color = 36
        case .link:
          style.isUnderlined = true
          let target = ShownLink.followable(attribute.value)
          style.link = table.hasHyperlinks ? target : nil
          address = style.link == nil ? attribute.value : nil
        case .custom:
          isRainbow = attribute.name == "rainbow"
          style.color = TextStyle.color(of: attribute)
        case .foundation: break
        }
      }
    }
  }
}

extension PreviewAttribute {
  fileprivate func isLink(to address: String) -> Bool { kind == .link && value == address }
}

extension TextStyle {
  /// Red, yellow, green, cyan, blue, magenta.
  static let rainbow = [31, 33, 32, 36, 34, 35]

  /// The colours that attributes are told apart by.
  private static let palette = [35, 36, 32, 34, 31, 33]

  /// The same colour for the same attribute in every run of the tool.
  static func color(of attribute: PreviewAttribute) -> Int {
    let sum = attribute.label.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    return palette[sum % palette.count]
  }
}
