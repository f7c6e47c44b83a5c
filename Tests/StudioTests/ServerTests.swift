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
  @Test func aSocketGetsWhatTheGateSays() async throws {
    let session = StudioSession(["App"], on: InMemoryFolder(Project.files))
    try await Self.serving(session) { port, token in
      let page = try Self.answer(to: "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n", port)
      #expect(page.hasPrefix("HTTP/1.1 200 "))
      #expect(page.contains("<!doctype html>"))
      for (name, value) in StudioResponse.securityHeaders { #expect(page.contains("\(name): \(value)\r\n")) }
      #expect(!page.contains("Access-Control"))

      let call = { (host: String, token: String, extra: String, body: String) in
        "POST /api/project HTTP/1.1\r\nHost: \(host)\r\nAuthorization: Bearer \(token)\r\n\(extra)"
          + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
      }
      let own = "127.0.0.1:\(port)"
      let good = try Self.answer(to: call(own, token, "", "{}"), port)
      #expect(good.hasPrefix("HTTP/1.1 200 ") && good.contains(#""languages":["es"]"#))
      let rebound = try Self.answer(to: call("attacker.example:\(port)", token, "", "{}"), port)
      #expect(rebound.hasPrefix("HTTP/1.1 421 "))
      let foreign = try Self.answer(to: call(own, token, "Origin: http://attacker.example\r\n", "{}"), port)
      #expect(foreign.hasPrefix("HTTP/1.1 403 "))
      let stranger = try Self.answer(to: call(own, "guess", "", "{}"), port)
      #expect(stranger.hasPrefix("HTTP/1.1 401 ") && !stranger.contains("languages"))
      let broken = try Self.answer(to: call(own, token, "", "[1"), port)
      #expect(broken.hasPrefix("HTTP/1.1 400 "))
      let large = String(repeating: " ", count: RequestGate.largestBody + 10)
      #expect(try Self.answer(to: call(own, token, "", large), port).hasPrefix("HTTP/1.1 413 "))
      let escape = try Self.answer(
        to: "GET /../../etc/passwd HTTP/1.1\r\nHost: \(own)\r\nConnection: close\r\n\r\n", port)
      #expect(escape.hasPrefix("HTTP/1.1 404 "))
    }
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
    try await Task.detached { try body(port, token.text) }.value
  }

  /// Sends bytes and reads until the other side closes.
  private static func answer(to request: String, _ port: UInt16) throws -> String {
    #if canImport(Darwin)
    let stream = SOCK_STREAM
    #else
    let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    defer { close(descriptor) }
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
}
