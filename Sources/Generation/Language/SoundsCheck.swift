import Diagnostics
import Grammar

/// `sounds.txt`: words whose sound their letters don't tell, and the class of that sound.
struct SoundsCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] {
    let known = folder.soundNames
    return folder.lines("sounds").flatMap { line -> [Diagnostic] in
      guard line.fields.count == 2, !line.fields[0].dropLast().contains("*") else {
        let message = "expected `word<TAB>classes of sounds`, with * behind the beginning of words"
        return [folder.problem(.notUnderstood, "sounds", line, message)]
      }
      return line.fields[1].split(separator: " ").map(String.init)
        .filter { !known.contains($0) && !folder.isDeclared($0, in: "sounds") }
        .map { sound in
          let message =
            "unknown class \(sound); give sandhi.txt a line `sound`, or say in tags.txt what it means"
          return folder.problem(
            .unknownName, "sounds", line, field: 1, word: sound, message)
        }
    }
  }
}
