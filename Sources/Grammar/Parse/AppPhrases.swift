import Foundation
import Vocabulary

/// What an app says of those who made it: wiemy, że jesteś zajęty.
extension Phrase {
  /// Whether the form of a verb is that of several who speak; in an app they are those that made it, and never
  /// its reader.
  func isOfApp(verb word: Int) -> Bool {
    guard self[word].isVerb, let verb = verb(of: word) else { return false }
    let shown = language.schema(of: verb.lexeme).features(of: verb.cells)
    return shown[.person] == .firstPerson && shown.settledNumber == .plural
  }

  /// Where a clause about the reader starts behind one of those who made the app: zobaczymy, czy jesteś gotowy.
  func startBehindApp(_ first: Int) -> Int {
    guard language.hasCases, !language.order.isHeadLast else { return first }
    var word = first
    var hasVerb = false
    // Nobody says more before it.
    while word + 1 < min(count, first + 6), word == first || !startsClause(word),
      mayStandBesideApp(word)
    {
      hasVerb = hasVerb || isOfApp(verb: word)
      word += 1
    }
    guard hasVerb, startsClause(word) else { return first }
    while word + 1 < count, joinsClauses(word) || self[word].isAdverb { word += 1 }
    return isOfReader(verb: word) && isFirstOrSecondPerson(verb: word) ? word : first
  }

  /// Whether a word says no more than what those do or are: nie jesteśmy pewni, cieszymy się.
  private func mayStandBesideApp(_ word: Int) -> Bool {
    let reading = self[word]
    return reading.isBystander || reading.isAuxiliary || reading.isAdjective
      || reading.roles.contains(.reflexive)
  }
}
