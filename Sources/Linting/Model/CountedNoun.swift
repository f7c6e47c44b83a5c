import Foundation
import Grammar
package import LocaleData
import Messages
import PlainBytes
import Reading
import Vocabulary

/// The noun in the plural that a whole number stands before, in a text that is the same for 1.
package struct CountedNoun: Sendable {
  /// Where the number is, in UTF-8 offsets.
  package let number: Range<Int>
  /// The words behind the number, up to the noun.
  package private(set) var words = ""
  /// Where the noun ends, in UTF-8 offsets.
  package private(set) var end: Int

  /// Nouns stand right behind the number or behind an adjective or two.
  private static let mostWords = 3

  /// The first in a text whose words don't agree by themselves.
  ///
  /// - Parameters:
  ///   - key: The text's key, whose name may say that code shows it for several only.
  ///   - language: The text's; nothing is known of the words of one without a grammar.
  package init?(
    in text: LintText, ofKey key: String, _ language: LanguageTag?, _ engines: EngineCache
  ) {
    let numbers = text.scan.specifiers.filter { $0.value?.type.isInteger ?? false }
    guard !numbers.isEmpty, text.regions.isEmpty, let language,
      let grammar = engines.grammar(language)
    else { return nil }
    for number in numbers {
      guard let noun = CountedNoun(after: number, in: text, language.language, grammar) else {
        continue
      }
      // Asked last, for it takes longer than to see that there is no noun.
      guard !Self.isForSeveral(key) else { return nil }
      self = noun
      return
    }
    return nil
  }

  private init?(
    after specifier: FormatSpecifier, in text: LintText, _ language: String, _ grammar: Inflector
  ) {
    number = specifier.range
    end = specifier.range.upperBound
    let units = CountingWords.all[language + ".units"] ?? []
    for _ in 0..<Self.mostWords {
      guard let word = Self.word(at: end, in: text.value) else { return nil }
      let small = word.lowercased()
      guard !units.contains(small) else { return nil }
      words += (words.isEmpty ? "" : " ") + word
      end += 1 + word.utf8.count
      let known = grammar.describe(small)
      switch known.features.partOfSpeech {
      case .noun? where known.features.number == .plural:
        guard known.isKnown, !Self.isPart(specifier, of: text, language) else { return nil }
        if grammar.isHeadLast { addCompound(text.value, grammar) }
        return
      case .adjective?: continue
      default: return nil
      }
    }
    return nil
  }

  /// Goes on to the last of the nouns of a compound: "Stats Readings".
  private mutating func addCompound(_ text: String, _ grammar: Inflector) {
    for _ in 0..<Self.mostWords {
      guard let word = Self.word(at: end, in: text) else { return }
      let known = grammar.describe(word.lowercased())
      guard known.isKnown, known.features.partOfSpeech == .noun,
        known.features.number == .plural
      else { return }
      words += " " + word
      end += 1 + word.utf8.count
    }
  }

  /// The word behind a single space.
  private static func word(at start: Int, in text: String) -> String? {
    let rest = text.utf8.dropFirst(start)
    guard rest.first == UInt8(ascii: " ") else { return nil }
    let word = String(
      decoding: rest.dropFirst().prefix { $0.mayBeLetter }, as: UTF8.self)
    return word.isEmpty ? nil : word
  }

  /// In characters, of words that stand before a number.
  private static let longestWord = 40

  /// Whether what stands before the number says that it counts nothing, or only a part.
  private static func isPart(
    _ specifier: FormatSpecifier, of text: LintText, _ language: String
  ) -> Bool {
    let front = text.value[utf8: 0..<specifier.range.lowerBound]
    guard let last = front.lastIndex(where: { $0 != " " }) else { return false }
    if "/×*-–—+#~≥≤<>".contains(front[last]) { return true }
    // The text may be one word, as long as it is, with a thousand numbers in it.
    let end = front[...last].suffix(longestWord)
    let word = (end.lastIndex(of: " ").map { end[end.index(after: $0)...] } ?? end).lowercased()
    return CountingWords.all[language + ".before"]?.contains(word) ?? false
  }

  /// Whether the name of a key says that code shows it for several only.
  private static func isForSeveral(_ key: String) -> Bool {
    guard !key.contains(" ") else { return false }
    let name = key.lowercased()
    return several.contains { name.utf8.containsSequence($0.utf8) }
      || endsOfSeveral.contains { name.hasSuffix($0) }
  }

  private static let several = LanguageFact.codeNames.list(of: "several")
  private static let endsOfSeveral = LanguageFact.codeNames.list(of: "several.ends")
}
