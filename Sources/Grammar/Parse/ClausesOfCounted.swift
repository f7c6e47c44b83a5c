import Foundation
import Vocabulary

/// Clauses that an and or a but joins to one with a verb, so that their verb is about what is counted in them: la sala fue
/// cerrada y 1 jugador fue expulsado, la cuenta está lista, pero faltan 3 pasos; but Ana y 1 amigo fueron expulsados.
extension Phrase {
  /// The last verb of the clause before an and.
  ///
  /// - Returns: Nil where a conjunction may start another one there, whose subject the last words may be: quieres que Ana y
  ///   1 amigo vengan.
  func verbOfClause(before joint: Int) -> Int? {
    guard language.hasRomanceSyntax, joint > 0 else { return nil }
    let start = startOfSentence(with: joint)
    var word = joint - 1
    while word >= start {
      let reading = self[word]
      if !reading.roles.isDisjoint(with: [.conjunction, .relative, .question])
        || word < joint - 1 && isCut(after: word)
      {
        return nil
      }
      // `Vive y 1 amigo fueron expulsados`: what an argument names does nothing.
      let mayBeVerb =
        isFinite(word) && !isArgument(word) && !isPersonalPronoun(word) && !isClitic(word)
      if mayBeVerb, reading.hasVerbNumber || reading.isAuxiliary || reading.isCopula { return word }
      word -= 1
    }
    return nil
  }

  /// Whether such a clause starts with a verb, with nothing but pronouns and adverbs before it, that rather has its subject
  /// behind it, or in its plural has another one than the verb before.
  func startsJoinedClause(presenting verb: Int, _ phrase: NounPhrase) -> Bool {
    guard language.hasRomanceSyntax, !saysHowLongOrOften(phrase) else { return false }
    let joint = beforeClitics(from: verb - 1)
    guard joint > 0, isFollowedDirectly(joint), self[joint].isCoordination,
      let other = verbOfClause(before: joint)
    else { return false }
    let roles = self[verb].roles
    if roles.contains(.presents), !roles.contains(.happens) { return true }
    return self[verb].marks.contains(.pluralVerb) && !self[other].marks.contains(.pluralVerb)
  }
}
