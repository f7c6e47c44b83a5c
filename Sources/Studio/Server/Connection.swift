import FlyingSocks
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// One client's connection: reads requests and sends what they are answered with.
struct Connection: Sendable {
  let socket: AsyncSocket
  let answer: @Sendable (StudioRequest) async -> StudioResponse

  /// How long the connection may be quiet, a request may take to come, and an answer to be taken, in
  /// seconds.
  private static let limits = (quiet: 120.0, request: 20.0, answer: 60.0)

  /// Answers until the client goes, or says what can't be read; whoever calls it closes the socket.
  func serve() async {
    var reader = RequestReader()
    var step = RequestReader.Step.waiting
    while true {
      switch step {
      case .waiting:
        let limit = reader.isEmpty ? Self.limits.quiet : Self.limits.request
        guard let bytes = await read(within: limit), !bytes.isEmpty else { return }
        step = reader.take(bytes)
      case .request(let request, let staysOpen):
        let response = await answer(request)
        guard await send(response, staysOpen: staysOpen), staysOpen else { return await leave() }
        step = reader.take()
      case .refused(let response):
        _ = await send(response, staysOpen: false)
        return await leave()
      }
    }
  }

  private func read(within seconds: Double) async -> [UInt8]? {
    let socket = socket
    return await limited(to: seconds) { try await socket.read(atMost: 65_536) }
  }

  private func send(_ response: StudioResponse, staysOpen: Bool) async -> Bool {
    let (socket, data) = (socket, response.message(staysOpen: staysOpen))
    return await limited(to: Self.limits.answer) {
      try await socket.write(data)
      return true
    } ?? false
  }

  /// Reads what is still on its way: a socket that is closed before that takes the answer back.
  private func leave() async {
    shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
    var left = Self.mostDropped
    while left > 0, let bytes = await read(within: 2), !bytes.isEmpty { left -= bytes.count }
  }

  private static let mostDropped = 8 << 20

  /// What a body gives, or nil where it fails or takes too long.
  private func limited<Value: Sendable>(
    to seconds: Double, _ body: @escaping @Sendable () async throws -> Value
  ) async -> Value? {
    await withTaskGroup(of: Value?.self) { group in
      group.addTask { try? await body() }
      group.addTask {
        try? await Task.sleep(for: .seconds(seconds))
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
  }
}

extension StudioResponse {
  /// As it is sent.
  func message(staysOpen: Bool) -> Data {
    var head = "HTTP/1.1 \(status) \(Self.phrases[status] ?? "Refused")\r\n"
    for (name, value) in Self.securityHeaders { head += "\(name): \(value)\r\n" }
    head += "Content-Type: \(type)\r\nContent-Length: \(body.count)\r\n"
    head += "Connection: \(staysOpen ? "keep-alive" : "close")\r\n\r\n"
    return Data(head.utf8) + Data(body)
  }

  private static let phrases = [
    200: "OK", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 413: "Content Too Large", 415: "Unsupported Media Type",
    421: "Misdirected Request", 422: "Unprocessable Content",
    431: "Request Header Fields Too Large", 500: "Internal Server Error", 501: "Not Implemented",
  ]
}
