import Foundation
import Grammar
import LocaleData
import Messages
import Vocabulary

/// Texts with a number that read the same of one thing as of several.
enum SameForOne {
  /// Whether nothing beside a text's only number would change: no word at all ("(%lld)"), a word before it
  /// that says what it numbers ("of %lld"), or one behind it that is the same for one ("%lld replaced",
  /// "%lld Zeichen"); or words that name the number, whatever it is ("Чашек: %lld").
  ///
  /// - Returns: False, too, where that can't be told.
  static func holds(_ text: LintText, _ tag: LanguageTag, _ engines: EngineCache) -> Bool {
    guard text.regions.isEmpty, text.scan.specifiers.count == 1 else { return false }
    let prose = text.prose
    let words = prose.words
    guard let number = prose.scalars.firstIndex(of: Prose.object) else { return false }
    if isBehindColon(number, prose) { return true }
    guard words.count < 2 else { return false }
    guard let word = words.first else { return true }
    let small = prose.text(word).lowercased()
    if word.lowerBound < number { return isListed(small, "before", tag) }
    return ["units", "same"].contains { isListed(small, $0, tag) } || hasListedEnd(small, tag)
      || keepsForm(small, tag, engines)
  }

  /// Whether a number stands behind a colon, and no word behind it.
  private static func isBehindColon(_ number: Int, _ prose: Prose) -> Bool {
    let before = prose.scalars[..<number].last { !$0.isSpace }
    guard before == ":" || before == "\u{FF1A}" else { return false }
    return prose.words.last.map { $0.upperBound <= number } ?? true
  }

  private static func isListed(_ word: String, _ list: String, _ tag: LanguageTag) -> Bool {
    CountingWords.all["\(tag.language).\(list)"]?.contains(word) ?? false
  }

  /// Whether a word ends as nouns do that are the same for one: Swedish "användare".
  private static func hasListedEnd(_ word: String, _ tag: LanguageTag) -> Bool {
    CountingWords.all["\(tag.language).sameends"]?.contains { end in
      word.hasSuffix(end) && word.utf8.count > end.utf8.count + 1
    } ?? false
  }

  /// Whether a lexicon says that a word has one form for both numbers.
  private static func keepsForm(
    _ word: String, _ tag: LanguageTag, _ engines: EngineCache
  ) -> Bool {
    guard let grammar = engines.grammar(tag) else { return false }
    let known = grammar.describe(word)
    guard known.isKnown else { return false }
    switch known.features.partOfSpeech {
    case .adjective?: return CountingWords.all[tag.language]?.contains("adjectives") ?? false
    case .noun?:
      return [GrammaticalNumber.singular, .plural].allSatisfy { grammar.form(of: word, $0) == word }
    default: return false
    }
  }
}
