import Foundation
import Vocabulary

/// Verbs that tell of a form of to be behind them that it is the reader who is something: debes estar conectado, você
/// precisa estar conectado, estás a punto de ser avisado, você terminou e está pronto.
extension Phrase {
  /// Whether the first verb before an infinitive of to be is one of the reader, with nothing between but what joins
  /// them.
  func hasModalOfReader(before being: Int) -> Bool {
    if isJoinedToInfinitiveOfReader(being) { return true }
    var word = being - 1
    var hasNoun = false
    // Nobody says more between.
    while word >= 0, being - word < 6,
      isFollowedDirectly(word)
        || language.hasRomanceSyntax && isBehindNumber(word + 1) && !isCut(after: word)
    {
      if thanksReader(word) || startsSentenceOfReader(word) { return true }
      if isFiniteVerb(word) {
        if hasNoun, !self[word].roles.isDisjoint(with: [.perfect, .takesObject]) { return false }
        return isModalOfReader(word)
      }
      guard joins(word, toBeing: being) else { return false }
      hasNoun = hasNoun || self[word].isOnlyNoun
      word -= 1
    }
    return false
  }

  /// `Rischi di essere bloccata`: whether what may be a noun, too, starts a sentence as a verb of the reader, before an
  /// infinitive.
  private func startsSentenceOfReader(_ word: Int) -> Bool {
    mayBeIndicativeOfReader(italianVerb: word) && startOfSentence(with: word) == word
      && !isArgument(word)
  }

  private func isFiniteVerb(_ word: Int) -> Bool {
    let reading = self[word]
    if isPersonalPronoun(word) || isBehindPerfect(word) || reading.isAdverb || reading.endsPhrase {
      return false
    }
    return reading.roles.isDisjoint(with: .reflexive) && isFinite(word)
  }

  /// Whether to have stands right before a word: ha podido ser borrado.
  func isBehindPerfect(_ word: Int) -> Bool {
    word > 0 && isFollowedDirectly(word - 1) && self[word - 1].roles.contains(.perfect)
  }

  /// Whether a word may stand between such a verb and the infinitive: a pronoun, an adverb, a preposition, tener
  /// que, a punto de, sur le point de.
  private func joins(_ word: Int, toBeing being: Int) -> Bool {
    let reading = self[word]
    if isPersonalPronoun(word) || isBehindPerfect(word) || reading.isAdverb
      || !reading.roles.isDisjoint(with: [.preposition, .reflexive])
    {
      return true
    }
    // `estás a solo 2 pasos de ser`
    if reading.roles.contains(.limits), isBehindNumber(word + 1) { return true }
    if reading.roles.contains(.relative) { return word + 1 == being }
    // `sei sicuro di essere pronto`
    if reading.isAdjective, self[word + 1].roles.contains(.preposition) { return true }
    if reading.isOnlyNoun { return self[word + 1].roles.contains(.preposition) }
    return reading.roles.contains(.definite) && self[word + 1].isOnlyNoun
  }

  /// Whether a word joins what follows to a verb whose subject is a pronoun for the reader that starts the sentence:
  /// você treinou 3 vezes e está pronto.
  func isJoinedToVerbOfReader(_ joint: Int) -> Bool {
    guard language.hasRomanceSyntax, self[joint].isCoordination else { return false }
    var word = joint - 1
    // Nobody says more between.
    while word >= 0, joint - word < 12, !isCut(after: word), !self[word].opensClause {
      if isReader(word) {
        let verb = behindClitics(from: word + 1)
        return (word == 0 || isCut(after: word - 1) || self[word - 1].isAdverb)
          && !isNoSubject(pronoun: word) && verb < joint && isFollowedDirectly(verb - 1)
          && self[verb].isVerb
      }
      word -= 1
    }
    return false
  }

  /// Whether a word thanks the reader for what stands behind it: gracias por ser tan activo, obrigado por estar
  /// conectado.
  func thanksReader(_ word: Int) -> Bool {
    guard self[word + 1].roles.contains(.preposition) else { return false }
    return self[word].roles.contains(.greets)
      || self[word].roles.contains(.someone) && self[word].isAdjective
  }

  /// Whether a word joins what the reader thinks or is sure of, whose verb names no subject of its own: você acha
  /// que está pronto, tem certeza de que está pronto.
  func joinsThoughtOfReader(_ joint: Int) -> Bool {
    guard language.hasRomanceSyntax, joint > 1,
      self[joint].roles.isSuperset(of: [.conjunction, .relative]), isFollowedDirectly(joint - 1),
      isOf(joint - 1)
        || self[joint - 1].isVerb && (self[joint - 1].isBystander || isReader(joint - 2))
    else { return false }
    var first = joint - 1
    // Nobody says more before.
    while first > 0, joint - first < 7, isFollowedDirectly(first - 1) { first -= 1 }
    guard first == 0 || isCut(after: first - 1) else { return false }
    if isReader(first) { return !isNoSubject(pronoun: first) }
    if first == 0, first + 2 == joint, asksPoliteReader(first) { return isOf(joint - 1) }
    // `tem certeza de que`: a question whose subject is left out
    return isOf(joint - 1) && first + 3 == joint && self[first].roles.contains(.perfect)
      && !self[first].roles.contains(.speaker) && self[first + 1].isOnlyNoun
  }

  /// `Certifique-se de que está conectado`, but asegúrate de que está conectado: whether a word is an imperative of a
  /// verb for the reader with the pronoun of the third person behind it, in which verbs then speak of them.
  private func asksPoliteReader(_ word: Int) -> Bool {
    self[word].isCopula
      && language.roles(of: Array(lower(word).suffix(2))).contains(.reflexive)
  }

  /// `É você que está convidado`: whether a relative stands right behind a pronoun for the reader, of whom a form of to be
  /// says that it is nobody else.
  func picksReader(relative word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 1, self[word].roles.contains(.relative),
      isFollowedDirectly(word - 1), isFollowedDirectly(word - 2)
    else { return false }
    return isReader(word - 1) && self[word - 2].isAuxiliary
      && self[word - 2].roles.isDisjoint(with: [.perfect, .modal, .takesObject])
  }

  /// Whether a verb that has an infinitive behind it is one of the reader.
  func isModalOfReader(_ verb: Int) -> Bool {
    let reading = self[verb]
    if isOfApp(verb: verb) { return false }
    if reading.isCopula || reading.roles.contains(.speaker) || isFirstOrSecondPerson(verb: verb) {
      return true
    }
    // Of verbs that speak to one reader some have no other form here: debes.
    if reading.isAuxiliary, reading.marks.contains(.oneVerbForm), !reading.isNoun { return true }
    let subject = (max(0, verb - 4)..<verb).last { !self[$0].isAdverb && !isClitic($0) }
    guard let subject, (subject..<verb).allSatisfy({ isFollowedDirectly($0) }) else { return false }
    return isReader(subject, of: verb) && !isNoSubject(pronoun: subject)
      || joinsThoughtOfReader(subject)
  }
}
