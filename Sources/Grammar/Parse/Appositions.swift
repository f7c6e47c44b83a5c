import Foundation
import Vocabulary

/// Words right behind a noun that say by another noun of what kind it is, and so agree with nothing: 2 biglietti prima
/// classe, 2 camere vista mare, 2 lenti usa e getta, 2 punti statistica.
extension Phrase {
  /// Reads such words as adverbs.
  mutating func settleAppositions() {
    guard language.hasRomanceSyntax, count > 1 else { return }
    var word = 1
    while word < count {
      let length = lengthOfApposition(at: word)
      for part in word..<word + length { settle(part, as: .adverb) }
      word += max(1, length)
    }
  }

  /// How many words from one on are such; 0 where none are.
  private func lengthOfApposition(at word: Int) -> Int {
    guard isFollowedDirectly(word - 1), words[word].half == .whole else { return 0 }
    if isRatherNoun(word), isOfOtherGender(word - 1, than: word) { return 1 }
    guard word + 1 < count else { return 0 }
    if let kind = setKind(at: word), !self[word].roles.contains(.preposition) {
      return isNounBehindAdjectives(word - 1) ? kind.count : 0
    }
    return isOnlyAdjectiveOfThing(word) && isOtherNoun(word - 1, than: word) ? 2 : 0
  }

  /// `Camera doppia vista mare`, but bella vista mare: whether a word is a noun, or a noun stands before it and the
  /// adjectives before it.
  private func isNounBehindAdjectives(_ last: Int) -> Bool {
    var noun = last
    while noun > 0, isFollowedDirectly(noun - 1), self[noun].isAdjective, !self[noun].isNoun {
      noun -= 1
    }
    return self[noun].isNoun && !self[noun].isSpecifier && !self[noun].endsPhrase
  }

  /// `Punti Statistica`, but conto vecchio, Membro Francesa: whether a word with a capital may be a noun for a thing as well as an
  /// adjective, and isn't in the form in which an adjective may stand for all.
  private func isRatherNoun(_ word: Int) -> Bool {
    let reading = self[word]
    return token(word).shape == .title && reading.isNoun && reading.isAdjective
      && reading.isKnown && reading.likeliest == .noun && !reading.isSpecifier
      && !reading.endsPhrase && reading.given == nil && !isPerson(word)
      && !all(reading.adjectives).contains { $0.cells.contains(0) }
  }

  /// Whether a word with a capital is a known noun of another gender than all adjectives that a word behind it may be.
  private func isOfOtherGender(_ noun: Int, than adjective: Int) -> Bool {
    let reading = self[noun]
    guard token(noun).shape == .title, reading.isNoun, reading.isKnown, !reading.isSpecifier,
      !reading.endsPhrase, reading.likeliest != .adjective, !isPerson(noun),
      let gender = first(reading.nouns).flatMap({ self.gender(of: $0) })
    else { return false }
    return all(self[adjective].adjectives).allSatisfy {
      guard let shown = language.features(of: $0).settledGender else { return false }
      return shown != gender
    }
  }

  /// Whether a word is an adjective and nothing else, and right behind it stands a noun in the singular that it fits.
  private func isOnlyAdjectiveOfThing(_ word: Int) -> Bool {
    let (adjective, noun) = (self[word], self[word + 1])
    guard adjective.isAdjective, !adjective.isSpecifier, !adjective.isVerb,
      adjective.likeliest != .noun, isFollowedDirectly(word), words[word + 1].half == .whole,
      token(word + 1).shape == .small, noun.isOnlyNoun, noun.isKnown, !noun.isVerb,
      !noun.endsPhrase, let analysis = first(noun.nouns), number(of: analysis) == .singular
    else { return false }
    return fits(adjective: word, word + 1)
  }

  /// Whether a word is nothing but a noun of the lexicon, or rather one, that an adjective behind it doesn't fit.
  private func isOtherNoun(_ word: Int, than adjective: Int) -> Bool {
    let reading = self[word]
    guard reading.isNoun, reading.isKnown, !reading.isSpecifier, !reading.endsPhrase,
      // `busca nuevo amigo`: of a noun that is a verb, too, it may be the object.
      !reading.isVerb, reading.likeliest != .adjective
    else { return false }
    return all(reading.nouns).allSatisfy { noun in
      !all(self[adjective].adjectives).contains {
        fits($0, gender: gender(of: noun), noun: noun)
      }
    }
  }
}
