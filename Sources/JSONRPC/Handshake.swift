import Locking

/// How far a conversation is: `initialize` comes first, and once; after `shutdown` nothing is answered.
///
/// The Language Server Protocol (3.17, "Lifecycle Messages") and the Model Context Protocol
/// (2025-06-18, "Lifecycle") begin alike; only the first has an end.
package final class Handshake: Sendable {
  private enum Phase { case created, initialized, shutDown }

  private let phase = Locked(Phase.created)
  /// What is answered before `initialize`, too.
  private let early: Set<String>

  /// What a request before `initialize` is called.
  private let earlyCode: ResponseError.Code

  package init(
    answeringEarly early: Set<String> = [], refusing code: ResponseError.Code
  ) {
    self.early = early
    earlyCode = code
  }

  /// Refuses a request that doesn't come at its time.
  package func admit(_ method: String) throws(ResponseError) {
    switch phase.withLock({ $0 }) {
    case .created where method != "initialize" && !early.contains(method):
      throw ResponseError(earlyCode, "the first request has to be `initialize`")
    case .initialized where method == "initialize":
      throw ResponseError(.invalidRequest, "the server is initialized already")
    case .shutDown: throw ResponseError(.invalidRequest, "the server was shut down")
    default: return
    }
  }

  /// Takes note of `initialize`.
  package func begin() { phase.withLock { $0 = .initialized } }

  /// Takes note of `shutdown`.
  package func end() { phase.withLock { $0 = .shutDown } }

  package var hasEnded: Bool { phase.withLock { $0 == .shutDown } }
}
