import Extraction

/// The tables in which code looks up keys that only show when the app runs, so that any of their keys
/// may be one of these.
///
/// What such a key is put together of tells it from others, if that says enough.
struct OpenTables {
  private let names: Set<String>
  /// Whether it may be any table.
  private let areAll: Bool
  /// The places of look-ups, whether or not their keys can be told from others.
  private let places: Set<SpelledPlace>

  init(_ lookUps: [OpenLookUp]) {
    let open = lookUps.filter { lookUp in
      lookUp.key == nil && !lookUp.texts.contains { SpellingPatterns.tells(Array($0.utf8)[...]) }
    }
    names = Set(open.compactMap(\.table))
    areAll = open.contains { $0.table == nil }
    places = Set(lookUps.map { SpelledPlace(file: $0.file, offset: $0.offset) })
  }

  func contains(_ table: String) -> Bool { areAll || names.contains(table) }

  /// Whether something is known to look up what stands in a place.
  func looksUp(_ place: SpelledPlace) -> Bool { places.contains(place) }
}
