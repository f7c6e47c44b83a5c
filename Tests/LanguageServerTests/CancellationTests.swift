import Foundation
import LanguageServer
import Locking
import Testing
import Workflows

/// What nobody waits for any more.
@Suite struct CancellationTests {
  private static let files = [
    "A.xcstrings": #"{"sourceLanguage":"en","strings":{"a":{}},"version":"1.0"}"#,
    "B.xcstrings": #"{"sourceLanguage":"en","strings":{"b":{}},"version":"1.0"}"#,
  ]

  @Test("a request ends while it is worked on, and those behind it are answered")
  func runningRequest() {
    let gate = Gate()
    let client = TestClient(Self.files, on: { GatedFiles($0, gate) })
    client.server.settle()
    _ = client.ask("workspace/symbol", ["query": "a"])
    gate.close()
    let query: [String: Any] = ["previousResultIds": [Any](), "workDoneToken": "w"]
    let id = client.begin("workspace/diagnostic", query)
    let next = client.begin("workspace/symbol", ["query": "none"])
    gate.waitForReader()
    client.cancel(id)
    gate.open()
    client.server.finish()
    #expect(client.answer(to: id)["code"].int == -32800)
    #expect(client.answer(to: next).array.isEmpty && client.answer(to: next)["code"].int == nil)
    let progress = client.messages.filter { $0["method"].string == "$/progress" }
    #expect(progress.last?["params"]["value"]["kind"].string == "end")
  }

  @Test("a request that waits is never begun")
  func waitingRequest() {
    let gate = Gate()
    let client = TestClient(Self.files, on: { GatedFiles($0, gate) })
    client.server.settle()
    gate.close()
    let first = client.begin("workspace/diagnostic", ["previousResultIds": [Any]()])
    let id = client.begin("workspace/diagnostic", ["previousResultIds": [Any]()])
    gate.waitForReader()
    client.cancel(id)
    client.cancel(99)
    gate.open()
    client.server.finish()
    #expect(client.answer(to: first).has("items"))
    #expect(client.answer(to: id)["code"].int == -32800)
  }
}

/// Lets readers through, or not.
private final class Gate: Sendable {
  private let isClosed = Locked(false)
  private let arrived = DispatchSemaphore(value: 0)
  private let opened = DispatchSemaphore(value: 0)

  func close() { isClosed.withLock { $0 = true } }

  func open() {
    isClosed.withLock { $0 = false }
    opened.signal()
  }

  /// Waits until somebody stands before the closed gate.
  func waitForReader() { arrived.wait() }

  func pass() {
    guard isClosed.withLock({ $0 }) else { return }
    arrived.signal()
    opened.wait()
    opened.signal()
  }
}

/// Files whose bytes come only through a gate.
private struct GatedFiles: FileTree {
  private let base: InMemoryFolder
  private let gate: Gate

  init(_ base: InMemoryFolder, _ gate: Gate) { (self.base, self.gate) = (base, gate) }

  func files(under roots: [String], _ selection: FileSelection) -> FileListing {
    base.files(under: roots, selection)
  }

  func names(in folder: String) -> [String] { base.names(in: folder) }

  func read(_ path: String, _ limit: FileLimit) throws(FileError) -> [UInt8] {
    gate.pass()
    return try base.read(path, limit)
  }

  func write(
    _ bytes: [UInt8], to path: String, replacing old: [UInt8]?
  ) throws(FileError) -> FileChange { try base.write(bytes, to: path, replacing: old) }

  func opening(_ path: String) -> any FileTree { self }
  func remove(_ path: String) throws(FileError) { try base.remove(path) }
  func removeEmptyFolder(_ path: String) { base.removeEmptyFolder(path) }
  func size(of path: String) -> Int? { base.size(of: path) }
  func realPath(of path: String) -> String? { base.realPath(of: path) }
}
