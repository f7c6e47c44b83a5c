/// A caret attribute of Foundation's that says how words agree, by its name in Markdown.
///
/// Checked against Foundation's decoder; the keys of a morphology that came in 2023 have no published
/// words, so theirs are the names of Apple's cases (Apple Developer Documentation, "Morphology").
@usableFromInline package enum AgreementAttribute: String, CaseIterable, Sendable {
  case inflect, morphology, inflectionAlternative, agreeWithArgument, agreeWithConcept
  case referentConcept, formatNumber, languageIdentifier

  package static let names = allCases.map(\.rawValue)

  /// What an attribute takes.
  package enum ValueKind: Hashable, Sendable {
    /// `true`, or an object of morphology keys.
    case inflectionRule
    /// An object of morphology keys.
    case morphology
    case text
    /// A whole number, of which the first thing has 1.
    case position
    /// `true` alone.
    case flag

    /// What is wanted, as messages say it.
    package var expectation: String {
      switch self {
      case .inflectionRule: "`true` or an object such as `{ number: 'other' }`"
      case .morphology: "an object such as `{ partOfSpeech: 'noun' }`"
      case .text: "a text in quotation marks"
      case .position: "a whole number"
      case .flag: "`true`"
      }
    }
  }

  package var valueKind: ValueKind {
    switch self {
    case .inflect: .inflectionRule
    case .morphology: .morphology
    case .inflectionAlternative, .languageIdentifier: .text
    case .agreeWithArgument, .agreeWithConcept, .referentConcept: .position
    case .formatNumber: .flag
    }
  }
}
