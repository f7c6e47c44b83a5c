import Foundation
import TestSupport
import Testing

/// What the README and docs say exists.
@Suite struct DocumentationTests {
  static let pages = ["README.md"] + Repository.files(in: "docs", withSuffix: ".md")

  @Test(arguments: pages)
  func linksResolve(page: String) throws {
    let folder = Repository.root.appending(path: page).deletingLastPathComponent()
    // What stands in a fence or in code is an example.
    let text = try Repository.text(page).replacing(/(?m)^```[\s\S]*?^```$/, with: "")
      .replacing(/`[^`\n]*`/, with: "")
    for link in text.matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)/) {
      let target = String(link.1)
      guard !target.contains("://"), !target.hasPrefix("mailto:") else { continue }
      let exists = FileManager.default.fileExists(atPath: folder.appending(path: target).path)
      #expect(exists, "\(page) links to \(target)")
    }
  }

  @Test(arguments: pages)
  func namedFilesExist(page: String) throws {
    let pattern = /`((?:Sources|Tests|docs|Fixtures)\/[^`<>*…{}\s]*)`/
    for name in try Repository.text(page).matches(of: pattern) {
      let path = Repository.root.appending(path: String(name.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page) names \(name.1)")
    }
  }

  /// Each row of the glossary names files, and types that stand in them.
  @Test func theGlossaryNamesTypes() throws {
    let page = try Repository.text("docs/architecture.md")
    let start = try #require(page.firstRange(of: "## Glossary")).upperBound
    let glossary = page[start...].prefix(
      upTo: page[start...].firstRange(of: "\n## ")?.lowerBound ?? page.endIndex)
    let rows = glossary.matches(of: #/(?m)^\| ([a-z- ]+) \| .+ \| (.+) \|$/#)
      .filter { $0.1 != "word" }
    #expect(rows.count > 30)
    #expect(rows.map(\.1) == rows.map(\.1).sorted())
    for row in rows {
      let names = row.2.matches(of: #/`([^`]+)`/#).map { String($0.1) }
      let files = names.filter { $0.contains("/") }
      #expect(!files.isEmpty, "\(row.1) has no file")
      let code = try files.filter { $0.hasSuffix(".swift") }.map(Repository.text).joined()
      for type in names where !type.contains("/") {
        let declaration = try Regex(#"\b(struct|enum|class|protocol|typealias) \#(type)\b"#)
        #expect(code.contains(declaration), "\(row.1): \(type) isn't in \(files)")
      }
    }
  }

  /// The suites, variables and subcommands that contributors are told of.
  @Test func contributorsAreToldWhatIsThere() throws {
    let page = try Repository.text("docs/contributing.md")
    let tests = Repository.files(in: "Tests", withSuffix: ".swift")
    for filter in page.matches(of: #/--filter '?([\w|]+)/#) {
      for name in filter.1.split(separator: "|") {
        #expect(tests.contains { $0.contains("/\(name)") }, "no tests are named \(name)")
      }
    }
    let code = try tests.map(Repository.text).joined()
    for variable in page.matches(of: #/UPDATE_[A-Z]+/#) {
      #expect(code.contains("environment[\"\(variable.0)\"]"), "nothing reads \(variable.0)")
    }
    let tool = Repository.tool.deletingLastPathComponent().appending(path: "l10n-dev")
    let calls = page.matches(
      of: #/swift run (?:-c release )?l10n-dev ([a-z]+(?: (?:[a-z]+-)?[a-z]+)?)/#)
    #expect(calls.count > 5)
    for call in calls {
      let words = call.1.split(separator: " ").map(String.init)
      let run = try ToolRun(words + ["--help"], in: Repository.root, tool: tool)
      #expect(run.status == 0 && run.output.contains("USAGE: l10n-dev \(words[0])"), "\(call.0)")
    }
  }
}
