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
    default: Self.foundationNames.contains(name) ? .foundation : .custom
    }
  }

  private var isOn: Bool { value != "false" }

  /// How a report names the attribute, as in `rainbow: extreme`.
  var label: String { "\(name): \(value)" }

  /// After Apple Developer Documentation, "AttributeScopes.FoundationAttributes".
  private static let foundationNames: Set<String> = [
    "agreeWithArgument", "agreeWithConcept", "alternateDescription", "assumedFallbackInflection",
    "byteCount", "dateField", "durationField", "imageURL", "inflect", "inflectionAlternative",
    "inflectionRule", "inlinePresentationIntent", "languageIdentifier", "listItemDelimiter",
    "localizedNumberFormat", "markdownSourcePosition", "measurement", "morphology",
    "numberFormat", "numberPart", "numberSymbol", "personNameComponent", "presentationIntent",
    "referentConcept", "replacementIndex", "writingDirection",
  ]
}
