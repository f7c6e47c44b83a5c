import Locking
import Catalogs
import LocaleData
import Reading

/// Where a key of a table is looked up for a locale, one after the other, and what was found before.
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
  private let resolved = Locked<[ExactKey: ResolvedKey]>([:])

  /// An app's texts are used again and again, but a server may be asked for anything.
  private static let resolvedLimit = 8192

  /// The locale and its parents, else another locale that reads alike (pt-BR for pt-PT), then the
  /// source language with its parents, then `Base`.
  init(_ table: AvailableTable, locale: LanguageTag, sourceLanguage: String) {
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
  func found(
    _ key: String, arguments: [PluralArgument], device: String?, width: Int?
  ) -> TableStore.Found? {
    var start = 0
    if let known = resolved.withLock({ $0[ExactKey(key)] }) {
      if let found = known.found(arguments: arguments, device: device, width: width) {
        return found
      }
      start = known.index + 1
    }
    for index in places[start...].indices {
      let place = places[index]
      guard let text = place.file.table.text(forKey: key, localization: place.localization)
      else { continue }
      let resolved = ResolvedKey(key: key, text: text, place: place, index: index)
      guard let found = resolved.found(arguments: arguments, device: device, width: width)
      else { continue }
      keep(resolved)
      return found
    }
    return nil
  }

  /// Whether any place has something for a key, even if it is no text.
  func contains(_ key: String) -> Bool {
    places.contains { $0.file.table.text(forKey: key, localization: $0.localization) != nil }
  }

  private func keep(_ key: ResolvedKey) {
    resolved.withLock { resolved in
      if resolved.count >= Self.resolvedLimit { resolved.removeAll(keepingCapacity: true) }
      resolved[ExactKey(key.key)] = key
    }
  }
}
