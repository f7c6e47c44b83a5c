import Messages
import PlainBytes

/// Whether marks of Markdown in a text are read as such.
enum MarkdownReading: Comparable {
  /// Nothing says so: an asterisk is most likely meant as one.
  case unlikely
  /// The source has Markdown.
  case likely
  /// The app's sources read the text as Markdown.
  case certain
}

extension LintUnit {
  /// Whether the source is HTML, in which nothing is known to read marks of Markdown: there `~` is a
  /// home folder.
  var isHTML: Bool {
    source.profile.traits.contains(.angleBrackets) && markdownReading != .certain
      && !WrittenTag.tags(in: source.value).isEmpty
  }

  var markdownReading: MarkdownReading {
    if key.declaration?.readings.contains(.attributed) == true { return .certain }
    return source.hasMarkdown ? .likely : .unlikely
  }

  /// Whether the source is a text of its language and no name for one, such as `title_settings`.
  var hasSourceText: Bool {
    if key.keysAreNames, key.sourceIsUnknown, !isSource { return false }
    return !key.keyIsSource || isSource || source.bytes.contains(UInt8(ascii: " "))
      || source.hasMarkdown || SourceIdentifier.isWord(source.value.utf8)
  }
}

extension LintText {
  /// Whether any mark has a meaning in it, beside escapes and line ends.
  var hasMarkdown: Bool {
    guard bytes.intersects(.marks) else { return false }
    return message.nodes.contains { node in
      switch node.kind {
      case .strong, .emphasis, .strikethrough, .code, .link, .image, .autolink, .attributes: true
      default: false
      }
    }
  }
}

extension ByteSet {
  /// What Markdown's nodes are made of.
  static let marks = ByteSet("*_~`[<")
  static let emphasis = ByteSet("*_~")
  /// Marks that are mostly written twice.
  static let doubled = ByteSet("*~")
  static let swallowed = ByteSet("*_~[\\")
  static let brackets = ByteSet("[<")
}
