import Foundation
import Vocabulary

/// What verbs in the third person say of something that the text doesn't name, and that isn't the reader: está conectado a tu
/// red, es rápido y seguro; but está registrada con su correo.
extension Phrase {
  /// Whether an adjective is such.
  func isSaidOfUnnamed(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax else { return false }
    if isAskedOfThing(word) { return true }
    guard let verb = verbWithoutSubject(before: word) else { return false }
    // Nobody says more in one text.
    let near = max(0, word - Self.reach)..<min(count, word + Self.reach)
    if near.contains(where: { self[$0].roles.contains(.familiar) }) || isOfThing(word, verb) {
      return true
    }
    return self[verb].roles.contains(.lasting) && startOfSentence(with: verb) == firstBefore(verb)
      && !endsInQuestion(from: word) && !salutes(word)
      // `será avisada`, but es rápido
      && !looksLikeAdjective(word)
  }

  /// `Deve essere definito`, `Può essere cambiato nelle impostazioni`, but deve essere connesso, deve essere nuovo?: whether what
  /// is hardly said of persons stands behind an infinitive of to be, and the third person of a verb that starts the sentence
  /// before that.
  private func isAskedOfThing(_ word: Int) -> Bool {
    guard isHardlyOfPersons(word) else { return false }
    var being = beforeAdverbs(from: word - 1)
    // `Potrebbe essere stato spostato o eliminato`: nobody joins more.
    while being > 0, word - being < 8 {
      let isParticiple = self[being].isAdjective && isFollowedDirectly(being)
      guard let joined = adjective(joinedBehind: being) ?? (isParticiple ? being : nil)
      else { break }
      being = beforeAdverbs(from: joined - 1)
    }
    guard being > 0, isFollowedDirectly(being),
      let modal = modalOfOther(before: being), self[modal].marks.contains(.singularVerb),
      !endsInQuestion(from: word)
    else { return false }
    return startOfSentence(with: modal) == firstBefore(modal)
  }

  /// `È anche molto sicuro`, `Non è sicuro`, but è stato molto bravo, è molto stanco, è sicuro di uscire?: whether a form of to be
  /// that starts a sentence says how much something is what readers aren't asked, or what alone says that something is done, and
  /// nothing behind that says of what.
  private func isOfThing(_ word: Int, _ verb: Int) -> Bool {
    guard beforeAdverbs(from: word - 1) == verb, !endsInQuestion(from: word),
      startOfSentence(with: verb) == firstBefore(verb)
    else { return false }
    if hasAdjective(word, .done) { return isCut(after: word) || self[word + 1].isCoordination }
    let isCompared = saysHowMuch(word - 1) || self[word - 1].roles.contains(.limits)
    return isCompared && mayBeOfThing(adjective: word)
  }

  /// `Ha sido invitado por tu equipo`: whether a noun that is a participle, too, is such.
  func isDoneToUnnamed(_ word: Int) -> Bool {
    self[word].isAdjective && looksLikeAdjective(word) && isSaidOfUnnamed(word)
  }

  /// `Foi convidada para um grupo`, but é convidado, fue invitado por tu equipo: whether a noun that is a participle, too, is
  /// said of the reader as other participles are, for a form of to be starts the sentence.
  func isToldOfReader(participle word: Int) -> Bool {
    guard language.hasRomanceSyntax, self[word].isAdjective, !isForThings(adjective: word),
      looksLikeAdjective(word),
      let verb = verbWithoutSubject(before: word), self[verb].roles.isDisjoint(with: .lasting),
      startOfSentence(with: verb) == firstBefore(verb)
    else { return false }
    return !isSaidOfUnnamed(word)
      && (isCut(after: word) || self[word + 1].roles.contains(.preposition))
  }

  /// The form of to be in the third person singular before an adjective, or the one of to have before its participle, with
  /// nothing before it in its clause but adverbs and pronouns that are no subject; it may say other adjectives, too.
  private func verbWithoutSubject(before word: Int) -> Int? {
    var verb = beforeAdverbs(from: word - 1)
    // Nobody joins more.
    while word - verb < 8, let joined = adjective(joinedBehind: verb) {
      verb = beforeAdverbs(from: joined - 1)
    }
    if verb > 0, self[verb].isCopula, isBehindPerfect(verb) { verb -= 1 }
    guard verb >= 0, isFollowedDirectly(verb), self[verb].isAuxiliary, !self[verb].isCopula,
      self[verb].marks.contains(.singularVerb),
      self[verb].roles.isDisjoint(with: [.speaker, .modal, .takesObject])
    else { return nil }
    let before = beforeClitics(from: verb - 1)
    // `te ha dejado sola`
    let isTold = (before + 1..<verb).contains {
      row(of: $0)?.features.contains(.secondPerson) == true
    }
    if isTold { return nil }
    if before < 0 || isCut(after: before) { return verb }
    // `eres tú quien está invitada`
    let roles = self[before].roles
    return roles.contains(.conjunction) && !roles.contains(.relative) ? verb : nil
  }

  /// `Rápido y`, `rápido,`: the adjective that a word is, with a comma behind it, or that stands before a word for and.
  private func adjective(joinedBehind word: Int) -> Int? {
    guard word > 0 else { return nil }
    if self[word].isAdjective, hasComma(behind: word) { return word }
    guard word > 1, self[word].isCoordination, isFollowedDirectly(word - 1) else { return nil }
    return self[word - 1].isAdjective ? word - 1 : nil
  }

  /// The first of the adverbs and pronouns right before a verb; the verb itself where there are none.
  private func firstBefore(_ verb: Int) -> Int { beforeClitics(from: verb - 1) + 1 }
}
