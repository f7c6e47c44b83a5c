import Foundation
package import LocaleData
package import Vocabulary

/// The words that a project brings along; each replaces what the lexicons have of its lemma.
package struct ProjectLexicon: Sendable {
  /// A word as a project describes it; what it leaves open follows the language's rules.
  package struct Word: Hashable, Sendable {
    /// The singular, masculine where the word has genders; it may be several words.
    package var text: String
    /// One of ``partsOfSpeech``.
    package var partOfSpeech: PartOfSpeech
    package var gender: Gender?
    package var forms: [Form: String]

    package init(
      _ text: String, _ partOfSpeech: PartOfSpeech, gender: Gender? = nil,
      forms: [Form: String] = [:]
    ) {
      self.text = text
      self.partOfSpeech = partOfSpeech
      self.gender = gender
      self.forms = forms
    }
  }

  /// The gender of a noun; `common` is that of the person who is meant.
  package enum Gender: String, CaseIterable, Sendable {
    case feminine, masculine, neuter, common
  }

  /// A form that a word may be given; the neuter ones fit a person of any gender.
  package enum Form: String, CaseIterable, Sendable {
    case plural, feminine, femininePlural, masculine, masculinePlural, neuter, neuterPlural
  }

  /// What a project may describe.
  package static let partsOfSpeech: [PartOfSpeech] = [.noun, .adjective, .determiner, .pronoun]

  /// Longer words are left out.
  package static let maximumLength = 200

  /// The words of each locale, which hold for the locales that fall back to it as well.
  package let words: [LanguageTag: [Word]]
  private let grammars = ReadingCache<any LanguageGrammar>()

  package init(_ words: [LanguageTag: [Word]] = [:]) { self.words = words }

  package var isEmpty: Bool { words.values.allSatisfy(\.isEmpty) }

  /// The grammar of a language with the words for a locale; of several locales the nearest wins.
  func grammar(_ language: any LanguageGrammar, for tag: LanguageTag) -> any LanguageGrammar {
    let own = tag.fallbackChain.compactMap { words[$0] }
    guard !own.isEmpty else { return language }
    let name = Array(tag.description.utf8)
    return grammars.reading(of: name) {
      language.with(language.lexicon.adding(ProjectLexemes(own, language: language)))
    }.value
  }
}
