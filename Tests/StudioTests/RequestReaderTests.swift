import TestSupport
import Testing

@testable import Studio

/// What is read of a connection's bytes, and where that ends.
@Suite struct RequestReaderTests {
  static let head =
    "POST /api/list?x=1 HTTP/1.1\r\nHost: a\r\nX-Y:\t b c \r\nContent-Length: 3\r\n\r\n"

  /// Requests and the status of what is refused, as bytes come in pieces.
  static func read(_ bytes: [UInt8], piece: Int) -> (requests: [StudioRequest], refused: Int?) {
    var reader = RequestReader()
    var requests: [StudioRequest] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      var step = reader.take(Array(rest.prefix(piece)))
      rest = rest.dropFirst(piece)
      while case .request(let request, _) = step {
        requests.append(request)
        step = reader.take()
      }
      if case .refused(let response) = step { return (requests, response.status) }
    }
    return (requests, nil)
  }

  @Test(arguments: [1, 2, 3, 7, 1000]) func requestsComeInPieces(piece: Int) throws {
    let bytes = Array((Self.head + "{ }" + Self.head + "abc").utf8)
    let (requests, refused) = Self.read(bytes, piece: piece)
    #expect(refused == nil)
    #expect(requests.map(\.path) == ["/api/list", "/api/list"])
    #expect(requests.map { String(decoding: $0.body, as: UTF8.self) } == ["{ }", "abc"])
    #expect(requests.first?.header("x-y") == "b c")
    #expect(requests.first?.method == "POST")
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: a\nB: c\r\n\r\n", 400), ("GET / HTTP/1.1\nHost: a\n\r\n\r\n", 400),
    ("GET / HTTP/1.0\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400),
    ("GET http://a/ HTTP/1.1\r\n\r\n", 400), ("GET /\u{e9} HTTP/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n Host: a\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n: a\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\u{0}b\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 1, 1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 9999999999999999999\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 2000000\r\n\r\n", 413),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 501),
    ("\r\n\r\n", 400),
  ])
  func whatIsMalformedIsRefused(text: String, status: Int) {
    let (requests, refused) = Self.read(Array(text.utf8), piece: 5)
    #expect(requests.isEmpty)
    #expect(refused == status)
  }

  @Test func headsAreBounded() {
    let line = String(repeating: "a", count: 1000)
    // One line without an end, many lines, and many short ones.
    let heads = [
      "GET /" + String(repeating: line, count: 20),
      "GET / HTTP/1.1\r\n" + (0..<30).map { "X\($0): \(line)\r\n" }.joined() + "\r\n",
      "GET / HTTP/1.1\r\n" + (0..<80).map { "X\($0): a\r\n" }.joined() + "\r\n",
    ]
    for head in heads {
      let (requests, refused) = Self.read(Array(head.utf8), piece: 4096)
      #expect(requests.isEmpty && refused == 431)
    }
  }

  /// Bytes of any kind end in requests, a refusal, or in waiting for more, in whatever pieces they
  /// come.
  @Test(arguments: 0..<20)
  func randomBytesDoNoHarm(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "GET", " ", "/", "HTTP/1.1", "\r\n", "\n", ":", "Content-Length: 5", "\u{0}", "é", "a",
      "GET / HTTP/1.1\r\n", "Host: a\r\n\r\n",
    ]
    for _ in 0..<100 {
      let text = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let whole = Self.read(Array(text.utf8), piece: max(1, text.utf8.count))
      let parts = Self.read(Array(text.utf8), piece: Int.random(in: 1...9, using: &random))
      #expect(whole.requests.map(\.path) == parts.requests.map(\.path), "\(text)")
      #expect(whole.refused == parts.refused, "\(text)")
      #expect(whole.refused.map { (400...599).contains($0) } ?? true, "\(text)")
      let starts = text.ranges(of: "GET ").count
      #expect(whole.requests.count <= starts, "\(text)")
    }
  }
}
