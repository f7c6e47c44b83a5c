import Foundation
import TestSupport
import Testing

/// What the README and docs say exists, and the README's commands run.
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

  /// The `swift run l10n` lines of the README; `# exits N` behind one says its exit code.
  static let commands: [String] = {
    let text = (try? Repository.text("README.md")) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("swift run l10n ") }.map(String.init)
  }()

  @Test func theReadmeHasCommands() {
    #expect(Self.commands.count >= 3)
  }

  @Test(arguments: commands)
  func theReadmesCommandsRun(command: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Repository.fixtures, to: folder.url.appending(path: "Fixtures"))
    let parts = command.dropFirst("swift run l10n ".count).split(separator: "#")
    let expected = parts.dropFirst().first.flatMap { $0.firstMatch(of: /exits (\d+)/) }
    let run = try ToolRun(GoldenCase.words(String(parts[0])), in: folder.url)
    #expect(run.status == expected.flatMap { Int32($0.1) } ?? 0, "\(run.errors)")
  }
}
