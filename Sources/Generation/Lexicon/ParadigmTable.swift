/// The paradigms of a language, by part of speech and name.
struct ParadigmTable: Sendable {
  private(set) var paradigms: [Paradigm] = []
  /// What is wrong with the file, for whoever edits it.
  private(set) var problems: [String] = []

  init(text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      guard let paradigm = Paradigm(line: line) else {
        problems.append("line \(index + 1): not `part<TAB>name<TAB>endings`")
        continue
      }
      if self.paradigm(paradigm.name, part: paradigm.part) != nil {
        problems.append("line \(index + 1): \(paradigm.part) \(paradigm.name) stands twice")
      }
      paradigms.append(paradigm)
    }
  }

  /// The paradigm of that name, which is unique within a part of speech.
  func paradigm(_ name: String, part: String) -> Paradigm? {
    paradigms.first { $0.name == name && $0.part == part }
  }

  /// The names of the noun paradigms that make `plural` from `lemma`.
  func nounParadigms(from lemma: String, to plural: String) -> [String] {
    let fitting = paradigms.filter { $0.part == "noun" && $0.forms(of: lemma) == [lemma, plural] }
    return (lemma == plural ? [Paradigm.invariable] : []) + fitting.map(\.name)
  }
}
