import Foundation
import Grammar
import LocaleData
import Messages
import Vocabulary

/// An argument that code fills with the ending of a plural, as English has it: `%lld file%@`.
///
/// Other languages have other endings or none, so they rightly leave it out.
struct EndingArgument {
  let number: Int
  /// The word together with the specifier, in UTF-8 offsets of the text.
  let range: Range<Int>

  /// Those of a text.
  ///
  /// - Parameters:
  ///   - shown: The arguments that the text shows by itself, in its order.
  ///   - localization: What the text is one of.
  static func all(
    among shown: [ShownArgument], in text: LintText, of localization: LintLocalization
  ) -> [EndingArgument] {
    zip(shown, shown.dropFirst()).compactMap { count, ending in
      guard ending.value?.conversion == .object, count.type?.isNumber ?? false,
        let word = word(from: count.range.upperBound, to: ending.range, in: text.value),
        localization.tag?.language != "en" || mayTakeEnding(String(text.value[utf8: word]))
      else { return nil }
      return EndingArgument(
        number: ending.number, range: word.lowerBound..<ending.range.upperBound)
    }
  }

  /// The word that a specifier ends, shortly behind a number.
  private static func word(
    from start: Int, to specifier: Range<Int>, in text: String
  ) -> Range<Int>? {
    let end = specifier.lowerBound
    guard (minimum...maximum).contains(end - start) else { return nil }
    let between = text[utf8: start..<end]
    let words = between.split(separator: " ")
    guard between.first == " ", between.last != " ", (1...mostWords).contains(words.count),
      let word = words.last, word.unicodeScalars.count >= shortestWord,
      word.unicodeScalars.last?.isSmallLetter ?? false,
      words.allSatisfy({ $0.unicodeScalars.allSatisfy(\.isLetter) })
    else { return nil }
    let next = text[utf8: specifier.upperBound..<text.utf8.count].unicodeScalars.first
    guard next.map({ !$0.isWordPart && $0 != "%" }) ?? true else { return nil }
    return (end - word.utf8.count)..<end
  }

  /// Whether a word of English, or what is left of one (`entr`), may have the ending of a plural: what
  /// stands behind a plural (`days%@`) or another word (`ago%@`) is something else.
  private static func mayTakeEnding(_ word: String) -> Bool {
    let grammar = EngineCache.plain.grammar(LanguageTag("en"))
    guard let english = grammar, english.describe(word).isKnown else { return true }
    var noun = Features()
    noun.partOfSpeech = .noun
    let described = english.describe(word, known: noun)
    return described.isKnown && described.features.number != .plural
  }

  private static let mostWords = 3
  /// Shorter ones are signs of units and versions: `v%@`.
  private static let shortestWord = 3
  /// In bytes: a space and a word.
  private static let minimum = 4
  /// In bytes: three words are seldom longer.
  private static let maximum = 60
}
