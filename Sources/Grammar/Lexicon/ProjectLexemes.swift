import Foundation
import Vocabulary

/// The words of a project for one language, by their lemmas and forms.
///
/// A class, for it owns the bytes that its lexemes point to.
final class ProjectLexemes: @unchecked Sendable {
  // Written while it is made, and only read afterwards.
  private let storage = ByteArena()
  private var byLemma: [[UInt8]: [Lexeme]] = [:]
  private var byForm: [[UInt8]: [Analysis]] = [:]
  /// The words for persons of other genders, by lemma.
  private var counterparts: [[UInt8]: [GrammaticalGender: Lexeme]] = [:]
  /// Singular and plural of what agrees with a person of any gender, by lemma.
  private var neutralForms: [[UInt8]: [[UInt8]?]] = [:]
  private var neutralWords: Set<[UInt8]> = []
  private(set) var compounds = JoinedWords()
  /// Whether any word fits a person of any gender.
  private(set) var hasNeutralForms = false
  private let language: Language

  /// - Parameters:
  ///   - locales: Words by locale, the nearest locale first; it wins.
  ///   - language: What their open forms follow.
  init(_ locales: [[ProjectLexicon.Word]], language: Language) {
    self.language = language
    for words in locales {
      var fresh: [[UInt8]: [Lexeme]] = [:]
      for word in words {
        guard let described = ProjectParadigm(word, language: language) else { continue }
        add(described, to: &fresh)
      }
      byLemma.merge(fresh) { nearer, _ in nearer }
    }
  }

  private func add(_ described: ProjectParadigm, to fresh: inout [[UInt8]: [Lexeme]]) {
    guard byLemma[described.word.lemma] == nil else { return }
    var people: [GrammaticalGender: Lexeme] = [:]
    for word in described.words {
      let lexeme = word.lexeme(language, in: storage)
      if let gender = lexeme.gender?.settled { people[gender] = lexeme }
      for key in keys(of: word.lemma) where !Self.holds(fresh[key], lexeme) {
        fresh[key, default: []].append(lexeme)
      }
      for form in Set(word.forms) { index(form, of: lexeme) }
    }
    if !described.siblings.isEmpty {
      for word in described.words {
        counterparts[word.lemma, default: [:]].merge(people) { old, _ in old }
      }
    }
    hasNeutralForms = hasNeutralForms || described.isNeutral
    addNeutral(described, fresh)
  }

  private func addNeutral(_ described: ProjectParadigm, _ fresh: [[UInt8]: [Lexeme]]) {
    guard described.neutral.contains(where: { $0 != nil }),
      let lexeme = fresh[described.word.lemma]?.last(where: { $0.part == described.word.part })
    else { return }
    neutralForms[described.word.lemma] = described.neutral
    let schema = language.schemas[lexeme.part]
    for (number, form) in described.neutral.enumerated() {
      guard let form else { continue }
      let cell = schema.cell(for: number == 0 ? .singular : .plural)
      index(form, Analysis(lexeme: lexeme, cells: Cells(bits: 1 << UInt64(cell))))
      neutralWords.formUnion(keys(of: form))
    }
  }

  private static func holds(_ lexemes: [Lexeme]?, _ lexeme: Lexeme) -> Bool {
    lexemes?.contains {
      $0.part == lexeme.part && $0.gender == lexeme.gender && $0.lemma.equals(lexeme.lemma)
        && $0.listed.equals(lexeme.listed)
    } ?? false
  }

  private func index(_ form: [UInt8], of lexeme: Lexeme) {
    let analysis = form.withUnsafeBufferPointer { language.analysis(of: $0, as: lexeme) }
    if let analysis { index(form, analysis) }
  }

  private func index(_ form: [UInt8], _ analysis: Analysis) {
    for key in keys(of: form) {
      compounds.add(key, language.writing)
      if Self.holds(byForm[key]?.map(\.lexeme), analysis.lexeme) { continue }
      byForm[key, default: []].append(analysis)
    }
  }

  /// A form as it is written and in small letters, with either apostrophe.
  private func keys(of form: [UInt8]) -> Set<[UInt8]> {
    var keys: Set = [form, language.writing.casing.lowercased(form.text)]
    for key in keys where key.contains(0x27) || key.contains(0xE2) {
      keys.insert(Array(key.text.split(separator: "’").joined(separator: "'").utf8))
      keys.insert(Array(key.text.split(separator: "'").joined(separator: "’").utf8))
    }
    return keys
  }

  // MARK: What they are asked

  /// Whether the project has a word of this lemma.
  func has(_ lemma: Bytes) -> Bool { byLemma[Array(lemma)] != nil }

  /// The words of a lemma; nil if the project has none.
  func lexemes(of lemma: Bytes) -> [Lexeme]? { byLemma[Array(lemma)] }

  /// The readings of a form; nil if the project has none.
  func analyses(of form: Bytes) -> [Analysis]? { byForm[Array(form)] }

  /// The word for a person of another gender.
  func counterpart(of lexeme: Lexeme, _ gender: GrammaticalGender) -> Lexeme? {
    guard !counterparts.isEmpty else { return nil }
    return counterparts[Array(lexeme.lemma)]?[gender] ?? counterparts[Array(lexeme.pair)]?[gender]
  }

  /// The form of an adjective or determiner for a person of any gender.
  func neutralForm(of lexeme: Lexeme, isPlural: Bool) -> [UInt8]? {
    neutralForms[Array(lexeme.lemma)]?[isPlural ? 1 : 0]
  }

  /// Whether a word fits a person of any gender by its form.
  func isNeutral(_ word: Bytes) -> Bool { neutralWords.contains(Array(word)) }
}
