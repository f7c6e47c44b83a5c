import Foundation
import Vocabulary

/// The possessive that is written behind a noun: `goose’s`, `cities’`, `the king of Spain’s`.
extension Agreement {
  mutating func setPossessive(_ text: inout Phrase) {
    guard let head = phrase.head, text.coordinated(phrase) == nil else { return }
    let isAsked = request.features.grammaticalCase.map { $0 == .genitive }
    if !head.possessive.isEmpty {
      changeMark(of: head, isKept: isAsked ?? true, &text)
    } else if isAsked == true {
      if setMark(behindNumberAfter: head, &text) { return }
      let last = lastWord(head, text)
      let new = text.newBytes(last)
      let endsInS =
        target.isPlural
        && text.language.writing.casing.lowercased(new.text).last == UInt8(ascii: "s")
      let isWord =
        !head.isExact && !head.isAbbreviation && !head.isSymbol
        && !head.analysis.lexeme.isGuessed
      text.replace(
        last, withExactly: new + Self.mark("’", after: new.text, endsInS: endsInS, isWord: isWord))
    }
  }

  /// `Wug 3000’s`: the number behind a name is part of it.
  private func setMark(behindNumberAfter head: NounPhrase.Head, _ text: inout Phrase) -> Bool {
    let last = Int(text.words[head.words.upperBound - 1].token)
    guard last + 3 == text.tokens.tokens.count, text.tokens.tokens[last + 1].kind == .space,
      text.tokens.tokens[last + 2].kind == .number
    else { return false }
    let number = Array(text.bytes(of: last + 2))
    text.changes.set((last + 2) << 1) { $0.append(contentsOf: number + Array("’s".utf8)) }
    return true
  }

  /// A text that has a mark already: it moves to the new form, or goes.
  private func changeMark(of head: NounPhrase.Head, isKept: Bool, _ text: inout Phrase) {
    let language = text.language
    let schema = language.schema(of: head.analysis.lexeme)
    let cell =
      target.asksNumber
      ? schema.cell(for: target.features) : head.analysis.cells.first ?? 0
    let form = language.form(head.analysis.lexeme, cell)
    let original = text.original(head.word)
    let standsAlone = !original.hasSuffix(head.possessive)
    if isKept, head.analysis.cells.contains(cell), !target.asksNumber { return }
    let stem =
      standsAlone ? original : original.slice(0..<(original.count - head.possessive.count))
    var written = text.shaped(form, like: stem, head.word)
    if isKept {
      let isPlural = schema.cells[cell].contains(.plural) && form.last == UInt8(ascii: "s")
      written += Self.mark(
        String(head.possessive.text.prefix(1)), after: written.text, endsInS: isPlural,
        isWord: !head.isExact)
    }
    if standsAlone { text.replaceMark(after: head.word, with: []) }
    text.replace(head.word, withExactly: written)
  }

  /// The last word of a head with what belongs to it: `the king of Spain`.
  private func lastWord(_ head: NounPhrase.Head, _ text: Phrase) -> Int {
    var last = head.words.upperBound - 1
    guard last + 2 < text.count, text.isFollowedDirectly(last),
      text.language.order.complements.contains(where: { $0.elementsEqual(text.lower(last + 1)) })
    else { return last }
    while last + 1 < text.count, text.isFollowedDirectly(last), !text[last + 1].isAuxiliary {
      last += 1
    }
    return last
  }

  /// - Parameter isWord: Whether it is a word in capitals, and no abbreviation: GOOSE’S, but PDF’s.
  private static func mark(
    _ apostrophe: String, after text: String, endsInS: Bool, isWord: Bool
  ) -> [UInt8] {
    let isCapital = text.count > 1 && text.allSatisfy { $0.isUppercase || !$0.isLetter }
    return Array((endsInS ? apostrophe : apostrophe + (isCapital && isWord ? "S" : "s")).utf8)
  }
}

extension Phrase {
  /// A form with the capitals of a part of a word.
  func shaped(_ form: [UInt8], like original: Bytes, _ word: Int) -> [UInt8] {
    let casing = language.writing.casing
    var token = token(word)
    token.shape = LetterShape(of: original, casing)
    let lower = casing.lowercased(original.text)
    var written: [UInt8] = []
    form.withUnsafeBufferPointer { form in
      lower.withUnsafeBufferPointer { lower in
        casing.appendForm(
          form, shapedLike: token, original: original, lower: lower, to: &written)
      }
    }
    return written
  }
}
