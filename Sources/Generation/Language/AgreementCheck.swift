import Diagnostics
import Grammar

/// `agreement.txt`: what words take from the head.
struct AgreementCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] {
    let order = PhraseOrder(folder.data("phrase"), agreement: folder.data("agreement"))
    return folder.problems("agreement", order.unreadAgreement)
      + folder.lines("agreement").flatMap(cellProblems)
  }

  /// Features that no cell of the part of speech shows.
  private func cellProblems(_ line: DataLines.Line) -> [Diagnostic] {
    guard line.fields.count == 2, let kind = folder.kind(ofTag: line.fields[0]) else { return [] }
    return line.fields[1].split(separator: " ").compactMap { name in
      guard let feature = GrammaticalFeature.allCases.first(where: { $0.name == name }),
        !kind.shows(feature)
      else { return nil }
      let message =
        "\(line.fields[0]) can't take \(name) from the head: none of its cells in features.txt shows it"
      return folder.problem(
        .mismatch, "agreement", line, field: 1, word: String(name), message)
    }
  }
}
