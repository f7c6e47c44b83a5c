import Vocabulary

/// The cases of personal pronouns: yo, me, mí.
struct SpanishPronouns: Sendable {
  private let text: LexiconText

  /// - Parameter text: Sorted lines of `nominative<TAB>accusative<TAB>dative<TAB>prepositional`.
  init(_ text: LexiconText) { self.text = text }

  /// The form of a pronoun in a case, or nil if it is none or has no such form.
  ///
  /// - Parameter nominative: The pronoun as a subject, in small letters.
  func form(of nominative: [UInt8], _ grammaticalCase: GrammaticalCase) -> [UInt8]? {
    guard let line = text.lines(for: nominative).first else { return nil }
    let forms = line.split(separator: UInt8(ascii: "\t")).map { Array($0) }
    let place: Int? =
      switch grammaticalCase {
      case .nominative: 0
      case .accusative: 1
      case .dative: 2
      case .prepositional: 3
      default: nil
      }
    return place.flatMap { forms.indices.contains($0) ? forms[$0] : nil }
  }
}
