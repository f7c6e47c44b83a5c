import Dispatch
import FlyingSocks
import Foundation
import Locking

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Serves a session to a browser on this machine.
package struct StudioServer: Sendable {
  private let token: AccessToken
  private let calls: CallTable
  /// One request is worked on at a time, beside the threads that read and write.
  private let queue = DispatchQueue(label: "studio", qos: .userInitiated)
  private let connections = Locked(HeldConnections())

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
    let pool = SocketPool<Poll>.make()
    try await pool.prepare()
    let socket = try Self.socket(port)
    defer { try? socket.close() }
    let listening = try AsyncSocket(socket: socket, pool: pool)
    guard case .ip4(_, let port) = try socket.sockname() else { return }
    let gate = RequestGate(token: token, port: port)
    let answers = StudioAnswers(gate: gate, calls: calls)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      group.addTask { try await accept(on: listening, answers) }
      onListening("http://127.0.0.1:\(port)/?token=\(token.text)")
      // The first to end is the last: neither goes on without the other.
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private static func socket(_ port: UInt16) throws -> Socket {
    let address = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
    let socket = try Socket(domain: Int32(type(of: address).family))
    do {
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
      try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: address)
      try socket.listen()
    } catch {
      try? socket.close()
      throw error
    }
    return socket
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

  /// What the system says of an error that `serve` threw, for people.
  package static func reason(of error: any Error) -> String {
    guard case .failed(_, _, let message)? = error as? SocketError else {
      return String(describing: error)
    }
    return message
  }

  // MARK: Connections

  private func accept(on socket: AsyncSocket, _ answers: StudioAnswers) async throws {
    try await withThrowingDiscardingTaskGroup { group in
      while true {
        try Task.checkCancellation()
        guard let client = try? await socket.accept() else {
          // As where no descriptors are left: some may be free soon.
          try await Task.sleep(for: .milliseconds(50))
          continue
        }
        do {
          let id = try await place(of: client)
          group.addTask { await serve(client, id, answers) }
        } catch {
          try? client.close()
          throw error
        }
      }
    }
  }

  /// Waits until there is room for a connection.
  ///
  /// - Returns: What it is called among those that are held.
  private func place(of client: AsyncSocket) async throws -> Int {
    let descriptor = client.socket.file.rawValue
    while true {
      let id = connections.withLock { $0.add { _ = shutdown(descriptor, Int32(SHUT_RDWR)) } }
      if let id { return id }
      // One that waits was told to end, or all are being answered.
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  private func serve(_ client: AsyncSocket, _ id: Int, _ answers: StudioAnswers) async {
    await Connection(socket: client) { request in
      connections.withLock { $0.works(id) }
      let response = await answer(request, answers)
      let isOwn = answers.gate.isOwnCall(request)
      connections.withLock { $0.waits(id, isOwn: isOwn) }
      return response
    }.serve()
    connections.withLock { $0.remove(id) }
    try? client.close()
  }

  private func answer(
    _ request: StudioRequest, _ answers: StudioAnswers
  ) async -> StudioResponse {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: answers.response(to: request)) }
    }
  }
}
