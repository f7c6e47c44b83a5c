import Diagnostics

/// The commands of a picture, from a text file: a command of `l10n` a line; lines that start with
/// `#` are comments, of which the first is the picture's title.
package struct TerminalSession: Sendable {
  package var title: String
  /// As they are typed, with `l10n` in front.
  package var commands: [String]

  package init(_ text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    let comment = lines.first { $0.hasPrefix("#") } ?? ""
    title = String(comment.drop { $0 == "#" || $0 == " " })
    commands = lines.filter { !$0.hasPrefix("#") }
  }

  /// What a shell runs for a command, with the tool's path as `$0`: both streams in the order they
  /// are written in, coloured as on a terminal.
  package static func script(_ command: String) -> String {
    "\"$0\" \(command) --color always 2>&1"
  }

  /// The picture of the commands and what each printed.
  ///
  /// - Parameter run: Runs a command, given without `l10n`, and returns what a terminal shows.
  package func picture(columns: Int, run: (String) throws -> String) rethrows -> TerminalPicture {
    var lines: [TerminalLine] = []
    for command in commands {
      if !lines.isEmpty { lines.append(TerminalLine("")) }
      var typed = TerminalLine("$ ", style: .dim)
      typed.runs.append(.init(text: command, style: .bold))
      lines.append(typed)
      var shown = TerminalLine.lines(of: try run(String(command.dropFirst("l10n ".count))))
      while shown.last?.runs.isEmpty ?? false { shown.removeLast() }
      lines += shown
    }
    return TerminalPicture(lines, columns: columns, title: title)
  }
}
