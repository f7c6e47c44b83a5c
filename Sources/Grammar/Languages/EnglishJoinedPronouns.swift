import Foundation
import Vocabulary

/// Pronouns that a verb is joined to: they’re, they’ve, they’ll.
extension Phrase {
  /// Makes those that refer to one person that person's: she’s, she’ll.
  ///
  /// - Returns: Whether there was one.
  mutating func inflectJoinedPronouns(_ request: Request) -> Bool {
    guard request.features.gender != nil || !request.pronouns.isEmpty else { return false }
    var hasAny = false
    for word in words.indices {
      guard let (pronoun, ending) = joinedPronoun(word),
        let source = language.pronouns.row(of: pronoun), source.cells(of: pronoun).contains(0),
        source.features.contains(.thirdPerson),
        let target = row(insteadOf: source, request)
      else { continue }
      hasAny = true
      let form = target.form(0)
      // Whether he’s is he is or he has isn't known.
      if form == source.form(0) || ending.dropFirst() == "s" { continue }
      let isOne = English.hasSingularVerb(String(decoding: form, as: UTF8.self))
      let hasNumber = ["re", "ve"].contains(ending.dropFirst())
      let other = isOne && hasNumber ? "\(ending.prefix(1))s" : ending
      replace(word, with: form + Array(other.utf8))
    }
    return hasAny
  }

  /// What stands before an apostrophe in a word, and the apostrophe with what follows it.
  func joinedPronoun(_ word: Int) -> (pronoun: Bytes, ending: String)? {
    let (letters, text) = (lower(word), lower(word).text)
    guard let mark = text.firstIndex(where: { $0 == "'" || $0 == "’" }), mark > text.startIndex
    else { return nil }
    return (letters.slice(0..<text[..<mark].utf8.count), String(text[mark...]))
  }
}
