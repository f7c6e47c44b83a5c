import Vocabulary

extension ReadingStore {
  /// The symbol of a unit: a noun that never changes, and measures what stands behind it.
  mutating func unit(_ word: Bytes, _ hash: UInt64) -> Reading {
    var reading = Reading(word: word, hash: hash, given: .abbreviation)
    let gender = UnitSymbols.gender(of: word, in: language.tag)
    var lexeme = Lexeme(
      part: .noun, gender: gender, inflection: .invariable,
      schema: language.schemas.number(of: .noun), lemma: word, stem: word)
    // No unit is a person: 2 GB wolne.
    if gender == .masculine, language.schemas[.adjective].shows(.animacy) {
      lexeme.features = .inanimate
    }
    reading.nouns = put([Analysis(lexeme: lexeme, cells: language.schema(of: lexeme).all)])
    reading.marks.formUnion([.known, .container, .unit])
    return reading
  }
}
