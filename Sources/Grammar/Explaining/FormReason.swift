import Vocabulary

/// Why a word stands in the form that it has.
package struct FormReason: Hashable, Sendable {
  /// The word as it stood in the text that was given.
  package var source: String
  /// The word as it reads now; empty where it was taken out.
  package var word: String
  /// Where it stood in the text that was given, in UTF-8 bytes.
  package var offset: Int
  /// What its form shows, by feature; empty for a word that has one form only.
  package var features: [AskedFeature]

  /// A value of a feature, and what asked for it.
  package struct AskedFeature: Hashable, Sendable {
    /// The value in English, such as `plural`; nil where all that is known is what decided the form.
    package var value: String?
    package var cause: Cause
  }

  /// What asks a word for a value of a feature.
  package enum Cause: Hashable, Sendable {
    /// The number that counts the words.
    case count
    /// The noun that the word belongs to.
    case head(String)
    /// A preposition, or another word that asks for a case.
    case governing(String)
    /// Whoever had the text inflected.
    case request
    /// The text, which says so by itself.
    case text
    /// Nothing: the value stands where no other is known.
    case usual
    /// The sound or the kind of the words beside it.
    case neighbors
  }
}

extension FormReason.Cause {
  /// The name that ``Explanation`` has for it, for a phrase that is counted by a quantity.
  func name(quantity: String?) -> String {
    switch self {
    case .count: quantity.map { "counting \($0)" } ?? "counting"
    case .head: "head"
    case .governing(let word): "government of \(word)"
    case .request: "request"
    case .text: "the text"
    case .usual: "usual"
    case .neighbors: "neighbors"
    }
  }
}

extension GrammaticalFeature {
  /// Its values in English, in the order of their bits; nil for what only data tells apart.
  private var readableValues: [String]? {
    switch self {
    case .number: ["singular", "plural", "dual"]
    case .gender: ["masculine", "feminine", "neuter", "common"]
    case .animacy: ["human", "animate", "inanimate"]
    case .grammaticalCase: (1...16).compactMap { GrammaticalCase(rawValue: $0)?.name }
    case .definiteness, .declension, .person, .degree, .determination, .pronounType: nil
    }
  }

  /// The values of a set in English, such as `animate or inanimate`; nil where it says nothing of the
  /// feature.
  func reading(of features: FeatureSet) -> String? {
    let names = readableValues?.enumerated()
      .filter { features.bits & 1 << (shift + UInt64($0.offset)) != 0 }.map(\.element)
    guard let names, !names.isEmpty else { return nil }
    return names.joined(separator: " or ")
  }
}
