import Diagnostics
import Foundation
import TestSupport
import Testing

/// Whatever catalogs, sources and file names hold, only this program commands the terminal.
@Suite struct HostileTerminalTests {
  /// Command lines; `NAME` stands for the hostile name.
  static let commands = [
    "extract Sources --output Resources --check", "extract Sources --output Resources --json",
    "extract Sources --output Resources", "lint .", "lint Resources --format json",
    "lint . --format sarif", "lint Resources --format github", "lint . --color always",
    "lint . --since NAME", "lint . --locale NAME", "lint --rule NAME .",
    "status Resources Tables", "status . --format markdown", "status . --json",
    "format . --check", "format Resources", "format . --json",
    "convert Resources --to strings --output converted", "convert Resources --to strings --json",
    "convert Tables --to xcstrings --output made", "convert Broken",
    "compile Resources --output compiled", "compile . --output compiled --json",
    "export Resources --format xliff --output out", "export Tables --format csv --output csv",
    "export . --format strings --output flat", "export Tables --locale NAME --output out --json",
    "import NAME --dry-run", "import Resources", "import Config/l10n.json --json",
    "preview Resources", "preview Resources --plain --locale es", "preview Resources --json",
    "preview Resources --format html", "preview Resources --explain --color always",
    "preview --template NAME --locale es", "preview --template ^[x](NAME:NAME) --locale es",
    "preview Resources --key NAME", "preview Tables --table NAME",
    "preview Resources --save-snapshot snapshot.txt",
    "preview Resources --check-snapshot Sources/SNAME.swift",
    "merge Merge/base.strings Merge/ours.strings Merge/theirs.strings --path NAME",
    "merge Merge/base.strings Merge/NAME Merge/theirs.strings --json",
    "inflect --locale es NAME", "inflect --locale NAME gato", "inflect --locale es --json NAME",
    "inflect --locale es --number NAME gato", "rules NAME", "status --NAME", "NAME",
    "status Config", "lint Config --json", "extract Config --quiet", "status NAME",
  ]

  private static func arguments(_ command: String) -> [String] {
    command.split(separator: " ").map { String($0).replacing("NAME", with: HostileProject.name) }
  }

  @Test(arguments: commands)
  func nothingButLineFeedsActsOnTheTerminal(command: String) throws {
    let folder = try TemporaryFolder()
    try HostileProject.write(to: folder)
    let run = try TerminalRun(Self.arguments(command), in: folder.url)
    #expect(run.status <= 2 || run.status == 64, "\(run.status)")
    var shown = String(decoding: run.output, as: UTF8.self)
    // What is shown while a slow machine works is this tool's own, too.
    shown = shown.replacing(#/\r(?:[a-z ]+ \(\d+ s\) …)?\x1B\[K/#, with: "")
    if command.contains("--color always") {
      // Ours; the texts' own is the plain colour 31.
      shown = shown.replacing(#/\x1B\[(?:[0-4]|9|33|[013-9];[0-9;]+)m/#, with: "")
    }
    let lines = shown.split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines where !VisibleText.escaped(line).utf8.elementsEqual(line.utf8) {
      Issue.record("\(VisibleText.escaped(line).prefix(400))")
    }
    // What people read may have several lines.
    guard !["--plain", "html", "inflect --locale es NAME"].contains(where: command.contains) else {
      return
    }
    #expect(!lines.contains { $0.hasPrefix("::stop-commands") || $0.hasPrefix("::x") })
  }

  /// What came from an import is shown, change by change.
  @Test func importedTextsAreVisible() throws {
    let folder = try TemporaryFolder()
    try HostileProject.write(to: folder)
    _ = try ToolRun(["export", "Tables", "--format", "csv", "--output", "es.csv"], in: folder.url)
    let table = try folder.text(at: "es.csv").replacing("\"es ", with: "\"nuevo ")
    try folder.write(table, to: "es.csv")
    let run = try TerminalRun(
      ["import", "es.csv", "--catalogs", "Tables", "--force"], in: folder.url)
    let shown = String(decoding: run.output, as: UTF8.self)
    #expect(shown.contains("nuevo \\u{1B}[31m"), "\(VisibleText.lines(shown))")
    #expect(VisibleText.lines(shown).utf8.elementsEqual(shown.utf8))
  }

  /// `patch` needs each byte, a terminal none of them.
  @Test func aDifferenceIsExactInAPipe() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"old\u{9B}\u{202E}\" = \"x\";\r\n", to: "en.lproj/Localizable.strings")
    try folder.write("let a = String(localized: \"new\")\n", to: "a.swift")
    let run = try ToolRun(["extract", ".", "--check"], in: folder.url)
    #expect(run.status == 1)
    #expect(run.output.utf8.contains("old\u{9B}\u{202E}".utf8))
    let shown = try TerminalRun(["extract", ".", "--check"], in: folder.url)
    #expect(shown.output.contains(Array(#"old\u{9B}\u{202E}"#.utf8)))
  }

  @Test func plainTextsAreExactInAPipe() throws {
    let folder = try TemporaryFolder()
    let arguments = ["preview", "--plain", "--locale", "es", "--template", "a\u{1B}b\u{200F}"]
    #expect(try ToolRun(arguments, in: folder.url).output == "a\u{1B}b\u{200F}\n")
    let shown = try TerminalRun(arguments, in: folder.url)
    #expect(shown.output == Array("a\\u{1B}b\\u{200F}\n".utf8))
  }
}
