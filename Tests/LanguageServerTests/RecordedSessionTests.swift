import Foundation
import LanguageServer
import TestSupport
import Testing

/// Conversations with an editor, message by message, as `Fixtures/lsp` has them.
///
/// A session is a folder with the project (`in`) and `session.jsonl`, whose lines are what the client
/// sends (`{"client":…}`) and what comes back until nothing is planned any more (`{"server":…}`).
/// `UPDATE_GOLDEN=1` writes the server's lines anew, and that is reported as a difference.
@Suite struct RecordedSessionTests {
  struct Session: CustomTestStringConvertible, Sendable {
    var folder: String
    var testDescription: String { folder }

    static let all = Repository.files(in: "Fixtures/lsp", withSuffix: "session.jsonl").map {
      Session(folder: String($0.dropLast("/session.jsonl".count)))
    }

    var file: URL { Repository.root.appending(path: folder + "/session.jsonl") }

    /// The project by its files' paths.
    func project() throws -> [String: String] {
      let paths = Repository.files(in: folder + "/in", withSuffix: "")
      var texts: [String: String] = [:]
      for path in paths {
        texts[String(path.dropFirst((folder + "/in/").count))] = try? Repository.text(path)
      }
      return texts
    }
  }

  @Test func thereAreSome() { #expect(Session.all.count >= 3) }

  @Test(arguments: Session.all)
  func replay(session: Session) throws {
    let recorded = try String(contentsOf: session.file, encoding: .utf8)
      .split(separator: "\n").map(String.init)
    let client = TestClient(try session.project(), greets: false)
    var lines: [String] = []
    for line in recorded {
      guard let message = try Self.clientMessage(line) else { continue }
      lines.append(line)
      let before = client.messages.count
      client.send(message)
      client.server.settle()
      lines += client.messages.dropFirst(before).map { #"{"server":"# + Self.written($0) + "}" }
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: session.file)
      Issue.record("recorded; run again without UPDATE_GOLDEN")
      return
    }
    #expect(lines.count == recorded.count)
    for (line, known) in zip(lines, recorded) { #expect(line == known) }
  }

  private static func clientMessage(_ line: String) throws -> [String: Any]? {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return (object as? [String: Any])?["client"] as? [String: Any]
  }

  /// A message as it is recorded: a new version of the tool is no difference.
  private static func written(_ message: Answer) -> String {
    guard var object = message.value as? [String: Any] else { return message.text }
    if var result = object["result"] as? [String: Any], result["serverInfo"] != nil {
      result["serverInfo"] = ["name": "l10n"]
      object["result"] = result
    }
    return Answer(object).text
  }
}
