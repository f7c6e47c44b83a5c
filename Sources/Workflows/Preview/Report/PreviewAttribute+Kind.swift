import Vocabulary

extension PreviewAttribute {
  /// What an attribute is to a reader of a report.
  enum Kind {
    case bold, italic, strikethrough, code, link
    /// Read by agreement or by Foundation's formats; nothing of it shows.
    case foundation
    /// The app's own.
    case custom
  }

  var kind: Kind {
    switch name {
    case "stronglyEmphasized": isOn ? .bold : .foundation
    case "emphasized": isOn ? .italic : .foundation
    case "strikethrough": isOn ? .strikethrough : .foundation
    case "code": isOn ? .code : .foundation
    case "link": .link
    case "softBreak", "lineBreak", "inlineHTML", "blockHTML": .foundation
    default: isFoundation ? .foundation : .custom
    }
  }

  private var isOn: Bool { value != "false" }

  /// How a report names the attribute, as in `rainbow: extreme`.
  var label: String { "\(name): \(value)" }

  private var isFoundation: Bool {
    AgreementAttribute(rawValue: name) != nil || Self.otherNames.contains(name)
  }

  /// Those that don't say how words agree, after Apple Developer Documentation,
  /// "AttributeScopes.FoundationAttributes".
  private static let otherNames: Set<String> = [
    "alternateDescription", "assumedFallbackInflection", "byteCount", "dateField", "durationField",
    "imageURL", "inflectionRule", "inlinePresentationIntent", "listItemDelimiter",
    "localizedNumberFormat", "markdownSourcePosition", "measurement", "numberFormat",
    "numberPart", "numberSymbol", "personNameComponent", "presentationIntent", "replacementIndex",
    "writingDirection",
  ]
}

/// Decides which of translators' links may be followed from a report.
enum ShownLink {
  /// The link as plain ASCII, or nil unless it is an absolute `http`, `https` or `mailto` link.
  ///
  /// Whatever could end an attribute or a terminal's sequence is percent-encoded.
  static func followable(_ link: String) -> String? {
    guard let colon = link.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = link[..<colon].lowercased()
    guard ["http", "https", "mailto"].contains(scheme) else { return nil }
    let rest = link[link.utf8.index(after: colon)...]
    guard scheme == "mailto" ? !rest.isEmpty : rest.hasPrefix("//") else { return nil }
    return scheme + ":" + rest.utf8.map(encoded).joined()
  }

  private static func encoded(_ byte: UInt8) -> String {
    let isPlain =
      (0x21...0x7E).contains(byte) && !#""'<>\^`{|}"#.utf8.contains(byte)
    if isPlain { return String(UnicodeScalar(byte)) }
    return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
  }
}
