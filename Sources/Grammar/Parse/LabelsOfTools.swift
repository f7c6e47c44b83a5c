import Foundation
import Vocabulary

/// Labels that name a tool as they would a person (gestor de copias), that pick one of what is shown (añadir nuevo, eliminar
/// seleccionado), and verbs that look like adjectives behind who says so (eu aceito).
extension Phrase {
  /// `Gestor de copias`, `Lector de tarjetas`, but cansado de anuncios, eres administrador de grupo: whether a noun for a person
  /// that is no participle starts a text that is no question, and a thing without a determiner follows to which that belongs.
  func namesTool(_ person: Int) -> Bool {
    guard person == 0, isFollowedDirectly(0), isFollowedDirectly(1), isOf(1),
      words[1].half == .whole, self[2].isNoun, !isPerson(2), !isArgument(0),
      !looksLikeAdjective(0), !endsInQuestion(from: 0)
    else { return false }
    return mayBeOfThing(adjective: 0) && !salutes(0)
  }

  /// `Añadir nuevo`, `Eliminar seleccionado`, `Mostrar leído`, `Iniciar diagnóstico`, but ser seleccionado, viajar cansado:
  /// whether an adjective that says which of several is meant, a participle or what may be a noun ends a clause right behind
  /// the infinitive that starts the text.
  func isPicked(adjective word: Int) -> Bool {
    guard word == 1, isFollowedDirectly(0), isCut(after: 1), !isArgument(1),
      isInfinitive(0) || language.guesses.rule(.infinitive, for: lower(0)) != nil,
      let lemma = first(self[1].adjectives)?.lexeme.lemma
    else { return false }
    let verb = self[0]
    guard !verb.isAuxiliary, !verb.isCopula, verb.roles.isDisjoint(with: .saysOfSubject),
      verb.roles.isDisjoint(with: [.result, .reflexive, .modal])
    else { return false }
    if language.guesses.rule(.selecting, for: lemma) != nil { return true }
    // `Volverse conocido`
    guard language.guesses.rule(.reflexive, for: lower(0)) == nil, isHardlyOfPersons(1) else {
      return false
    }
    return self[1].isNoun || looksLikeAdjective(1)
  }

  /// `Eu aceito`: whether what is no participle stands right behind the pronoun for who speaks, and so is a verb.
  func isVerbOfSpeaker(_ word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1), isSubjectPronoun(word - 1),
      row(of: word - 1)?.features.contains(FeatureSet.firstPerson.union(.singular)) == true,
      !looksLikeAdjective(word)
    else { return false }
    return mayBeOfThing(adjective: word) && !hasAdjective(word, .intensifier)
  }
}
