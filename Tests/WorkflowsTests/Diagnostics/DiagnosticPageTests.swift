import Diagnostics
import Foundation
import Linting
import TestSupport
import Testing
import Workflows

/// What is said of ids that aren't those of lint's rules, and `docs/diagnostics.md`, which lists them.
@Suite struct DiagnosticPageTests {
  private static let generated =
    "<!-- Generated from Sources/Workflows/Diagnostics; UPDATE_DIAGNOSTICS=1 swift test --filter DiagnosticPage writes it. -->\n\n"

  @Test func thePageIsCurrent() throws {
    let page = Self.generated + DiagnosticDocumentation.overview
    let file = Repository.root.appending(path: "docs/diagnostics.md")
    if ProcessInfo.processInfo.environment["UPDATE_DIAGNOSTICS"] != nil {
      try Data(page.utf8).write(to: file)
      Issue.record("docs/diagnostics.md was written; read the difference")
    }
    #expect(try Repository.text("docs/diagnostics.md") == page)
  }

  @Test func idsStandInOrderAndAreNoRules() {
    let ids = DiagnosticDocumentation.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    for one in DiagnosticDocumentation.all {
      #expect(RuleRegistry.rule(one.id) == nil)
      #expect(one.commands == one.commands.sorted() && !one.commands.isEmpty)
      #expect(one.summary.hasSuffix(".") && one.advice.hasSuffix("."))
    }
  }

  @Test func idsStandInTheSources() throws {
    var missing = Set(DiagnosticDocumentation.all.map(\.id))
    let files = ["Extraction", "Workflows"].flatMap { module in
      Repository.files(in: "Sources/\(module)", withSuffix: ".swift")
    }
    for file in files where !file.contains("Workflows/Diagnostics/") {
      let text = try Repository.text(file)
      missing = missing.filter { !text.contains("\"\($0)\"") }
    }
    #expect(missing == [])
  }

  @Test func anIdOfAnotherCommandIsExplained() {
    #expect(
      LintWorkflow.unknownRule("dynamic-key").message
        == "`dynamic-key` is no rule of lint, but what l10n extract reports; `l10n rules "
        + "dynamic-key` explains it")
    #expect(DiagnosticDocumentation.of("dynamic-key")?.page.hasPrefix("# dynamic-key\n\n") == true)
    #expect(DiagnosticDocumentation.of("unused-key") == nil)
  }
}
