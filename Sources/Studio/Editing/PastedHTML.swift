import Linting
import LocaleData
import Localization
import Messages

/// HTML from a browser or a mail, as far as a text with Markdown can say it: words, bold, italics,
/// strikethrough, code, links and line ends.
///
/// Reads anything in linear time; what it doesn't know is text, or nothing.
struct PastedHTML {
  /// What is inside of an element.
  fileprivate struct Style {
    var name = ""
    var marks: Set<FormatDefinition.Mark> = []
    var link: String?
    var isSkipped = false
    var keepsSpace = false
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var open = [Style()]
  private var pieces: [MarkdownPiece] = []
  /// White space that counts only if text follows.
  private var pending = ""

  /// More than that nobody pastes into a text, in UTF-8 bytes.
  private static let longest = 262_144
  private static let deepest = 200

  /// - Parameter html: A page or a part of one.
  init(_ html: String) {
    bytes = Array(html.utf8.prefix(Self.longest))
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "<"), readTag() { continue }
      let end = bytes[(offset + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      append(offset..<end)
      offset = end
    }
  }

  /// The text in Markdown.
  ///
  /// - Parameter isAllowed: Which marks stay.
  func markdown(_ isAllowed: (FormatDefinition.Mark) -> Bool) -> String {
    let kept = pieces.map { piece in
      let isCode = piece.kind == .code && isAllowed(.code)
      let marks = piece.marks.filter { $0.definitionMark.map(isAllowed) ?? true }
      return MarkdownPiece(piece.text, kind: isCode ? .code : .text, marks: marks)
    }
    return MarkdownWriter(kept).text
  }

  // MARK: Text

  private mutating func append(_ range: Range<Int>) {
    guard let style = open.last, !style.isSkipped else { return }
    let text = bytes.withUnsafeBufferPointer { Unescaping.text(of: $0[range], backslashes: false) }
    for scalar in text.unicodeScalars {
      let isSpace = scalar == " " || ("\t"..."\r").contains(scalar)
      if isSpace, !style.keepsSpace {
        if pending.isEmpty { pending = " " }
      } else if scalar.value >= 0x20 || scalar == "\n" {
        append(scalar, style)
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ style: Style) {
    if !pending.isEmpty, !pieces.isEmpty {
      // Between marked pieces white space belongs to neither.
      let isSame = pieces.last.map { $0.marks == marks(of: style) } ?? false
      add(pending, isSame ? style : Style())
    }
    pending = ""
    add(String(scalar), style)
  }

  private mutating func add(_ text: String, _ style: Style) {
    let marks = marks(of: style)
    let kind: MarkdownPiece.Kind = style.marks.contains(.code) ? .code : .text
    if let last = pieces.last, last.marks == marks, last.kind == kind {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(MarkdownPiece(text, kind: kind, marks: marks))
    }
  }

  private func marks(of style: Style) -> [MarkdownPiece.Mark] {
    var marks: [MarkdownPiece.Mark] = style.link.map { [.link($0)] } ?? []
    if style.marks.contains(.strong) { marks.append(.strong) }
    if style.marks.contains(.emphasis) { marks.append(.emphasis) }
    if style.marks.contains(.strikethrough) { marks.append(.strikethrough) }
    return marks
  }

  // MARK: Elements

  /// - Returns: Whether there was a tag or a comment.
  private mutating func readTag() -> Bool {
    guard let tag = HTMLTag(in: bytes, at: offset) else { return false }
    offset = tag.end
    guard !tag.name.isEmpty else { return true }
    if tag.name == "br" {
      pending = open.last?.isSkipped == true ? pending : "\n"
      return true
    }
    if Self.blocks.contains(tag.name), !pieces.isEmpty { pending = "\n" }
    if tag.isEnd {
      let depth = open.lastIndex { $0.name == tag.name } ?? 0
      if depth > 0 { open.removeSubrange(depth...) }
    } else if !tag.isVoid, open.count < Self.deepest {
      open.append(style(of: tag))
    }
    return true
  }

  private static let blocks = Set(LanguageFact.elements.list(of: "block"))
  private static let skipped = Set(LanguageFact.elements.list(of: "hidden"))

  private func style(of tag: HTMLTag) -> Style {
    var style = open.last ?? Style()
    style.name = tag.name
    style.isSkipped = style.isSkipped || Self.skipped.contains(tag.name)
    switch tag.name {
    case "b", "strong": style.marks.insert(.strong)
    case "i", "em", "cite", "dfn", "var": style.marks.insert(.emphasis)
    case "s", "strike", "del": style.marks.insert(.strikethrough)
    case "code", "kbd", "samp", "tt": style.marks.insert(.code)
    case "pre": style.keepsSpace = true
    case "a": style.link = tag.attributes["href"].flatMap(Self.safe)
    default: break
    }
    for (property, value) in tag.styles { style.set(property, value) }
    return style
  }

  /// A destination that only leads somewhere.
  private static func safe(_ destination: String) -> String? {
    let start = destination.lowercased()
    let isSafe = ["https://", "http://", "mailto:", "tel:"].contains(where: start.hasPrefix)
    return isSafe ? destination : nil
  }
}

extension PastedHTML.Style {
  /// What a property of CSS says, which wins over what the element says.
  fileprivate mutating func set(_ property: String, _ value: String) {
    func mark(_ mark: FormatDefinition.Mark, _ isSet: Bool) {
      if isSet { marks.insert(mark) } else { marks.remove(mark) }
    }
    switch property {
    case "font-weight":
      mark(.strong, value.hasPrefix("bold") || (Int(value).map { $0 >= 600 } ?? false))
    case "font-style": mark(.emphasis, value == "italic" || value.hasPrefix("oblique"))
    case "text-decoration", "text-decoration-line":
      if value.contains("line-through") { marks.insert(.strikethrough) }
    case "white-space": keepsSpace = value.hasPrefix("pre")
    case "display": isSkipped = isSkipped || value == "none"
    default: break
    }
  }
}

extension MarkdownPiece.Mark {
  fileprivate var definitionMark: FormatDefinition.Mark? {
    switch self {
    case .strong: .strong
    case .emphasis: .emphasis
    case .strikethrough: .strikethrough
    case .link: .link
    case .attributes: nil
    }
  }
}

extension [FormatDefinition] {
  /// HTML from a browser or a mail as Markdown, with no more than the definitions allow.
  func markdown(fromHTML html: String) -> String {
    PastedHTML(html).markdown { allows($0) }
  }
}
