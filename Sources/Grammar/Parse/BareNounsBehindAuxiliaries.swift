import Foundation
import Vocabulary

/// Nouns without a determiner behind to have, alone or with a participle, or behind an infinitive or a gerund, whose
/// adjectives are theirs: 2 vuelos tienen escalas largas, 2 usuarios han subido fotos borrosas, 2 amigos pueden ver fotos
/// antiguas.
extension Phrase {
  /// Whether a noun is the object of a form of to have, with nothing but participles, adverbs and adjectives of the noun
  /// between.
  func isBareObject(_ noun: Int, behindHave have: Int) -> Bool {
    guard language.hasRomanceSyntax, self[have].isAuxiliary, !hasNoun(noun, [.time, .times]),
      !isArgument(noun)
    else { return false }
    return (have..<noun).allSatisfy { isFollowedDirectly($0) }
      && (have + 1..<noun).allSatisfy { word in
        let reading = self[word]
        guard reading.roles.isDisjoint(with: [.being, .linking]), !reading.isAuxiliary else {
          return false
        }
        return reading.isAdverb || reading.isAdjective
      }
  }

  /// The verb that a head has its object of: it, or the infinitive or gerund right behind it, unless that is one of being
  /// or becoming something.
  func fullVerb(behindAuxiliary verb: Int) -> Int? {
    guard language.hasRomanceSyntax, self[verb].isAuxiliary, !self[verb].isCopula,
      isFollowedDirectly(verb)
    else { return nil }
    let word = behindClitics(from: verb + 1, atMost: 4)
    let reading = self[word]
    guard isFollowedDirectly(word - 1), isInfinitive(word), reading.isBystander,
      !reading.isAuxiliary, !reading.isCopula,
      reading.roles.isDisjoint(with: .saysOfSubject)
    else { return nil }
    return word
  }
}
