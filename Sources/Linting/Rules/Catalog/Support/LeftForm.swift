import Foundation
import Grammar
import LocaleData
import Vocabulary

/// A plural form that is a copy of the English source, beside one that is translated: "1 file",
/// "5 Dateien".
enum LeftForm {
  /// - Parameter unit: A translation that is a copy of its source.
  static func stands(in unit: LintUnit, _ engines: EngineCache) -> Bool {
    guard unit.target.category != nil, unit.sourceLanguage == "en", unit.languageScripts == .latin,
      let english = TranslatableWords.english
    else { return false }
    let grammar = engines.grammar(unit.entry.localization.tag)
    let copied = words(of: unit.target)
    let isEnglish = copied.contains { word in
      word.unicodeScalars.count > 2 && english.describe(word).isKnown && !isOwn(word, grammar)
    }
    guard isEnglish else { return false }
    return unit.entry.localization.forms(beside: unit.target).contains { form in
      guard let other = unit.entry.unit(of: form), form.value != other.source.value else {
        return false
      }
      let words = words(of: form)
      let kin = Kin(of: words, grammar)
      return !words.isEmpty && !copied.contains(where: kin.mayHave)
    }
  }

  private static func words(of text: LintText) -> [String] {
    let prose = text.prose
    return prose.words.filter { prose.scalars[$0].contains(where: \.isLetter) }.map {
      prose.text($0).lowercased()
    }
  }

  /// Whether a word of English is one of the translation's language, too, as far as that is known.
  private static func isOwn(_ word: String, _ grammar: Inflector?) -> Bool {
    grammar.map { $0.describe(word).isKnown } ?? SharedWords.contains(word, isLatin: true)
  }

  /// The words of which those of a translated form may be forms: they start alike, unless a lexicon
  /// knows better.
  private struct Kin {
    /// The first letters of words that no lexicon knows for nouns.
    private var letters: Set<Character> = []
    private var words: Set<String> = []

    init(of forms: [String], _ grammar: Inflector?) {
      for form in Set(forms) {
        words.insert(form)
        guard let grammar, Self.isNoun(form, grammar) else {
          if let first = form.first { letters.insert(first) }
          continue
        }
        let others = [.singular, .plural].map { grammar.form(of: form, $0) }
        words.formUnion(others.filter { $0.first == form.first })
      }
    }

    func mayHave(_ word: String) -> Bool {
      words.contains(word) || word.first.map(letters.contains) ?? false
    }

    private static func isNoun(_ word: String, _ grammar: Inflector) -> Bool {
      let known = grammar.describe(word)
      return known.isKnown && known.features.partOfSpeech == .noun
    }
  }
}
