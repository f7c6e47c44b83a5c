import Foundation
import Vocabulary

/// Forms of to be and to have that look like nouns: un ser humano, el estado activo, los haberes.
extension Phrase {
  /// Reads the infinitive of to be before an adjective, and that of to have behind a verb, as that and not as the noun:
  /// quieres ser avisado, puede haber 4 invitados, but un ser humano.
  mutating func settleInfinitivesOfBeing() {
    for word in words.indices where isInfinitiveOfBeing(word) || isInfinitiveOfHave(word) {
      settle(word, as: .verb)
    }
    guard language.order.hasInfinitivesLast else { return }
    for word in words.indices where isInfinitiveNotPossessive(word) { settle(word, as: .adverb) }
  }

  /// `Sigues siendo la líder`: whether a word is a gerund of to be, behind which it is said what the subject of the verb before
  /// is.
  func isGerundOfBeing(_ word: Int) -> Bool {
    language.hasRomanceSyntax && self[word].roles.contains(.undergoes)
  }

  /// Whether a word is a form of to be that the reader is the subject of, or may be.
  func isOwnCopula(_ word: Int) -> Bool { self[word].isCopula && !isGerundOfOther(word) }

  /// `Le fichier n’étant pas enregistré`, `étant donné que tu voyages`, but étant connecté: whether a gerund of to be has another
  /// noun for its subject, or says with what follows that something is taken as known.
  private func isGerundOfOther(_ word: Int) -> Bool {
    guard isGerundOfBeing(word) else { return false }
    if takesAsKnown(gerund: word) { return true }
    let before = beforeClitics(from: word - 1)
    guard before >= 0, isFollowedDirectly(before), !self[before].endsPhrase,
      !self[before].isSpecifier
    else { return false }
    return self[before].isNominal || isArgument(before) || isName(before)
  }

  /// `Étant donné que`, `étant donné votre profil`: whether a participle of giving stands right behind a gerund, and before what
  /// is given.
  func takesAsKnown(gerund word: Int) -> Bool {
    guard word + 2 < count, isFollowedDirectly(word), isFollowedDirectly(word + 1),
      self[word + 1].roles.contains(.gives)
    else { return false }
    let given = self[word + 2]
    return given.opensClause || given.isDeterminer || given.isArticle
      || words[word + 2].half == .first
  }

  /// `Du musst angemeldet sein`: whether what may be a possessive is an infinitive, for its clause ends with it, or with
  /// the verb that it belongs to, and no verb stands before it of which it may be the object.
  private func isInfinitiveNotPossessive(_ word: Int) -> Bool {
    let reading = self[word]
    guard word > 0, reading.isVerb, !reading.determiners.isEmpty, reading.given == nil,
      token(word).shape == .small, isFollowedDirectly(word - 1),
      isCut(after: word) || self[word + 1].isAuxiliary || self[word + 1].isCopula
    else { return false }
    let before = self[word - 1]
    if before.roles.contains(.preposition), !before.roles.contains(.adverb) { return false }
    return !before.isCoordination && before.determiners.isEmpty && !isFinite(word - 1)
  }

  /// Reads what may be the participle of to be as the noun that it is, too, where a noun stands: el estado activo,
  /// but has estado activo.
  mutating func settleParticiplesOfBeing() {
    guard count > 1, !language.order.isHeadLast else { return }
    for word in words.indices where isNounNotParticipleOfBeing(word) { settle(word, as: .noun) }
  }

  private func isNounNotParticipleOfBeing(_ word: Int) -> Bool {
    let reading = self[word]
    guard reading.isAuxiliary, reading.isNoun, reading.marks.contains(.oneVerbForm),
      reading.given == nil, words[word].half == .whole
    else { return false }
    if word == 0 { return true }
    // `ont toutes été supprimées`
    if (max(0, word - 4)..<word).contains(where: { self[$0].roles.contains(.perfect) }) {
      return false
    }
    guard isFollowedDirectly(word - 1) else { return true }
    let before = self[word - 1]
    if before.isVerb || before.isAdverb { return false }
    return before.isSpecifier || before.isArticle || before.isNominal && before.isKnown
      || before.isCoordination || before.roles.contains(.preposition)
  }

  /// `Puede haber 4 invitados`, but 3 haberes: whether what may be a noun, too, is the infinitive of to have, for a verb or
  /// what joins it to one stands right before it.
  private func isInfinitiveOfHave(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 0, self[word].roles.contains(.perfect),
      self[word].isNoun, isInfinitive(word),
      words[word].half == .whole, !isArgument(word), isFollowedDirectly(word - 1)
    else { return false }
    let before = self[word - 1]
    return before.isAuxiliary || before.isCopula || before.isVerb && before.isBystander
      || before.roles.isSuperset(of: [.conjunction, .relative])
  }

  private func isInfinitiveOfBeing(_ word: Int) -> Bool {
    guard word > 0, self[word].roles.contains(.being), self[word].isNoun,
      isFollowedDirectly(word - 1), isFollowedDirectly(word),
      self[word + 1].isAdjective || self[word + 1].isAdverb
        || isUnknown(word + 1) && looksLikeAdjective(word + 1)
    else { return false }
    let before = self[word - 1]
    if before.isSpecifier || before.isArticle { return false }
    return before.isVerb || before.isBystander || before.endsPhrase || !before.isNominal
  }

  /// `możesz być pewny`, `możesz zostać powiadomiony`: an infinitive of to be where verbs show persons, or of a verb with which
  /// somebody is as an adjective says, where numbers ask for cases.
  func isFormlessAuxiliary(_ word: Int) -> Bool {
    let roles = self[word].roles
    if language.countsByCase, roles.contains(.linking), roles.isDisjoint(with: .reaches),
      language.guesses.rule(.infinitive, for: lower(word)) != nil
    {
      return true
    }
    return language.hasCases && self[word].isAuxiliary && self[word].marks.contains(.oneVerbForm)
  }
}
