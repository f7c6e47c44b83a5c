import Catalogs
import Reading
package import Diagnostics

/// Shows how far tables are.
package struct StatusRenderer {
  private let report: StatusReport
  private static let barWidth = 20

  package init(_ report: StatusReport) { self.report = report }

  // MARK: Text

  /// For a terminal: a bar for each locale.
  package var text: ConsoleText {
    let names = report.tables.flatMap(\.locales).map { ConsoleText($0.locale) }
    let width = names.map(\.output.count).max() ?? 0
    return report.tables.map { table in
      let stale = table.staleKeys == 0 ? "" : ", \(table.staleKeys) stale"
      let keys = String.counted(table.keys, "key") + stale
      var text: ConsoleText = "\(Self.title(table)): \(keys), \(table.sourceLanguage)\n"
      if table.conflicts > 0 {
        text += "  \(String.counted(table.conflicts, "merge conflict")) to settle\n"
      }
      for locale in table.locales { text += "  \(Self.line(locale, width: width))\n" }
      return text
    }.joined(separator: "\n")
  }

  private static func title(_ table: StatusReport.Table) -> String {
    CatalogFormat(path: table.path) == .stringCatalog
      ? table.path : PathParts.join(table.path, table.name)
  }

  private static func line(_ locale: StatusReport.Locale, width: Int) -> ConsoleText {
    let name = ConsoleText(locale.locale)
    let padding = ConsoleText(spaces: width - name.output.count)
    let percent = String(locale.counts.percent)
    let shown = String(repeating: " ", count: max(0, 3 - percent.count)) + percent
    return "\(name)\(padding)  \(bar(locale.counts))  \(shown)%  \(words(locale.counts))"
  }

  /// Translated, then what a person has to read, then what is missing.
  private static func bar(_ counts: StatusReport.Counts) -> String {
    let total = max(counts.total, 1)
    let full = counts.total == 0 ? barWidth : counts.translated * barWidth / total
    let half =
      (counts.translated + counts.needsReview + counts.machineTranslated) * barWidth / total
    return String(repeating: "█", count: full)
      + String(repeating: "▒", count: max(0, half - full))
      + String(repeating: "░", count: barWidth - max(full, half))
  }

  private static func words(_ counts: StatusReport.Counts) -> String {
    var words = ["\(counts.translated) translated"]
    let more = [
      (counts.machineTranslated, "by machine"), (counts.needsReview, "to review"),
      (counts.new, "new"), (counts.stale, "stale"),
      (counts.failingLint ?? 0, "failing lint"), (counts.copied ?? 0, "copied from the source"),
    ]
    words += more.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return words.joined(separator: ", ")
  }

  // MARK: Markdown

  /// For a pull request: one table of all locales.
  package var markdown: String {
    let checks = report.tables.flatMap(\.locales).contains { $0.counts.failingLint != nil }
    let hasMachineText = report.tables.flatMap(\.locales).contains {
      $0.counts.machineTranslated > 0
    }
    var heads = ["Table", "Locale", "Translated", "", "To review", "New", "Stale"]
    if hasMachineText { heads.append("By machine") }
    if checks { heads.append("Fails lint") }
    let columns = "|---|---|:--|" + String(repeating: "--:|", count: heads.count - 3)
    var lines = [Self.row(heads), columns]
    for table in report.tables {
      for locale in table.locales {
        let counts = locale.counts
        var cells = [
          MarkdownCode.span(Self.title(table)), MarkdownCode.span(locale.locale), Self.bar(counts),
          "\(counts.percent)%", "\(counts.needsReview)", "\(counts.new)", "\(counts.stale)",
        ]
        if hasMachineText { cells.append("\(counts.machineTranslated)") }
        if checks { cells.append(counts.failingLint.map(String.init) ?? "") }
        lines.append(Self.row(cells))
      }
    }
    let conflicts = report.tables.filter { $0.conflicts > 0 }.map { table in
      "\n\(MarkdownCode.span(Self.title(table))) has "
        + "\(String.counted(table.conflicts, "merge conflict")) to settle."
    }
    return (lines + conflicts).joined(separator: "\n") + "\n"
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  // MARK: JSON

  /// - Parameter diagnostics: The diagnostics in their JSON form.
  package func json(diagnostics: [JSONText]) -> JSONText {
    .object([
      ("version", .number(1)),
      ("tables", .array(report.tables.map(Self.json))),
      ("diagnostics", .array(diagnostics)),
    ])
  }

  private static func json(_ table: StatusReport.Table) -> JSONText {
    .object([
      ("table", .string(table.name)),
      ("path", .string(table.path)),
      ("sourceLanguage", .string(table.sourceLanguage)),
      ("keys", .number(table.keys)),
      ("staleKeys", .number(table.staleKeys)),
      ("conflicts", .number(table.conflicts)),
      ("locales", .array(table.locales.map(json))),
    ])
  }

  private static func json(_ locale: StatusReport.Locale) -> JSONText {
    .object([
      ("locale", .string(locale.locale)),
      ("percent", .number(locale.counts.percent)),
      ("translated", .number(locale.counts.translated)),
      ("machineTranslated", .number(locale.counts.machineTranslated)),
      ("needsReview", .number(locale.counts.needsReview)),
      ("new", .number(locale.counts.new)),
      ("stale", .number(locale.counts.stale)),
      ("failsLint", locale.counts.failingLint.map { .number($0) } ?? .null),
      ("copied", locale.counts.copied.map { .number($0) } ?? .null),
    ])
  }
}
