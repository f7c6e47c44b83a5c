import Diagnostics
import Grammar

/// `phrase.txt`: how noun phrases are built.
struct PhraseCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] {
    let order = PhraseOrder(folder.data("phrase"), agreement: folder.data("agreement"))
    var problems = folder.problems("phrase", order.unread)
    var places: [String: Int] = [:]
    for line in folder.lines("phrase") where line.fields.count == 2 {
      if let first = places[line.fields[0]] {
        let message = "\(line.fields[0]) stands in line \(first) already; remove one of them"
        problems.append(folder.problem(.duplicate, "phrase", line, message))
      }
      places[line.fields[0]] = places[line.fields[0]] ?? line.number
      problems += headProblem(line) + wordProblems(line)
    }
    if places["order"] == nil, folder.files["phrase.txt"] != nil {
      let message = "no line says the order; write `order<TAB>det num adj* HEAD` or the like"
      problems.append(folder.problem(.missing, file: "phrase.txt", message))
    }
    return problems
  }

  private func headProblem(_ line: DataLines.Line) -> [Diagnostic] {
    let heads = line.fields[1].split(separator: " ").count { $0 == "HEAD" }
    guard line.fields[0] == "order", heads != 1 else { return [] }
    let message = "the order has \(heads) HEAD; expected one"
    return [folder.problem(.wrongCount, "phrase", line, field: 1, message)]
  }

  /// Articles and their like are determiners of the lexicon, and what joins a complement is a function word.
  private func wordProblems(_ line: DataLines.Line) -> [Diagnostic] {
    let words = line.fields[1].split(separator: " ").map(String.init)
    switch line.fields[0] {
    case "articles", "each":
      return words.filter { word in
        !folder.lexicon.entries(of: word).contains { $0.lexeme.part == "det" }
      }.map {
        let message = "curated.txt has no determiner \($0); add it"
        return folder.problem(.missing, "phrase", line, field: 1, word: $0, message)
      }
    // A case is no word.
    case "complement" where FeatureSet(names: line.fields[1]) == nil:
      let functionWords = folder.lines(FunctionWordCheck.name).map { $0.fields[0] }
      return words.filter { !functionWords.contains($0) }.map {
        let message = "functionwords.txt doesn't have \($0); add it"
        return folder.problem(.missing, "phrase", line, field: 1, word: $0, message)
      }
    default: return []
    }
  }
}
