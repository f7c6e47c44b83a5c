/// The words of a language: its curated lexicon, which wins, and the one made from Wikidata.
struct Lexicon: Sendable {
  private let curated: LexiconText
  private let general: LexiconText
  /// Irregular forms: `form<TAB>lemma`.
  private let irregular: LexiconText
  let paradigms: ParadigmTable

  init(
    curated: LexiconText, general: LexiconText, irregular: LexiconText, paradigms: ParadigmTable
  ) {
    self.curated = curated
    self.general = general
    self.irregular = irregular
    self.paradigms = paradigms
  }

  /// The lexemes of a lemma; for each part of speech those of the first text that has it.
  func lexemes(of lemma: [UInt8]) -> [Lexeme] {
    var lexemes = curated.lines(for: lemma).compactMap { LexiconLine.lexeme($0, paradigms) }
    if lexemes.count > 1, let likeliest = lexemes.firstIndex(where: \.isLikeliest), likeliest > 0 {
      lexemes.insert(lexemes.remove(at: likeliest), at: 0)
    }
    let settled = lexemes.map(\.part)
    for line in general.lines(for: lemma) {
      guard var lexeme = LexiconLine.lexeme(line, paradigms), !settled.contains(lexeme.part) else {
        continue
      }
      // Wikidata says too often that a noun has no plural.
      lexeme.traits.remove(.mass)
      lexemes.append(lexeme)
    }
    return lexemes
  }

  /// Whether there are nouns of several words whose first word is this lemma.
  func hasCompounds(of lemma: [UInt8]) -> Bool {
    let start = lemma + [UInt8(ascii: " ")]
    return curated.hasKey(startingWith: start) || general.hasKey(startingWith: start)
  }

  /// The readings of a word in small letters that a lexicon knows; the surest first.
  func analyses(of word: [UInt8]) -> [Analysis] {
    var found: [Analysis] = []
    for line in irregular.lines(for: word) {
      let lemma = line.drop { $0 != UInt8(ascii: "\t") }.dropFirst()
      for lexeme in lexemes(of: Array(lemma)) { add(lexeme, word, to: &found) }
    }
    for lemma in paradigms.lemmas(of: word) {
      for lexeme in lexemes(of: lemma) { add(lexeme, word, to: &found) }
    }
    return found
  }

  private func add(_ lexeme: Lexeme, _ word: [UInt8], to found: inout [Analysis]) {
    guard !found.contains(where: { $0.lexeme == lexeme }) else { return }
    let slots = lexeme.slots(of: word)
    if !slots.isEmpty { found.append(Analysis(lexeme: lexeme, slots: slots)) }
  }
}

extension Lexeme {
  fileprivate var isLikeliest: Bool { traits.contains(.likeliest) }

  private var slotCount: Int {
    switch forms {
    case .invariable: part == .noun ? 2 : 4
    case .paradigm(_, let endings): endings.count
    case .irregular(let forms, _): forms.count
    }
  }

  /// The slots in which the lexeme has this form.
  func slots(of word: [UInt8]) -> [Int] {
    let slots = (0..<slotCount).filter { form($0) == word }
    guard slots.isEmpty, case .irregular(_, let others) = forms else { return slots }
    return others.indices.filter { others[$0].contains(word) }
  }
}
