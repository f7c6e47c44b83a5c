import Foundation
import Vocabulary

/// Verbs of one who is counted and of somebody or something that is joined to them: Ola i 1 inna osoba lubią to.
extension Agreement {
  /// Puts a full verb in the singular right behind one who is counted and joined into the plural, in the form of men where
  /// one is among them.
  func inflectVerbOfJoinedOne(_ text: inout Phrase) {
    guard text.language.countsByCase, request.isCounted, target.counted == .singular,
      text.isJoined(phrase), let head = phrase.head
    else { return }
    let verb = text.behindAdverbs(head.words.upperBound)
    guard verb < text.count, text.isFollowedDirectly(verb - 1), text[verb].isBystander,
      !text[verb].isAuxiliary, text[verb].marks.contains(.singularVerb),
      text[verb].roles.isDisjoint(with: [.takesObject, .presents]), text.mayBeThirdPerson(verb),
      !hasVerb(before: phrase.words.lowerBound, text), let analysis = text.verb(of: verb)
    else { return }
    let rest = text.language.features(of: analysis)
      .dropping(.number).dropping(.gender).dropping(.animacy)
    let several =
      hasMan(head, text) ? FeatureSet(GrammaticalGender.masculine).union(.human) : .inanimate
    text.setForm(of: verb, analysis, to: rest.union(.plural).union(several))
  }

  /// Whether a verb stands in the clause before the subject's second part.
  private func hasVerb(before start: Int, _ text: Phrase) -> Bool {
    (text.startOfClause(with: start)..<start).contains {
      text[$0].isAuxiliary || text[$0].hasVerbNumber && text[$0].isBystander
    }
  }

  /// Whether the head is a man, or whoever is joined to it, who may be one if no lexicon has the name.
  private func hasMan(_ head: NounPhrase.Head, _ text: Phrase) -> Bool {
    if head.analysis.lexeme.isMan { return true }
    let other = phrase.words.lowerBound - 2
    guard other >= 0 else { return false }
    guard let noun = text.first(text[other].nouns) else { return text.isInName(other) }
    return noun.lexeme.isMan
  }
}
