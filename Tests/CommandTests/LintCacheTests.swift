import Foundation
import TestSupport
import Testing

/// What `lint` keeps for the next time, as whole processes meet it.
@Suite struct LintCacheTests {
  /// Several processes that read and write one cache say what one without a cache says.
  @Test func processesShareACache() async throws {
    let work = try TemporaryFolder()
    let place = work.url.appending(path: "work")
    try FileManager.default.copyItem(
      at: Repository.fixtures.appending(path: "commands/lint/text/in"), to: place)
    let cache = work.url.appending(path: "cache")
    let plain = try ToolRun(["lint", "--notes", "--json", "--no-cache"], in: place)
    #expect(!FileManager.default.fileExists(atPath: cache.path))
    let shared = ["lint", "--notes", "--json", "--cache", cache.path]
    let runs = try await withThrowingTaskGroup(of: ToolRun.self) { group in
      for _ in 0..<4 { group.addTask { try ToolRun(shared, in: place) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for run in runs {
      #expect(run.output == plain.output && run.errors == plain.errors)
      #expect(run.status == plain.status)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).count == 1)
  }
}
