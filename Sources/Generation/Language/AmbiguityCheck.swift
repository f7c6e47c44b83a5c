import Diagnostics
import Grammar
import Vocabulary

/// `ambiguous.txt`: the parts of speech of words that are often several.
struct AmbiguityCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] {
    folder.lines("ambiguous").flatMap { line -> [Diagnostic] in
      let parts = line.fields.dropFirst().joined(separator: " ").split(separator: " ")
      guard line.fields.count == 2, parts.count > 1 else {
        let message = "expected `word<TAB>parts of speech`, the likeliest of several first"
        return [folder.problem(.notUnderstood, "ambiguous", line, message)]
      }
      var known: Set<Substring> = []
      return parts.compactMap { part in
        let isNew = known.insert(part).inserted
        if isNew, PartOfSpeech(tag: part.utf8) != nil { return nil }
        let message =
          isNew ? "unknown part of speech \(part)" : "\(line.fields[0]) is \(part) twice"
        return folder.problem(
          isNew ? .unknownName : .duplicate, "ambiguous", line, field: 1, word: String(part),
          message)
      }
    }
  }
}
