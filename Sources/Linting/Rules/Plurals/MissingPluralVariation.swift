import Catalogs
import Diagnostics
import Foundation
import Grammar
import LocaleData
import Messages
import Reading
import Vocabulary

/// A number before a plural noun, in a text that is the same for 1.
enum MissingPluralVariation: EntryRule {
  static let documentation = RuleDocumentation(
    id: "missing-plural-variation", family: .plurals, severity: .warning,
    summary: "A text counts something but has one form for all numbers.",
    rationale: """
      "%lld files" reads "1 files" for one file, and no translation of it can be right in languages \
      with more forms. Vary the text by plural, or let the words agree: \
      `^[%lld file](inflect: true)`.

      The rule looks at the source language, if its words are known (English, French, German, \
      Italian, Polish, Portuguese, Spanish), and at whole numbers right before a noun in the plural. It is silent where the number is a part, an end or a \
      version of something ("%lld of %lld files", "at least %lld characters"), for measures that \
      stay as they are, and for a key that says by its name that it is for several.
      """,
    good: [
      RuleExample(source: ["one": "%lld file", "other": "%lld files"]),
      RuleExample(source: "^[%lld file](inflect: true)"),
      RuleExample(source: "%lld of %lld files"),
      RuleExample(source: "%lld px"),
    ],
    bad: [
      RuleExample(
        source: "Delete ↓%lld files↑?",
        finds:
          "for one this reads '1 files'; vary the text by plural, or write '^[%lld …](inflect: true)' with the word for one"
      ),
      RuleExample(
        source: "↓%lld new messages",
        finds:
          "for one this reads '1 new messages'; vary the text by plural, or write '^[%lld …](inflect: true)' with the word for one"
      ),
    ])

  static func findings(in entry: LintEntry, _ context: LintContext) -> [EntryFinding] {
    guard entry.isSource, let text = entry.localization.texts.only, text.path.isEmpty,
      entry.localization.variables.isEmpty, text.scan.specifiers.contains(where: \.isWholeNumber),
      text.regions.isEmpty, !entry.key.keyIsSource || entry.localization.format == .stringCatalog,
      let tag = entry.localization.tag,
      let grammar = context.engines.grammar(tag), !isForSeveral(entry.key.key)
    else { return [] }
    for specifier in text.scan.specifiers where specifier.isWholeNumber {
      let counted = CountedNoun(after: specifier, in: text, tag.language, grammar)
      if let counted {
        return [EntryFinding(finding(counted, specifier, text), path: text.path)]
      }
    }
    return []
  }

  private static func finding(
    _ counted: CountedNoun, _ specifier: FormatSpecifier, _ text: LintText
  ) -> Finding {
    Finding(
      "for one this reads '1 \(counted.words)'; vary the text by plural, or write "
        + "'^[\(text.value[utf8: specifier.range]) …](inflect: true)' with the word for one",
      at: specifier.range.lowerBound..<counted.end)
  }

  /// Whether the name of a key says that code shows it for several only.
  private static func isForSeveral(_ key: String) -> Bool {
    guard !key.contains(" ") else { return false }
    let name = key.lowercased()
    return ["plural", "many", "multi", "several", "other", "more"].contains { name.contains($0) }
      || ["_two", "_few", "_zero", "_any", ".two", ".few", ".zero"].contains { name.hasSuffix($0) }
  }
}

/// The noun in the plural that a number stands before.
private struct CountedNoun {
  /// The words behind the number, up to the noun.
  var words = ""
  /// Where the noun ends, in UTF-8 offsets.
  var end: Int

  /// Nouns stand right behind the number or behind an adjective or two.
  private static let mostWords = 3

  init?(
    after specifier: FormatSpecifier, in text: LintText, _ language: String, _ grammar: Inflector
  ) {
    end = specifier.range.upperBound
    guard !Self.isPart(specifier, of: text, language) else { return nil }
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
        guard known.isKnown else { return nil }
        return
      case .adjective?: continue
      default: return nil
      }
    }
    return nil
  }

  /// The word behind a single space.
  private static func word(at start: Int, in text: String) -> String? {
    let rest = text.utf8.dropFirst(start)
    guard rest.first == UInt8(ascii: " ") else { return nil }
    let word = String(
      decoding: rest.dropFirst().prefix { $0.isASCIILetter || $0 >= 0x80 }, as: UTF8.self)
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
}

/// What languages say of words beside numbers, by the keys of ``LanguageFact/counting``.
private enum CountingWords {
  static let all = LanguageFact.counting.sets
}

extension FormatSpecifier {
  fileprivate var isWholeNumber: Bool { value?.type.isInteger ?? false }
}

extension Array {
  fileprivate var only: Element? { count == 1 ? first : nil }
}
