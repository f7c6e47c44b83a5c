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
    if !reading.roles.isDisjoint(with: [.takesObject, .perfect]) { return reading.isAuxiliary }
    guard reading.isVerb, reading.isBystander, !reading.isAuxiliary,
      reading.roles.isDisjoint(with: .saysOfSubject),
      reading.roles.isDisjoint(with: [.result, .reflexive])
    else { return false }
    return !isReflexive(verb: verb) && !actsUponReader(verb)
  }

  /// Whether a word stands right behind the article of what has no gender, and before no clause that says how much
  /// somebody is that: lo acordado, but lo preparado que estás.
  func namesThing(behindNeuter word: Int) -> Bool {
    guard word > 0, isFollowedDirectly(word - 1), self[word].isAdjective,
      self[word - 1, lower: true].roles.contains(.neuter)
    else { return false }
    return !isFollowedDirectly(word) || !self[word + 1].opensClause
  }

  private func wordBeforeDeterminers(of word: Int) -> Int? {
    let last = startOfAdjectives(before: word)
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
