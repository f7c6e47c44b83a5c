import ArgumentParser
import Foundation
import Generation

/// `l10n-dev picture`: the README's picture, from what the tool really prints.
struct Picture: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw a session in a terminal, in light and dark.",
    discussion: """
      Runs the session's commands in this folder with a shell and writes session-light.svg and \
      session-dark.svg beside it.
      """)

  @Argument(help: "The session, such as docs/pictures/session.txt.")
  var session: String

  @Option(help: "The l10n that runs (default: the one beside this tool).")
  var tool: String?

  @Option(help: "The terminal's width in characters.")
  var columns = 100

  func run() throws {
    let file = URL(filePath: session)
    let session = TerminalSession(try String(contentsOf: file, encoding: .utf8))
    let tool = BuiltTool(path: tool)
    let picture = try session.picture(columns: columns) { command in
      // 1 says that there are findings, which a picture may show.
      let data = try tool.output(ofScript: TerminalSession.script(command), highestStatus: 1)
      return String(decoding: data, as: UTF8.self)
    }
    for theme in TerminalPicture.Theme.allCases {
      let name = file.deletingPathExtension().lastPathComponent + "-\(theme.rawValue).svg"
      let target = file.deletingLastPathComponent().appending(path: name)
      try Data(picture.svg(theme).utf8).write(to: target, options: .atomic)
      print(target.relativePath)
    }
  }
}
