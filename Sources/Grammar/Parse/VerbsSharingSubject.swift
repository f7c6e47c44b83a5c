import Foundation
import Vocabulary

/// Verbs that an and joins to the verb of a phrase behind the object of that: 3 personas leyeron tu reseña y
/// contestaron, 3 amigos seguem você e comentam suas fotos; and those behind a clause that names its own subject: 5 photos your
/// team added were removed.
extension Phrase {
  /// Whether a verb goes on with what a phrase does, so that what stands between belongs to the phrase's own verb and is no
  /// subject.
  func sharesSubject(verb word: Int, with phrase: NounPhrase) -> Bool {
    sharesSubjectOfHeadFirst(verb: word, phrase) || sharesSubjectOfHeadLast(verb: word, phrase)
      || isBehindRelativeOfDetermined(verb: word, phrase)
  }

  /// The same of Romance languages: but not in 3 minutos la pantalla se apaga y muestra la hora.
  ///
  /// A verb that has its subject behind it, and one that says how something is, may be anything's.
  private func sharesSubjectOfHeadFirst(verb word: Int, _ phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax, let head = phrase.head, word - head.word <= Self.reach,
      !mayHaveSubjectOfItsOwn(verb: word)
    else { return false }
    let joint = beforeAdverbs(from: wordBeforeClitics(word))
    guard joint > head.words.upperBound, self[joint].isCoordination, isFollowedDirectly(joint),
      let own = (head.words.upperBound..<joint).first(where: { isFinite($0) }),
      isAlike(verb: word, own),
      !(head.words.upperBound..<joint).contains(where: { self[$0].opensClause }),
      // `vieron tu perfil, pero no escribieron`
      (own..<joint - 1).allSatisfy({ !isCut(after: $0) })
    else { return false }
    return !isApart(verb: own, from: phrase)
  }

  /// Whether a verb is one that has its subject behind it, or says what something is, or an article stands behind it, which
  /// may be that of its subject: y falla la subida.
  private func mayHaveSubjectOfItsOwn(verb word: Int) -> Bool {
    let reading = self[word]
    if reading.isCopula || !isVerbOfThird(word) || !isBystander(word) { return true }
    if reading.isAuxiliary, reading.roles.isDisjoint(with: [.modal, .perfect, .takesObject]) {
      return true
    }
    return reading.roles.contains(.presents)
      || isFollowedDirectly(word) && self[word + 1].roles.contains(.definite)
  }

  /// Whether two verbs have the same number where they are written, and to have stands behind to have alone: vio tu foto
  /// y ha subido de nivel may be another’s.
  private func isAlike(verb word: Int, _ own: Int) -> Bool {
    let number = self[word].marks.intersection([.singularVerb, .pluralVerb])
    guard !number.isEmpty, isVerbOfThird(own), self[own].marks.isSuperset(of: number) else {
      return false
    }
    return !self[word].roles.contains(.perfect) || self[own].roles.contains(.perfect)
  }
}
