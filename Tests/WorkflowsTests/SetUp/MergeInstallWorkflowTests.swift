import Diagnostics
import Testing
import Workflows

/// What is written into `.gitattributes`, and what git is told.
@Suite struct MergeInstallWorkflowTests {
  private static let all = ["xcstrings", "strings", "stringsdict"].map { "*.\($0) merge=l10n\n" }
    .joined()

  private func install(into old: String?) -> (text: String?, outcome: MergeInstallOutcome) {
    let folder = InMemoryFolder(old.map { [".gitattributes": $0] } ?? [:])
    let workflow = MergeInstallWorkflow(
      attributes: ".gitattributes", configured: ["merge.l10n.name": "mine"], tool: "l10n")
    let outcome = workflow.run(on: folder)
    return (folder.text(at: ".gitattributes"), outcome)
  }

  @Test(arguments: [
    (nil, all), ("", all), ("* text=auto", "* text=auto\n" + all),
    ("*.strings text\n", "*.strings text\n" + all), (all, all),
    ("# *.strings merge=l10n\n", "# *.strings merge=l10n\n" + all),
    (
      "*.strings\tmerge=l10n\r\n",
      "*.strings\tmerge=l10n\r\n*.xcstrings merge=l10n\r\n*.stringsdict merge=l10n\r\n"
    ),
  ])
  func linesAreAdded(old: String?, expected: String) {
    let (text, outcome) = install(into: old)
    #expect(text.map { Array($0.utf8) } == Array(expected.utf8))
    #expect(outcome.diagnostics.isEmpty)
  }

  @Test(arguments: ["merge=union", "-merge", "binary"])
  func anotherChoiceStays(choice: String) {
    let old = "*.xcstrings diff \(choice)\n"
    let (text, outcome) = install(into: old)
    #expect(text == old + "*.strings merge=l10n\n*.stringsdict merge=l10n\n")
    #expect(outcome.diagnostics.map(\.id) == ["other-merge-driver"])
    #expect(outcome.status == .clean)
  }

  @Test func settingsThatDifferAreNamed() {
    let keys = install(into: nil).outcome.settings.map(\.key)
    #expect(keys == ["merge.l10n.name", "merge.l10n.driver", "merge.l10n.recursive"])
  }

  /// A file may be named as an option is.
  @Test func noNameOfAFileStandsAlone() {
    let driver = MergeDriver.settings(tool: "l10n").first { $0.key == "merge.l10n.driver" }?.value
    #expect(driver == "l10n merge --path=%P --marker-size=%L %O %A %B")
  }

  @Test(arguments: [
    ("/usr/bin/l10n", "/usr/bin/l10n"), ("/my tools/l10n", "'/my tools/l10n'"),
    ("/a'b/100%/l10n", #"'/a'\''b/100%%/l10n'"#),
    // A combining mark hides neither sign from the shell or from git.
    ("/a'\u{301}b/100%\u{301}/l10n", "'/a'\\''\u{301}b/100%%\u{301}/l10n'"),
  ])
  func pathsAreQuoted(path: String, expected: String) {
    #expect(MergeDriver.command(for: path) == expected)
  }
}
