import Foundation
import Locking

/// What renderers keep of earlier texts.
///
/// Safe from any thread, and bounded. Threads that render a lot should have one each: what is kept
/// is counted by all who use it, and counting together slows them down.
package final class RenderingCaches: Sendable {
  let messages = MessageCache()
  private let numbers = Locked<[Locale: NumberTexts]>([:])

  private static let localeLimit = 64

  package static let shared = RenderingCaches()

  package init() {}

  /// Numbers as a locale writes them.
  func numbers(of locale: Locale) -> NumberTexts {
    numbers.withLock { numbers in
      if let known = numbers[locale] { return known }
      if numbers.count >= Self.localeLimit { numbers.removeAll(keepingCapacity: true) }
      let texts = NumberTexts(locale)
      numbers[locale] = texts
      return texts
    }
  }
}
