import Foundation
import Vocabulary

/// Labels that start with adjectives, which say which of several is meant or how a thing is, and nothing of the reader: nuevo,
/// apilado, casi listo, activo (más rápido), ofrecido por Caffé; but conectado, cansado, bienvenido.
///
/// Without a verb most adjectives may be said of the reader, unlike those of languages with cases (`LabelsWithCases.swift`).
extension Phrase {
  /// Whether a text that is no question starts with one.
  var startsWithLabel: Bool {
    guard count > 0, !endsInQuestion(from: 0) else { return false }
    let first = startBehindLeadingAdverbs
    return hasOnlyChoices(from: first) || isDoneTo(participle: first)
  }

  /// The first word that is an adjective, or no adverb and no and: no seguro, casi listo, y listo.
  private var startBehindLeadingAdverbs: Int {
    var first = 0
    // Nobody says more before.
    while first + 1 < min(count, 4), mayLead(first), isFollowedDirectly(first) { first += 1 }
    return first
  }

  /// Whether a word may stand before the adjective that a label starts with.
  private func mayLead(_ word: Int) -> Bool {
    let reading = self[word]
    if reading.isAdverb, !reading.isAdjective { return true }
    // `E pronto!`
    if word == 0, reading.isCoordination { return true }
    // `Muito pequeno`
    return reading.marks.contains(.quantifier) && isBystander(word)
  }

  /// `Nuevo`, `Rápido y gratuito`, `Activo ahora`, `Activo, más rápido`, but Nuevo aquí: whether there is nothing but choices and
  /// what is said of things, what joins them, and an adverb behind one for how things are, up to the end of the text or of a
  /// clause behind which nothing speaks to the reader.
  private func hasOnlyChoices(from first: Int) -> Bool {
    guard mayLabelThing(first) else { return false }
    var word = first + 1
    // Nobody joins more of them.
    while word < min(count, 8),
      mayLabelThing(word) || self[word].isCoordination
        || self[word].isAdverb && !endsSentence(behind: word - 1) && hasAdjective(word - 1, .done)
    {
      word += 1
    }
    if word == count { return true }
    // `Más rápido, pero solo en esta mesa`
    let isJoined =
      word - 1 > first && self[word - 1].isCoordination && !isOfPersons(adjective: word)
    let last = isJoined ? word - 2 : word - 1
    guard isCut(after: last) else { return false }
    // `Menos segura: o café sabe onde você está`, `¡Listo! Ya puedes pagar`
    return mark(behind: last).contains(UInt8(ascii: ":")) || endsSentence(behind: last)
      || !speaksToReader(from: word)
  }

  /// `Ofrecido por Caffé`, `Restringido a clientes`, but eliminado del grupo, conectado al móvil: whether a participle that isn't
  /// rather said of persons stands before a preposition other than of, in a text that doesn't speak to its reader.
  private func isDoneTo(participle word: Int) -> Bool {
    guard looksLikeAdjective(word), isHardlyOfPersons(word), isFollowedDirectly(word),
      self[word + 1].roles.contains(.preposition), !isOf(word + 1)
    else { return false }
    // `Aceptado por usted`: nothing else is said.
    let isByReader = word + 3 == count && isFollowedDirectly(word + 1) && isReader(word + 2)
    return isByReader || !speaksToReader(from: word + 1)
  }

  /// Whether a verb of the reader, or a pronoun for them as a subject, is among the words from one on.
  private func speaksToReader(from first: Int) -> Bool {
    (first..<count).contains { isReader($0) || isOfReader(verb: $0) }
  }

  private func mayLabelThing(_ word: Int) -> Bool {
    isChoice(word) || isForThings(adjective: word) || word > 0 && showsNoGender(adjective: word)
      || isHardlyOfPersons(word)
  }

  /// `Rápido y gratis`: whether an adjective is spelled alike for both genders.
  private func showsNoGender(adjective word: Int) -> Bool {
    guard let lexeme = first(self[word].adjectives)?.lexeme else { return false }
    return language.form(lexeme, .singular.union(.feminine))
      == language.form(lexeme, .singular.union(.masculine))
  }

  /// `Nuevo`, `Primero`, `Rojo`, `Oscuro`, `Pequeño`, `Listo`: whether an adjective says which of several is meant, in which
  /// order, of which colour or size, how a thing is, or that something is done.
  func isChoice(_ word: Int) -> Bool {
    guard let adjective = first(self[word].adjectives) else { return false }
    let lemma = adjective.lexeme.lemma
    return hasAdjective(word, [.done, .color, .shade, .size])
      || language.guesses.rule(.selecting, for: lemma) != nil
      || language.guesses.rule(.saysHow, for: lemma)?.answer == "alone"
  }
}
