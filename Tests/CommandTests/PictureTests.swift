import Foundation
import Generation
import TestSupport
import Testing

/// The README's picture shows what the tool prints today; `l10n-dev picture` draws it anew.
@Suite struct PictureTests {
  @Test func itShowsWhatIsPrinted() throws {
    let session = TerminalSession(try Repository.text("docs/pictures/session.txt"))
    #expect(session.commands.count > 2)
    let picture = try session.picture(columns: 100) { command in
      let run = try ToolRun(
        ["-c", TerminalSession.script(command), Repository.tool.path], in: Repository.root,
        tool: URL(filePath: "/bin/sh"))
      #expect(run.status <= 1, "\(command)\n\(run.output)")
      return run.output
    }
    for theme in TerminalPicture.Theme.allCases {
      let drawn = try Repository.text("docs/pictures/session-\(theme.rawValue).svg")
      #expect(
        drawn == picture.svg(theme),
        "draw it anew: swift run l10n-dev picture docs/pictures/session.txt")
    }
  }
}
