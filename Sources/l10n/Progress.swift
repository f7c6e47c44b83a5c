import Diagnostics
import Foundation

/// A line at the terminal that says that a command still works, once it has worked for a second.
///
/// It stands where diagnostics go, only if that is a terminal, and is gone before they come. A
/// thread waits beside the work and asks nothing of it, so that it costs the work nothing.
final class Progress: @unchecked Sendable {
  private let text: ConsoleText
  /// Signalled when the work is done, and when the line is gone.
  private let workIsDone = DispatchSemaphore(value: 0)
  private let lineIsGone = DispatchSemaphore(value: 0)

  private init(_ text: ConsoleText) { self.text = text }

  /// Works, and says so while it lasts.
  ///
  /// - Parameter text: What is done, such as "checking translations".
  static func saying<Result>(
    _ text: ConsoleText, unless isQuiet: Bool, during work: () throws -> Result
  ) rethrows -> Result {
    let isDumb = ProcessInfo.processInfo.environment["TERM"] == "dumb"
    guard !isQuiet, !isDumb, ConsoleStream.errors.isTerminal else { return try work() }
    let progress = Progress(text)
    Thread.detachNewThread { progress.show() }
    defer { progress.end() }
    return try work()
  }

  private func show() {
    var seconds = 0
    while workIsDone.wait(timeout: .now() + 1) == .timedOut {
      seconds += 1
      Console.remark("\r\(text) (\(seconds) s) …\u{1B}[K")
    }
    if seconds > 0 { Console.remark("\r\u{1B}[K") }
    lineIsGone.signal()
  }

  private func end() {
    workIsDone.signal()
    lineIsGone.wait()
  }
}
