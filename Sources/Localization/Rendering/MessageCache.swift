import Locking
import Messages
import Reading

/// Messages that were parsed before: an app shows the same ones again and again.
///
/// Safe from any thread, and bounded.
final class MessageCache: Sendable {
  private struct Key: Hashable {
    /// By bytes: a String's own hash is that of its normal form, which takes longer than parsing.
    var source: ExactKey
    var syntax: MessageSyntax
  }

  static let limit = 4096
  private static let maximumLength = 4096

  private let messages = Locked(RecentValues<Key, PreparedMessage>(limit: limit))

  /// How many messages are kept.
  var count: Int { messages.withLock { $0.count } }

  func message(_ source: String, syntax: MessageSyntax) -> PreparedMessage {
    let key = Key(source: ExactKey(source), syntax: syntax)
    if let known = messages.withLock({ $0.value(for: key) }) { return known }
    let message = PreparedMessage(Message(source, syntax: syntax))
    // Long texts are few, and would let the cache grow.
    guard source.utf8.count <= Self.maximumLength else { return message }
    messages.withLock { $0.insert(message, for: key) }
    return message
  }
}
