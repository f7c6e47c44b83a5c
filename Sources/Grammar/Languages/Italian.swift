import Foundation
import Vocabulary

/// Italian: what its folder can't say.
struct Italian: LanguageHooks {
  /// Nouns that no lexicon has and whose letters are those of other languages don't change: i karaoke,
  /// gli show (Accademia della Crusca, "Plurale dei forestierismi").
  func guessedSingular(_ text: Bytes, in phrase: Phrase) -> Analysis? {
    // Those in -a follow their ending, and so do words made in Italian of foreign names: le paprike,
    // i thatcherismi.
    guard text.last != UInt8(ascii: "a"), !hasItalianEnding(text), looksForeign(text) else {
      return nil
    }
    return Analysis(
      lexeme: phrase.guessed(text, gender: .masculine), cells: phrase.language.schemas[.noun].all)
  }

  func verbForm(
    _ word: Int, _ phrase: NounPhrase, _ request: Request, _ target: Target, in text: Phrase
  ) -> [UInt8]? {
    text.isRatherOfReader(italianVerb: word, behind: phrase)
      ? nil : text.plainVerbForm(word, phrase, request, target)
  }

  /// Relatives in the singular take no article before their possessive, and do in the plural: mio
  /// fratello, i miei fratelli (Serianni, "Grammatica italiana", chapter 4).
  func finish(_ text: inout Phrase, _ agreement: inout Agreement) {
    agreement.inflectPartitiveOfInserted(&text)
    agreement.inflectPredicateOfJoinedValue(&text)
    agreement.inflectObjectReferences(&text, isJoined: true)
    let phrase = agreement.phrase
    guard agreement.target.asksNumber, agreement.request.features.definiteness == nil,
      let head = phrase.head, let first = phrase.words.first, head.word > first,
      isPossessive(head.word - 1, in: text),
      text.language.roles(of: head.analysis.lexeme).contains(.kin)
    else { return }
    let wasPlural = text.number(of: head.analysis) == .plural
    if head.word == first + 1, agreement.target.isPlural, !wasPlural {
      agreement.setArticle(.definite, &text)
    } else if head.word == first + 2, text[first].roles.contains(.definite),
      !agreement.target.isPlural, wasPlural
    {
      text.remove(first)
    }
  }

  /// Loro is none: its article stays.
  private func isPossessive(_ word: Int, in text: Phrase) -> Bool {
    guard let adjective = text.first(text[word].adjectives) else { return false }
    return text.language.roles(of: adjective.lexeme).contains(.articled)
  }

  /// Letters and pairs of letters that Italian words don't have.
  private func looksForeign(_ word: Bytes) -> Bool {
    if word.contains(where: { "jkwy".utf8.contains($0) }) { return true }
    return zip(word, word.dropFirst()).contains { first, second in
      second == UInt8(ascii: "h")
        ? "pst".utf8.contains(first)
        : second == UInt8(ascii: "u") && first == UInt8(ascii: "o")
    }
  }

  private func hasItalianEnding(_ word: Bytes) -> Bool {
    ["smo", "ano", "ino", "esco", "oso", "ese", "ista"].contains { ending in
      word.count > ending.utf8.count && word.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
  }
}
