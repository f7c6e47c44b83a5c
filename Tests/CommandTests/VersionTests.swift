import TestSupport
import Testing

/// One version for all that name it.
@Suite struct VersionTests {
  /// `CHANGELOG.md` says it first: its newest section is what the tool calls itself.
  private static func newest() throws -> String {
    let section = try Repository.text("CHANGELOG.md").split(separator: "\n")
      .first { $0.hasPrefix("## ") }
    return String(try #require(section).dropFirst(3).prefix { $0 != " " })
  }

  @Test func theToolSaysWhatTheChangesSay() throws {
    let folder = try TemporaryFolder()
    let run = try ToolRun(["--version"], in: folder.url)
    #expect(run.output == "l10n \(try Self.newest())\n")
    #expect(run.status == 0)
  }
}
