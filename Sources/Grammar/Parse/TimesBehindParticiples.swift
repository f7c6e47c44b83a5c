import Foundation
import Vocabulary

/// Times that say when what a participle before them says was done, and so are no subject: 3 corse effettuate questo mese sono
/// state rimborsate, 3 photos prises la semaine dernière ont été supprimées.
extension Phrase {
  /// The noun of such a time, whose determiner stands at a word.
  func timeBehindParticiple(at word: Int) -> Int? {
    guard language.hasRomanceSyntax, word > 0, word + 1 < count, words[word].half == .whole,
      self[word].isDeterminer, !self[word].endsPhrase, isFollowedDirectly(word - 1),
      isFollowedDirectly(word), !isBehindNumber(word), !isBehindNumber(word + 1)
    else { return nil }
    let participle = self[word - 1]
    guard participle.isAdjective, !participle.isSpecifier else { return nil }
    let noun = nounBehindAdjectives(word + 1)
    return !isArgument(noun) && self[noun].isNoun && hasNoun(noun, .time) ? noun : nil
  }

  /// The same as what keeps words behind it apart from a head.
  func timeComplement(at word: Int) -> Complement? {
    guard let noun = timeBehindParticiple(at: word), let analysis = first(self[noun].nouns) else {
      return nil
    }
    return Complement(noun: noun, analysis: analysis, isPartOfName: false)
  }
}
