import Dispatch
import FlyingFox
import FlyingSocks
import Foundation
import Locking

/// Serves a session to a browser on this machine.
package struct StudioServer: Sendable {
  private let token: AccessToken
  private let calls: CallTable
  /// One request is worked on at a time, beside the threads that read and write.
  private let queue = DispatchQueue(label: "studio", qos: .userInitiated)

  private let session: StudioSession

  package init(_ session: StudioSession, token: AccessToken = .random()) {
    self.token = token
    self.session = session
    calls = session.calls
  }

  /// Listens until the program ends.
  ///
  /// - Parameters:
  ///   - port: The port of 127.0.0.1; 0 for one that is free.
  ///   - onListening: Takes the address to open, once.
  /// - Throws: What the system says where the port can't be had.
  package func run(
    port: UInt16, onListening: @escaping @Sendable (String) -> Void
  ) async throws {
    queue.async { session.prepare() }
    let answers = Locked<StudioAnswers?>(nil)
    let server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: Self.timeout,
      logger: .disabled,
      handler: ClosureHTTPHandler { request in
        await answer(request, answers.withLock { $0 })
      })
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        try await server.waitUntilListening()
        guard case .ip4(_, let port)? = await server.listeningAddress else { return }
        let gate = RequestGate(token: token, port: port)
        answers.withLock { $0 = StudioAnswers(gate: gate, calls: calls) }
        onListening("http://127.0.0.1:\(port)/?token=\(token.text)")
      }
      try await group.waitForAll()
    }
  }

  /// The same for a program that does nothing else: it waits here until it ends.
  package func serve(port: UInt16, onListening: @escaping @Sendable (String) -> Void) throws {
    let done = DispatchSemaphore(value: 0)
    let failure = Locked<(any Error)?>(nil)
    Task {
      do {
        try await run(port: port, onListening: onListening)
      } catch {
        failure.withLock { $0 = error }
      }
      done.signal()
    }
    done.wait()
    if let error = failure.withLock({ $0 }) { throw error }
  }

  /// The first look at a large project takes a while, in seconds.
  private static let timeout: Double = 120

  private func answer(_ request: HTTPRequest, _ answers: StudioAnswers?) async -> HTTPResponse {
    guard let answers, let body = try? await Self.body(of: request) else {
      return HTTPResponse(statusCode: .badRequest)
    }
    var headers: [String: String] = [:]
    for (header, value) in request.headers { headers[header.rawValue.lowercased()] = value }
    let read = StudioRequest(
      method: request.method.rawValue, path: request.target.path(), headers: headers, body: body)
    let response = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: answers.response(to: read)) }
    }
    return Self.message(of: response)
  }

  /// All that came, as far as it may be of use; what is beyond is read and dropped, so that it isn't
  /// taken for the next request.
  private static func body(of request: HTTPRequest) async throws -> [UInt8] {
    var body: [UInt8] = []
    for try await part in request.bodySequence where body.count <= RequestGate.largestBody {
      body += part
    }
    return body
  }

  private static func message(of response: StudioResponse) -> HTTPResponse {
    var headers = HTTPHeaders()
    for (name, value) in StudioResponse.securityHeaders { headers[HTTPHeader(name)] = value }
    headers[.contentType] = response.type
    return HTTPResponse(
      statusCode: HTTPStatusCode(response.status, phrase: phrases[response.status] ?? "Refused"),
      headers: headers, body: Data(response.body))
  }

  private static let phrases = [
    200: "OK", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 413: "Content Too Large", 415: "Unsupported Media Type",
    421: "Misdirected Request", 422: "Unprocessable Content", 500: "Internal Server Error",
  ]
}
