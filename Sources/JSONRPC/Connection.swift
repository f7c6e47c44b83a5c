import Dispatch
import Locking

/// One end of a conversation in JSON-RPC 2.0: takes the bytes of another end, and answers.
///
/// Messages are worked on one at a time, in the order in which they came; only a cancellation
/// overtakes. A message that can't be understood is answered with an error, and the next one follows.
package final class Connection: Sendable {
  /// What a cancellation is called, and which of its parameters names the request.
  package enum CancellationStyle: Sendable {
    /// `$/cancelRequest` with `id` (Language Server Protocol).
    case languageServer
    /// `notifications/cancelled` with `requestId` (Model Context Protocol).
    case modelContext
  }

  private let framing: MessageFraming
  private let cancellation: CancellationStyle
  private let output: @Sendable ([UInt8]) -> Void
  private let methods = Locked(MethodTable())
  private let frames: Locked<MessageFrames>
  private let queue = DispatchQueue(label: "l10n.messages")
  /// Keeps a sender that never waits for answers from filling the memory.
  private let room = DispatchSemaphore(value: mostWaiting)
  private let state = Locked(State())
  /// Answers and calls of several threads come out one after the other.
  private let writing = Turn()

  private static let mostWaiting = 256

  private struct State: Sendable {
    var waiting: [RequestID: RequestContext] = [:]
    var asked: [RequestID: @Sendable (Result<Parameters, ResponseError>) -> Void] = [:]
    var nextID = 1
    var isBroken = false
  }

  /// - Parameters:
  ///   - limit: The longest message that is read, in bytes.
  ///   - output: Takes the bytes that go to the other end.
  package init(
    _ framing: MessageFraming, cancellation: CancellationStyle, limit: Int = 64 << 20,
    output: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.framing = framing
    self.cancellation = cancellation
    self.output = output
    frames = Locked(MessageFrames(framing, limit: limit))
  }

  /// What is answered, and how.
  package func answer(with table: MethodTable) { methods.withLock { $0 = table } }

  // MARK: In

  /// Takes bytes from the other end.
  ///
  /// - Returns: False once the stream can't be understood any more.
  @discardableResult
  package func receive(_ bytes: some Sequence<UInt8>) -> Bool {
    guard !state.withLock({ $0.isBroken }) else { return false }
    frames.withLock { $0.append(bytes) }
    while true {
      do throws(FramingError) {
        guard let body = try nextFrame() else { return true }
        take(IncomingMessage(body))
      } catch {
        send(OutgoingMessage.failure(nil, Self.response(to: error)))
        guard case .malformedHeader = error else { continue }
        state.withLock { $0.isBroken = true }
        return false
      }
    }
  }

  private func nextFrame() throws(FramingError) -> [UInt8]? {
    let next = frames.withLock { frames in
      Result { () throws(FramingError) in try frames.next() }
    }
    return try next.get()
  }

  private static func response(to error: FramingError) -> ResponseError {
    switch error {
    case .tooLarge(let count):
      ResponseError(.invalidRequest, "a message of \(count) bytes is more than is read")
    case .malformedHeader:
      ResponseError(.parseError, "expected headers with a Content-Length; nothing more is read")
    }
  }

  /// Waits until everything that came is answered.
  package func finish() { queue.sync {} }

  /// Does something when everything that came before is done.
  package func perform(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

  private func take(_ message: IncomingMessage) {
    switch message {
    case .invalid(let id, let error): enqueue { $0.send(OutgoingMessage.failure(id, error)) }
    case .response(let id, let result):
      let waiting = state.withLock { $0.asked.removeValue(forKey: id) }
      if let waiting { enqueue { _ in waiting(result) } }
    case .notification(let method, let parameters):
      if method == cancellationMethod { return cancel(parameters) }
      enqueue { $0.handle(method, parameters) }
    case .request(let id, let method, let parameters):
      let context = RequestContext()
      state.withLock { $0.waiting[id] = context }
      enqueue { $0.answer(id, method, parameters, context) }
    }
  }

  private func enqueue(_ body: @escaping @Sendable (Connection) -> Void) {
    room.wait()
    queue.async {
      body(self)
      self.room.signal()
    }
  }

  private func handle(_ method: String, _ parameters: Parameters) {
    // There is nobody to tell what is wrong with a notification.
    try? methods.withLock { $0.notifications[method] }?(parameters)
  }

  private func answer(
    _ id: RequestID, _ method: String, _ parameters: Parameters, _ context: RequestContext
  ) {
    defer { state.withLock { _ = $0.waiting.removeValue(forKey: id) } }
    do {
      try context.checkCancellation()
      let table = methods.withLock { $0 }
      try table.admission(method)
      guard let body = table.requests[method] else {
        throw ResponseError(.methodNotFound, "there is no method `\(method)`")
      }
      let result = try body(parameters, context)
      guard let bytes = OutgoingMessage.response(id, result) else {
        throw ResponseError(.internalError, "the result of `\(method)` can't be written")
      }
      send(bytes)
    } catch let error as ResponseError {
      // In the Model Context Protocol (2025-06-18, "Cancellation") nobody waits for an answer.
      if cancellation == .modelContext, context.isCancelled { return }
      send(OutgoingMessage.failure(id, error))
    } catch {
      send(OutgoingMessage.failure(id, ResponseError(.internalError, "\(error)")))
    }
  }

  // MARK: Cancellation

  private struct CancelledRequest: Decodable {
    var id: RequestID?
    var requestId: RequestID?
  }

  private var cancellationMethod: String {
    switch cancellation {
    case .languageServer: "$/cancelRequest"
    case .modelContext: "notifications/cancelled"
    }
  }

  private func cancel(_ parameters: Parameters) {
    guard let request = try? parameters.decoded(as: CancelledRequest.self),
      let id = cancellation == .languageServer ? request.id : request.requestId
    else { return }
    state.withLock { $0.waiting[id] }?.cancel()
  }

  // MARK: Out

  /// Tells the other end something.
  package func notify(_ method: String, _ parameters: some Encodable) {
    send(OutgoingMessage.call(nil, method, parameters))
  }

  /// Asks the other end for something.
  ///
  /// - Parameter completion: Is called with the answer, among the messages that come.
  package func request(
    _ method: String, _ parameters: some Encodable,
    completion: @escaping @Sendable (Result<Parameters, ResponseError>) -> Void = { _ in }
  ) {
    let id = state.withLock { state in
      let id = RequestID.text("l10n-\(state.nextID)")
      state.nextID += 1
      state.asked[id] = completion
      return id
    }
    send(OutgoingMessage.call(id, method, parameters))
  }

  private func send(_ body: [UInt8]?) {
    guard let body else { return }
    writing.take { output(framing.framed(body)) }
  }
}
