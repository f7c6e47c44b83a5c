import Locking
import Messages
import Reading

/// Messages that were parsed before: an app shows the same ones again and again.
///
/// Safe from any thread, and bounded: it starts afresh when it is full.
final class MessageCache: Sendable {
  private struct Key: Hashable {
    /// By bytes: a String's own hash is that of its normal form, which takes longer than parsing.
    var source: ExactKey
    var isAttributed: Bool
  }

  private static let limit = 2048
  private static let maximumLength = 4096

  private let messages = Locked<[Key: PreparedMessage]>([:])

  func message(_ source: String, isAttributed: Bool) -> PreparedMessage {
    let key = Key(source: ExactKey(source), isAttributed: isAttributed)
    if let known = messages.withLock({ $0[key] }) { return known }
    let message = PreparedMessage(Message(source, syntax: isAttributed ? .attributed : .plain))
    // Long texts are few, and would let the cache grow.
    guard source.utf8.count <= Self.maximumLength else { return message }
    messages.withLock { messages in
      if messages.count >= Self.limit { messages.removeAll(keepingCapacity: true) }
      messages[key] = message
    }
    return message
  }
}
