import Foundation
import Vocabulary

/// Words before a noun that agree with others, though no mark stands between: este contém a sua foto, and where adjectives
/// stand only before nouns Das ist dein Code, Gefällt dir der Film?
extension Phrase {
  /// Whether a word before the head belongs to no phrase of it: a pronoun before a verb or another determiner, or what
  /// only looks like an adjective before the determiner.
  func isApart(_ word: Int, from head: NounPhrase.Head?) -> Bool {
    if cheers(word, before: head) { return true }
    guard let head, word < head.word else { return false }
    if isSubject(demonstrative: word, before: head) { return true }
    guard language.order.capitalizesNouns else { return false }
    let between = word + 1..<head.word
    if self[word].isSpecifier {
      return !self[word].determiners.isEmpty
        && (between.contains { isFinite($0) || isVerbBeforeDeterminer($0) }
          || isPronounBeforeDeterminer(word, of: head))
    }
    return self[word].isAdjective && between.contains { isOwnDeterminer($0) }
  }

  /// `Parfait, champion !`: whether an adjective that is rather said of things is all of a sentence before a comma and the noun
  /// for whom it is told, so that it says how something was done.
  private func cheers(_ word: Int, before head: NounPhrase.Head?) -> Bool {
    guard language.hasRomanceSyntax, let head, word + 1 == head.word, isComma(behind: word),
      startOfSentence(with: word) == word
    else { return false }
    return isForThings(adjective: word) && !salutes(word)
  }

  /// `Das gefällt deinem Freund`: whether what may be a participle is a verb, for it stands right before a determiner.
  private func isVerbBeforeDeterminer(_ word: Int) -> Bool {
    self[word].isVerb && isPredicateForm(word) && isFollowedDirectly(word)
      && isOwnDeterminer(word + 1)
  }

  /// `Ist das der richtige Code?`, `Ist das dein Code?`: whether das stands before the determiner of a noun; but diese
  /// meine Datei, das eine Foto.
  private func isPronounBeforeDeterminer(_ word: Int, of head: NounPhrase.Head) -> Bool {
    let ofThing = FeatureSet.nominative.union(.singular).union(.neuter)
    guard word + 1 < head.word, isFollowedDirectly(word), isOwnDeterminer(word + 1),
      let pronoun = first(self[word].determiners), language.mayBe(pronoun, ofThing),
      self[word].roles.contains(.definite) || self[word].marks.contains(.demonstrative)
    else { return false }
    if self[word + 1].roles.contains(.definite) { return true }
    return word > 0 && isFollowedDirectly(word - 1)
      && self[word - 1].roles.isSuperset(of: [.auxiliary, .presents])
  }

  /// Whether a word is the determiner of a noun, before which no adjective of that stands; but neue von deinen Freunden
  /// geteilte Dateien, die letzten beiden Dateien.
  private func isOwnDeterminer(_ word: Int) -> Bool {
    self[word].isDeterminer && words[word].half == .whole
      && self[word].roles.isDisjoint(with: .showsPlural)
      && !(word > 0 && self[word - 1].roles.contains(.preposition))
  }
}
