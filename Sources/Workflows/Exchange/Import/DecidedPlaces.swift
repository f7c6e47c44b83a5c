import Catalogs
import Exchange
import Reading

/// What was decided for the places of catalogs' texts, for texts that come there again.
struct DecidedPlaces {
  private var decided: [ImportMerge.PlaceKey: Decided] = [:]
  /// Texts that came with different translations, of which nobody knows the right one.
  private(set) var conflicting: Set<ImportMerge.PlaceKey> = []

  /// What was decided for a place, for texts that come there again.
  private struct Decided {
    var translation: EarlierTranslation
    var isRefused = false
    /// Why the catalog's text stays so far; nil where another one came.
    var rest: ImportDecision.Rest?
    /// The catalog's text that came behind another one.
    var unchanged: EarlierTranslation?

    /// The text that another one of the same file contradicts: one of both is the catalog's, and the
    /// other isn't; nil where there is none.
    ///
    /// - Parameter rest: Why the catalog's text stays with the new one.
    func contradicting(
      _ text: String, _ rest: ImportDecision.Rest?, in path: String
    ) -> EarlierTranslation? {
      let rests = [self.rest, rest]
      let isOther = rests.contains(.unchanged) && rests.contains(nil)
      let earlier = isOther ? [translation] : []
      return (earlier + (rest == nil ? [unchanged].compactMap(\.self) : [])).first {
        $0.path == path && !text.isEmpty && !$0.text.isEmpty && !$0.text.isExactly(text)
      }
    }
  }

  /// Keeps that the text that was decided for a place is refused.
  mutating func noteRefusal(at place: ImportMerge.PlaceKey) { decided[place]?.isRefused = true }

  /// Whether nothing came for a place but what is no translation.
  func isUntranslated(at place: ImportMerge.PlaceKey) -> Bool {
    decided[place].map { $0.rest == .untranslated } ?? true
  }

  /// Whether nothing was decided for a text, which it is now; looks at one that comes again.
  ///
  /// What changes nothing contradicts nothing: of several translators who got the same file, each
  /// leaves what others do as it was. Inside of one file it does.
  mutating func isFirst(
    _ decision: ImportDecision, of unit: ExchangeUnit, at place: ImportMerge.PlaceKey,
    _ part: ExchangeInput.Part, _ findings: inout ImportFindings
  ) -> Bool {
    guard let text = unit.target else { return true }
    let own = EarlierTranslation(text: text, path: part.path, range: unit.range)
    if let earlier = decided[place] {
      guard replaces(earlier, own, decision.rest, unit, at: place, part, &findings) else {
        return false
      }
    }
    decided[place] = Decided(translation: own, rest: decision.rest)
    return true
  }

  /// Whether a text comes in the place of an earlier one, which changed nothing.
  ///
  /// - Parameter rest: Why the catalog's text stays with the new one.
  private mutating func replaces(
    _ earlier: Decided, _ own: EarlierTranslation, _ rest: ImportDecision.Rest?,
    _ unit: ExchangeUnit, at place: ImportMerge.PlaceKey, _ part: ExchangeInput.Part,
    _ findings: inout ImportFindings
  ) -> Bool {
    if conflicting.contains(place) {
      compare(own.text, with: place, unit, part, &findings)
      return false
    }
    if let other = earlier.contradicting(own.text, rest, in: part.path) {
      if earlier.rest == .unchanged { findings.unchanged -= 1 }
      refuse(unit, part, contradicting: other, at: place, &findings)
      return false
    }
    if rest == .unchanged { decided[place]?.unchanged = own }
    guard rest == nil else { return false }
    switch earlier.rest {
    case .unchanged: findings.unchanged -= 1
    case .untranslated: break
    case nil: compare(own.text, with: place, unit, part, &findings)
    }
    return earlier.rest != nil
  }

  /// Refuses a text that was decided already, unless it says the same again.
  private mutating func compare(
    _ text: String, with place: ImportMerge.PlaceKey, _ unit: ExchangeUnit,
    _ part: ExchangeInput.Part, _ findings: inout ImportFindings
  ) {
    guard let earlier = decided[place], !earlier.translation.text.isExactly(text) else { return }
    refuse(unit, part, contradicting: earlier.translation, at: place, &findings)
  }

  private mutating func refuse(
    _ unit: ExchangeUnit, _ part: ExchangeInput.Part, contradicting earlier: EarlierTranslation,
    at place: ImportMerge.PlaceKey, _ findings: inout ImportFindings
  ) {
    let isFirst = conflicting.insert(place).inserted
    let isRefused = decided[place]?.isRefused ?? false
    findings.refuse(unit, part, contradicting: earlier, isCounted: isFirst && !isRefused)
  }
}
