import Foundation
import Vocabulary

/// What stands behind a determiner and a verb that says what somebody does is what they do it to, and nothing that the
/// reader is: puedes cambiar el local, você definiu o padrão, has enviado lo acordado; but puedes ser el local, você virou
/// o favorito.
extension Phrase {
  /// Whether what may be a noun has a determiner before it, with nothing but adjectives between, and a verb right before
  /// that which acts upon it.
  ///
  /// Behind verbs of arriving it rather says in which place somebody came: puedes llegar el primero.
  func isObjectOfFullVerb(_ word: Int) -> Bool {
    guard let verb = wordBeforeDeterminers(of: word) else { return false }
    let reading = self[verb]
    if reading.isCopula || reading.endsPhrase { return false }
    // `hai già un altro obiettivo`
    let earlier = beforeAdverbs(from: verb)
    if earlier >= 0, earlier < verb, isFollowedDirectly(earlier),
      !self[earlier].roles.isDisjoint(with: [.takesObject, .perfect])
    {
      return self[earlier].isAuxiliary
    }
    if !reading.roles.isDisjoint(with: [.takesObject, .perfect]) { return reading.isAuxiliary }
    guard reading.isVerb, !reading.isAuxiliary,
      // `Compra el básico`: what may be a noun, too, is an imperative there.
      reading.isBystander || !reading.isAdjective && startOfSentence(with: verb) == verb,
      reading.roles.isDisjoint(with: .saysOfSubject),
      reading.roles.isDisjoint(with: [.result, .reflexive])
    else { return false }
    return !isReflexive(verb: verb) && !actsUponReader(verb)
  }

  /// `puedes elegir el adecuado`, `has comprado el más barato`, `ha llegado el nuevo`: whether an adjective that is no noun
  /// stands for what a verb before its determiner acts upon, or for what the text says to have come.
  func isOfVerbBefore(adjective word: Int) -> Bool {
    // `mostre-se o mais forte`
    guard let verb = wordBeforeDeterminers(of: word), !hasPronounBehind(verb: verb) else {
      return false
    }
    if isObjectOfFullVerb(word) || isObject(ofUnknownVerb: verb) { return true }
    let roles = self[verb].roles
    let before = beforeAdverbs(from: verb - 1)
    if isBehindParticiple(verb + 1) {
      return roles.isDisjoint(with: .saysOfSubject)
        || roles.contains(.presents) && !saysReaderCame(participle: verb)
    }
    return roles.contains(.presents) && roles.isDisjoint(with: [.linking, .preposition])
      && !self[verb].isAdjective && isVerbOfThird(verb) && startOfSentence(with: verb) == before + 1
  }

  /// `Créez un nouveau wallet`: whether a word that no lexicon has starts a sentence right before an indefinite article, so that
  /// it is an imperative; those of being and becoming something are listed.
  private func isObject(ofUnknownVerb word: Int) -> Bool {
    isUnknown(word) && !isArgument(word) && startOfSentence(with: word) == word
      && isFollowedDirectly(word) && self[word + 1].roles.contains(.indefinite)
  }

  /// `Has llegado el último`: whether a participle behind to have says of the reader that they came, so that it has no
  /// object.
  func saysReaderCame(participle word: Int) -> Bool {
    let have = beforeAdverbs(from: word - 1)
    return have >= 0 && self[have].roles.contains(.speaker)
      && self[word].roles.contains(.presents) && self[word].roles.isDisjoint(with: .takesObject)
  }

  /// Whether a word stands behind the article of what has no gender, and before nothing that says how much somebody is
  /// that: lo acordado, lo más nuevo, but lo preparado que estás, llega lo más descansado posible.
  func namesThing(behindNeuter word: Int) -> Bool {
    let article = beforeAdverbs(from: word - 1)
    guard article >= 0, isFollowedDirectly(article), self[word].isAdjective,
      self[article, lower: true].roles.contains(.neuter)
    else { return false }
    // `responde lo más rápido que puedas`
    if article + 1 < word, self[word].roles.contains(.adverbial) { return true }
    guard isFollowedDirectly(word) else { return true }
    if self[word + 1].opensClause { return false }
    guard article > 0, saysWhatIsPossible(word + 1) else { return true }
    let verb = self[article - 1]
    return !verb.isCopula && !verb.isAuxiliary && verb.roles.isDisjoint(with: .saysOfSubject)
  }

  /// Whether a word is an adjective that says of an infinitive what it is: possível.
  func saysWhatIsPossible(_ word: Int) -> Bool { hasAdjective(word, .impersonal) }

  private func wordBeforeDeterminers(of word: Int) -> Int? {
    // `el más barato`
    let last = beforeAdverbs(from: startOfAdjectives(before: word) - 1) + 1
    var first = last
    // Nobody puts more determiners there.
    while first > 0, last - first < 3, isFollowedDirectly(first - 1),
      words[first - 1].half == .whole, self[first - 1].isDeterminer || self[first - 1].isArticle
    {
      first -= 1
    }
    return first < last && first > 0 && isFollowedDirectly(first - 1) ? first - 1 : nil
  }
}
