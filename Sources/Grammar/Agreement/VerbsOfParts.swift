import Foundation
import Vocabulary

/// Verbs of a number that has no noun of its own, for those of whom it says how many are meant were named before, in
/// languages whose verb is the second part of a main clause: 1 davon ist neu, 3 von ihnen sind online, 3 deiner Freunde
/// spielen.
extension Phrase {
  /// Gives such verbs the form that their number asks for.
  mutating func inflectVerbsOfParts() {
    guard language.order.isVerbSecond else { return }
    for count in counts {
      guard let word = verbOfPart(at: count.offset), let verb = verb(of: word) else { continue }
      let isOne = count.number == .singular
      replace(word, with: language.form(verb.lexeme, isOne ? .singular : .plural))
    }
  }

  /// The verb behind a number that starts its clause, and what names those that are meant; but 3 mal ist.
  private func verbOfPart(at offset: Int) -> Int? {
    guard let part = word(behindNumberAt: offset), part + 1 < count,
      (startOfClause(with: part)..<part).allSatisfy({
        self[$0].isAdverb || self[$0].roles.contains(.limits)
      }),
      isFollowedDirectly(part)
    else { return nil }
    guard let verb = wordBehindPart(at: part) else { return nil }
    guard verb < count, isFollowedDirectly(verb - 1), self[verb].isVerb,
      self[verb].isAuxiliary || self[verb].isBystander, self[verb].hasVerbNumber,
      !self[verb].endsPhrase, mayBeThirdPerson(verb)
    else { return nil }
    return verb
  }

  /// The word behind an adverb, a preposition with a pronoun, or a noun in the genitive, for those that are meant: 3 deiner
  /// Freunde spielen.
  private func wordBehindPart(at part: Int) -> Int? {
    if self[part].isAdverb, self[part].roles.isDisjoint(with: .times) { return part + 1 }
    if isPreposition(part), isObjectPronoun(part + 1) { return part + 2 }
    guard isPartitive(part),
      let noun = (part + 1..<count).prefix(4).first(where: { self[$0].isOnlyNoun }),
      (part..<noun).allSatisfy({ isFollowedDirectly($0) }),
      (part + 1..<noun).allSatisfy({ self[$0].isAdjective || self[$0].isAdverb })
    else { return nil }
    return noun + 1
  }
}
