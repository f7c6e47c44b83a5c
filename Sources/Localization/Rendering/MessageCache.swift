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

  private struct Known {
    var messages = RecentValues<Key, PreparedMessage>(limit: MessageCache.limit)
    /// How many messages there were.
    var numbers = 0
  }

  private let known = Locked(Known())

  let finished = FinishedTexts()

  /// How many messages are kept.
  var count: Int { known.withLock { $0.messages.count } }

  func message(_ source: String, syntax: MessageSyntax) -> PreparedMessage {
    let key = Key(source: ExactKey(source), syntax: syntax)
    if let known = known.withLock({ $0.messages.value(for: key) }) { return known }
    // Long texts are few, and would let the cache grow.
    guard source.utf8.count <= Self.maximumLength else {
      return PreparedMessage(Message(source, syntax: syntax))
    }
    let number = known.withLock { known in
      known.numbers += 1
      return known.numbers
    }
    let message = PreparedMessage(
      Message(source, syntax: syntax), styles: MessageStyles(of: number, in: finished))
    known.withLock { $0.messages.insert(message, for: key) }
    return message
  }
}
