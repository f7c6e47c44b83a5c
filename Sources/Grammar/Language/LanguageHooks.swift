import Foundation
import Vocabulary

/// What a language's folder can't say: the few functions that a language may bring along.
///
/// Each has an answer that does for most languages; see ``plainNounPhrase(from:)`` and its like.
protocol LanguageHooks: Sendable {
  // MARK: Sounds

  /// Classes of sounds that the language knows by more than lists of beginnings.
  var soundNames: Set<String> { get }
  /// Those that count only at the start of a noun in the singular.
  var soundsOfNouns: Set<String> { get }
  /// Whether a word starts with a sound; nil where lists say it.
  func hasSound(_ sound: String, _ word: Bytes, _ lower: Bytes, in language: Language) -> Bool?

  // MARK: Words

  /// Which of its two readings a word with capitals has.
  func reading(of word: Int, in phrase: Phrase, small: Int32, exact: Int32) -> Int32
  /// The word that a part of speech is said of.
  func wordToSettle(in phrase: Phrase, as part: LexicalPart) -> Int?
  /// A noun in the singular that no lexicon has, where its shape says more than its ending.
  func guessedSingular(_ text: Bytes, in phrase: Phrase) -> Analysis?
  /// Whether a word keeps its capital wherever it stands: also one that no lexicon has in small letters.
  func isName(_ word: Int, in phrase: Phrase) -> Bool

  // MARK: Phrases

  /// Where the first noun phrase is, from a word on.
  func nounPhrase(in phrase: Phrase, from start: Int) -> Range<Int>

  // MARK: Agreement

  /// Whether a word presents what follows a verb, and agrees with it: this is a photo.
  func presents(_ word: Int, in phrase: Phrase) -> Bool
  /// Whether a word that the lexicon has as no verb asks the reader to do something with what follows: lösche.
  func isImperative(_ word: Int, in phrase: Phrase) -> Bool
  /// Whether such forms are ever told: where they aren't, no word at the start of a clause is asked.
  var hasImperativesByForm: Bool { get }
  /// Whether a word in small letters that the lexicon has as no verb is such a form.
  func isImperative(form: Bytes, in language: Language) -> ImperativeForm?
  /// Whether relative pronouns show by their form that they are the subject of their clause: qui, but que.
  var relativesShowSubject: Bool { get }
  /// Whether a relative pronoun is the object of its clause, with which a participle behind to have agrees:
  /// les photos que vous avez partagées.
  func isObject(relative word: Int, in phrase: Phrase) -> Bool
  /// Whether a word for all that says how something is stays as it is before an adjective: tout heureuse, but
  /// toute seule.
  func keepsWordForAll(before adjective: Int, in phrase: Phrase) -> Bool

  /// The form that a verb whose subject is the head takes; nil for other words.
  func verbForm(
    _ word: Int, _ phrase: NounPhrase, _ request: Request, _ target: Target, in text: Phrase
  ) -> [UInt8]?
  /// Replaces personal pronouns.
  ///
  /// - Returns: Whether there were any.
  func inflectPronouns(_ text: inout Phrase, _ phrase: NounPhrase, _ request: Request) -> Bool
  /// Whether a text without a head may stay as it is: its words fit everything.
  func needsNothing(_ phrase: NounPhrase, in text: Phrase) -> Bool
  /// What else a language does when all words agree.
  func finish(_ text: inout Phrase, _ agreement: inout Agreement)
}

/// How sure it is that a form is an imperative where no lexicon has it as another word: lösche, but mach.
enum ImperativeForm {
  case sure, possible
}

extension LanguageHooks {
  var soundNames: Set<String> { soundsOfNouns }
  var soundsOfNouns: Set<String> { [] }

  func hasSound(_ sound: String, _ word: Bytes, _ lower: Bytes, in language: Language) -> Bool? {
    nil
  }

  func reading(of word: Int, in phrase: Phrase, small: Int32, exact: Int32) -> Int32 {
    phrase.store.readings[Int(exact)].isNoun ? exact : small
  }

  func wordToSettle(in phrase: Phrase, as part: LexicalPart) -> Int? {
    if phrase.count == 1 { return 0 }
    guard part == .noun else { return nil }
    // Behind a determiner the word that is no other noun's.
    let rest = phrase.words.indices.drop { phrase[$0].isDeterminer || phrase[$0].isArticle }
    guard let first = rest.first, first > 0, rest.count == 1 else { return nil }
    return first
  }

  func guessedSingular(_ text: Bytes, in phrase: Phrase) -> Analysis? { nil }

  func isName(_ word: Int, in phrase: Phrase) -> Bool {
    phrase[word].isExact || !phrase[word, lower: true].isKnown
  }

  func nounPhrase(in phrase: Phrase, from start: Int) -> Range<Int> {
    phrase.plainNounPhrase(from: start)
  }

  func verbForm(
    _ word: Int, _ phrase: NounPhrase, _ request: Request, _ target: Target, in text: Phrase
  ) -> [UInt8]? {
    text.plainVerbForm(word, phrase, request, target)
  }

  func inflectPronouns(_ text: inout Phrase, _ phrase: NounPhrase, _ request: Request) -> Bool {
    text.inflectPronounAlone(request)
  }

  func presents(_ word: Int, in phrase: Phrase) -> Bool { false }

  func isImperative(_ word: Int, in phrase: Phrase) -> Bool { false }

  var hasImperativesByForm: Bool { false }

  func isImperative(form: Bytes, in language: Language) -> ImperativeForm? { nil }

  var relativesShowSubject: Bool { false }

  func isObject(relative word: Int, in phrase: Phrase) -> Bool { false }

  func keepsWordForAll(before adjective: Int, in phrase: Phrase) -> Bool { false }

  func needsNothing(_ phrase: NounPhrase, in text: Phrase) -> Bool { false }

  func finish(_ text: inout Phrase, _ agreement: inout Agreement) {}
}
