import Foundation
import Vocabulary

/// Pronouns that a verb is joined to: they’re, they’ve, they’ll.
extension Phrase {
  /// Makes those that refer to one person that person's, and those that stand for something else as many as it is: she’s,
  /// she’ll.
  ///
  /// - Returns: Whether there was one.
  mutating func inflectJoinedPronouns(_ request: Request) -> Bool {
    guard request.asksPerson || request.features.number != nil && !request.isCounted else {
      return false
    }
    var hasAny = false
    for word in words.indices {
      guard let (pronoun, ending) = joinedPronoun(word),
        let source = language.pronouns.row(of: pronoun), source.cells(of: pronoun).contains(0),
        source.features.contains(.thirdPerson),
        let target = row(insteadOf: source, request)
      else { continue }
      hasAny = true
      let form = target.form(0)
      if form == source.form(0) { continue }
      let isOne = language.pronouns.hasSingularVerb(behind: form)
      guard let verb = verb(ending.dropFirst(), joinedTo: word, isOne: isOne, request) else {
        continue
      }
      replace(word, with: form + Array("\(ending.prefix(1))\(verb)".utf8))
    }
    return hasAny
  }

  /// The verb that is joined to the pronoun of one person or of several.
  ///
  /// - Returns: Nil where he’s may be he is or he has: before what may be a participle of both.
  private func verb(
    _ verb: Substring, joinedTo word: Int, isOne: Bool, _ request: Request
  ) -> String? {
    if isOne { return ["re", "ve"].contains(verb) ? "s" : String(verb) }
    guard verb == "s" else { return String(verb) }
    guard word + 1 < count else { return request.surroundings.hasParticiple ? nil : "re" }
    guard isFormWithoutNumber(word + 1) else { return "re" }
    // `she’s been`, `she’s had`: no one is been or had.
    return self[word + 1].isAuxiliary ? "ve" : nil
  }

  /// What stands before an apostrophe in a word, and the apostrophe with what follows it.
  func joinedPronoun(_ word: Int) -> (pronoun: Bytes, ending: String)? {
    let (letters, text) = (lower(word), lower(word).text)
    guard let mark = text.firstIndex(where: { $0 == "'" || $0 == "’" }), mark > text.startIndex
    else { return nil }
    return (letters.slice(0..<text[..<mark].utf8.count), String(text[mark...]))
  }
}
