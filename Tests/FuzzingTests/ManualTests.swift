import Foundation
import TestSupport
import Testing

/// The manual pages that `l10n-dev manual` writes are what formatters of manuals want.
@Suite struct ManualTests {
  private func manual() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let tool = Repository.tool.deletingLastPathComponent().appending(path: "l10n-dev")
    let run = try ToolRun(
      ["manual", "--output", "man1", "--date", "2026-11-03"], in: folder.url, tool: tool)
    try #require(run.status == 0, "\(run.errors)")
    return folder
  }

  @Test func eachCommandHasAPage() throws {
    let folder = try manual()
    let names = folder.contents().keys
    for name in ["l10n", "l10n-lint", "l10n-merge", "l10n-inflect"] {
      #expect(names.contains("man1/\(name).1"))
    }
    let page = try folder.text(at: "man1/l10n-merge.1")
    #expect(page.contains(".Dd November 3, 2026\n.Dt L10N-MERGE 1\n"))
    #expect(page.contains(".It Fl Fl marker-size Ar marker-size\n"))
    #expect(page.contains("\nl10n merge --install\n"))
    for (name, data) in folder.contents() {
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.contains(".Sh EXAMPLES"), "\(name) has no examples")
    }
  }

  /// Those that are installed.
  @Test(arguments: [
    ["mandoc", "-T", "lint", "-W", "warning"], ["man", "--warnings", "-E", "UTF-8", "-l"],
  ])
  func formattersHaveNoComplaint(command: [String]) throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/\(command[0])") else {
      print("\(command[0]) is not installed: the manual is not checked with it")
      return
    }
    let folder = try manual()
    for page in folder.contents().keys.sorted() {
      let run = try ToolRun(
        Array(command.dropFirst()) + [page], in: folder.url,
        tool: URL(filePath: "/usr/bin/\(command[0])"))
      let complaints = command[0] == "mandoc" ? run.output + run.errors : run.errors
      #expect(run.status == 0 && complaints.isEmpty, "\(page): \(complaints)")
    }
  }
}
