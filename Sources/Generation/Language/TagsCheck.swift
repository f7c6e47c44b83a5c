import Diagnostics
import Grammar

/// `tags.txt`: what words mean that no reader of the engine knows: text, word, meaning.
struct TagsCheck: FolderCheck {
  let folder: CheckedFolder

  private static let texts = ["functionwords", "lexicon", "sandhi", "sounds"]

  var problems: [Diagnostic] {
    var known: Set<[String]> = []
    return folder.lines("tags").compactMap { line in
      let fields = line.fields
      guard fields.count == 3, fields.allSatisfy({ !$0.isEmpty }) else {
        let message = "expected `text<TAB>word<TAB>what it means`"
        return folder.problem(.notUnderstood, "tags", line, message)
      }
      guard Self.texts.contains(fields[0]) else {
        let message =
          "unknown text \(fields[0]); expected one of \(Self.texts.joined(separator: ", "))"
        return folder.problem(.unknownName, "tags", line, message)
      }
      if isRead(fields[1], in: fields[0]) {
        let message = "the engine reads \(fields[1]) itself; remove the line"
        return folder.problem(.duplicate, "tags", line, field: 1, message)
      }
      if known.insert(Array(fields.prefix(2))).inserted { return nil }
      return folder.problem(.duplicate, "tags", line, "\(fields[1]) stands here twice; remove one")
    }
  }

  private func isRead(_ tag: String, in text: String) -> Bool {
    switch text {
    case "functionwords": Roles.tags.contains(tag)
    case "lexicon": LexemeLine.hasTag(tag)
    default: FeatureSet(names: tag) != nil
    }
  }
}
