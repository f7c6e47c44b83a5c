import Locking

/// The plural rules read so far.
enum PluralRulesCache {
  private struct Key: Hashable, Sendable {
    var locale: LanguageTag
    var type: PluralType
  }

  /// A server may be asked for any number of made-up tags; CLDR knows some 230 locales.
  private static let capacity = 1024

  private static let known = Locked<[Key: PluralRules]>([:])

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
