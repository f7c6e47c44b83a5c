import Diagnostics
import Grammar

/// The files themselves: all that the engine needs, none that nobody reads, and what is made of others as
/// it would be made now.
struct FilesCheck: FolderCheck {
  let folder: CheckedFolder

  /// What the folder has for other readers than the engine.
  private static let others = ["endings", "rejected", "tags", "verbs"]
  private static let needed = ["features.txt", "phrase.txt"]

  var problems: [Diagnostic] {
    let known = (EmbeddedLanguages.names + Self.others)
      .map { $0 == Self.words ? WordIndexFile.name : $0 + ".txt" }
    var problems = Self.needed.filter { folder.files[$0] == nil }.map {
      folder.problem(.missing, file: $0, "there is no \($0); a language needs it")
    }
    for name in folder.files.keys where !known.contains(name) && !name.hasPrefix(".") {
      let message = "nobody reads \(name); mend its name, or remove it"
      problems.append(folder.problem(.unknownName, file: name, message))
    }
    return problems + indexProblem + pairsProblem
  }

  private static let words = "words"
  private static let command = "run `swift run l10n-dev lexicon index`"

  private var indexProblem: [Diagnostic] {
    guard let index = folder.files[WordIndexFile.name] else {
      let message = "there is no \(WordIndexFile.name), so each start builds it; \(Self.command)"
      var problem = folder.problem(.missing, file: WordIndexFile.name, message)
      // The answers are the same without it.
      problem.severity = .warning
      return [problem]
    }
    if index == WordIndexFile.bytes(of: { folder.files[$0 + ".txt"] ?? [] }) { return [] }
    let message = "\(WordIndexFile.name) is of other texts; \(Self.command)"
    return [folder.problem(.stale, file: WordIndexFile.name, message)]
  }

  private var pairsProblem: [Diagnostic] {
    let name = "verbpairs.txt"
    guard folder.files["verbs.txt"] != nil || folder.files[name] != nil else { return [] }
    let verbs = String(decoding: folder.files["verbs.txt"] ?? [], as: UTF8.self)
    if folder.files[name] == Array(LanguageFolder.verbPairs(of: verbs).utf8) { return [] }
    return [folder.problem(.stale, file: name, "\(name) is of other verbs; \(Self.command)")]
  }
}
