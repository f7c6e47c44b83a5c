import Catalogs

/// What the states of XLIFF say in the catalogs' words.
extension TextState {
  /// A state as String Catalogs or XLIFF 1.2 name it.
  init?(exchanged name: String) {
    let state = TextState(rawValue: name)
    guard Self.exchanged.contains(state) else {
      self.init(xliff12: name)
      return
    }
    self = state
  }

  /// Whether a word is a state of XLIFF 1.2 (section 3.3), or one of a tool's own: `x-…`.
  static func knows(xliff12 name: String) -> Bool {
    name.isEmpty || name.hasPrefix("x-") || xliff12Names.contains(name)
  }

  private static let xliff12Names: Set<String> = [
    "final", "needs-adaptation", "needs-l10n", "needs-review-adaptation", "needs-review-l10n",
    "needs-review-translation", "needs-translation", "new", "signed-off", "translated",
  ]

  /// Whether a word is a state of String Catalogs or XLIFF 1.2.
  static func knows(exchanged name: String) -> Bool {
    exchanged.contains(TextState(rawValue: name)) || knows(xliff12: name)
  }

  /// A state of XLIFF 1.2 (section 3.3, "state" and "state-qualifier"); a state of a tool's own is
  /// one to look at.
  init?(xliff12 name: String?, qualifier: String? = nil) {
    switch name {
    case nil, ""?, "translated"?, "final"?, "signed-off"?:
      guard qualifier != XLIFFName.machineQualifier else {
        self = .machineTranslated
        return
      }
    default: break
    }
    switch name {
    case nil, ""?: return nil
    case "translated"?, "final"?, "signed-off"?: self = .translated
    // What needs adaptation is translated, but for what is no text.
    case "new"?, "needs-translation"?, "needs-l10n"?: self = .new
    default: self = .needsReview
    }
  }

  /// The attributes of a target, as Xcode writes them.
  var xliff12: String {
    switch self {
    case .new: #"state="new""#
    case .translated: #"state="translated""#
    case .machineTranslated:
      #"state="translated" state-qualifier="\#(XLIFFName.machineQualifier)""#
    default: #"state="needs-review-l10n""#
    }
  }

  /// A segment's state of XLIFF 2.1 (section 4.3.1.24), with our own sub-state.
  init?(xliff21 name: String?, subState: String?) {
    switch (name, subState) {
    case (_, XLIFFName.needsReview?): self = .needsReview
    case (_, XLIFFName.machineTranslated?): self = .machineTranslated
    case (nil, _), (""?, _): return nil
    case ("initial"?, _): self = .new
    case ("translated"?, _), ("reviewed"?, _), ("final"?, _): self = .translated
    default: self = .needsReview
    }
  }

  /// The attributes of a segment.
  var xliff21: String {
    switch self {
    case .new: #"state="initial""#
    case .translated: #"state="translated""#
    case .machineTranslated:
      #"state="translated" subState="\#(XLIFFName.machineTranslated)""#
    default: #"state="translated" subState="\#(XLIFFName.needsReview)""#
    }
  }
}

/// The names that XLIFF files are made of.
enum XLIFFName {
  static let namespace12 = "urn:oasis:names:tc:xliff:document:1.2"
  static let namespace20 = "urn:oasis:names:tc:xliff:document:2.0"
  static let needsReview = "l10n:needs-review"
  static let machineTranslated = "l10n:machine-translated"
  /// What XLIFF 1.2 calls a text that a machine translated.
  static let machineQualifier = "leveraged-mt"
  /// Who a note is from when `l10n` wrote it.
  static let noteAuthor = "l10n"
  /// Who a note is from when Xcode wrote the comment itself.
  static let generatedAuthor = "auto-generated"
}
