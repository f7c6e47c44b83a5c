import Foundation
import JSONRPC
import Locking

/// A running `l10n lsp`, and the editor's end of the conversation with it.
final class EditorProgram {
  private let process = Process()
  private let connection: Connection
  private let input = Pipe()
  private let told = Locked<[Told]>([])

  /// What the server says of a document without being asked.
  struct Told: Decodable, Sendable {
    var uri: String
    var version: Int?
  }

  /// - Parameter program: The path of `l10n`.
  init(_ program: String) throws {
    let output = Pipe()
    let sink = input.fileHandleForWriting
    connection = Connection(.contentLength, cancellation: .languageServer) { bytes in
      try? sink.write(contentsOf: Data(bytes))
    }
    var methods = MethodTable()
    methods.onNotification("textDocument/publishDiagnostics") { [told] (one: Told) in
      told.withLock { $0.append(one) }
    }
    connection.answer(with: methods)
    process.executableURL = URL(filePath: program)
    process.arguments = ["lsp"]
    (process.standardInput, process.standardOutput) = (input, output)
    output.fileHandleForReading.readabilityHandler = { [connection] handle in
      connection.receive(handle.availableData)
    }
    try process.run()
  }

  func notify(_ method: String, _ parameters: some Encodable) {
    connection.notify(method, parameters)
  }

  /// Asks for something.
  ///
  /// - Returns: Whether there was an answer that is no error, within a minute.
  @discardableResult
  func ask(_ method: String, _ parameters: some Encodable) -> Bool {
    let answer = DispatchSemaphore(value: 0)
    let isResult = Locked(false)
    connection.request(method, parameters) { result in
      if case .success = result { isResult.withLock { $0 = true } }
      answer.signal()
    }
    guard answer.wait(timeout: .now() + 60) == .success else { return false }
    return isResult.withLock { $0 }
  }

  /// Waits for findings in a version of a document, a minute at most.
  ///
  /// - Returns: Whether they came.
  func waitForFindings(of version: Int) -> Bool {
    for _ in 0..<120_000 {
      if told.withLock({ $0.contains { $0.version == version } }) { return true }
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
