import Foundation
import Vocabulary

/// The possessive: `goose’s`, `cities’`, `the king of Spain’s`.
extension EnglishAgreement {
  mutating func setPossessive(_ isPlural: Bool) {
    guard let head = parse.head, coordinated == nil else { return }
    let isAsked = request.features.grammaticalCase.map { $0 == .genitive }
    if let mark = head.possessive {
      changeMark(mark, of: head, isPlural: isPlural, isKept: isAsked ?? true)
    } else if isAsked == true {
      let last = lastWord(head)
      let text = phrase.newText(last)
      let endsInS = isPlural && text.lowercased().hasSuffix("s")
      let isWord =
        !head.isExact && !head.isAbbreviation && !head.analysis.lexeme.isGuessed
        && head.analysis.lexeme.part == .noun
      phrase.replace(
        last, withText: text + Self.mark("’", after: text, endsInS: endsInS, isWord: isWord))
    }
  }

  /// A text that has a mark already: it moves to the new form, or goes.
  private mutating func changeMark(
    _ mark: String, of head: EnglishParse.Head, isPlural: Bool, isKept: Bool
  ) {
    let slot = request.features.number == nil ? (head.analysis.slots.first ?? 0) : isPlural ? 1 : 0
    let form = head.analysis.lexeme.form(slot)
    let original = phrase.text(head.word)
    let stands = original.hasSuffix("s") && !mark.hasSuffix("s")
    let stem = stands ? original : String(original.dropLast(mark.count))
    let text = LetterCase.applied(to: form, from: stem)
    let apostrophe = String(mark.prefix(1))
    let newMark =
      isKept
      ? Self.mark(
        apostrophe, after: text, endsInS: slot == 1 && form.hasSuffix("s"), isWord: !head.isExact)
      : ""
    if stands { phrase.replaceToken(after: head.word, with: "") }
    phrase.replace(head.word, withText: text + newMark)
  }

  /// The last word of a head with what belongs to it: `the king of Spain`.
  private func lastWord(_ head: EnglishParse.Head) -> Int {
    var last = head.word + head.length - 1
    guard last + 2 < parse.readings.count, phrase.isFollowedDirectly(last),
      phrase.lower(last + 1).elementsEqual("of".utf8)
    else { return last }
    while last + 1 < parse.readings.count, phrase.isFollowedDirectly(last),
      !parse.readings[last + 1].isAuxiliary
    {
      last += 1
    }
    return last
  }

  /// - Parameter isWord: Whether it is a word in capitals, and no abbreviation: GOOSE’S, but PDF’s.
  private static func mark(
    _ apostrophe: String, after text: String, endsInS: Bool, isWord: Bool
  ) -> String {
    let isCapital = text.count > 1 && text.allSatisfy { $0.isUppercase || !$0.isLetter }
    return endsInS ? apostrophe : apostrophe + (isCapital && isWord ? "S" : "s")
  }
}
