import Diagnostics
import Grammar
import LocaleData

/// `counting.txt`: what numbers ask of words, by CLDR's plural categories.
struct CountingCheck: FolderCheck {
  let folder: CheckedFolder

  var problems: [Diagnostic] {
    let lines = folder.lines("counting")
    let known = categories
    var problems = folder.problems("counting", CountingRules(folder.data("counting")).unread)
    for (index, line) in lines.enumerated() {
      let category = line.fields[0]
      if !known.contains(category) {
        let message =
          "CLDR has no category \(category) for \(folder.language); it has \(known.joined(separator: ", "))"
        problems.append(folder.problem(.unknownName, "counting", line, message))
      }
      if let first = lines[..<index].first(where: { $0.fields[0] == category }) {
        let message = "\(category) stands in line \(first.number) already; remove one of them"
        problems.append(folder.problem(.duplicate, "counting", line, message))
      }
    }
    let covered = lines.map { $0.fields[0] }
    guard let last = lines.last, !covered.contains("other") else { return problems }
    return problems
      + known.filter { !covered.contains($0) }.map {
        let message = "no line covers the category \($0); add it, or other"
        return folder.problem(.missing, "counting", last, message)
      }
  }

  private var categories: [String] {
    guard let tag = LanguageTag(folder.language) else { return ["other"] }
    return PluralRules(for: tag, type: .cardinal).categories.map(\.rawValue)
  }
}
