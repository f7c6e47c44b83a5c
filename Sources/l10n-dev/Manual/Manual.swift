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

  private func shownDate() throws -> String {
    guard let date else { return ManualPage.shown(Date()) }
    guard let day = try? Date(date, strategy: .iso8601.year().month().day()) else {
      throw ValidationError("'\(date)' is no date; write one such as 2026-11-03.")
    }
    return ManualPage.shown(day)
  }
}
