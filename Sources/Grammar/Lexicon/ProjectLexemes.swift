import Vocabulary

/// The words of a project for one language, by their lemmas and forms.
struct ProjectLexemes: Sendable {
  private var byLemma: [[UInt8]: [Lexeme]] = [:]
  private var byForm: [[UInt8]: [Analysis]] = [:]
  /// The words for persons of other genders, by lemma.
  private var counterparts: [[UInt8]: [GrammaticalGender: Lexeme]] = [:]
  /// Singular and plural of what agrees with a person of any gender, by lemma.
  private var neutralForms: [[UInt8]: [[UInt8]?]] = [:]
  private var neutralWords: Set<[UInt8]> = []
  private(set) var compounds = WordJoining()
  /// Whether any word fits a person of any gender.
  private(set) var hasNeutralForms = false

  /// - Parameters:
  ///   - locales: Words by locale, the nearest locale first; it wins.
  ///   - language: What their open forms follow.
  init(_ locales: [[ProjectLexicon.Word]], language: any LanguageGrammar) {
    for words in locales {
      var fresh: [[UInt8]: [Lexeme]] = [:]
      for word in words {
        guard let described = ProjectParadigm(word, language: language) else { continue }
        add(described, to: &fresh)
      }
      byLemma.merge(fresh) { nearer, _ in nearer }
    }
  }

  private mutating func add(_ described: ProjectParadigm, to fresh: inout [[UInt8]: [Lexeme]]) {
    let lemma = described.lexeme.lemma
    guard byLemma[lemma] == nil else { return }
    for lexeme in described.lexemes {
      for key in Self.keys(of: lexeme.lemma) where fresh[key]?.contains(lexeme) != true {
        fresh[key, default: []].append(lexeme)
      }
      for form in Set((0..<lexeme.slotCount).map { lexeme.form($0) }) {
        index(form, of: lexeme, slots: lexeme.slots(of: form))
      }
      if !described.siblings.isEmpty {
        counterparts[lexeme.lemma, default: [:]].merge(described.people) { old, _ in old }
      }
    }
    hasNeutralForms = hasNeutralForms || described.isNeutral
    guard described.neutral.contains(where: { $0 != nil }) else { return }
    neutralForms[lemma] = described.neutral
    for (number, form) in described.neutral.enumerated() {
      guard let form else { continue }
      index(form, of: described.lexeme, slots: [number * 2])
      neutralWords.formUnion(Self.keys(of: form))
    }
  }

  private mutating func index(_ form: [UInt8], of lexeme: Lexeme, slots: SlotSet) {
    for key in Self.keys(of: form) {
      compounds.add(key)
      let analysis = Analysis(lexeme: lexeme, slots: slots)
      if byForm[key]?.contains(where: { $0.lexeme == lexeme }) == true { continue }
      byForm[key, default: []].append(analysis)
    }
  }

  /// A form as it is written and in small letters, with either apostrophe.
  private static func keys(of form: [UInt8]) -> Set<[UInt8]> {
    var keys: Set = [form, lowercased(form)]
    for key in keys where key.contains(0x27) || key.contains(0xE2) {
      keys.insert(Array(key.text.split(separator: "’").joined(separator: "'").utf8))
      keys.insert(Array(key.text.split(separator: "'").joined(separator: "’").utf8))
    }
    return keys
  }

  private static func lowercased(_ form: [UInt8]) -> [UInt8] {
    form.withUnsafeBufferPointer { LetterCase.lowercased($0[...]) }
  }

  // MARK: What they are asked

  /// The words of a lemma; nil if the project has none.
  func lexemes(of lemma: [UInt8]) -> [Lexeme]? { byLemma[lemma] }

  /// The readings of a form; nil if the project has none.
  func analyses(of form: [UInt8]) -> [Analysis]? { byForm[form] }

  /// The word for a person of another gender.
  func counterpart(of lexeme: Lexeme, _ gender: GrammaticalGender) -> Lexeme? {
    guard !counterparts.isEmpty else { return nil }
    return counterparts[lexeme.lemma]?[gender] ?? lexeme.pair.flatMap { counterparts[$0]?[gender] }
  }

  /// The form of an adjective or determiner for a person of any gender.
  func neutralForm(of lexeme: Lexeme, isPlural: Bool) -> [UInt8]? {
    neutralForms[lexeme.lemma]?[isPlural ? 1 : 0]
  }

  /// Whether a word fits a person of any gender by its form.
  func isNeutral(_ word: [UInt8]) -> Bool { neutralWords.contains(word) }
}

extension Lexicon {
  func adding(_ project: ProjectLexemes) -> Lexicon {
    var lexicon = self
    lexicon.project = project
    return lexicon
  }
}
