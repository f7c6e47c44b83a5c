import Diagnostics
import Foundation
import Grammar

/// `endings.txt`: what the builder of `lexicon.txt` takes without a person's look.
struct EndingsCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] {
    let rules = EndingRules(folder.data("endings"))
    return folder.problems("endings", rules.unread)
      + folder.lines("endings").flatMap { line -> [Diagnostic] in
        guard line.fields.count > 1, ["plural", "acronym"].contains(line.fields[0]) else {
          return []
        }
        return line.fields[1].split(separator: " ").map(String.init).filter {
          $0 != Paradigm.invariable && folder.paradigms[.noun, $0.utf8] == nil
        }.map {
          let message = "no noun paradigm \($0); mend the name, or add it to paradigms.txt"
          return folder.problem(.unknownName, "endings", line, field: 1, word: $0, message)
        }
      }
  }
}
