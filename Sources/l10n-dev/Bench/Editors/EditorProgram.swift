import Foundation
import JSONRPC
import Locking

/// A running `l10n lsp`, and the editor's end of the conversation with it.
///
/// An answer counts as come when its last byte is there: how long an editor takes to read it is the
/// editor's matter.
final class EditorProgram {
  private let process = Process()
  private let input = Pipe()
  private let frames = Locked(MessageFrames(.contentLength, limit: 1 << 30))
  private let state = Locked(State())

  private struct State: Sendable {
    var nextID = 1
    var waiting: [Int: DispatchSemaphore] = [:]
    /// The requests that were answered without an error.
    var results: Set<Int> = []
    var told: [Told] = []
  }

  /// What the server says of a document without being asked.
  private struct Told: Decodable, Sendable {
    struct Parameters: Decodable, Sendable { var version: Int? }

    var params: Parameters
  }

  private struct Call<Parameters: Encodable>: Encodable {
    var jsonrpc = "2.0"
    var id: Int?
    var method: String
    var params: Parameters
  }

  private struct Failure: Decodable { var id: Int? }

  /// - Parameter program: The path of `l10n`.
  init(_ program: String) throws {
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = ["lsp"]
    (process.standardInput, process.standardOutput) = (input, output)
    output.fileHandleForReading.readabilityHandler = { [frames, state] handle in
      let messages = frames.withLock { frames in
        frames.append(handle.availableData)
        var messages: [[UInt8]] = []
        while let message = try? frames.next() { messages.append(message) }
        return messages
      }
      for message in messages { Self.take(message, state) }
    }
    try process.run()
  }

  /// Reads of a message only what tells what it is.
  private static func take(_ message: [UInt8], _ state: Locked<State>) {
    let head = String(decoding: message.prefix(100), as: UTF8.self)
    if let id = head.prefixMatch(of: #/\{"id":(\d+),/#).flatMap({ Int($0.1) }) {
      return note(answerTo: id, isResult: true, state)
    }
    if head.hasPrefix("{\"error\""),
      let id = (try? JSONDecoder().decode(Failure.self, from: Data(message)))?.id
    {
      return note(answerTo: id, isResult: false, state)
    }
    guard head.contains("\"textDocument/publishDiagnostics\""),
      let told = try? JSONDecoder().decode(Told.self, from: Data(message))
    else { return }
    state.withLock { $0.told.append(told) }
  }

  private static func note(answerTo id: Int, isResult: Bool, _ state: Locked<State>) {
    let waiting = state.withLock { state in
      if isResult { state.results.insert(id) }
      return state.waiting.removeValue(forKey: id)
    }
    waiting?.signal()
  }

  func notify(_ method: String, _ parameters: some Encodable) {
    send(Call(method: method, params: parameters))
  }

  private func send(_ call: some Encodable) {
    guard let body = try? JSONEncoder().encode(call) else { return }
    let bytes = MessageFraming.contentLength.framed(Array(body))
    try? input.fileHandleForWriting.write(contentsOf: Data(bytes))
  }

  /// Asks for something.
  ///
  /// - Returns: Whether there was an answer that is no error, within a minute.
  @discardableResult
  func ask(_ method: String, _ parameters: some Encodable) -> Bool {
    let answer = DispatchSemaphore(value: 0)
    let id = state.withLock { state in
      let id = state.nextID
      state.nextID += 1
      state.waiting[id] = answer
      return id
    }
    send(Call(id: id, method: method, params: parameters))
    guard answer.wait(timeout: .now() + 60) == .success else { return false }
    return state.withLock { $0.results.contains(id) }
  }

  /// Waits for findings in a version of a document, a minute at most.
  ///
  /// - Returns: Whether they came.
  func waitForFindings(of version: Int) -> Bool {
    for _ in 0..<120_000 {
      if state.withLock({ $0.told.contains { $0.params.version == version } }) { return true }
      usleep(500)
    }
    return false
  }

  /// Ends the program, and waits for its end.
  func close() {
    ask("shutdown", [String: String]())
    notify("exit", [String: String]())
    process.waitUntilExit()
  }
}
