import Foundation
import Generation
import TestSupport
import Testing

/// `docs/commands.md` lists what the commands take, as ArgumentParser tells it.
@Suite struct CommandPageTests {
  private static let path = "docs/commands.md"

  /// From here on the page is generated.
  private static let heading = "\n## The commands\n"

  @Test func thePageIsCurrent() throws {
    let page = try Repository.text(Self.path)
    let start = try #require(page.firstRange(of: Self.heading)).lowerBound
    let current = page[..<start] + Self.heading + (try CommandList().markdown)
    if ProcessInfo.processInfo.environment["UPDATE_COMMANDS"] != nil {
      try Data(current.utf8).write(to: Repository.root.appending(path: Self.path))
      Issue.record("docs/commands.md was written; read the difference")
    }
    #expect(page == current, "docs/commands.md is not what the commands say")
  }

  @Test func thePageSaysThatItIsGenerated() throws {
    let first = try #require(try Repository.text(Self.path).split(separator: "\n").first)
    #expect(first.contains("generated") && first.contains("UPDATE_COMMANDS=1"))
  }

  /// Variables of the environment that the sources name, but not those that are set for git.
  @Test func environmentVariablesAreDescribed() throws {
    let page = try Repository.text(Self.path)
    let files = ["l10n", "Workflows", "Diagnostics"].flatMap { module in
      Repository.files(in: "Sources/\(module)", withSuffix: ".swift")
    }
    var names: Set<Substring> = []
    for file in files where !file.hasSuffix("/Git.swift") {
      names.formUnion(
        try Repository.text(file).matches(of: #/\benvironment\["([A-Z_]+)"/#).map(\.1))
    }
    #expect(names.contains("NO_COLOR"))
    for name in names { #expect(page.contains("`\(name)`"), "\(name) is not described") }
  }
}

/// The page, made of what `l10n --experimental-dump-help` prints.
private struct CommandList {
  private let root: CommandDump

  init() throws {
    let run = try ToolRun(["--experimental-dump-help"], in: Repository.root)
    root = try CommandDump(json: Data(run.output.utf8))
  }

  var markdown: String { root.commands.map(\.markdown).joined() }

  /// Prose whose signs Markdown would take for marks.
  static func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "\\<").replacing("*", with: "\\*")
  }
}

extension CommandDump {
  /// A heading, what the command does, how it is called, and a table of what it takes.
  fileprivate var markdown: String {
    let arguments = (arguments ?? []).filter { !$0.isHelp }
    let usage = ["l10n \(commandName)"] + arguments.compactMap(\.usage)
    var text = "\n### l10n \(commandName)\n\n\(CommandList.escaped(abstract ?? ""))\n\n"
    if let prose { text += CommandList.escaped(prose) + "\n\n" }
    text += "```\n\(usage.joined(separator: " "))\n```\n\n"
    if !examples.isEmpty {
      text += "For example:\n\n```console\n\(examples.joined(separator: "\n"))\n```\n\n"
    }
    text += "| takes | meaning | values | default |\n|---|---|---|---|\n"
    return text + arguments.map(\.row).joined()
  }
}

extension CommandDump.Argument {
  private var value: String { "<\(valueName ?? "value")>" }

  /// As it stands in the call, where it has to or has no name; the other options are in the table.
  fileprivate var usage: String? {
    if isPositional {
      let value = isRepeating ? "\(value) …" : value
      return isOptional ? "[\(value)]" : value
    }
    return isOptional ? nil : "\(names?.first?.spelled ?? "") \(value)"
  }

  fileprivate var row: String {
    let spelled = (names ?? []).map(\.spelled).joined(separator: ", ")
    let takes = isPositional ? value : isFlag ? spelled : "\(spelled) \(value)"
    let values = (allValues ?? []).map { "`\($0)`" }.joined(separator: ", ")
    let initial = defaultValue.map { "`\($0)`" } ?? (isOptional ? "" : "required")
    let cells = ["`\(takes)`", CommandList.escaped(abstract ?? ""), values, initial]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }
}
