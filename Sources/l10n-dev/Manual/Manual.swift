import ArgumentParser
import Foundation
import Generation

/// `l10n-dev manual`: a manual page for the tool and one for each of its commands.
struct Manual: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the manual pages of l10n and its commands.")

  @Option(name: .shortAndLong, help: "The folder that gets l10n.1, l10n-lint.1 and so on.")
  var output: String

  @Option(help: "The l10n that is described (default: the one beside this tool).")
  var tool: String?

  @Option(help: "The date of the pages, such as 2026-11-03 (default: today).")
  var date: String?

  func run() throws {
    let root = try CommandDump(
      json: try BuiltTool(path: tool).output(["--experimental-dump-help"]))
    let folder = URL(filePath: output)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let day = try shownDate()
    for command in [root] + root.commands {
      let page = ManualPage(command, of: root, date: day)
      let file = folder.appending(path: page.fileName)
      try Data(page.text.utf8).write(to: file, options: .atomic)
      print(file.relativePath)
    }
  }

  /// As manual pages write it, whatever the language of who makes them.
  private func shownDate() throws -> String {
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = .gmt
    var day = Date()
    if let date {
      let parts = date.split(separator: "-").compactMap { Int($0) }
      guard parts.count == 3,
        let named = utc.date(
          from: DateComponents(year: parts[0], month: parts[1], day: parts[2]))
      else { throw ValidationError("'\(date)' is no date; write one such as 2026-11-03.") }
      day = named
    }
    let style = Date.VerbatimFormatStyle(
      format: "\(month: .wide) \(day: .defaultDigits), \(year: .defaultDigits)",
      locale: Locale(identifier: "en_US"), timeZone: .gmt, calendar: utc)
    return day.formatted(style)
  }
}
