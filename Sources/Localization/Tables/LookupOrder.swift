import Catalogs
import LocaleData
import Reading

/// Where a key of a table is looked up for a locale, one after the other.
final class LookupOrder: Sendable {
  /// One localization of one file.
  struct Place: Sendable {
    var file: TableFile
    /// As the file or its folder spells it.
    var localization: String
    /// Whether only the source language is left.
    var isFallback: Bool
    var rules: PluralRules
  }

  let places: [Place]
  private let known: KnownKeys
  /// Which of those that share ``known`` this is.
  private let number: Int

  /// The locale and its parents, else another locale that reads alike (pt-BR for pt-PT), then the
  /// source language with its parents, then `Base`.
  ///
  /// - Parameter known: Keeps what is found.
  init(
    _ table: AvailableTable, locale: LanguageTag, sourceLanguage: String,
    known: KnownKeys = KnownKeys()
  ) {
    self.known = known
    number = known.newOrder()
    var own = locale.fallbackChain
    if let relative = table.choice.preferred(for: [locale]), !own.contains(relative) {
      own.append(relative)
    }
    let source = LanguageTag(sourceLanguage)?.fallbackChain ?? []
    var chain: [LanguageTag?] = own
    chain += source.filter { !own.contains($0) } as [LanguageTag?]
    // `Base`, which is no language tag.
    chain.append(nil)
    let isSource = !own.filter(source.contains).isEmpty
    places = chain.enumerated().flatMap { index, tag in
      (table.places[tag] ?? []).map { found in
        Place(
          file: found.file, localization: found.localization,
          isFallback: index >= own.count && !(tag == nil && isSource),
          rules: PluralRules(for: tag ?? source.first ?? locale, type: .cardinal))
      }
    }
  }

  /// The text for a key, from the first place that has one.
  ///
  /// - Parameter arguments: What plural forms are chosen by; asked for only if the text has any.
  func found(
    _ key: String, arguments: () -> [PluralArgument], device: String?, width: Int?
  ) -> TableStore.Found? {
    var start = 0
    var isUnknown = true
    if let known = known.key(ExactKey(key), in: number) {
      guard let known else { return nil }
      if let found = known.found(arguments: arguments, device: device, width: width) {
        return found
      }
      start = known.index + 1
      isUnknown = false
    }
    for index in places[start...].indices {
      let place = places[index]
      guard let text = place.file.table.text(forKey: key, localization: place.localization)
      else { continue }
      isUnknown = false
      let resolved = ResolvedKey(key: key, text: text, place: place, index: index)
      guard let found = resolved.found(arguments: arguments, device: device, width: width)
      else { continue }
      known.keep(resolved, for: ExactKey(key), in: number)
      return found
    }
    if isUnknown { known.keep(nil, for: ExactKey(key), in: number) }
    return nil
  }

  /// Whether any place has something for a key, even if it is no text.
  func contains(_ key: String) -> Bool {
    places.contains { $0.file.table.text(forKey: key, localization: $0.localization) != nil }
  }
}
