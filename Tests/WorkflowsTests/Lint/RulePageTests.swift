import Diagnostics
import Foundation
import Linting
import TestSupport
import Testing
import Workflows

/// `docs/rules` holds the page of each rule, as `l10n rules ID` prints it.
@Suite struct RulePageTests {
  private static let generated =
    "<!-- Generated from Sources/Linting/Rules; UPDATE_RULES=1 swift test --filter RulePage writes it. -->\n\n"

  private static let folder = Repository.root.appending(path: "docs/rules")

  /// All pages by file name.
  private static var pages: [String: String] {
    var pages = ["README.md": index]
    for rule in RuleRegistry.all {
      pages["\(rule.id).md"] = generated + RuleReport.page(rule.documentation)
    }
    return pages
  }

  private static var index: String {
    var text = generated + "# The rules of l10n lint\n"
    for family in RuleDocumentation.Family.allCases {
      let rules = RuleRegistry.all.map { $0.documentation }.filter { $0.family == family }
        .sorted { $0.id < $1.id }
      guard !rules.isEmpty else { continue }
      text += "\n## \(family.title)\n\n| rule | severity | finds |\n|---|---|---|\n"
      for rule in rules {
        let severity = rule.isOptIn ? "off" : rule.severity.rawValue
        text += "| [\(rule.id)](\(rule.id).md) | \(severity) | \(rule.summary) |\n"
      }
    }
    return text
  }

  @Test func pagesAreCurrent() throws {
    let isUpdate = ProcessInfo.processInfo.environment["UPDATE_RULES"] != nil
    let known = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let pages = Self.pages
    for (name, page) in pages {
      let file = Self.folder.appending(path: name)
      if isUpdate { try Data(page.utf8).write(to: file) }
      let old = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
      #expect(old == page, "docs/rules/\(name) is not what the rule says")
    }
    let gone = known.filter { pages[$0] == nil }
    if isUpdate {
      for name in gone { try FileManager.default.removeItem(at: Self.folder.appending(path: name)) }
      Issue.record("docs/rules was written; read the difference")
    }
    #expect(gone == [])
  }
}
