import Foundation
import Vocabulary

/// The reader as one of several whom adjectives without a noun name: eres una de las mejores, você é uma das melhores.
extension Phrase {
  /// Where the words for the reader stand among these.
  var onesAmongOthers: [Int] {
    guard language.agreesInGender, language.hasRomanceSyntax else { return [] }
    return words.indices.dropFirst().filter { !others(besideOne: $0).isEmpty }
  }

  /// The adjectives behind the of and the article that stand behind a word for one, which is what a verb says that the
  /// reader is; but uno de los mejores jugadores, which has a noun.
  private func others(besideOne one: Int) -> Range<Int> {
    let first = one + 3
    guard first < count, isOneOfSome(one), (one..<first).allSatisfy({ isFollowedDirectly($0) }),
      isOf(one + 1), self[one + 2].roles.contains(.definite)
    else { return one..<one }
    var end = first
    while end < count, end == first || isFollowedDirectly(end - 1),
      self[end].isAdverb
        || self[end].isAdjective && !self[end].isSpecifier && !startsNoun(end)
    {
      end += 1
    }
    guard end > first, let last = self.first(self[end - 1].adjectives), number(of: last) == .plural,
      end == count || !isFollowedDirectly(end - 1) || !self[end].isNominal
    else { return one..<one }
    // `l’un des meilleurs`
    let start = self[one - 1].isArticle && isFollowedDirectly(one - 1) ? one - 1 : one
    return isBehindVerbOfReader(start) ? first..<end : one..<one
  }

  private func isOneOfSome(_ word: Int) -> Bool {
    guard !self[word].roles.isDisjoint(with: [.someone, .indefinite]), let one = analysisOfOne(word)
    else {
      return false
    }
    return number(of: one) == .singular
  }

  private func analysisOfOne(_ word: Int) -> Analysis? {
    first(self[word].specifiers) ?? first(self[word].pronouns)
  }

  /// Gives the word for the reader, and all of those that they are one of, the gender of the reader.
  ///
  /// - Returns: Whether there are any.
  mutating func inflectOnesAmongOthers(_ gender: GrammaticalGender) -> Bool {
    let found = onesAmongOthers
    guard gender != .neuter else { return !found.isEmpty }
    for word in found {
      let others = others(besideOne: word)
      if let one = analysisOfOne(word) { setGender(of: word, one, to: gender) }
      if let article = first(self[word + 2].determiners) {
        setGender(of: word + 2, article, to: gender)
      }
      for other in others {
        guard let adjective = first(self[other].adjectives) else { continue }
        setGender(of: other, adjective, to: gender)
      }
    }
    return !found.isEmpty
  }
}
