import Foundation
import TestSupport
import Testing

/// The commands in the README and the docs run, and exit as the text says.
///
/// They are the lines of `sh` and `console` blocks that call `l10n`; `# exits N` behind one says
/// its exit code. Those of a page run one after the other in the same folder, as who follows the
/// page runs them, where the paths that they name are copies of the repository's. A comment before a
/// block says more: `in PATH` runs it inside of a copy of that fixture, which is a repository of git,
/// and `not run: REASON` leaves it out.
@Suite struct DocumentedCommandTests {
  /// The commands of a page that run in the same place.
  struct Block: CustomTestStringConvertible, Sendable {
    var page: String
    var place: String?
    var commands: [String]

    var testDescription: String { "\(page): \(commands.joined(separator: "; "))" }
  }

  /// `docs/commands.md` has the examples of the commands' help, which have a test of their own.
  private static let pages = DocumentationTests.pages.filter { $0 != "docs/commands.md" }

  static let blocks: [Block] = pages.flatMap { page -> [Block] in
    let found = Self.separateBlocks(in: page)
    let places = found.map(\.place)
    return places.indices.filter { places.firstIndex(of: places[$0]) == $0 }.map { first in
      let commands = found.filter { $0.place == places[first] }.flatMap(\.commands)
      return Block(page: page, place: places[first], commands: commands)
    }
  }

  /// Those between marks of code, each by itself.
  private static func separateBlocks(in page: String) -> [Block] {
    let text = (try? Repository.text(page)) ?? ""
    let fence = #/(?s)(?:<!-- ([^\n]*?) -->\n+)?```(?:sh|console)\n(.*?)\n```/#
    return text.matches(of: fence).compactMap { match -> Block? in
      let note = match.1.map(String.init)
      if note?.hasPrefix("not run: ") ?? false { return nil }
      let commands = match.2.split(separator: "\n").compactMap(Self.call)
      guard !commands.isEmpty else { return nil }
      let place = note?.hasPrefix("in ") ?? false ? note.map { String($0.dropFirst(3)) } : nil
      return Block(page: page, place: place, commands: commands)
    }
  }

  /// What a line calls the tool with; nil for other programs.
  private static func call(in line: Substring) -> String? {
    line.wholeMatch(of: #/(?:\$ )?(?:swift run )?l10n (.*)/#).map { String($0.1) }
  }

  @Test func thereAreCommands() {
    let guide = Self.blocks.filter { $0.page == "docs/guide.md" }
    #expect(guide.flatMap(\.commands).count > 20)
    #expect(Self.blocks.contains { $0.place != nil })
  }

  @Test(arguments: blocks)
  func theyRun(block: Block) throws {
    let (folder, cache) = (try TemporaryFolder(), try TemporaryFolder())
    let place = try prepare(folder, for: block)
    for command in block.commands {
      let parts = command.split(separator: " #", maxSplits: 1)
      let expected = parts.dropFirst().first.flatMap { $0.firstMatch(of: /exits (\d+)/) }
      let run = try ToolRun(GoldenCase.words(String(parts[0])), in: place, cache: cache.url)
      let status = expected.flatMap { Int32($0.1) } ?? 0
      #expect(run.status == status, "\(command)\n\(run.output.suffix(800))\(run.errors)")
    }
  }

  /// Copies what a block needs.
  private func prepare(_ folder: TemporaryFolder, for block: Block) throws -> URL {
    guard let fixture = block.place else {
      for path in Set(block.commands.flatMap(GoldenCase.words))
        .filter({ $0.hasPrefix("Fixtures/") }).sorted()
      {
        try copy(path, to: folder.url.appending(path: path))
      }
      return folder.url
    }
    let place = folder.url.appending(path: "project")
    try copy(fixture, to: place)
    let git = try ToolRun(["git", "init", "-q"], in: place, tool: URL(filePath: "/usr/bin/env"))
    try #require(git.status == 0, "\(git.errors)")
    return place
  }

  /// A folder before what lies in it, which is copied with it.
  private func copy(_ path: String, to place: URL) throws {
    guard !FileManager.default.fileExists(atPath: place.path) else { return }
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: Repository.root.appending(path: path), to: place)
  }
}
