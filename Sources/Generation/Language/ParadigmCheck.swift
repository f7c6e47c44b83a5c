import Diagnostics
import Grammar

/// `paradigms.txt`: an ending for each cell.
///
/// A paradigm with fewer endings would work, for the last one stands in, but nobody could tell it from
/// one that was forgotten: who means the last one writes it again.
struct ParadigmCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] {
    folder.problems("paradigms", folder.paradigms.unread)
      + folder.lines("paradigms").flatMap(problems)
  }

  private func problems(_ line: DataLines.Line) -> [Diagnostic] {
    guard let paradigm = Paradigm(fields: line.fields) else { return [] }
    var problems: [Diagnostic] = []
    let name = line.fields[1]
    if [Paradigm.invariable, Paradigm.irregular].contains(name) {
      let message =
        "\(name) is no name of a paradigm; it says that a word doesn't change (=) or has forms of its own (!)"
      problems.append(folder.problem(.duplicate, "paradigms", line, field: 1, message))
    }
    if let cells = folder.cells(of: line.fields[0]), paradigm.endings.count != cells.count {
      let message =
        "\(name) has \(paradigm.endings.count) endings, but \(line.fields[0]) has \(cells.count) cells"
        + " (\(cells.names)); write one for each, the same again where cells don't differ"
      problems.append(folder.problem(.wrongCount, "paradigms", line, field: 2, message))
    }
    return problems
  }
}
