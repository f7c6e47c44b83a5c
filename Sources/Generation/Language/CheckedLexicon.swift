import Grammar
import Vocabulary

/// The words of a language's folder while it is checked: `curated.txt`, then `lexicon.txt`.
struct CheckedLexicon: Sendable {
  struct Entry: Sendable {
    var text: String
    var line: DataLines.Line
    var lexeme: LexiconLine
  }

  private(set) var entries: [Entry] = []
  /// Indices of entries.
  private var byLemma: [String: [Int]] = [:]
  /// Lines that hold no lexeme, by text.
  private(set) var others: [(text: String, line: DataLines.Line)] = []
  private let paradigms: ParadigmTable

  init(_ texts: [(name: String, lines: [DataLines.Line])], paradigms: ParadigmTable) {
    self.paradigms = paradigms
    for (name, lines) in texts {
      for line in lines {
        guard let lexeme = LexiconLine(fields: line.fields) else {
          others.append((name, line))
          continue
        }
        byLemma[lexeme.lemma, default: []].append(entries.count)
        entries.append(Entry(text: name, line: line, lexeme: lexeme))
      }
    }
  }

  /// Whether a lemma stands in several lines.
  func isRepeated(_ lemma: String) -> Bool { (byLemma[lemma]?.count ?? 0) > 1 }

  func entries(of lemma: String) -> [Entry] { byLemma[lemma, default: []].map { entries[$0] } }

  /// The lemmas of words that aren't nouns, by those forms of theirs that are asked for.
  func lemmas(of forms: Set<String>) -> [String: Set<String>] {
    var lemmas: [String: Set<String>] = [:]
    for entry in entries where entry.lexeme.part != "noun" {
      for form in self.forms(of: entry.lexeme) where forms.contains(form) {
        lemmas[form, default: []].insert(entry.lexeme.lemma)
      }
    }
    return lemmas
  }

  private func forms(of lexeme: LexiconLine) -> [String] {
    let listed = lexeme.forms.flatMap { $0.split(separator: "/").map(String.init) }
    guard listed.isEmpty, let part = PartOfSpeech(tag: lexeme.part.utf8) else { return listed }
    let made = paradigms[part, lexeme.paradigm.utf8]?.forms(of: Array(lexeme.lemma.utf8))
    return made?.map { String(decoding: $0, as: UTF8.self) } ?? [lexeme.lemma]
  }
}
