import Diagnostics
import Grammar
import Vocabulary

/// `features.txt`: the cells that words fill.
struct FeaturesCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] {
    var known: [String: Set<FeatureSet>] = [:]
    var problems = folder.problems("features", folder.schemas.unread)
    for line in folder.lines("features") {
      let kind = line.fields[0]
      if kind != Self.personal, PartOfSpeech(tag: kind.utf8) == nil {
        let message =
          "unknown kind of word \(kind); expected a part of speech, such as noun or adj, or personal"
        problems.append(folder.problem(.unknownName, "features", line, message))
      }
      if let schema = try? SchemaLine(line) {
        problems += cellProblems(schema, line, &known[kind, default: []])
      }
    }
    return problems
  }

  /// - Parameter known: The cells of the lines before of the same kind.
  private func cellProblems(
    _ schema: SchemaLine, _ line: DataLines.Line, _ known: inout Set<FeatureSet>
  ) -> [Diagnostic] {
    let twice = schema.cells.filter { !known.insert($0).inserted }
    return Set(twice).map {
      let message = "\(schema.name) has the cell \($0.description) twice"
      return folder.problem(.duplicate, "features", line, field: 1, message)
    }
  }

  /// The kind of the forms in `pronouns.txt`.
  static let personal = "personal"
}
