import PlainBytes
import Reading

/// Reads requests of HTTP/1.1 from the bytes of a connection (RFC 9112), within limits.
///
/// It reads what browsers send to this server's page, and refuses the rest: no byte that is refused
/// here is looked at by anything else.
struct RequestReader {
  /// What the bytes so far come to.
  enum Step {
    /// More has to come.
    case waiting
    /// A request, and whether others may follow on the connection.
    case request(StudioRequest, staysOpen: Bool)
    /// Nothing more can be read from the connection.
    case refused(StudioResponse)
  }

  /// The longest line of the request and header lines together, in bytes.
  static let longestHead = 16_384
  static let mostHeaders = 64

  private var bytes: [UInt8] = []
  /// Up to where no head ends.
  private var searched = 0
  private var head: RequestHead?

  /// Whether nothing of a request has come.
  var isEmpty: Bool { bytes.isEmpty && head == nil }

  /// Takes what came, and gives what it comes to; call it with nothing for what came before.
  mutating func take(_ more: [UInt8] = []) -> Step {
    bytes += more
    if head == nil {
      guard let end = headEnd() else {
        return bytes.count > Self.longestHead ? Self.tooLarge : .waiting
      }
      guard end <= Self.longestHead else { return Self.tooLarge }
      switch RequestHead.read(bytes[..<end]) {
      case .success(let read): head = read
      case .failure(let refusal): return .refused(refusal.response)
      }
      bytes.removeFirst(end)
      searched = 0
    }
    guard let head else { return .waiting }
    guard head.length <= RequestGate.largestBody else {
      return .refused(
        StudioResponse(
          status: 413, problem: "a request has at most \(RequestGate.largestBody) bytes"))
    }
    guard bytes.count >= head.length else { return .waiting }
    var request = head.request
    request.body = Array(bytes[..<head.length])
    bytes.removeFirst(head.length)
    self.head = nil
    return .request(request, staysOpen: head.staysOpen)
  }

  private static let tooLarge = Step.refused(
    StudioResponse(
      status: 431, problem: "what stands before a request's body has at most \(longestHead) bytes"))

  /// Behind the empty line.
  private mutating func headEnd() -> Int? {
    let mark = Array("\r\n\r\n".utf8)
    var place = max(0, searched - 3)
    while place + 4 <= bytes.count {
      if bytes[place] == mark[0], bytes[place..<(place + 4)].elementsEqual(mark) {
        return place + 4
      }
      place += 1
    }
    searched = bytes.count
    return nil
  }
}

/// What stands before the body of a request.
struct RequestHead {
  /// Without its body.
  var request: StudioRequest
  /// Of the body, in bytes.
  var length = 0
  var staysOpen = true

  /// Why a head isn't read.
  struct Refusal: Error {
    var response: StudioResponse

    init(_ status: Int, _ problem: String) {
      response = StudioResponse(status: status, problem: problem)
    }
  }

  /// - Parameter bytes: With the empty line that ends it.
  static func read(_ bytes: ArraySlice<UInt8>) -> Result<RequestHead, Refusal> {
    // Only a line feed ends a line, and only behind a return: what others may take for a line's end
    // is refused.
    var lines = bytes.dropLast(4).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for index in lines.indices.dropLast() {
      guard lines[index].last == UInt8(ascii: "\r") else { return .failure(malformed) }
      lines[index] = lines[index].dropLast()
    }
    guard lines.allSatisfy({ $0.allSatisfy(isText) }) else { return .failure(malformed) }
    guard lines.count - 1 <= RequestReader.mostHeaders else {
      return .failure(Refusal(431, "a request has at most \(RequestReader.mostHeaders) headers"))
    }
    return read(lines)
  }

  private static let malformed = Refusal(400, "this is no request of HTTP/1.1")

  /// Whether a byte may stand in a line: no control character but a tab.
  private static func isText(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x7F || byte == 0x09
  }

  private static func read(_ lines: [ArraySlice<UInt8>]) -> Result<RequestHead, Refusal> {
    guard let first = lines.first, var head = RequestHead(requestLine: first) else {
      return .failure(malformed)
    }
    for line in lines.dropFirst() {
      guard let (name, value) = header(line),
        // Said twice, a header may say two things to two readers.
        head.request.headers.updateValue(value, forKey: name) == nil
      else { return .failure(malformed) }
    }
    guard head.request.header("transfer-encoding") == nil else {
      return .failure(Refusal(501, "send a body whose length is known"))
    }
    if let length = head.request.header("content-length") {
      let isNumber = (1...12).contains(length.utf8.count) && length.utf8.allSatisfy(\.isASCIIDigit)
      guard isNumber, let number = Int(length) else { return .failure(malformed) }
      head.length = number
    }
    let connection = head.request.header("connection")?.lowercased()
    head.staysOpen = connection.map { !$0.contains("close") } ?? true
    return .success(head)
  }

  private init?(requestLine: ArraySlice<UInt8>) {
    let parts = requestLine.split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(Self.isName),
      parts[1].first == UInt8(ascii: "/"), parts[1].allSatisfy({ (0x21...0x7E).contains($0) }),
      parts[2].elementsEqual("HTTP/1.1".utf8)
    else { return nil }
    let path = parts[1].prefix { $0 != UInt8(ascii: "?") }
    request = StudioRequest(
      method: String(decoding: parts[0], as: UTF8.self),
      path: String(decoding: path, as: UTF8.self), headers: [:])
  }

  private static func header(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
      line[..<colon].allSatisfy(isName)
    else { return nil }
    let value = line[(colon + 1)...].trimming(while: \.isBlank)
    return (
      String(decoding: line[..<colon], as: UTF8.self).lowercased(),
      String(decoding: value, as: UTF8.self)
    )
  }

  /// Whether a byte may stand in a method or the name of a header (RFC 9110, "token").
  private static func isName(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains(byte)
  }
}
