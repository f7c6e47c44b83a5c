import JSONRPC
import Locking

/// Tells a client that the project is looked at, which takes a while where it is large, until it is known
/// (Language Server Protocol 3.17, "Server Initiated Progress").
final class ProjectProgress: Sendable {
  private enum Phase { case asked, begun, ended }

  /// What a client is asked to show.
  private struct Creation: Encodable, Sendable { var token: ProgressToken }

  private let connection: Connection
  private let token: ProgressToken
  private let phase = Locked(Phase.asked)

  /// - Parameter number: Tells several looks apart.
  init(_ number: Int, on connection: Connection) {
    self.connection = connection
    token = .text("l10n-project-\(number)")
    connection.request("window/workDoneProgress/create", Creation(token: token)) { answer in
      // A client that shows none says so, and what is known by then is nothing to wait for.
      if case .success = answer { self.begin() }
    }
  }

  private func begin() {
    phase.withLock { phase in
      guard phase == .asked else { return }
      phase = .begun
      tell(WorkDone(kind: "begin", title: "Reading the project", cancellable: false))
    }
  }

  func end() {
    phase.withLock { phase in
      if phase == .begun { tell(WorkDone(kind: "end")) }
      phase = .ended
    }
  }

  private func tell(_ work: WorkDone) {
    connection.notify("$/progress", Progress(token: token, value: work))
  }
}
