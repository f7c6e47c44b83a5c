/// What the engine did, or was unsure of.
package struct Reason: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// The word is in no lexicon and no rule is sure of it.
    case unknownWord
    /// The form was made by a rule for words of its shape.
    case guessedForm
    /// The gender was taken from the word's ending.
    case guessedGender
    /// The word may be several parts of speech; the likeliest was taken.
    case ambiguousWord
    /// The word has no form for what was asked.
    case missingForm
    /// No word of the text takes what was asked.
    case nothingToInflect
    /// The word is in a script that the language isn't written in.
    case foreignScript
    /// The text is too long to be inflected.
    case tooLong
    /// The language has no grammar here.
    case unsupportedLanguage
  }

  package var kind: Kind
  /// The word it is about, as it stands in the text; empty if it is about all of it.
  package var word: String
  /// More about it, in English, such as the parts of speech of an ambiguous word.
  package var detail: String

  init(_ kind: Kind, about word: String, detail: String = "") {
    self.kind = kind
    self.word = word
    self.detail = detail
  }
}

extension Reason {
  /// That a language has no grammar here.
  package init(unsupported locale: String) {
    self.init(.unsupportedLanguage, about: "", detail: locale)
  }

  /// The reason in English.
  package var text: String {
    switch kind {
    case .unknownWord: "`\(word)` is in no lexicon; its form follows the rules for its ending"
    case .guessedForm: "`\(word)` was made by a rule for words of its shape"
    case .guessedGender: "the gender of `\(word)` was guessed from its ending"
    case .ambiguousWord: "`\(word)` may be \(detail); the likeliest was taken"
    case .missingForm: "`\(word)` has \(detail)"
    case .nothingToInflect: "no word here takes what was asked"
    case .foreignScript: "`\(word)` is in a script that this language isn't written in"
    case .tooLong: "the text is too long to be inflected and stays as it is"
    case .unsupportedLanguage: "there is no grammar for `\(detail)`; the text stays as it is"
    }
  }
}
