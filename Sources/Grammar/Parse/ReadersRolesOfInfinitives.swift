/// Nouns behind als beside an infinitive that asks the reader to do something as what they mean: Als Fahrer anmelden; but
/// Als Freund hinzufügen.
extension Phrase {
  /// Whether such an infinitive ends the clause of als with nothing but adverbs beside both, or is all that stands before.
  ///
  /// - Parameters:
  ///   - preposition: Where als stands.
  ///   - noun: The noun behind it.
  func isRoleOfInfinitive(behind preposition: Int, _ noun: Int) -> Bool {
    let start = startOfClause(with: preposition)
    guard let last = wordsOfClause(behind: noun).last else {
      // `Anmelden als Fahrer`
      return start + 1 == preposition && isFollowedDirectly(start)
        && takesRole(verb: start, behind: preposition)
    }
    return isFollowedDirectly(noun) && takesRole(verb: last, behind: preposition)
      && (start..<preposition).allSatisfy { self[$0].isAdverb }
      && (noun + 1..<last).allSatisfy { self[$0].isAdverb }
  }

  private func takesRole(verb: Int, behind preposition: Int) -> Bool {
    let pair = Array(lower(preposition)) + [UInt8(ascii: " ")] + Array(lower(verb))
    return language.roles(of: pair).contains(.linking)
  }
}
