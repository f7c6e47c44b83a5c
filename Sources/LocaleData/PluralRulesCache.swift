#if canImport(Darwin)
import os
#else
import Synchronization
#endif

/// The plural rules read so far.
enum PluralRulesCache {
  private struct Key: Hashable, Sendable {
    var locale: LanguageTag
    var type: PluralType
  }

  /// A server may be asked for any number of made-up tags; CLDR knows some 230 locales.
  private static let capacity = 1024

  // `Mutex` needs macOS 15.
  #if canImport(Darwin)
  private static let known = OSAllocatedUnfairLock<[Key: PluralRules]>(initialState: [:])
  #else
  private static let known = Mutex<[Key: PluralRules]>([:])
  #endif

  static func rules(for locale: LanguageTag, type: PluralType) -> PluralRules {
    let key = Key(locale: locale, type: type)
    if let rules = known.withLock({ $0[key] }) { return rules }
    let text = locale.pluralChain.lazy
      .compactMap { PluralRulesText.rules(of: $0, type: type) }.first
    let rules = PluralRules(parsing: text ?? "")
    known.withLock { known in
      if known.count < capacity { known[key] = rules }
    }
    return rules
  }
}
