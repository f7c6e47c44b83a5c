import JSONRPC
import Testing

@Suite struct MessageFramesTests {
  private func messages(
    _ framing: MessageFraming, limit: Int = 100, _ pieces: [String]
  ) -> [String] {
    var frames = MessageFrames(framing, limit: limit)
    var found: [String] = []
    for piece in pieces {
      frames.append(Array(piece.utf8))
      while true {
        do throws(FramingError) {
          guard let body = try frames.next() else { break }
          found.append(String(decoding: body, as: UTF8.self))
        } catch {
          found.append("\(error)")
          if error == .malformedHeader { return found }
        }
      }
    }
    return found
  }

  @Test(arguments: [
    (["Content-Length: 2\r\n\r\n{}"], ["{}"]),
    (["Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]"], ["{}", "[1]"]),
    (["content-length:2\r\nContent-Type: application/vscode-jsonrpc\r\n\r\n{}"], ["{}"]),
    (
      ["Content-Length: 101\r\n\r\n" + String(repeating: "x", count: 60)],
      ["tooLarge(byteCount: 101)"]
    ),
    (
      [
        "Content-Length: 101\r\n\r\n" + String(repeating: "x", count: 60),
        String(repeating: "x", count: 41) + "Content-Length: 2\r\n\r\n{}",
      ], ["tooLarge(byteCount: 101)", "{}"]
    ),
    (["Content-Length: -2\r\n\r\n{}"], ["malformedHeader"]),
    (["Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}"], ["malformedHeader"]),
    (["Content-Length: 99999999999999999999\r\n\r\n{}"], ["malformedHeader"]),
    (["GET / HTTP/1.1\r\nHost: x\r\n\r\n"], ["malformedHeader"]),
    ([String(repeating: "x", count: 5000)], ["malformedHeader"]),
    // Who sends lines, or bare line ends, waits for an answer before more comes.
    (["{\"jsonrpc\":\"2.0\"}\n"], ["malformedHeader"]),
    (["Content-Length: 2\n\n{}"], ["malformedHeader"]),
    (["Content-", "Length: 2\r", "\n\r\n{}"], ["{}"]),
  ])
  func headers(pieces: [String], expected: [String]) {
    #expect(messages(.contentLength, pieces) == expected)
  }

  @Test func bytesMayArriveOneAtATime() {
    let stream = "Content-Length: 7\r\n\r\n{\"é\":1}Content-Length: 2\r\n\r\n{}"
    var frames = MessageFrames(.contentLength, limit: 100)
    var found: [String] = []
    for byte in stream.replacing("7", with: "8").utf8 {
      frames.append([byte])
      if let body = try? frames.next() { found.append(String(decoding: body, as: UTF8.self)) }
    }
    #expect(found == ["{\"é\":1}", "{}"])
  }

  @Test(arguments: [
    (["{}\n"], ["{}"]), (["{}\r\n\n[1]\n"], ["{}", "[1]"]), (["{", "}", "\n"], ["{}"]),
    (["{}"], []),
    (
      [String(repeating: "x", count: 101), "xx", "x\n{}\n"],
      ["tooLarge(byteCount: 101)", "{}"]
    ),
    ([String(repeating: "x", count: 101) + "\n{}\n"], ["tooLarge(byteCount: 101)", "{}"]),
  ])
  func lines(pieces: [String], expected: [String]) {
    #expect(messages(.lines, pieces) == expected)
  }

  @Test func framedMessagesComeBack() {
    for framing in [MessageFraming.contentLength, .lines] {
      let stream = framing.framed(Array("{\"a\":1}".utf8)) + framing.framed(Array("{}".utf8))
      #expect(messages(framing, [String(decoding: stream, as: UTF8.self)]) == ["{\"a\":1}", "{}"])
    }
  }
}
