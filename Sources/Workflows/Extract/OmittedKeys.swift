import Catalogs
import Extraction
import Reading

/// The keys of the sources that aren't added to a catalog which doesn't have them: nobody who uses the
/// app reads them.
///
/// Those that it has stay as they are.
struct OmittedKeys {
  /// Why a key isn't added.
  enum Reason {
    /// Xcode, which keeps the catalog, would take it out again.
    case preview
    /// Nothing but samples for developers hold it.
    case sample
    /// It is data that has no word in it.
    case path

    var text: String {
      switch self {
      case .preview: "only previews have it, of which Xcode extracts nothing"
      case .sample: "only samples for developers have it, as a value that may be looked up"
      case .path: "it is a value without a word in it that may be looked up"
      }
    }
  }

  private let reasons: [ExactKey: Reason]

  /// - Parameters:
  ///   - entries: The keys that belong to a catalog, in each bundle that names it.
  ///   - name: The catalog, which may be one that isn't there.
  init(of entries: [ExtractedEntry], in name: ProjectCatalogs.Name, _ catalogs: ProjectCatalogs) {
    var places: [ExactKey: [SourceReference]] = [:]
    for entry in entries where Self.mayOmit(entry) { places[ExactKey(entry.key)] = [] }
    if !places.isEmpty {
      for key in catalogs.keys(of: name) { places[ExactKey(key)] = nil }
    }
    guard !places.isEmpty else {
      reasons = [:]
      return
    }
    for entry in entries { places[ExactKey(entry.key)]? += entry.locations }
    let isXcodes = Self.isXcodes(catalogs.stringCatalogs[name], entries)
    reasons = places.reduce(into: [:]) { reasons, known in
      reasons[known.key] = Self.reason(toOmit: known.key.text, at: known.value, isXcodes)
    }
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
    toOmit key: String, at places: [SourceReference], _ isXcodes: Bool
  ) -> Reason? {
    if isXcodes, places.allSatisfy({ $0.marks.contains(.preview) }) { return .preview }
    guard places.allSatisfy(\.isData) else { return nil }
    if places.allSatisfy({ !$0.marks.isDisjoint(with: [.sample, .preview]) }) { return .sample }
    return isPath(key) ? .path : nil
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
    let hasWords = key.contains { $0.isLetter || $0.isNumber }
    guard hasWords else { return key.contains { !$0.isWhitespace } }
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
