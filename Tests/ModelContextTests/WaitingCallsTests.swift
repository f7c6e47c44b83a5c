import Foundation
import Locking
import ModelContext
import Testing
import Workflows

/// Many calls that come at once.
@Suite("calls that wait")
struct WaitingCallsTests {
  @Test("one look at the files answers all calls that came before it")
  func oneLook() throws {
    let reads = Locked(0)
    let client = Client(on: { CountedFiles($0, reads) })
    _ = try client.call("plan")
    let before = reads.withLock { $0 }
    _ = try client.call("plan")
    let once = reads.withLock { $0 } - before
    let lines = (0..<200).map {
      #"{"jsonrpc":"2.0","id":\#($0),"method":"tools/call","params":{"name":"plan"}}"#
    }
    let answers = client.send(lines.joined(separator: "\n"))
    #expect(answers.count == 200)
    #expect(Set(answers.map { $0.replacing(#/"id":\d+/#, with: "") }).count == 1)
    // Those that came while the first look went on need one more; each reads guides.
    #expect(reads.withLock { $0 } - before < 50 * once)
  }

  @Test("what a call writes is what the calls behind it see")
  func writes() throws {
    let client = Client()
    _ = try client.call("plan")
    let read =
      #"{"name":"read","arguments":{"language":"es","table":"Localizable.xcstrings"}}"#
    let edit =
      #"{"name":"edit","arguments":{"table":"Localizable.xcstrings","key":"Open %@","language":"es","#
      + #""text":"Abrir %@"}}"#
    let lines = [read, edit, read].enumerated().map {
      #"{"jsonrpc":"2.0","id":\#($0.offset),"method":"tools/call","params":\#($0.element)}"#
    }
    let answers = try client.send(lines.joined(separator: "\n")).map { try JSON(text: $0) }
    let keys = answers.map { $0["result"]["structuredContent"]["keys"].all.count }
    #expect(keys == [3, 0, 2])
  }
}

/// Files that count how often something is read or listed.
private struct CountedFiles: FilesOverFiles {
  let base: any FileTree
  private let reads: Locked<Int>

  init(_ base: any FileTree, _ reads: Locked<Int>) { (self.base, self.reads) = (base, reads) }

  private func count() { reads.withLock { $0 += 1 } }

  func files(under roots: [String], _ selection: FileSelection) -> FileListing {
    count()
    return base.files(under: roots, selection)
  }

  func read(_ path: String, _ limit: FileLimit) throws(FileError) -> [UInt8] {
    count()
    return try base.read(path, limit)
  }

  func opening(_ path: String) -> any FileTree { CountedFiles(base.opening(path), reads) }
}
