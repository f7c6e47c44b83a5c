import Diagnostics
import Grammar

/// `government.txt`: what prepositions ask of the words behind them.
struct GovernmentCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] {
    let prepositions = Set(
      folder.lines(FunctionWordCheck.name).filter {
        $0.fields.count > 1
          && !Roles(tags: $0.fields[1]).isDisjoint(with: [.preposition, .governs, .reflexive])
      }.map { $0.fields[0] })
    var problems = folder.problems("government", Government(folder.data("government")).unread)
    for line in folder.lines("government") {
      problems += cellProblems(line)
      // Of two words the last one is the preposition (antwort auf) or a verb's pronoun (podziel się), or the first one
      // before its noun: w minuta.
      let words = line.fields[0].split(separator: " ").map(String.init)
      let word = words.last ?? line.fields[0]
      let isPreposition = [words.first, words.last].compactMap(\.self).contains { word in
        prepositions.contains(word)
          || folder.lexicon.entries(of: word).contains { $0.lexeme.part == "prep" }
      }
      if isPreposition { continue }
      let message =
        "\(word) is no preposition; give it the role prep in functionwords.txt, or a line in curated.txt"
      problems.append(folder.problem(.mismatch, "government", line, message))
    }
    return problems
  }

  /// Features that no word can have.
  private func cellProblems(_ line: DataLines.Line) -> [Diagnostic] {
    line.fields.indices.dropFirst().flatMap { cellProblems(line, $0) }
  }

  private func cellProblems(_ line: DataLines.Line, _ field: Int) -> [Diagnostic] {
    let shown = folder.schemas.kinds.flatMap(\.cells).reduce(0) { $0 | $1.bits }
    return line.fields[field].split(separator: "|").compactMap { name in
      guard let features = FeatureSet(names: name), features.bits & ~shown != 0 else { return nil }
      let message = "no word can be \(name): no cell in features.txt is"
      return folder.problem(
        .mismatch, "government", line, field: field, word: String(name), message)
    }
  }
}
