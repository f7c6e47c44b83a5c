import Foundation
import Grammar
import LocaleData
import Vocabulary

/// A project's own words, which no built-in lexicon has, or has otherwise; on Linux and on Apple's
/// systems.
///
///     LocalizationLexicon(["es": [.noun("flat white", gender: .masculine)]])
///
/// They are what `lexicon` in `l10n.json` tells the command line. A word that is listed is what the
/// list says and nothing else; a form that isn't given follows the rules for the word's ending.
public struct LocalizationLexicon: Sendable {
  let words: ProjectLexicon

  /// Makes a lexicon.
  ///
  /// - Parameter words: Words by language tag, which hold for the locales that fall back to it as
  ///   well: those of `es` in `es-MX`. What is no language tag is left out.
  public init(_ words: [String: [Word]]) {
    var known: [LanguageTag: [ProjectLexicon.Word]] = [:]
    for (language, words) in words.sorted(by: { $0.key < $1.key }) {
      if let tag = LanguageTag(language) { known[tag, default: []] += words.map(\.word) }
    }
    self.words = ProjectLexicon(known)
  }

  /// The gender of a noun.
  public enum Gender: Hashable, Sendable {
    /// Such as Spanish "mesa".
    case feminine
    /// Such as Spanish "plato".
    case masculine
    /// Such as German "Glas".
    case neuter
    /// That of the person who is meant.
    case common
  }

  /// A form of a word.
  public enum Form: Hashable, Sendable {
    /// The plural, masculine where the word has genders.
    case plural
    /// The feminine singular.
    case feminine
    /// The feminine plural.
    case femininePlural
    /// The masculine singular, where it isn't the word itself.
    case masculine
    /// The masculine plural.
    case masculinePlural
    /// The neuter singular; in languages without a neuter it fits a person of any gender.
    case neuter
    /// The neuter plural; in languages without a neuter it fits persons of any gender.
    case neuterPlural
  }

  /// A word as the project describes it.
  public struct Word: Hashable, Sendable {
    let word: ProjectLexicon.Word

    private init(
      _ text: String, _ partOfSpeech: PartOfSpeech, _ gender: Gender?, _ forms: [Form: String]
    ) {
      var known: [ProjectLexicon.Form: String] = [:]
      for (form, text) in forms { known[form.form] = text }
      word = ProjectLexicon.Word(
        text, partOfSpeech, gender: gender?.gender, forms: known)
    }

    /// A noun, by its singular; it may be several words.
    ///
    /// - Parameters:
    ///   - text: The singular.
    ///   - gender: nil for that of its head or of its ending.
    ///   - forms: Those that don't follow the rules.
    public static func noun(
      _ text: String, gender: Gender? = nil, forms: [Form: String] = [:]
    ) -> Word {
      Word(text, .noun, gender, forms)
    }

    /// An adjective, by its masculine singular.
    ///
    /// - Parameters:
    ///   - text: The masculine singular.
    ///   - forms: Those that don't follow the rules.
    public static func adjective(_ text: String, forms: [Form: String] = [:]) -> Word {
      Word(text, .adjective, nil, forms)
    }
  }
}

extension LocalizationLexicon.Gender {
  fileprivate var gender: ProjectLexicon.Gender {
    switch self {
    case .feminine: .feminine
    case .masculine: .masculine
    case .neuter: .neuter
    case .common: .common
    }
  }
}

extension LocalizationLexicon.Form {
  fileprivate var form: ProjectLexicon.Form {
    switch self {
    case .plural: .plural
    case .feminine: .feminine
    case .femininePlural: .femininePlural
    case .masculine: .masculine
    case .masculinePlural: .masculinePlural
    case .neuter: .neuter
    case .neuterPlural: .neuterPlural
    }
  }
}
