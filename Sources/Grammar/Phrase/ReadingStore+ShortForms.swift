/// Words that stand in for another form.
extension ReadingStore {
  /// The variants whose short form a word is, and those whose short form these stand in for: d' is de, and
  /// de is des.
  func fullForms(of reading: Reading) -> [SandhiRules.Variant] {
    let sandhi = language.sandhi
    let found = sandhi.variants(withShort: reading.word, reading.hash)
    guard sandhi.hasParts, !found.isEmpty, reading.given == .determiner || reading.endsPhrase else {
      return found
    }
    return found
      + found.filter(\.features.isEmpty).flatMap { variant in
        variant.full.withUnsafeBufferPointer { full in
          sandhi.variants(withShort: full, WordHash.of(full)).filter { $0.part != nil }
        }
      }
  }

  func isDeterminerBeforePart(_ reading: Reading) -> Bool {
    fullForms(of: reading).contains { variant in
      guard variant.part != nil else { return false }
      return variant.full.withUnsafeBufferPointer { full in
        WordSearch(language: language).facts(of: full, WordHash.of(full)).analyses
          .contains { $0.lexeme.part == .determiner }
      }
    }
  }
}
