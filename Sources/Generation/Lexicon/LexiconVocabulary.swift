/// The words that the second field of a lexicon's line may have behind the part of speech.
enum LexiconVocabulary {
  /// What stands before the word for a person of the other gender.
  static let pair = "pair:"

  static let tags: Set<String> = [
    // Gender: common is a person's, m/f and f/m are both in use.
    "m", "f", "c", "m/f", "f/m",
    // Number: usually without a plural, and only plural.
    "mass", "pl", "count",
    // The likeliest part of speech of its word.
    "1",
    // Kinds of determiners and pronouns.
    "demonstrative", "personal", "possessive", "indefinite", "definite", "interrogative",
    "relative", "reflexive", "quantifier", "first", "second", "third", "article", "singular",
    "plural", "neuter", "neutral", "n", "cardinal", "ordinal", "prepositional", "object",
    "indirect", "after", "reciprocal", "identity", "fraction", "formal",
    // A feminine with stressed initial a that keeps la: la hache.
    "noel",
  ]
}
