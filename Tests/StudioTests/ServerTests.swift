import Dispatch
import Foundation
import Testing
import Workflows

@testable import Studio

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The server over a real socket, with requests as bytes.
@Suite(.timeLimit(.minutes(1))) struct ServerTests {
  @Test func thePageComesWithItsPolicy() async throws {
    let session = StudioSession(["App"], on: InMemoryFolder(Project.files))
    try await Self.serving(session) { port, _ in
      let page = try Self.answer(to: Self.file("/", port), port)
      #expect(page.hasPrefix("HTTP/1.1 200 "))
      #expect(page.contains("<!doctype html>"))
      for (name, value) in StudioResponse.securityHeaders {
        #expect(page.contains("\(name): \(value)\r\n"))
      }
      #expect(!page.contains("Access-Control"))
      let escape = try Self.answer(to: Self.file("/../../etc/passwd", port), port)
      #expect(escape.hasPrefix("HTTP/1.1 404 "))
    }
  }

  @Test func onlyItsOwnPageIsAnswered() async throws {
    let session = StudioSession(["App"], on: InMemoryFolder(Project.files))
    try await Self.serving(session) { port, token in
      let own = "127.0.0.1:\(port)"
      func answer(
        host: String? = nil, token given: String? = nil, headers: String = "", body: String = "{}"
      ) throws -> String {
        let head =
          "POST /api/project HTTP/1.1\r\nHost: \(host ?? own)\r\n"
          + "Authorization: Bearer \(given ?? token)\r\nContent-Type: application/json\r\n"
          + "\(headers)Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n"
        return try Self.answer(to: head + body, port)
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

  private static func file(_ path: String, _ port: UInt16) -> String {
    "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n"
  }

  /// Runs a server while the body talks to it.
  private static func serving(
    _ session: StudioSession, _ body: @escaping @Sendable (UInt16, String) throws -> Void
  ) async throws {
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

  /// Sends bytes and reads until the other side closes.
  private static func answer(to request: String, _ port: UInt16) throws -> String {
    let descriptor = try connection(to: port)
    defer { close(descriptor) }
    var bytes = Array(request.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { break }
      bytes = bytes.dropFirst(count)
    }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      answer += buffer[..<count]
    }
    return String(decoding: answer, as: UTF8.self)
  }

  private static func connection(to port: UInt16) throws -> Int32 {
    #if canImport(Glibc)
    let stream = Int32(SOCK_STREAM.rawValue)
    #else
    let stream = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    try #require(isConnected)
    return descriptor
  }
}
