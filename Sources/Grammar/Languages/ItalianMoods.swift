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

  /// Whether such a form behind a head is rather said to the reader: a conjunction or a relative pronoun between both
  /// starts another clause, and hardly any asks for a subjunctive there (3 foto che elimini, 3 foto spariscono se elimini
  /// l’album; but prima che 3 foto spariscano).
  func isRatherOfReader(italianVerb word: Int, behind phrase: NounPhrase) -> Bool {
    guard let head = phrase.head, word > head.words.upperBound,
      mayBeIndicativeOfReader(italianVerb: word)
    else { return false }
    return (head.words.upperBound..<word).contains {
      !self[$0].roles.isDisjoint(with: [.conjunction, .relative])
    }
  }
}
