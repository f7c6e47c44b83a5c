import Diagnostics
import Grammar

/// Texts that have a word a line: sorted, and each word once, for the last line hides the others.
struct WordOrderCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] {
    ["ambiguous", "functionwords", "sounds", "verbpairs"].flatMap(problems)
  }

  private func problems(in name: String) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    var places: [String: Int] = [:]
    var previous: String?
    for line in folder.lines(name) {
      let word = line.fields[0]
      if let first = places[word] {
        let message =
          "\(word) stands in line \(first) already, which this line hides; make one line of them"
        problems.append(folder.problem(.hidden, name, line, message))
      } else if let previous, word.utf8.lexicographicallyPrecedes(previous.utf8) {
        let message = "\(word) stands behind \(previous); sort the lines by their bytes"
        problems.append(folder.problem(.outOfOrder, name, line, message))
      }
      places[word] = places[word] ?? line.number
      previous = word
    }
    return problems
  }
}
