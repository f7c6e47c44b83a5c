import Foundation
import TestSupport
import Testing

/// The scripts for shells parse, and offer what only the project knows.
@Suite struct CompletionTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func theScriptParses(shell: String) throws {
    let folder = try TemporaryFolder()
    let script = try ToolRun(["--generate-completion-script", shell], in: folder.url)
    #expect(script.status == 0)
    #expect(script.output.contains("l10n") && script.output.contains("doctor"))
    let path = ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + shell }
      .first(where: FileManager.default.isExecutableFile)
    guard let path else {
      print("\(shell) is not installed: its script is not parsed")
      return
    }
    try folder.write(script.output, to: "script")
    let check = try ToolRun(["-n", "script"], in: folder.url, tool: URL(filePath: path))
    #expect(check.status == 0 && check.errors.isEmpty, "\(check.errors)")
    try folder.write("if [ 'a\nfunction (", to: "broken")
    let broken = try ToolRun(["-n", "broken"], in: folder.url, tool: URL(filePath: path))
    #expect(broken.status != 0)
  }

  /// What a shell asks the tool for when the value of an option is to be completed.
  private func offers(_ option: String, of command: String, in folder: TemporaryFolder) throws
    -> [Substring]
  {
    let run = try ToolRun(
      ["---completion", command, "--", option, "2", "0", "l10n", command, option, ""],
      in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    return run.output.split(separator: "\n")
  }

  @Test func localesOfTheProjectAreOffered() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"b\";\n", to: "es.lproj/A.strings")
    try folder.write("\"a\" = \"a\";\n", to: "en.lproj/A.strings")
    #expect(try offers("--locale", of: "lint", in: folder) == ["es"])
    try folder.write(
      #"{locales: ["fr", "pl"], rules: [{id: "mine", pattern: "a", message: "b"}]}"#,
      to: "l10n.json")
    #expect(try offers("--locale", of: "lint", in: folder) == ["fr", "pl"])
    let rules = try offers("--rule", of: "lint", in: folder)
    #expect(rules.contains("missing-argument") && rules.last == "mine")
    #expect(try offers("--severity", of: "lint", in: folder).contains("mine=off"))
    try folder.write("{locales: 1", to: "l10n.json")
    #expect(try offers("--locale", of: "lint", in: folder) == [])
  }
}
