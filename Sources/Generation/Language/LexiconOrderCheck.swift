import Diagnostics
import Grammar

/// The lines of `curated.txt` and `lexicon.txt` beside each other: sorted, and none that another hides.
struct LexiconOrderCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] {
    var problems: [Diagnostic] = []
    var previous: CheckedLexicon.Entry?
    var (same, equal) = ([String: Int](), [String: Int]())
    for entry in folder.lexicon.entries {
      if previous?.text != entry.text { (previous, same, equal) = (nil, [:], [:]) }
      if let previous, LexiconLine.precedes(entry.lexeme, previous.lexeme) {
        let message =
          "\(entry.lexeme.lemma) stands behind \(previous.lexeme.lemma); sort the lines by their bytes"
        problems.append(folder.problem(.outOfOrder, entry.text, entry.line, message))
      }
      previous = entry
      guard folder.lexicon.isRepeated(entry.lexeme.lemma) else { continue }
      let keys = (Self.tagged(entry.lexeme), Self.inflected(entry.lexeme))
      if let first = same[keys.0] {
        let message =
          "\(entry.lexeme.lemma) stands in line \(first) as \(entry.lexeme.part) already; remove one of them"
        problems.append(folder.problem(.duplicate, entry.text, entry.line, message))
      } else if let first = equal[keys.1] {
        let message =
          "\(entry.lexeme.lemma) has the gender and the forms that it has in line \(first): one hides the other; make one line of them"
        problems.append(folder.problem(.hidden, entry.text, entry.line, message))
      }
      same[keys.0] = same[keys.0] ?? entry.line.number
      equal[keys.1] = equal[keys.1] ?? entry.line.number
    }
    return problems
  }

  /// Homographs of one part of speech differ in their tags: orden f, orden m.
  private static func tagged(_ lexeme: LexiconLine) -> String {
    ([lexeme.lemma, lexeme.part] + lexeme.tags.filter { $0 != "1" }).joined(separator: "\t")
  }

  /// What a reading of a word can differ in.
  private static func inflected(_ lexeme: LexiconLine) -> String {
    let isNominal = ["det", "pron", "num"].contains(lexeme.part)
    let tags = lexeme.tags.filter { isNominal || ["m", "f", "n", "c", "m/f", "f/m"].contains($0) }
    return ([lexeme.lemma, lexeme.part, lexeme.paradigm] + tags + lexeme.forms)
      .joined(separator: "\t")
  }
}
