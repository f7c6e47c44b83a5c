import Diagnostics
import Grammar

/// Lines that stand in a text twice, where no other check compares lines.
struct DuplicateCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] {
    // Of these the first field is the key, of the others the whole line.
    ["agreement", "government"].flatMap { problems(in: $0, fields: 1) }
      + ["endings", "pronouns", "sandhi", "verbs"].flatMap { problems(in: $0, fields: .max) }
  }

  private func problems(in name: String, fields: Int) -> [Diagnostic] {
    var places: [ArraySlice<String>: Int] = [:]
    return folder.lines(name).compactMap { line in
      let key = line.fields.prefix(fields)
      guard let first = places[key] else {
        places[key] = line.number
        return nil
      }
      let message = "\(line.fields[0]) stands in line \(first) already; remove one of them"
      return folder.problem(.duplicate, name, line, message)
    }
  }
}
