/// The words of a source text, without regard to capitals.
struct SourceWords {
  private let words: Set<String>

  init(_ text: LintText) { self = text.sourceWords }

  init(of prose: Prose) { words = Set(prose.words.map { prose.text($0).lowercased() }) }

  func contains(_ word: String) -> Bool { words.contains(word.lowercased()) }

  /// Whether a word starts with a text.
  func hasWord(from start: String) -> Bool {
    let start = start.lowercased()
    return words.contains { $0.hasPrefix(start) }
  }
}
