/// A grammatical feature, by the name that the command line and JSON have for it.
package enum Feature: String, CaseIterable, Sendable {
  case number, gender
  case grammaticalCase = "case"
  case definiteness, declension, person, partOfSpeech, determination, pronounType, animacy, degree

  package var name: String { rawValue }

  /// The key in a catalog's `morphology`, as Foundation's decoder has it; nil for what only we know.
  package var key: String? {
    switch self {
    case .gender: "grammaticalGender"
    case .grammaticalCase: "grammaticalCase"
    case .person: "grammaticalPerson"
    case .declension, .animacy, .degree: nil
    case .number, .definiteness, .partOfSpeech, .determination, .pronounType: rawValue
    }
  }

  /// - Parameter key: In a catalog's `morphology`.
  package init?(key: String) {
    guard let feature = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = feature
  }

  /// The keys of a catalog's `morphology`.
  package static var keys: [String] { allCases.compactMap(\.key) }

  /// What its values are called on the command line and in JSON.
  package var names: [String] { values.names }

  /// The words that its key takes in a catalog's `morphology`.
  package var words: [String] { values.words }

  private var values: any FeatureValue.Type {
    switch self {
    case .number: GrammaticalNumber.self
    case .gender: GrammaticalGender.self
    case .grammaticalCase: GrammaticalCase.self
    case .definiteness: Definiteness.self
    case .declension: Declension.self
    case .person: GrammaticalPerson.self
    case .partOfSpeech: PartOfSpeech.self
    case .determination: Determination.self
    case .pronounType: PronounType.self
    case .animacy: Animacy.self
    case .degree: Degree.self
    }
  }
}

/// Features by their names and words.
extension Features {
  /// The name of a feature's value; nil where nothing is known.
  package subscript(name feature: Feature) -> String? { value(of: feature)?.name }

  /// The word of a feature's value in a catalog; nil where nothing is known, or catalogs can't say it.
  package subscript(word feature: Feature) -> String? {
    value(of: feature).flatMap { $0.word.isEmpty ? nil : $0.word }
  }

  private func value(of feature: Feature) -> (any FeatureValue)? {
    switch feature {
    case .number: number
    case .gender: gender
    case .grammaticalCase: grammaticalCase
    case .definiteness: definiteness
    case .declension: declension
    case .person: person
    case .partOfSpeech: partOfSpeech
    case .determination: determination
    case .pronounType: pronounType
    case .animacy: animacy
    case .degree: degree
    }
  }

  /// - Returns: Whether the feature has a value of that name; if not, it keeps the one that it had.
  package mutating func set(_ feature: Feature, toName name: String) -> Bool {
    set(feature, from: .name(name))
  }

  /// - Returns: Whether the feature has such a word in catalogs; if not, it keeps the value that it
  ///   had.
  package mutating func set(_ feature: Feature, toWord word: String) -> Bool {
    set(feature, from: .word(word))
  }

  private mutating func set(_ feature: Feature, from text: SpelledValue) -> Bool {
    switch feature {
    case .number: text.read(into: &number)
    case .gender: text.read(into: &gender)
    case .grammaticalCase: text.read(into: &grammaticalCase)
    case .definiteness: text.read(into: &definiteness)
    case .declension: text.read(into: &declension)
    case .person: text.read(into: &person)
    case .partOfSpeech: text.read(into: &partOfSpeech)
    case .determination: text.read(into: &determination)
    case .pronounType: text.read(into: &pronounType)
    case .animacy: text.read(into: &animacy)
    case .degree: text.read(into: &degree)
    }
  }
}

/// A value of a feature as somebody wrote it.
private enum SpelledValue {
  case name(String)
  case word(String)

  func read<Value: FeatureValue>(into value: inout Value?) -> Bool {
    let found =
      switch self {
      case .name(let name): Value(name: name)
      case .word(let word): Value(word: word)
      }
    value = found ?? value
    return found != nil
  }
}
