import Foundation
import Vocabulary

/// Forms of Italian verbs in -are that are the subjunctive of the third person and the indicative of the second: che lui
/// elimini, se elimini.
extension Phrase {
  /// Whether a word is such a form.
  func mayBeIndicativeOfReader(italianVerb word: Int) -> Bool {
    guard let verb = verb(of: word) else { return false }
    let singular = language.form(verb.lexeme, .singular)
    return singular.last == UInt8(ascii: "i") && lower(word).elementsEqual(singular)
      && language.form(verb.lexeme, .plural) == singular + Array("no".utf8)
  }

  /// Whether such a form behind a head is rather said to the reader: a mark, a conjunction, a relative pronoun or another
  /// verb between both ends the clause of the head, or the head is the object of such a form right before it (3 foto che
  /// elimini, 3 foto spariscono se elimini l’album, se superi 3 livelli guadagni un premio; but prima che 3 foto arrivino).
  func isRatherOfReader(italianVerb word: Int, behind phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, word >= head.words.upperBound,
      mayBeIndicativeOfReader(italianVerb: word)
    else { return false }
    let (end, before) = (head.words.upperBound, phrase.words.lowerBound - 1)
    if before >= 0, !isCut(after: before), mayBeIndicativeOfReader(italianVerb: before) {
      return true
    }
    if (end - 1..<word).contains(where: { isCut(after: $0) }) { return true }
    // `Sembra che 3 app si chiudano e non funzionino`
    let isJoined = (end..<word).contains { self[$0].isCoordination }
    return (end..<word).contains {
      !self[$0].roles.isDisjoint(with: [.conjunction, .relative])
        || !isJoined && self[$0].hasVerbNumber && isFinite($0)
    }
  }
}
