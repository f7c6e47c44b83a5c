import Foundation
import TestSupport
import Testing

/// A result that nobody gets is no success.
@Suite struct FailingOutputTests {
  static let commands = [
    "status .", "status . --json", "status . --format markdown", "lint .", "lint . --format json",
    "lint . --format sarif", "lint . --format github", "extract . --check", "extract . --json",
    "format . --check", "format . --json", "convert . --output made",
    "convert . --output made --json", "compile . --output made --json",
    "export . --output out", "export . --output out --json", "import in.csv --json",
    "import in.csv --dry-run", "preview .", "preview . --json", "preview . --format html",
    "preview . --plain --locale es", "preview . --check-snapshot s.txt", "rules", "rules --json",
    "rules empty-translation", "inflect --locale es gato", "inflect --locale es --json gato",
    "merge a.strings a.strings a.strings --json", "--help", "status --help",
    "--generate-completion-script bash",
  ]

  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let unit = #"{"stringUnit": {"state": "translated", "value": "¡Hola %@!"}}"#
    try folder.write(
      #"{ "sourceLanguage" : "en", "strings" : {"Hello": {"localizations": {"es": \#(unit)}}}, "version": "1.0"}"#,
      to: "L.xcstrings")
    try folder.write("let a = String(localized: \"new\")\n", to: "a.swift")
    try folder.write("\"a\" = \"b\";\n", to: "a.strings")
    try folder.write("# l10n preview: what people read. Version 1.\n", to: "s.txt")
    try folder.write(
      "file,id,source (en),target (es)\nL.xcstrings,Hello,Hello,Hola\n", to: "in.csv")
    return folder
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: commands)
  func aFullDiskIsTold(command: String) throws {
    let folder = try Self.project()
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let run = try ToolRun(
      command.split(separator: " ").map(String.init), in: folder.url, output: full)
    #expect(run.status == 2, "\(run.errors)")
    #expect(run.errors.contains("standard output can't be written (No space left on device)"))
  }

  /// One command line of each command: how they write, the full disk has shown.
  private static let someCommands = commands.filter { command in
    let name = command.prefix { $0 != " " }
    return commands.first { $0.prefix { $0 != " " } == name } == command
  }

  @Test(arguments: someCommands)
  func aReaderThatLeftIsNoNews(command: String) throws {
    let folder = try Self.project()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try ToolRun(
      command.split(separator: " ").map(String.init), in: folder.url,
      output: pipe.fileHandleForWriting)
    #expect(run.status == 2, "\(run.errors)")
    #expect(!run.errors.contains("standard output"))
  }

  /// Else the first file that is opened would be where the output goes.
  @Test func aClosedStreamIsNoCatalog() throws {
    let folder = try Self.project()
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "exec \"$0\" format . >&- 2>&-", Repository.tool.path]
    shell.currentDirectoryURL = folder.url
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 2)
    let catalog = try folder.text(at: "L.xcstrings")
    #expect(catalog.hasPrefix("{\n  \"sourceLanguage\""))
    #expect(!catalog.contains("L.xcstrings"))
  }
}
