import Foundation
import Fuzzing
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
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count > 40)
    for row in rows {
      let cells = row.split(separator: "|", omittingEmptySubsequences: true)
      #expect(cells.count == 3 && cells.allSatisfy { !$0.allSatisfy(\.isWhitespace) }, "\(row)")
    }
  }

  /// The subjects that the page lists are those that there are.
  @Test func subjectsAreListed() throws {
    let page = try Repository.text("docs/security.md")
    let table = try #require(page.components(separatedBy: "| subject |").last)
    let cells = table.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .compactMap { $0.split(separator: "|").first }
    let listed = cells.flatMap { $0.matches(of: #/`([a-z-]+)`/#).map { String($0.1) } }
    #expect(Set(listed) == Set(FuzzSubject.all.map(\.name) + FuzzSubject.textTrials))
  }
}
