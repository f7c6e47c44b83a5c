import Foundation
import Vocabulary

/// What the words of a phrase are to become.
struct Target {
  /// Number, gender and case that words take.
  var features: FeatureSet
  /// The gender, where one is settled; words that agree take the masculine elsewhere.
  var gender: GrammaticalGender?
  /// Whether the caller asks for a number, a gender.
  var asksNumber: Bool
  var asksGender: Bool
  /// What counts the words; parts of speech may differ in what they take.
  var counted: GrammaticalNumber?

  var isPlural: Bool { !features.contains(.singular) && !features[.number].isEmpty }
}

extension Phrase {
  /// Makes the words agree with what is asked.
  ///
  /// - Returns: What is known of the text now, and whether no form was guessed.
  mutating func inflect(_ request: Request) -> Inflection {
    var request = request
    request.known.partOfSpeech = request.features.partOfSpeech ?? request.known.partOfSpeech
    var (features, isKnown, after) = run(request, from: 0, after: nil)
    // Each of several nouns agrees within its own phrase.
    while let start = after {
      let other = run(request, from: start, after: features.gender)
      isKnown = isKnown && other.isKnown
      if other.features.gender == .masculine { features.gender = .masculine }
      features.number = .plural
      after = other.next
    }
    let (text, edits) = result()
    return Inflection(
      text: text, edits: edits, exists: isKnown, features: features, notes: notes,
      source: notes.isEmpty ? "" : self.text.text)
  }

  private mutating func run(
    _ request: Request, from start: Int, after gender: GrammaticalGender?
  ) -> (features: Features, isKnown: Bool, next: Int?) {
    let asksGender = request.features.gender != nil
    let phrase = parse(request.known, from: start, asksGender: asksGender)
    var agreement = Agreement(
      request: request, phrase: phrase, isFirst: start == 0, genderBefore: gender)
    let features = agreement.run(&self)
    return (features, agreement.isKnown, coordinated(phrase))
  }

  /// The features that a request and a phrase ask of words.
  func target(_ request: Request, _ phrase: NounPhrase, shown: Features) -> Target {
    var asked = Features()
    asked.number = request.features.number ?? shown.number
    var features = FeatureSet(asked, counting: language.counting)
    if features[.number].isEmpty { features = features.union(.singular) }
    if let asked = request.features.grammaticalCase {
      features = features.dropping(.grammaticalCase).union(FeatureSet(asked))
    } else if !phrase.governed.isEmpty {
      features = features.dropping(.grammaticalCase).union(phrase.governed)
    }
    return Target(
      features: features, gender: nil, asksNumber: request.features.number != nil,
      asksGender: request.features.gender != nil, counted: request.features.number)
  }
}
