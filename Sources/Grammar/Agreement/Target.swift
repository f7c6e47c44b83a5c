import Foundation
import PlainBytes
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
  /// The case that the caller or a preposition asks for, and the one that the words show.
  var askedCase = FeatureSet()
  var shownCase = FeatureSet()

  var isPlural: Bool { !features.contains(.singular) && !features[.number].isEmpty }
}

extension Target {
  /// What a part of speech takes; what counts the words may ask something else of each.
  ///
  /// Of what a number asks a gender, that is no longer the noun's: five files *has been* deleted.
  /// The case that a number asks for holds where words would be the subject or the object; any other
  /// case that is asked for is stronger, and words are in the plural then.
  func features(for part: LexicalPart, in language: Language) -> FeatureSet {
    guard let counted else { return features }
    var rest = features.dropping(.number).dropping(.grammaticalCase)
    // A numeral counts, and isn't counted: of cases it takes the one that the phrase is in.
    let ofPhrase = askedCase.isEmpty ? shownCase : askedCase
    if part == .numeral { return rest.union(ofPhrase) }
    let own = language.counting.features(of: counted, part, features)
    if !own[.gender].isEmpty { rest = rest.dropping(.gender).dropping(.animacy) }
    if own[.grammaticalCase].isEmpty { return rest.union(own).union(ofPhrase) }
    // What only the form shows is asked, too: masz 1 nową wiadomość, udostępniono 5 osobom.
    let asked = ofPhrase
    if asked.isEmpty || asked.contains(.nominative) { return rest.union(own) }
    if asked.contains(.accusative) {
      // An object may look otherwise than the subject that the number asks for: 1 małą sałatkę.
      let isSubject = own.contains(.nominative)
      return isSubject
        ? rest.union(own.dropping(.grammaticalCase)).union(.accusative) : rest.union(own)
    }
    // A fraction counts parts of one thing in any case, where it does in that of subjects: po 1,5 dnia.
    if counted == .plural, own.contains(.singular) { return rest.union(own) }
    return rest.union(CountingRules.features(uncounted: counted)).union(asked)
  }
}

extension Request {
  /// Whether one thing is asked of a text that may count with a word, which an article takes the place
  /// of: zwei Bücher, ein Buch.
  func replacesNumerals(_ language: Language) -> Bool {
    features.number == .singular && !isCounted && !language.order.indefinite.isEmpty
  }

  /// The number that counts the words, where one does.
  fileprivate var countedNumber: GrammaticalNumber? {
    switch features.number {
    case .singular, .plural: isCounted ? features.number : nil
    // Nothing else than counting asks for these.
    case nil: numberInText
    default: features.number
    }
  }
}

extension Phrase {
  /// The features that a request and a phrase ask of words.
  func target(_ request: Request, _ phrase: NounPhrase, shown: Features) -> Target {
    let counting = request.features.number == nil ? countingWord(in: phrase) : nil
    let number =
      request.features.number ?? counting ?? request.known.number ?? insertedNumber(phrase)
      ?? (phrase.head == nil ? numberOfReader(in: phrase) : phrase.shown.settledNumber)
      ?? shown.number ?? .singular
    var target = Target(
      features: CountingRules.features(uncounted: number), gender: nil,
      asksNumber: request.features.number != nil || counting != nil,
      asksGender: request.features.gender != nil,
      counted: request.countedNumber
        ?? (request.replacesNumerals(language) ? nil : numberWord(of: phrase)?.number))
    if let asked = request.features.grammaticalCase {
      target.askedCase = FeatureSet(asked)
    } else if language.hasCases {
      target.askedCase = phrase.governed
    }
    if target.askedCase.isEmpty, language.hasCases {
      target.shownCase = ownCase(phrase, isCounted: target.counted != nil)
    }
    target.features = target.features.union(target.askedCase).union(target.shownCase)
    if let head = phrase.head {
      target.features = target.features.union(head.analysis.lexeme.features[.animacy])
    }
    if language.counting.dependsOnNoun, let gender = gender(of: phrase, asked: nil) {
      target.features = target.features.union(FeatureSet(gender))
    }
    target.features = target.features(for: .noun, in: language)
    return target
  }
}
