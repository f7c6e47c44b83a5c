import Testing

@testable import Studio

/// Which requests are answered.
@Suite struct GateTests {
  static let token = AccessToken(text: "0123456789abcdef0123456789abcdef")
  static let gate = RequestGate(token: token, port: 4321)

  static func call(_ change: (inout StudioRequest) -> Void = { _ in }) -> StudioRequest {
    var request = StudioRequest(
      method: "POST", path: "/api/list",
      headers: [
        "host": "127.0.0.1:4321", "authorization": "Bearer \(token.text)",
        "content-type": "application/json",
      ], body: Array("{}".utf8))
    change(&request)
    return request
  }

  @Test func theOwnPageIsAnswered() {
    #expect(Self.gate.refusal(of: Self.call()) == nil)
    let request = Self.call {
      $0.headers["host"] = "localhost:4321"
      $0.headers["origin"] = "http://localhost:4321"
      $0.headers["sec-fetch-site"] = "same-origin"
      $0.headers["content-type"] = "application/json; charset=utf-8"
    }
    #expect(Self.gate.refusal(of: request) == nil)
  }

  @Test(arguments: [
    ("host", "attacker.example:4321", 421), ("host", "127.0.0.1:80", 421),
    ("host", "127.0.0.1", 421), ("host", "127.0.0.1.attacker.example:4321", 421),
    ("origin", "http://attacker.example", 403), ("origin", "null", 403),
    ("origin", "https://127.0.0.1:4321", 403), ("origin", "http://127.0.0.1:9999", 403),
    ("sec-fetch-site", "cross-site", 403), ("sec-fetch-site", "same-site", 403),
    ("authorization", "Bearer 0123456789abcdef0123456789abcdee", 401),
    ("authorization", "0123456789abcdef0123456789abcdef", 401), ("authorization", "Bearer ", 401),
    ("content-type", "text/plain", 415), ("content-type", "application/x-www-form-urlencoded", 415),
  ])
  func othersAreRefused(header: String, value: String, status: Int) {
    let request = Self.call { $0.headers[header] = value }
    #expect(Self.gate.refusal(of: request)?.status == status)
    #expect(!Self.gate.isOwnCall(request))
  }

  @Test func onlyCallsShowTheToken() {
    #expect(Self.gate.isOwnCall(Self.call()))
    #expect(!Self.gate.isOwnCall(Self.call { ($0.method, $0.path) = ("GET", "/") }))
  }

  @Test(arguments: [("host", 421), ("authorization", 401), ("content-type", 415)])
  func whatIsMissingIsRefused(header: String, status: Int) {
    let request = Self.call { $0.headers[header] = nil }
    #expect(Self.gate.refusal(of: request)?.status == status)
  }

  @Test func callsArePostsOfBoundedSize() {
    #expect(Self.gate.refusal(of: Self.call { $0.method = "GET" })?.status == 405)
    let large = Self.call { $0.body = Array(repeating: 0x20, count: RequestGate.largestBody + 1) }
    #expect(Self.gate.refusal(of: large)?.status == 413)
    #expect(
      Self.gate.refusal(of: Self.call { ($0.method, $0.path) = ("PUT", "/studio.js") })?.status
        == 405)
  }

  @Test func tokensDiffer() {
    let tokens = Set((0..<100).map { _ in AccessToken.random().text })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.utf8.count == 32 })
  }
}
