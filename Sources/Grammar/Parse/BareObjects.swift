import Foundation
import Vocabulary

/// Nouns without a determiner that are adjectives, too, and yet name what somebody has or does something with, so that
/// they aren't said of the reader: tienes entrada, puedes pedir comida, has añadido contenido, sin contenido.
extension Phrase {
  /// Whether such a noun is the first word of a range that may be said of something, so that no other one before it is
  /// said of the reader: tienes comida y estás listo, but estás listo y tienes comida.
  func startsWithBareObject(_ range: Range<Int>) -> Bool {
    guard language.hasRomanceSyntax,
      let first = range.first(where: { self[$0].isAdjective && !isBystander($0) })
    else { return false }
    return isBareObject(first) || isBeforeBareSubject(participle: first) || isAskedAbout(first)
  }

  /// `Que dados são apagados`: whether what is rather a noun stands in the plural behind a word that asks which, at the start
  /// of a sentence.
  private func isAskedAbout(_ word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1), startOfSentence(with: word) == word - 1,
      !self[word - 1].roles.isDisjoint(with: [.question, .relative]),
      self[word].likeliest == .noun, !isPerson(word), !isArgument(word),
      let noun = first(self[word].nouns)
    else { return false }
    return number(of: noun) == .plural
  }

  /// `Fueron encontrados tejidos`, `Não foram encontrados resultados`: whether what is rather a noun than said of persons stands
  /// right behind a participle that fits it, and a form of to be in the third person right before that.
  private func isBeforeBareSubject(participle word: Int) -> Bool {
    let noun = word + 1
    guard word > 0, isFollowedDirectly(word), self[noun].isNoun, !self[noun].isSpecifier,
      !self[noun].isAdverb, !isPerson(noun), !isArgument(noun), !isArgument(word),
      self[noun].likeliest == .noun || isHardlyOfPersons(noun),
      looksLikeAdjective(word), fits(adjective: word, noun), verbOfReader(before: word) == nil
    else { return false }
    let verb = beforeAdverbs(from: word - 1)
    return verb >= 0 && isFollowedDirectly(verb) && self[verb].isAuxiliary && isVerbOfThird(verb)
      && self[verb].roles.isDisjoint(with: [.perfect, .takesObject, .modal])
  }

  /// `Contiene contenido sensible`, but permanece cifrado: whether what is rather a noun has an adjective of its own
  /// behind a verb that isn’t one of being or becoming something.
  func isDescribedObject(_ word: Int, ofFullVerb verb: Int) -> Bool {
    guard self[word].likeliest == .noun, !isPerson(word), isFollowedDirectly(word),
      self[verb].roles.isDisjoint(with: [.linking, .presents, .being, .becomes]),
      !isReflexive(verb: verb)
    else { return false }
    let next = self[word + 1]
    return next.isAdjective && !next.isSpecifier
      && next.roles.isDisjoint(with: [.adverb, .adverbial]) && fits(adjective: word + 1, word)
  }

  /// `Esta imagen muestra contenido adulto`: whether what is rather a noun stands behind a word that is one, too, but that it
  /// doesn't fit, and has an adjective of its own or fits nothing before that word either, so that this is a verb.
  func isBareObject(_ word: Int, ofNounOrVerb verb: Int) -> Bool {
    guard self[verb].isNoun, verb > 0, self[word].isAdjective, self[word].likeliest == .noun,
      !isPerson(word), !isArgument(word), !fits(adjective: word, verb)
    else { return false }
    return isDescribedObject(word, ofFullVerb: verb)
      || isCut(after: word) && !fits(adjective: word, verb - 1)
  }

  /// `Tienes bloqueado a este usuario`: whether an adjective stands right behind a form of to have whose object follows it,
  /// so that it is said of nobody but that, or behind a verb with a pronoun for what that acts upon (lo vuoi nuovo).
  func isStateOfObject(_ word: Int) -> Bool {
    if isSaidOfObject(adjective: word) { return true }
    guard language.hasRomanceSyntax, isFollowedDirectly(word), isPreposition(word + 1) else {
      return false
    }
    let have = beforeAdverbs(from: word - 1)
    guard have >= 0, isFollowedDirectly(have), self[have].isAuxiliary else { return false }
    return self[have].roles.contains(.takesObject)
      && self[have].roles.isDisjoint(with: [.modal, .perfect])
  }

  /// Whether a word is such a noun, behind a verb or a preposition that it is the object of.
  private func isBareObject(_ word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1), self[word].isNoun, !self[word].isSpecifier,
      !isPerson(word), !isArgument(word), verbOfReader(before: word) == nil
    else { return false }
    let before = beforeAdverbs(from: word - 1)
    guard before >= 0, isFollowedDirectly(before), !actsUponReader(before) else { return false }
    if alwaysHasObject(before) { return true }
    guard self[word].likeliest == .noun else {
      return isHardlyOfPersons(word) && startsLabel(infinitive: before)
    }
    return self[before].roles.contains(.preposition) || mayTakeNoun(verb: before)
  }

  /// `Te dejó helado`: whether a pronoun for the reader stands before a verb, so that a word behind it may say what they
  /// are made.
  func actsUponReader(_ verb: Int) -> Bool {
    // Nobody says more between.
    (max(0, verb - 2)..<max(0, verb)).contains {
      isFollowedDirectly($0) && isObjectPronoun($0) && isOfSecondPerson(pronoun: $0)
    }
  }

  /// Whether nothing but an object stands behind a verb, and nothing that says what somebody is: tienes, hay, necesitas,
  /// but vas vestido.
  private func alwaysHasObject(_ verb: Int) -> Bool {
    let reading = self[verb]
    if reading.roles.contains(.takesObject) { return true }
    // `ha estado parado`
    guard reading.isAuxiliary, !reading.isNoun else { return false }
    // `você tem comida`: its participle would have no ending.
    if reading.roles.contains(.perfect) { return true }
    return reading.marks.contains(.oneVerbForm) && !reading.isCopula
      && reading.roles.isDisjoint(with: [.modal, .speaker, .being, .linking])
  }

  /// `Mostrar resaltado en el texto`, but permanecer activo, mantenerse activo, debes mantenerte activo: whether an infinitive
  /// that says what is done to something starts a sentence.
  private func startsLabel(infinitive word: Int) -> Bool {
    isInfinitive(word) && startOfSentence(with: word) == word && mayTakeNoun(verb: word)
      && self[word].roles.isDisjoint(with: .saysOfSubject)
      && language.guesses.rule(.reflexive, for: lower(word)) == nil
  }

  /// Whether a word is a verb that says what somebody does, or the participle of one behind to have.
  private func mayTakeNoun(verb: Int) -> Bool {
    let reading = self[verb]
    if reading.isAuxiliary || reading.isCopula
      || !reading.roles.isDisjoint(with: [.being, .linking, .reflexive])
    {
      return false
    }
    if reading.isVerb, reading.isBystander { return true }
    // `has llegado cansado`
    guard reading.isAdjective, !reading.roles.contains(.presents) else { return false }
    let have = beforeAdverbs(from: verb - 1)
    return have >= 0 && isFollowedDirectly(have) && self[have].roles.contains(.perfect)
  }
}
