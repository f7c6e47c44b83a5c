import Foundation
import Vocabulary

/// All forms of a project's word: those given, and those that the language's rules give.
///
/// Whoever describes a word vouches for it, so nothing here counts as a guess.
struct ProjectParadigm {
  /// A word with a form for each cell.
  struct Word {
    var lemma: [UInt8]
    var part: LexicalPart
    var gender: LexemeGender?
    var traits: LexemeTraits = []
    var pair: [UInt8] = []
    /// In the order of the cells; one alone is the same in all.
    var forms: [[UInt8]]

    func lexeme(_ language: Language, in storage: ByteArena) -> Lexeme {
      let bytes = storage.copy(lemma)
      var lexeme = Lexeme(
        part: part, gender: gender, traits: traits.union(.own), inflection: .invariable,
        schema: language.schemas.number(of: part), lemma: bytes, stem: bytes,
        pair: storage.copy(pair))
      if forms.count > 1 {
        lexeme.inflection = .listed
        // A form with a stroke of its own would be two.
        let listed = forms.map { $0.filter { $0 != UInt8(ascii: "|") && $0 != UInt8(ascii: "/") } }
        lexeme.listed = storage.copy(Array(listed.joined(separator: [UInt8(ascii: "|")])))
      }
      return lexeme
    }
  }

  private(set) var word: Word
  /// The nouns for persons of other genders.
  private(set) var siblings: [Word] = []
  /// Singular and plural of an adjective or determiner that fits a person of any gender.
  private(set) var neutral: [[UInt8]?] = [nil, nil]
  private let language: Language

  var isNeutral: Bool {
    siblings.contains { $0.gender == .neuter } || neutral.contains { $0 != nil }
  }

  /// The word, and the nouns for persons of other genders.
  var words: [Word] { [word] + siblings }

  /// - Returns: Nil for a word without letters or one that is too long.
  init?(_ source: ProjectLexicon.Word, language: Language) {
    let lemma = Self.cleaned(source.text)
    guard !lemma.isEmpty, lemma.count <= ProjectLexicon.maximumLength,
      let part = LexicalPart(source.partOfSpeech)
    else { return nil }
    self.language = language
    word = Word(lemma: lemma, part: part, forms: [lemma])
    let forms = source.forms.mapValues { Self.cleaned($0) }
      .filter { !$0.value.isEmpty && $0.value.count <= ProjectLexicon.maximumLength }
    if part == .noun {
      setNoun(gender: source.gender, forms: forms)
    } else if part != .adjective || language.agreesInGender {
      setAgreeing(forms)
    }
  }

  private static func cleaned(_ text: String) -> [UInt8] {
    Array(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").utf8)
  }

  // MARK: Nouns

  private mutating func setNoun(
    gender: ProjectLexicon.Gender?, forms: [ProjectLexicon.Form: [UInt8]]
  ) {
    let lemma = word.lemma
    let known = lemma.withUnsafeBufferPointer { bytes in
      WordSearch(language: language).lexemes(of: bytes).filter { $0.part == .noun }
    }
    let asked = gender?.lexemeGender ?? Self.implied(forms)
    let base = known.first { asked == nil || $0.gender == asked }
    word.gender = asked ?? base?.gender ?? describedGender
    word.traits = base?.traits.subtracting([.likeliest, .guessed, .uncurated]) ?? []
    word.pair = base.map { Array($0.pair) } ?? []
    word.forms = cells(of: .noun, lemma) { cell in
      forms[ProjectLexicon.Form(cell)] ?? forms[ProjectLexicon.Form(cell.dropping(.gender))]
        ?? base.map { language.form($0, cell) }
        ?? derived(lemma, cell, asNoun: true, known: word.gender?.settled)
    }
    for gender in GrammaticalGender.all where word.gender?.settled != gender {
      let own = FeatureSet(gender)
      guard let form = forms[ProjectLexicon.Form(own.union(.singular))] else { continue }
      let all = cells(of: .noun, form) { cell in
        forms[ProjectLexicon.Form(cell.union(own))]
          ?? derived(form, cell, asNoun: true, known: gender)
      }
      siblings.append(
        Word(lemma: form, part: .noun, gender: LexemeGender(gender), traits: .own, forms: all))
    }
  }

  /// The forms in the order of the cells; the first is the lemma.
  private func cells(
    of part: LexicalPart, _ lemma: [UInt8], _ form: (FeatureSet) -> [UInt8]
  ) -> [[UInt8]] {
    let cells = language.schemas[part].cells
    return cells.enumerated().map { index, cell in index == 0 ? lemma : form(cell) }
  }

  /// A noun with a feminine form is masculine itself, and the other way round.
  private static func implied(_ forms: [ProjectLexicon.Form: [UInt8]]) -> LexemeGender? {
    let hasFeminine = forms[.feminine] != nil
    if hasFeminine, forms[.masculine] == nil { return .masculine }
    return forms[.masculine] != nil && !hasFeminine ? .feminine : nil
  }

  /// The gender of the phrase's head, or that of a word with this ending.
  private var describedGender: LexemeGender? {
    var known = Features()
    known.partOfSpeech = .noun
    let gender = Self.withPhrase(word.lemma, language) { $0.describe(known: known).features.gender }
    return gender.map(LexemeGender.init)
  }

  // MARK: Words that agree

  private mutating func setAgreeing(_ forms: [ProjectLexicon.Form: [UInt8]]) {
    let lemma = word.lemma
    let feminine = forms[.feminine] ?? derived(lemma, FeatureSet.feminine.union(.singular))
    word.forms = cells(of: word.part, lemma) { cell in
      if let given = forms[ProjectLexicon.Form(cell)] { return given }
      if cell[.gender] == .masculine, let given = forms[.plural], cell.contains(.plural) {
        return given
      }
      if cell[.gender].isEmpty, let given = forms[.plural], cell == .plural { return given }
      guard cell[.gender] == .feminine else { return derived(lemma, cell) }
      if cell.contains(.singular) { return feminine }
      return feminine == lemma
        ? forms[.plural] ?? forms[.masculinePlural] ?? derived(lemma, cell)
        : derived(feminine, cell)
    }
    neutral = [
      forms[.neuter],
      forms[.neuterPlural]
        ?? forms[.neuter].map { derived($0, .plural, asNoun: true) },
    ]
  }

  /// A form by the language's own words and rules.
  ///
  /// - Parameters:
  ///   - asNoun: Whether to inflect the word as a noun is.
  ///   - known: The gender of that noun.
  private func derived(
    _ text: [UInt8], _ cell: FeatureSet, asNoun: Bool = false, known: GrammaticalGender? = nil
  ) -> [UInt8] {
    var request = Request()
    request.features.number = cell.settledNumber
    request.features.gender = language.agreesInGender && !asNoun ? cell.settledGender : nil
    request.features.grammaticalCase = cell.firstCase
    request.known.partOfSpeech = asNoun ? .noun : word.part.partOfSpeech
    request.known.gender = known
    return Self.withPhrase(text, language) { Array($0.inflect(request).text.utf8) }
  }

  private static func withPhrase<Result>(
    _ word: [UInt8], _ language: Language, _ body: (inout Phrase) -> Result
  ) -> Result {
    language.withPhrase { phrase in
      word.withUnsafeBufferPointer { bytes in
        phrase.read(bytes)
        return body(&phrase)
      }
    }
  }
}

extension ProjectLexicon.Gender {
  fileprivate var lexemeGender: LexemeGender {
    switch self {
    case .feminine: .feminine
    case .masculine: .masculine
    case .neuter: .neuter
    case .common: .common
    }
  }
}
