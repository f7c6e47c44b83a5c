import Foundation
package import Vocabulary

/// What the engine did, or was unsure of.
///
/// Data that programs may look at; ``text`` says it to people.
package struct Reason: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// The word is in no lexicon and no rule is sure of it.
    case unknownWord
    /// The form was made by a rule for words of its shape.
    case guessedForm
    /// The gender was taken from the word's ending.
    case guessedGender
    /// The word is a name whose gender nothing tells, so that what is said of it stays as it is written.
    case unknownGender
    /// The word may be several parts of speech; the likeliest was taken.
    case ambiguousWord
    /// The word has no form for what was asked.
    case missingForm
    /// A pronoun of another sentence may stand for what is counted, and stays as it is.
    case keptPronoun
    /// No word of the text takes what was asked.
    case nothingToInflect
    /// The word is in a script that the language isn't written in.
    case foreignScript
    /// The text is too long to be inflected.
    case tooLong
    /// The language has no grammar here.
    case unsupportedLanguage

    /// Whether it is about the form of a word, and says nothing where the text stays as it is.
    var isDoubtOfForm: Bool {
      switch self {
      case .unknownWord, .guessedForm, .guessedGender, .unknownGender, .ambiguousWord, .missingForm,
        .keptPronoun:
        true
      case .nothingToInflect, .foreignScript, .tooLong, .unsupportedLanguage: false
      }
    }
  }

  /// More about it.
  package enum Detail: Hashable, Sendable {
    case none
    /// The parts of speech that a word may be, the likeliest first.
    case parts(PartOfSpeech, PartOfSpeech)
    case missing(Missing)
    case locale(String)
  }

  /// What a word doesn't have.
  package enum Missing: Hashable, Sendable {
    case number(GrammaticalNumber)
    case gender(GrammaticalGender)
    case indefiniteArticle
    case degree(Degree)
  }

  package var kind: Kind
  /// The word it is about, as it stands in the text; empty if it is about all of it.
  package var word: String
  package var detail: Detail

  init(_ kind: Kind, about word: String, _ detail: Detail = .none) {
    self.kind = kind
    self.word = word
    self.detail = detail
  }
}

extension Reason {
  /// That a language has no grammar here.
  package init(unsupported locale: String) {
    self.init(.unsupportedLanguage, about: "", .locale(locale))
  }

  /// That a text has no form of a degree.
  package init(missing degree: Degree, of text: String) {
    self.init(.missingForm, about: text, .missing(.degree(degree)))
  }

  /// The parts of speech that the word may be; empty for other reasons.
  package var parts: [PartOfSpeech] {
    if case .parts(let one, let other) = detail { [one, other] } else { [] }
  }

  /// The reason in English.
  package var text: String {
    switch kind {
    case .unknownWord: "`\(word)` is in no lexicon; its form follows the rules for its ending"
    case .guessedForm: "`\(word)` was made by a rule for words of its shape"
    case .guessedGender: "the gender of `\(word)` was guessed from its ending"
    case .unknownGender:
      "nothing tells the gender of `\(word)`; what is said of it stays as it is written"
    case .ambiguousWord: "`\(word)` may be \(detail.text); the likeliest was taken"
    case .missingForm: "`\(word)` has \(detail.text)"
    case .keptPronoun:
      "`\(word)` is of another sentence and stays as it is; it may stand for what is counted"
    case .nothingToInflect: "no word here takes what was asked"
    case .foreignScript: "`\(word)` is in a script that this language isn't written in"
    case .tooLong: "the text is too long to be inflected and stays as it is"
    case .unsupportedLanguage: "there is no grammar for `\(detail.text)`; the text stays as it is"
    }
  }
}

extension Reason.Detail {
  /// What differs from word to word, in English; empty where nothing does.
  package var text: String {
    switch self {
    case .none: ""
    case .parts(let one, let other): "\(one.name) or \(other.name)"
    case .missing(.number(let number)): number.isPlural ? "no plural" : "no singular"
    case .missing(.gender(let gender)): "no \(gender.name) form"
    case .missing(.indefiniteArticle): "no indefinite article"
    case .missing(.degree(let degree)): "no \(degree.name) here"
    case .locale(let locale): locale
    }
  }
}

extension GrammaticalNumber {
  /// Languages with one plural form use it for all numbers but the singular.
  var isPlural: Bool { self != .singular }
}
