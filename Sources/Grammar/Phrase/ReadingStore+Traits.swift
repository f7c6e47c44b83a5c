import Vocabulary

extension ReadingStore {
  /// What the lemmas say of a word.
  func addTraits(_ reading: inout Reading) {
    for determiner in reading.determiners {
      let lemma = analyses[Int(determiner)].lexeme.lemma
      if lemma.elementsEqual(language.order.definite) { reading.roles.insert(.definite) }
      if lemma.elementsEqual(language.order.indefinite) { reading.roles.insert(.indefinite) }
    }
    if reading.pronouns.contains(where: { analyses[Int($0)].lexeme.traits.contains(.personal) }) {
      reading.marks.insert(.personalPronoun)
    }
    let first = reading.specifiers.first ?? reading.adjectives.first
    let roles = roles(of: reading.specifiers)
    if roles.contains(.degree) { reading.marks.insert(.quantifier) }
    if roles.contains(.articled) { reading.marks.insert(.articled) }
    let shown = first.map { self.roles(of: $0..<($0 + 1)) } ?? []
    if shown.union(reading.roles).contains(.demonstrative) {
      reading.marks.insert(.demonstrative)
    }
    addTraitsOfAdjectivesAndNouns(&reading)
  }

  private func addTraitsOfAdjectivesAndNouns(_ reading: inout Reading) {
    let adjectives = roles(of: reading.adjectives)
    if adjectives.contains(.color) { reading.marks.insert(.color) }
    if adjectives.contains(.size) { reading.marks.insert(.size) }
    if roles(of: reading.nouns).contains(.container) { reading.marks.insert(.container) }
    let search = WordSearch(language: language)
    let startsCompound =
      search.startsCompound(reading.word)
      || reading.nouns.contains { search.startsCompound(analyses[Int($0)].lexeme.lemma) }
    if startsCompound { reading.marks.insert(.startsCompound) }
  }

  /// The roles of the lemmas of some analyses.
  private func roles(of range: Range<Int32>) -> Roles {
    var roles: Roles = []
    for number in range { roles.formUnion(language.roles(of: analyses[Int(number)].lexeme)) }
    return roles
  }
}
