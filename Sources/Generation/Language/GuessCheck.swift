import Diagnostics
import Grammar

/// `guess.txt`: what the shape of a word says of one that no lexicon has.
struct GuessCheck: FolderCheck {
  let folder: CheckedFolder

  private struct Rule {
    var kind: GuessRules.Kind
    var pattern: EndingPattern
    var line: Int
  }

  var problems: [Diagnostic] {
    let unread = GuessRules.unread(in: folder.data("guess"), paradigms: folder.paradigms)
    var problems = folder.problems("guess", unread)
    var rules: [Rule] = []
    for line in folder.lines("guess") where line.fields.count == 3 {
      guard let kind = GuessRules.Kind(name: line.fields[0]) else { continue }
      for word in line.fields[2].split(separator: " ").map(String.init) {
        let rule = Rule(kind: kind, pattern: EndingPattern(word), line: line.number)
        if let first = rules.first(where: { Self.hides($0, rule) }) {
          let message = "\(word) never applies: line \(first.line) has the same ending; remove one"
          problems.append(folder.problem(.hidden, "guess", line, field: 2, word: word, message))
        }
        if let problem = mismatch(rule, word, line) { problems.append(problem) }
        rules.append(rule)
      }
    }
    return problems
  }

  /// Of endings that are as long the first decides, so it is a rule before with the same one.
  private static func hides(_ one: Rule, _ other: Rule) -> Bool {
    one.kind == other.kind && one.pattern.covers(other.pattern)
  }

  /// Forms are made by cutting off the ending that the paradigm has in the cell.
  private func mismatch(_ rule: Rule, _ word: String, _ line: DataLines.Line) -> Diagnostic? {
    // A line of features.txt with a mistake has no cells; it is told there.
    guard folder.schemas.unread.isEmpty,
      let paradigm = rule.kind.paradigm(line.fields[1], in: folder.paradigms)
    else { return nil }
    let endings = rule.kind.endings(paradigm, in: folder.schemas)
    // A paradigm that lacks the cell is told where it stands.
    if endings.isEmpty || endings.contains(where: { rule.pattern.ending.ends(with: $0) }) {
      return nil
    }
    let shown = endings.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ", ")
    let message =
      "\(word) doesn't end in \(shown), as the paradigm \(line.fields[1]) says; mend the ending or the name"
    return folder.problem(.mismatch, "guess", line, field: 2, word: word, message)
  }
}
