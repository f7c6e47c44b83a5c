import Foundation
import TestSupport
import Testing

/// `docs/security.md` names tests, and they are there.
@Suite struct SecurityPageTests {
  /// A suite that the page names, with the title of a test of it where the page gives one.
  struct Named: Hashable, CustomTestStringConvertible {
    var suite: String
    var title: String?

    var testDescription: String { [suite, title].compactMap(\.self).joined(separator: ", ") }
  }

  static let named: [Named] = {
    let page = (try? Repository.text("docs/security.md")) ?? ""
    let found = page.matches(of: #/`(\w+Tests)`(?:, "([^"]+)")?/#)
    return found.map { Named(suite: String($0.1), title: $0.2.map(String.init)) }
  }()

  @Test(arguments: named)
  func isThere(named: Named) throws {
    // Some suites are folders of suites.
    let files = Repository.files(in: "Tests", withSuffix: ".swift").filter {
      $0.hasSuffix("/\(named.suite).swift") || $0.hasPrefix("Tests/\(named.suite)/")
    }
    #expect(!files.isEmpty, "no tests are named \(named.suite)")
    guard let title = named.title else { return }
    let code = try files.map(Repository.text).joined()
    #expect(code.contains("\"\(title)\""), "\(named.suite) has no test \(title)")
  }

  @Test func thePageNamesTests() {
    #expect(Self.named.count > 40)
    #expect(Self.named.contains { $0.title != nil })
  }

  /// Each attack has something that stops it, and a test.
  @Test func rowsAreComplete() throws {
    let page = try Repository.text("docs/security.md")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.hasPrefix("|---") }
    for row in rows {
      let cells = row.split(separator: "|", omittingEmptySubsequences: true)
      #expect(cells.count == 3 && cells.allSatisfy { !$0.allSatisfy(\.isWhitespace) }, "\(row)")
    }
  }

  /// The subjects that the page lists are those that there are.
  @Test func subjectsAreListed() throws {
    let page = try Repository.text("docs/security.md")
    let tool = Repository.tool.deletingLastPathComponent().appending(path: "l10n-dev")
    let help = try ToolRun(["fuzz", "--help"], in: Repository.root, tool: tool).output
    // The usage line names the argument as well.
    let start = try #require(help.firstRange(of: "\n  <subject>")).upperBound
    let list = help[start...].prefix { $0 != "." }.split { $0 == "," || $0.isWhitespace }
      .map(String.init).filter { $0 != "or" && $0 != "all" }
    #expect(list.count > 20)
    for name in list { #expect(page.contains("`\(name)`"), "\(name) isn't listed") }
  }
}
