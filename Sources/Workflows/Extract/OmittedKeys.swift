import Catalogs
import Exchange
import Extraction
import Reading

/// The keys of the sources that aren't added to a catalog which doesn't have them: nobody who uses the
/// app reads them, or nobody translates them.
///
/// Those that it has stay as they are.
struct OmittedKeys {
  /// Why a key isn't added.
  enum Reason {
    /// Nobody who uses the app reads it, and the catalog has no other such key, or Xcode keeps it and
    /// would take it out again.
    case preview
    /// Nothing but samples for developers hold it.
    case sample
    /// It is data that has no word in it.
    case path
    /// It has no word in it, as no key of its table of `.strings`.
    case wordless

    var text: String {
      switch self {
      case .preview: "only previews have it, which nobody sees who uses the app"
      case .sample: "only samples for developers have it, as a value that may be looked up"
      case .path: "it is a value without a word in it that may be looked up"
      case .wordless: "it has no word to translate, and the table has no other such key"
      }
    }
  }

  private let reasons: [ExactKey: Reason]

  /// - Parameters:
  ///   - entries: The keys that belong to a catalog, in each bundle that names it.
  ///   - name: The catalog, which may be one that isn't there.
  init(of entries: [ExtractedEntry], in name: ProjectCatalogs.Name, _ catalogs: ProjectCatalogs) {
    var reasons = Self.unread(entries, name, catalogs)
    for key in Self.wordless(entries, name, catalogs) { reasons[key] = .wordless }
    self.reasons = reasons
  }

  /// Why keys aren't added that nobody reads.
  private static func unread(
    _ entries: [ExtractedEntry], _ name: ProjectCatalogs.Name, _ catalogs: ProjectCatalogs
  ) -> [ExactKey: Reason] {
    var places: [ExactKey: [SourceReference]] = [:]
    for entry in entries where mayOmit(entry) { places[ExactKey(entry.key)] = [] }
    guard !places.isEmpty else { return [:] }
    for entry in entries { places[ExactKey(entry.key)]? += entry.locations }
    let known = Set(catalogs.keys(of: name).map { ExactKey($0) })
    let takesPreviews =
      places.contains { known.contains($0.key) && isOfPreviews($0.value) }
      && !isXcodes(catalogs.stringCatalogs[name], entries)
    return places.reduce(into: [:]) { reasons, candidate in
      guard !known.contains(candidate.key) else { return }
      reasons[candidate.key] = reason(
        toOmit: candidate.key.text, at: candidate.value, takesPreviews)
    }
  }

  /// The keys without a word, where the table is one of `.strings` that has none of them.
  ///
  /// Xcode writes such a table only by genstrings, which reads no `\(count)`, and what SwiftUI shows
  /// only if it is told to (genstrings(1)); people leave out what stands for itself.
  private static func wordless(
    _ entries: [ExtractedEntry], _ name: ProjectCatalogs.Name, _ catalogs: ProjectCatalogs
  ) -> Set<ExactKey> {
    guard catalogs.stringCatalogs[name] == nil, let table = catalogs.tables[name] else {
      return []
    }
    let mute = entries.filter { WordlessText.isWordless($0.key) }
    // Those are added, and say nothing of the others.
    let meant = Set(mute.filter(WordlessText.isMeant).map { ExactKey($0.key) })
    let keys = Set(mute.map { ExactKey($0.key) }).subtracting(meant)
    guard !keys.isEmpty else { return [] }
    // An empty key is what a table has that would have none otherwise; it says nothing of the others.
    let hasOthers = table.keys.contains {
      !$0.isEmpty && WordlessText.isWordless($0) && !meant.contains(ExactKey($0))
    }
    guard !hasOthers else { return [] }
    return table.keys.contains(where: \.isEmpty) ? keys.subtracting([ExactKey("")]) : keys
  }

  /// Why a key isn't added; nil if it is, or is there.
  subscript(key: String) -> Reason? { reasons[ExactKey(key)] }

  var isEmpty: Bool { reasons.isEmpty }

  /// Whether a key may be omitted as far as its first place tells, which is enough for most.
  private static func mayOmit(_ entry: ExtractedEntry) -> Bool {
    guard let first = entry.locations.first, !first.marks.isEmpty else { return false }
    return first.marks.contains(.preview)
      || first.isData && (first.marks.contains(.sample) || isPath(entry.key))
  }

  private static func reason(
    toOmit key: String, at places: [SourceReference], _ takesPreviews: Bool
  ) -> Reason? {
    if !takesPreviews, isOfPreviews(places) { return .preview }
    guard places.allSatisfy(\.isData) else { return nil }
    if places.allSatisfy({ !$0.marks.isDisjoint(with: [.sample, .preview]) }) { return .sample }
    return isPath(key) ? .path : nil
  }

  private static func isOfPreviews(_ places: [SourceReference]) -> Bool {
    places.allSatisfy { $0.marks.contains(.preview) }
  }

  /// Whether a String Catalog has keys that Xcode extracted, and still does.
  private static func isXcodes(
    _ catalog: StringCatalogDocument?, _ entries: [ExtractedEntry]
  ) -> Bool {
    guard let catalog else { return false }
    return entries.contains { entry in
      guard let known = catalog.entry(forKey: entry.key),
        entry.locations.contains(where: { !$0.isIndirect && !$0.marks.contains(.preview) })
      else { return false }
      let state = known.extractionState?.value
      return state == nil || state == .extractedWithValue
    }
  }

  /// Whether a text is of signs only, or the path of a folder or a library.
  private static func isPath(_ key: String) -> Bool {
    guard !key.contains("%") else { return false }
    if WordlessText.isWordless(key) { return key.contains { !$0.isWhitespace } }
    return (key.hasPrefix("/") || key.hasPrefix("~/")) && key.hasSuffix("/")
      || libraryPaths.contains { key == $0 || key.hasPrefix($0 + "/") }
  }

  /// What the loader of programs puts a folder in the place of (Apple's manual page of dyld).
  private static let libraryPaths = ["@executable_path", "@loader_path", "@rpath"]
}

extension SourceReference {
  /// Whether the key is a value of which only other code says that it is looked up.
  fileprivate var isData: Bool { isIndirect && marks.contains(.held) }
}
