import Foundation

/// The words of a language: its curated lexicon, which wins, and the one made from Wikidata; before
/// both of them those of a project.
struct Lexicon: Sendable {
  private let curated: LexiconText
  private let general: LexiconText
  /// Irregular forms: `form<TAB>lemma`.
  private let irregular: LexiconText
  let paradigms: ParadigmTable
  var project: ProjectLexemes?

  init(
    curated: LexiconText, general: LexiconText, irregular: LexiconText, paradigms: ParadigmTable
  ) {
    self.curated = curated
    self.general = general
    self.irregular = irregular
    self.paradigms = paradigms
  }

  /// The lexemes of a lemma; for each part of speech those of the first text that has it.
  func lexemes(of lemma: [UInt8]) -> [Lexeme] { lexemes(of: lemma, in: SearchRanges()) }

  /// Where in each text to search.
  private struct SearchRanges {
    var curated: Range<Int>?
    var general: Range<Int>?

    var areEmpty: Bool { curated?.isEmpty ?? false && general?.isEmpty ?? false }
  }

  private func lexemes(of lemma: [UInt8], in ranges: SearchRanges) -> [Lexeme] {
    if let own = project?.lexemes(of: lemma) { return own }
    var lexemes = curated.lines(for: lemma, in: ranges.curated)
      .compactMap { Lexeme.reading($0, paradigms: paradigms, isCurated: true) }
    if lexemes.count > 1, let likeliest = lexemes.firstIndex(where: \.isLikeliest), likeliest > 0 {
      lexemes.insert(lexemes.remove(at: likeliest), at: 0)
    }
    let settled = lexemes.map(\.part)
    for line in general.lines(for: lemma, in: ranges.general) {
      guard let lexeme = Lexeme.reading(line, paradigms: paradigms, isCurated: false),
        !settled.contains(lexeme.part)
      else { continue }
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
    var found = project?.analyses(of: word) ?? []
    for line in irregular.lines(for: word) {
      let lemma = line.drop { $0 != UInt8(ascii: "\t") }.dropFirst()
      for lexeme in lexemes(of: Array(lemma)) { add(lexeme, as: word, to: &found) }
    }
    let lemmas = paradigms.lemmas(of: word)
    let prefix = Array(lemmas.reduce(word[...]) { $0.commonPrefix(with: $1) })
    let ranges = SearchRanges(
      curated: curated.window(startingWith: prefix), general: general.window(startingWith: prefix))
    guard !ranges.areEmpty else { return found }
    for lemma in lemmas {
      for lexeme in lexemes(of: lemma, in: ranges) { add(lexeme, as: word, to: &found) }
    }
    // A form that is only accepted beside another one is the last thing that a word is taken for.
    return found.filter(\.isPreferred) + found.filter { !$0.isPreferred }
  }

  private func add(_ lexeme: Lexeme, as word: [UInt8], to found: inout [Analysis]) {
    guard !found.contains(where: { $0.lexeme == lexeme }) else { return }
    let slots = lexeme.slots(of: word)
    guard !slots.isEmpty else { return }
    let isPreferred = slots.contains { lexeme.form($0) == word }
    found.append(Analysis(lexeme: lexeme, slots: slots, isPreferred: isPreferred))
  }
}

extension ArraySlice<UInt8> {
  fileprivate func commonPrefix(with other: [UInt8]) -> ArraySlice {
    self[..<(startIndex + zip(self, other).prefix { $0 == $1 }.count)]
  }
}

extension Lexeme {
  fileprivate var isLikeliest: Bool { traits.contains(.likeliest) }

  var slotCount: Int {
    switch forms {
    case .invariable: part == .noun ? 2 : 4
    case .paradigm(_, let endings): endings.count
    case .irregular(let forms, _): forms.count
    }
  }

  /// The slots in which the lexeme has this form.
  func slots(of word: [UInt8]) -> SlotSet {
    let slots = SlotSet((0..<slotCount).lazy.filter { self.form($0) == word })
    guard slots.isEmpty, case .irregular(_, let others) = forms else { return slots }
    return SlotSet(others.indices.lazy.filter { others[$0].contains(word) })
  }
}
