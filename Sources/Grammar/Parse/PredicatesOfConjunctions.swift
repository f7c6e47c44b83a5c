import Foundation
import Vocabulary

/// What a clause says behind a conjunction of the phrase before, for it names no subject of its own: 2 file verranno
/// eliminati se non sono stati salvati.
extension Phrase {
  /// The adjectives that such a clause says of a phrase, with whose verb they agree.
  ///
  /// Of the value of an argument that isn't the subject of the sentence nothing tells that they are said.
  func predicatesBehindConjunction(_ phrase: NounPhrase) -> [Int] {
    guard let head = phrase.head, let verb = verbBehindConjunction(phrase),
      fitsNumber(verb: verb, of: head.word) || isArgument(head.word),
      !isApart(verb: verb, from: phrase)
    else { return [] }
    if isArgument(head.word),
      !(head.words.upperBound..<verb - 1).contains(where: { isFinite($0) })
    {
      return []
    }
    return Array(predicates(behindVerb: verb))
  }

  /// Whether a verb behind a conjunction is another's than a phrase's: what it says doesn't fit that as it is
  /// written, or is said of no thing (se è necessario).
  func isOfOther(verbBehindConjunction verb: Int, than phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, verbBehindConjunction(phrase) == verb else { return false }
    let found = predicates(behindVerb: verb)
    guard let last = found.last else { return false }
    if isCut(after: last), saysWhatIsPossible(last) { return true }
    if isArgument(head.word) || head.analysis.lexeme.isGuessed { return false }
    return found.contains { !fits(adjective: $0, head) }
  }

  /// The verb in the third person right behind a conjunction that is no relative pronoun, with nothing but adverbs and
  /// pronouns that are no subject between.
  private func verbBehindConjunction(_ phrase: NounPhrase) -> Int? {
    guard language.hasRomanceSyntax, let first = wordBehindConjunction(behind: phrase),
      self[first - 1].roles.isDisjoint(with: .relative)
    else { return nil }
    // A verb has no more before it.
    let verb = behindClitics(from: first, atMost: 4)
    return saysWhatThirdIs(verb: verb) ? verb : nil
  }

  /// Whether a verb has somebody or something else than the reader for its subject, and may say what that is.
  func saysWhatThirdIs(verb: Int) -> Bool {
    let reading = self[verb]
    return reading.isAuxiliary && reading.hasVerbNumber && !reading.isCopula
      && reading.roles.isDisjoint(with: [.speaker, .takesObject]) && mayBeThirdPerson(verb)
  }
}
