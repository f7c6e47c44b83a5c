import Foundation
import Locking

/// What renderers keep of earlier texts.
///
/// Safe from any thread, and bounded. Threads that render a lot should have one each: what is kept
/// is counted by all who use it, and counting together slows them down.
package final class RenderingCaches: Sendable {
  let messages = MessageCache()
  private let numbers = Locked(RecentValues<Locale, NumberTexts>(limit: localeLimit))

  private static let localeLimit = 128

  private static let shards = Sharded { RenderingCaches() }

  /// Those of this thread, which few others use.
  package static var ofThread: RenderingCaches { shards.withValue(\.self) }

  package init() {}

  /// Numbers as a locale writes them.
  func numbers(of locale: Locale) -> NumberTexts {
    numbers.withLock { numbers in
      if let known = numbers.value(for: locale) { return known }
      let texts = NumberTexts(locale)
      numbers.insert(texts, for: locale)
      return texts
    }
  }
}
