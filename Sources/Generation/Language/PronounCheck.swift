import Diagnostics
import Grammar

/// `pronouns.txt`: the forms of pronouns, in the order of the cells of `personal`.
struct PronounCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] {
    let unread = folder.problems("pronouns", folder.pronouns.unread)
    guard let cells = folder.schemas.kind(ofTag: FeaturesCheck.personal)?.cells else {
      guard let line = folder.lines("pronouns").first else { return unread }
      let message = "features.txt has no line \(FeaturesCheck.personal), which names the forms"
      return unread + [folder.problem(.missing, "pronouns", line, message)]
    }
    return unread
      + (folder.pronouns.rows + folder.pronouns.relatives).compactMap { row in
        // A pronoun that stands for no one may lack the last forms: who has no reflexive.
        let isWhole =
          row.isPersonal ? row.forms.count == cells.count : row.forms.count <= cells.count
        let line = folder.lines("pronouns").first { $0.number == row.line }
        guard !isWhole, let line else { return nil }
        let message =
          "\(row.forms.count) forms, but \(FeaturesCheck.personal) has \(cells.count) cells (\(cells.names))"
        return folder.problem(.wrongCount, "pronouns", line, field: 1, message)
      }
  }
}
