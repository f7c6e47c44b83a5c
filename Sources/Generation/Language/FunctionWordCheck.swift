import Diagnostics
import Grammar

/// `functionwords.txt`: words that hold a sentence together, and their roles.
struct FunctionWordCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] { folder.lines("functionwords").flatMap(problems) }

  private func problems(_ line: DataLines.Line) -> [Diagnostic] {
    guard (2...3).contains(line.fields.count) else {
      let message = "expected `word<TAB>roles[<TAB>form|form]`"
      return [folder.problem(.notUnderstood, Self.name, line, message)]
    }
    let tags = line.fields[1].split(separator: " ").map(String.init)
    var problems = tags.filter {
      !Roles.tags.contains($0) && !folder.isDeclared($0, in: Self.name)
    }.map { tag in
      let message =
        "unknown role \(tag) of \(line.fields[0]); known are \(Roles.tags.joined(separator: ", "))"
      return folder.problem(.unknownName, Self.name, line, field: 1, word: tag, message)
    }
    if tags.isEmpty {
      let message = "\(line.fields[0]) has no role; give it one, or remove it"
      problems.append(folder.problem(.missing, Self.name, line, field: 1, message))
    }
    return problems + lemmaProblems(line, tags) + formProblems(line, isVerb: tags.contains("aux"))
  }

  /// The parts of speech that words with roles have, which are looked for by their lemmas: a word that
  /// the lexicon hasn't, or only as a form, would have the role for nothing.
  private static let parts = [
    "actor": ["noun", "adj"], "container": ["noun"], "possessed": ["noun"],
  ]

  private func lemmaProblems(_ line: DataLines.Line, _ tags: [String]) -> [Diagnostic] {
    let known = folder.lexicon.entries(of: line.fields[0]).map(\.lexeme.part)
    return tags.compactMap { tag in
      guard let parts = Self.parts[tag], !known.contains(where: parts.contains) else { return nil }
      let names = parts.joined(separator: " or ")
      let message =
        "no line has \(line.fields[0]) as \(names), so it is never \(tag); add one, or remove the role"
      return folder.problem(.mismatch, Self.name, line, field: 1, word: tag, message)
    }
  }

  private func formProblems(_ line: DataLines.Line, isVerb: Bool) -> [Diagnostic] {
    let verb = line.fields[0]
    guard line.fields.count == 3 else {
      let message = "the verb \(verb) has no forms; write those of its numbers behind a tab"
      return isVerb ? [folder.problem(.missing, Self.name, line, field: 2, message)] : []
    }
    guard let cells = folder.cells(of: "verb"),
      line.fields[2].split(separator: "|").count != cells.count
    else { return [] }
    let message = "\(verb) needs a form for each cell of verb (\(cells.names)), with bars between"
    return [folder.problem(.wrongCount, Self.name, line, field: 2, message)]
  }

  static let name = "functionwords"
}
