import Foundation
import Vocabulary

/// Verbs behind a comma that ask the reader to do something, and say nothing of the phrase before it: hay 3 errores, prueba
/// de nuevo; as fotos estão prontas, baixe agora; il reste 3 jours, profite de l’offre.
extension Phrase {
  /// Whether a verb in the singular is the first word behind a comma, or joined to such a verb, and the phrase isn't the
  /// subject of both clauses.
  ///
  /// A comma that isn't the first one behind a phrase may end what is inserted: 3 fotos, que pesan mucho, ocupan espacio.
  func isImperativeBehindComma(_ verb: Int, _ phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax, let head = phrase.head, mayBeImperative(verb: verb) else {
      return false
    }
    let start = startOfClause(with: verb)
    guard start >= head.words.upperBound, isComma(behind: start - 1),
      !(head.words.upperBound - 1..<start - 1).contains(where: { isComma(behind: $0) })
        || asksForAim(verb: verb),
      let first = (start...verb).first(where: {
        !self[$0].isAdverb && !isObject(behindNegation: $0, from: start)
      }),
      first == verb || mayBeImperative(verb: first) && isJoined(verb: verb, toVerbFrom: first)
    else { return false }
    let own = (head.words.upperBound..<start).filter { isFinite($0) }
    if own.isEmpty { return true }
    // `Cuando 3 usuarios votan, ganan un premio`
    if isInClauseOfConjunction(phrase) { return false }
    return own.allSatisfy { self[$0].isAuxiliary || self[$0].isCopula } || !listsVerbs(from: first)
  }

  /// `2 foto, appena caricate, tocca per aprire`: whether what a verb is done for follows it, so that it rather asks the reader
  /// to do it than says something of the phrase.
  ///
  /// What joins an infinitive that goes on with a verb is shorter: inizia a caricare, aspetta di essere aperta.
  private func asksForAim(verb word: Int) -> Bool {
    lower(word).last == UInt8(ascii: "a") && isFollowedDirectly(word)
      && self[word].roles.isDisjoint(with: .presents)
      && self[word + 1].roles.contains(.preposition) && lower(word + 1).count > 2
      && mayBeInfinitive(behind: word + 1)
  }

  /// Whether a full verb may be an imperative by its form, which the third person has as well: prueba, tente, profite.
  private func mayBeImperative(verb word: Int) -> Bool {
    let reading = self[word]
    guard reading.isVerb, reading.marks.contains(.singularVerb), !reading.isAuxiliary,
      !reading.isCopula, !isArgument(word), let last = lower(word).last
    else { return false }
    return last == UInt8(ascii: "a") || last == UInt8(ascii: "e")
  }

  /// `ne la gâche pas`: whether a pronoun that is no subject stands between what denies a verb at the start of a clause and
  /// that verb.
  private func isObject(behindNegation word: Int, from start: Int) -> Bool {
    word > start && self[start].roles.contains(.preverb) && isFollowedDirectly(word - 1)
      && (self[word].isPersonalPronoun || self[word].isArticle) && !isSubjectPronoun(word)
  }

  /// Whether nothing but adverbs stands between a verb and the and that joins it to what an earlier one says.
  private func isJoined(verb: Int, toVerbFrom first: Int) -> Bool {
    let joint = beforeAdverbs(from: verb - 1)
    return joint > first && self[joint].isCoordination && isFollowedDirectly(joint)
  }

  /// Whether a conjunction starts the clause of a phrase, whose verb may have the same subject as the one behind it.
  private func isInClauseOfConjunction(_ phrase: NounPhrase) -> Bool {
    let start = startOfSentence(with: phrase.words.lowerBound)
    // At the start of a sentence se is the Portuguese if.
    return (start..<phrase.words.lowerBound).contains {
      self[$0].roles.contains(.conjunction) || $0 == start && self[$0].roles.contains(.reflexive)
    }
  }

  /// `Juegan, chatean y compiten`: whether an and follows in the clause of a verb, which then may be one of several.
  private func listsVerbs(from first: Int) -> Bool {
    wordsOfClause(behind: first).contains { self[$0].isCoordination }
  }
}
