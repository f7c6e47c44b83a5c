import Foundation
import TestSupport
import Testing

/// Whoever stops the tool finds the old file or the new one, and nothing else.
@Suite struct InterruptionTests {
  private static let count = 750

  /// Catalogs that `format` rewrites, in a folder each.
  private func catalogs() throws -> (TemporaryFolder, [String: Data]) {
    let folder = try TemporaryFolder()
    let entries = (0..<Self.count).map { #""key \#($0)":{"comment":"Number \#($0)"}"# }
    let text =
      #"{"sourceLanguage":"en","version":"1.0","strings":{\#(entries.joined(separator: ","))}}"#
    for number in 0..<4 { try folder.write(text, to: "\(number)/T.xcstrings") }
    return (folder, folder.contents())
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGKILL])
  func nothingIsLostAndLittleIsLeft(number: Int32) throws {
    let (folder, old) = try catalogs()
    _ = try ToolRun(["format"], in: folder.url)
    let new = folder.contents()
    #expect(new.keys == old.keys && new != old)
    for delay in [0.03, 0.06, 0.1, 0.14] {
      for (path, data) in old { try data.write(to: folder.url.appending(path: path)) }
      _ = try ToolRun(["format"], in: folder.url, seconds: delay, signal: number)
      let found = folder.contents()
      for path in old.keys { #expect(found[path] == old[path] || found[path] == new[path]) }
      if number != SIGKILL { #expect(found.keys == old.keys) }
    }
    guard number == SIGKILL else { return }
    // What was killed without a chance to clean up is cleaned up by the next run that writes.
    for (path, data) in old { try data.write(to: folder.url.appending(path: path)) }
    _ = try ToolRun(["format"], in: folder.url)
    #expect(folder.contents() == new)
  }
}
