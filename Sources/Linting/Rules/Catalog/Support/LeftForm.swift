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
    let words = words(of: unit.target)
    let isEnglish = words.contains { word in
      word.unicodeScalars.count > 2 && english.describe(word).isKnown && !isOwn(word, grammar)
    }
    guard isEnglish else { return false }
    return unit.entry.localization.forms(beside: unit.target).contains { form in
      guard let other = unit.entry.unit(of: form), form.value != other.source.value else {
        return false
      }
      let others = self.words(of: form)
      return !others.isEmpty
        && !words.contains { word in others.contains { mayBeForm($0, of: word, grammar) } }
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

  /// Whether two words may be forms of one: they start alike, unless a lexicon knows better.
  private static func mayBeForm(
    _ other: String, of word: String, _ grammar: Inflector?
  ) -> Bool {
    guard other.first == word.first else { return false }
    guard let grammar, other != word else { return true }
    let known = grammar.describe(other)
    guard known.isKnown, known.features.partOfSpeech == .noun else { return true }
    return [GrammaticalNumber.singular, .plural].contains { number in
      var request = Request()
      request.features.number = number
      return grammar.inflect(other, request).text.lowercased() == word
    }
  }
}
