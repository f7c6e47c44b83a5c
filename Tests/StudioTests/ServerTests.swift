import Dispatch
import Foundation
import TestSupport
import Testing
import Workflows

@testable import Studio

/// The server over a real socket, with requests as bytes.
@Suite(.ends) struct ServerTests {
  @Test func thePageComesWithItsPolicy() async throws {
    try await Self.serving { port, _ in
      let page = try LoopbackClient(port: port).answer(to: Self.file("/", port))
      #expect(page.hasPrefix("HTTP/1.1 200 "))
      #expect(page.contains("<!doctype html>"))
      for (name, value) in StudioResponse.securityHeaders {
        #expect(page.contains("\(name): \(value)\r\n"))
      }
      #expect(!page.contains("Access-Control"))
      let escape = try LoopbackClient(port: port).answer(
        to: Self.file("/../../etc/passwd", port))
      #expect(escape.hasPrefix("HTTP/1.1 404 "))
    }
  }

  @Test func onlyItsOwnPageIsAnswered() async throws {
    try await Self.serving { port, token in
      let own = "127.0.0.1:\(port)"
      func answer(
        host: String? = nil, token given: String? = nil, headers: String = "", body: String = "{}"
      ) throws -> String {
        let head =
          "POST /api/project HTTP/1.1\r\nHost: \(host ?? own)\r\n"
          + "Authorization: Bearer \(given ?? token)\r\nContent-Type: application/json\r\n"
          + "\(headers)Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n"
        return try LoopbackClient(port: port).answer(to: head + body)
      }
      #expect(try answer().contains(#""languages":["es"]"#))
      #expect(try answer(host: "attacker.example:\(port)").hasPrefix("HTTP/1.1 421 "))
      let foreign = try answer(headers: "Origin: http://attacker.example\r\n")
      #expect(foreign.hasPrefix("HTTP/1.1 403 ") && !foreign.contains("languages"))
      #expect(try answer(token: "guess").hasPrefix("HTTP/1.1 401 "))
      #expect(try answer(body: "[1").hasPrefix("HTTP/1.1 400 "))
      let large = String(repeating: " ", count: RequestGate.largestBody + 10)
      #expect(try answer(body: large).hasPrefix("HTTP/1.1 413 "))
    }
  }

  /// Another program of the machine, before it shows any token.
  @Test func whatNeverEndsIsRefused() async throws {
    try await Self.serving { port, _ in
      let client = LoopbackClient(port: port)
      let endless = "GET /" + String(repeating: "a", count: 1 << 20)
      let many = (0..<2000).map { "X-\($0): a\r\n" }.joined()
      let (long, wide) = (
        try client.answer(to: endless), try client.answer(to: "GET / HTTP/1.1\r\n\(many)")
      )
      #expect(long.hasPrefix("HTTP/1.1 431 "))
      #expect(wide.hasPrefix("HTTP/1.1 431 "))
      let wrong = try client.answer(to: "GET /\r\n\r\n")
      #expect(wrong.hasPrefix("HTTP/1.1 400 "))
    }
  }

  /// Another program of the machine, or a page elsewhere, that opens connections and says nothing.
  @Test func thePageComesBesideConnectionsThatSayNothing() async throws {
    try await Self.serving { port, _ in
      var open: [Int32] = []
      defer { for descriptor in open { close(descriptor) } }
      for _ in 0..<(2 * HeldConnections.most) {
        open.append(try LoopbackClient(port: port).connection())
      }
      let page = try LoopbackClient(port: port).answer(to: Self.file("/", port))
      #expect(page.hasPrefix("HTTP/1.1 200 "))
    }
  }

  @Test func aConnectionIsUsedAgain() async throws {
    try await Self.serving { port, _ in
      let first = "GET /dom.js HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      let answers = try LoopbackClient(port: port).answer(to: first + Self.file("/", port))
      #expect(answers.ranges(of: "HTTP/1.1 200 OK").count == 2)
      #expect(answers.contains("Connection: keep-alive") && answers.contains("Connection: close"))
    }
  }

  @Test func aPortThatIsTakenIsToldInTheSystemsWords() async throws {
    try await Self.serving { port, _ in
      let second = StudioServer(Project.session(on: InMemoryFolder(Project.files)))
      let error = #expect(throws: (any Error).self) { try second.serve(port: port) { _ in } }
      let reason = error.map(StudioServer.reason)
      #expect(reason == String(cString: strerror(EADDRINUSE)))
    }
  }

  private static func file(_ path: String, _ port: UInt16) -> String {
    "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n"
  }

  /// Runs a server of the project while the body talks to it.
  private static func serving(
    _ body: @escaping @Sendable (UInt16, String) throws -> Void
  ) async throws {
    let session = Project.session(on: InMemoryFolder(Project.files))
    let token = AccessToken.random()
    let (addresses, continuation) = AsyncStream<String>.makeStream()
    let server = Task {
      try await StudioServer(session, token: token).run(port: 0) { continuation.yield($0) }
    }
    defer { server.cancel() }
    let address = try #require(await addresses.first { _ in true })
    let url = try #require(URL(string: address))
    #expect(url.host == "127.0.0.1" && url.query == "token=\(token.text)")
    let port = UInt16(try #require(url.port))
    // It waits for answers, which the threads of tasks have to give.
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try body(port, token.text) })
      }
    }
  }
}
