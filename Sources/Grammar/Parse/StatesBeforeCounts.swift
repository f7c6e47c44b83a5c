import Foundation
import Vocabulary

/// What is said of a subject before how long or how often it is so, which it doesn't describe: el cupón puede ser usado 3
/// veces, el archivo permanece guardado 3 horas; but el gráfico muestra últimos 3 días.
extension Phrase {
  /// Whether words for states stand between a verb, whose subject stands before it in its sentence, and the number of times or
  /// of a time.
  ///
  /// - Parameters:
  ///   - states: The adjectives right before the number.
  ///   - behind: The first word behind it.
  func areStatesOfSubject(_ states: Range<Int>, beforeCounted behind: Int) -> Bool {
    let verb = states.lowerBound - 1
    guard language.hasRomanceSyntax, verb > 0, hasNoun(behind, [.time, .times]),
      isBehindPerfect(verb) || self[verb].isVerb && self[verb].isBystander || isPassive(verb),
      states.allSatisfy({ isState($0) })
    else { return false }
    return (startOfSentence(with: verb)..<verb).contains {
      self[$0].isNoun && !isBystander($0) && !saysWhere($0) || isSubjectPronoun($0)
    }
  }

  /// `Has bloqueado 2 sitios y protegido 3 conexiones`: whether an and joins a participle to one behind to have, so that it agrees
  /// with nothing.
  func isJoinedParticiple(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 2, self[word - 1].isCoordination,
      looksLikeAdjective(word), let adjective = first(self[word].adjectives),
      adjective.cells.contains(0)
    else { return false }
    let before = startOfSentence(with: word)..<word - 1
    let verb = before.last { isFinite($0) && self[$0].isAuxiliary }
    return verb.map { self[$0].roles.contains(.perfect) && self[$0 + 1].isAdjective } ?? false
  }

  /// Whether a word is an infinitive or a gerund of to be, behind which a participle is said of the subject: puede ser, está
  /// siendo.
  func isPassive(_ word: Int) -> Bool {
    language.hasRomanceSyntax && !self[word].roles.isDisjoint(with: [.being, .undergoes])
  }

  /// `Guardado`, `activo`, but último, pasado, nuevo: whether an adjective says in which state something is, and not which of
  /// several is meant.
  private func isState(_ word: Int) -> Bool {
    guard let adjective = first(self[word].adjectives), !self[word].isSpecifier else {
      return false
    }
    let kind = language.guesses.rule(.relational, for: adjective.lexeme.lemma)?.answer
    if kind == "yes" { return false }
    return kind == "no" || looksLikeAdjective(word)
      || hasAdjective(word, [.thing, .asked, .actor, .personal])
  }
}
