import Foundation
import Vocabulary

/// All forms of a project's word: those given, and those that the language's rules give.
///
/// Whoever describes a word vouches for it, so nothing here counts as a guess.
struct ProjectParadigm {
  private(set) var lexeme: Lexeme
  /// The nouns for persons of other genders.
  private(set) var siblings: [GrammaticalGender: Lexeme] = [:]
  /// Singular and plural of an adjective or determiner that fits a person of any gender.
  private(set) var neutral: [[UInt8]?] = [nil, nil]
  private let lemma: [UInt8]
  private let language: any LanguageGrammar

  var isNeutral: Bool { siblings[.neuter] != nil || neutral.contains { $0 != nil } }

  /// The word, and the nouns for persons of other genders.
  var lexemes: [Lexeme] { [lexeme] + GrammaticalGender.all.compactMap { siblings[$0] } }

  /// The nouns for persons, by gender.
  var people: [GrammaticalGender: Lexeme] {
    var people = siblings
    if let gender = lexeme.gender?.settled { people[gender] = lexeme }
    return people
  }

  /// - Returns: Nil for a word without letters or one that is too long.
  init?(_ word: ProjectLexicon.Word, language: any LanguageGrammar) {
    let lemma = Self.cleaned(word.text)
    guard !lemma.isEmpty, lemma.count <= ProjectLexicon.maximumLength else { return nil }
    self.language = language
    self.lemma = lemma
    lexeme = Lexeme(lemma: lemma, part: word.partOfSpeech, forms: .invariable)
    let forms = word.forms.mapValues { Self.cleaned($0) }
      .filter { !$0.value.isEmpty && $0.value.count <= ProjectLexicon.maximumLength }
    if word.partOfSpeech == .noun {
      setNoun(gender: word.gender, forms: forms)
    } else if language.agreesInGender {
      setAgreeing(forms)
    } else if word.partOfSpeech != .adjective {
      let plural = forms[.plural] ?? derived(lemma, gender: .masculine, number: .plural)
      lexeme = Lexeme(lemma: lemma, part: lexeme.part, forms: .irregular([lemma, plural]))
    }
  }

  private static func cleaned(_ text: String) -> [UInt8] {
    Array(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").utf8)
  }

  // MARK: Nouns

  private mutating func setNoun(
    gender: ProjectLexicon.Gender?, forms: [ProjectLexicon.Form: [UInt8]]
  ) {
    let known = language.lexicon.lexemes(of: lemma).filter { $0.part == .noun }
    let asked = gender?.lexemeGender ?? Self.implied(forms)
    let base = known.first { asked == nil || $0.gender == asked }
    let own = asked ?? base?.gender ?? describedGender
    let plural =
      forms[.plural] ?? base?.form(1)
      ?? derived(lemma, gender: nil, number: .plural, known: own?.settled)
    lexeme = Lexeme(
      lemma: lemma, part: .noun, gender: own,
      traits: base?.traits.subtracting([.likeliest, .guessed, .uncurated]) ?? [], pair: base?.pair,
      forms: .irregular([lemma, plural]))
    let others: [(GrammaticalGender, ProjectLexicon.Form, ProjectLexicon.Form)] = [
      (.feminine, .feminine, .femininePlural), (.masculine, .masculine, .masculinePlural),
      (.neuter, .neuter, .neuterPlural),
    ]
    for (gender, singular, plural) in others where own?.settled != gender {
      guard let form = forms[singular] else { continue }
      siblings[gender] = Lexeme(
        lemma: form, part: .noun, gender: gender.lexemeGender,
        forms: .irregular([
          form, forms[plural] ?? derived(form, gender: nil, number: .plural, known: gender),
        ]))
    }
  }

  /// A noun with a feminine form is masculine itself, and the other way round.
  private static func implied(_ forms: [ProjectLexicon.Form: [UInt8]]) -> Lexeme.Gender? {
    if forms[.feminine] != nil, forms[.masculine] == nil { return .masculine }
    return forms[.masculine] != nil && forms[.feminine] == nil ? .feminine : nil
  }

  /// The gender of the phrase's head, or that of a word with this ending.
  private var describedGender: Lexeme.Gender? {
    var known = Features()
    known.partOfSpeech = .noun
    let gender = Self.withPhrase(lemma) { language.describe($0, known: known).features.gender }
    return gender?.lexemeGender
  }

  // MARK: Words that agree

  private mutating func setAgreeing(_ forms: [ProjectLexicon.Form: [UInt8]]) {
    let plural =
      forms[.plural] ?? forms[.masculinePlural]
      ?? derived(lemma, gender: .masculine, number: .plural)
    let feminine = forms[.feminine] ?? derived(lemma, gender: .feminine, number: .singular)
    let femininePlural =
      forms[.femininePlural]
      ?? (feminine == lemma ? plural : derived(feminine, gender: .feminine, number: .plural))
    lexeme = Lexeme(
      lemma: lemma, part: lexeme.part,
      forms: .irregular([lemma, feminine, plural, femininePlural]))
    neutral = [
      forms[.neuter],
      forms[.neuterPlural] ?? forms[.neuter].map { derived($0, gender: nil, number: .plural) },
    ]
  }

  /// A form by the language's own words and rules.
  ///
  /// - Parameters:
  ///   - gender: Nil to inflect the word as a noun is.
  ///   - known: The gender of that noun.
  private func derived(
    _ word: [UInt8], gender: GrammaticalGender?, number: GrammaticalNumber,
    known: GrammaticalGender? = nil
  ) -> [UInt8] {
    var request = Request()
    request.features.number = number
    request.features.gender = language.agreesInGender ? gender : nil
    request.known.partOfSpeech = gender == nil ? .noun : lexeme.part
    request.known.gender = known
    return Self.withPhrase(word) { phrase in
      _ = language.inflect(phrase, request)
      return Array(Phrase.result(of: phrase.bytes, phrase.edits).utf8)
    }
  }

  private static func withPhrase<Result>(
    _ word: [UInt8], _ body: (Phrase) -> Result
  ) -> Result {
    word.withUnsafeBufferPointer { body(Phrase($0)) }
  }
}

extension ProjectLexicon.Gender {
  fileprivate var lexemeGender: Lexeme.Gender {
    switch self {
    case .feminine: .feminine
    case .masculine: .masculine
    case .neuter: .neuter
    case .common: .common
    }
  }
}

extension GrammaticalGender {
  fileprivate var lexemeGender: Lexeme.Gender {
    switch self {
    case .feminine: .feminine
    case .masculine: .masculine
    case .neuter: .neuter
    // Foundation's gender that isn't known here yet.
    @unknown default: .common
    }
  }
}
