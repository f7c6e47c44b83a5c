import Foundation
package import LocaleData
import Locking
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

  /// A form that a word may be given, by the features of its cell; the neuter ones fit a person of any
  /// gender in languages without a neuter.
  package struct Form: Hashable, Sendable {
    package let features: FeatureSet

    package init(_ features: FeatureSet) { self.features = features }

    package static let plural = Form(.plural)
    package static let feminine = Form(.feminine.union(.singular))
    package static let femininePlural = Form(.feminine.union(.plural))
    package static let masculine = Form(.masculine.union(.singular))
    package static let masculinePlural = Form(.masculine.union(.plural))
    package static let neuter = Form(.neuter.union(.singular))
    package static let neuterPlural = Form(.neuter.union(.plural))

    /// The forms that have names of their own.
    package static let names: [(name: String, form: Form)] = [
      ("plural", .plural), ("feminine", .feminine), ("femininePlural", .femininePlural),
      ("masculine", .masculine), ("masculinePlural", .masculinePlural), ("neuter", .neuter),
      ("neuterPlural", .neuterPlural),
    ]

    /// The form of one of ``names``, or of a cell such as `pl.gen`; nil for anything else.
    package init?(name: String) {
      if let known = Self.names.first(where: { $0.name == name }) {
        self = known.form
      } else if let cell = FeatureSet(names: name), cell != FeatureSet() {
        features = cell
      } else {
        return nil
      }
    }
  }

  /// What a project may describe.
  package static let partsOfSpeech: [PartOfSpeech] = [.noun, .adjective, .determiner, .pronoun]

  /// Longer words are left out.
  package static let maximumLength = 200

  /// The words of each locale, which hold for the locales that fall back to it as well.
  package let words: [LanguageTag: [Word]]
  /// By the locales whose words they have: there are few, while texts may name any number of tags.
  private let languages = Locked<[[LanguageTag]: Language]>([:])

  package init(_ words: [LanguageTag: [Word]] = [:]) { self.words = words }

  package var isEmpty: Bool { words.values.allSatisfy(\.isEmpty) }

  /// A language with the words for a locale; of several locales the nearest wins.
  func language(_ language: Language, for tag: LanguageTag) -> Language {
    let locales = tag.fallbackChain.filter { words[$0] != nil }
    guard !locales.isEmpty else { return language }
    if let known = languages.withLock({ $0[locales] }) { return known }
    let own = ProjectLexemes(locales.compactMap { words[$0] }, language: language)
    let made = language.with(own)
    return languages.withLock { languages in
      if let known = languages[locales] { return known }
      languages[locales] = made
      return made
    }
  }
}
