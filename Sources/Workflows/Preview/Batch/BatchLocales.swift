import Localization
import Reading

/// What a batch keeps of its lines, by their locales; it starts afresh when it is full.
struct BatchLocales: Sendable {
  private var locales: [BatchLocale] = []
  private var indices: [ExactKey: Int] = [:]
  private var caches: RenderingCaches?
  /// How much the locales keep.
  private var count = 0

  /// A service may be asked for anything.
  private static let limit = 20_000

  /// Where a locale stands, until the next call.
  mutating func index(of identifier: String) -> Int {
    if count > Self.limit { self = BatchLocales() }
    if let known = indices[ExactKey(identifier)] { return known }
    let caches = self.caches ?? RenderingCaches()
    self.caches = caches
    let locale = BatchLocale(identifier, caches)
    // A locale that is none renders nothing, and there may be any number of them.
    count += 1
    locales.append(locale)
    indices[ExactKey(identifier)] = locales.count - 1
    return locales.count - 1
  }

  subscript(index: Int) -> BatchLocale {
    get { locales[index] }
    _modify {
      let before = locales[index].count
      defer { count += locales[index].count - before }
      yield &locales[index]
    }
  }
}
