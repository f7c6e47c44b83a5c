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
