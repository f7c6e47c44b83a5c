import Diagnostics
import Extraction
import Reading

/// The look-ups of keys with values in them that a catalog lists one by one:
/// `NSLocalizedString("day.\(number)", …)` where it has `day.1` and `day.2`.
///
/// Whoever wrote these needn't be told that no key is extracted there.
struct ListedLookUps {
  private var places: Set<SpelledPlace> = []

  /// - Parameter diagnostics: What is told of the sources: where no key with values is, nothing is
  ///   looked for.
  init(_ lookUps: [OpenLookUp], in catalogs: ProjectCatalogs, toldBy diagnostics: [Diagnostic]) {
    let told = Set(diagnostics.compactMap(Self.place))
    var patterns: [String?: SpellingPatterns] = [:]
    for lookUp in lookUps where !lookUp.texts.isEmpty {
      let place = SpelledPlace(file: lookUp.file, offset: lookUp.offset)
      guard told.contains(place) else { continue }
      let keys = patterns[lookUp.table] ?? Self.keys(ofTable: lookUp.table, in: catalogs)
      patterns[lookUp.table] = keys
      let isListed = lookUp.texts.contains { !keys.spellings(madeBy: Array($0.utf8)[...]).isEmpty }
      if isListed { places.insert(place) }
    }
  }

  /// Whether it is said of such a look-up that its key can't be extracted.
  func isReason(for diagnostic: Diagnostic) -> Bool {
    Self.place(of: diagnostic).map(places.contains) ?? false
  }

  private static func place(of diagnostic: Diagnostic) -> SpelledPlace? {
    guard diagnostic.id == "dynamic-key", let location = diagnostic.location else { return nil }
    return SpelledPlace(file: location.file, offset: location.range.lowerBound)
  }

  /// The keys of a table, or of all, that are in use and names: a sentence may begin as the literal does by
  /// chance, and `day.%lld` is what an API makes of it, and not what is looked up.
  private static func keys(
    ofTable table: String?, in catalogs: ProjectCatalogs
  ) -> SpellingPatterns {
    let names = catalogs.names.filter { table == nil || $0.table == table }
    let keys = names.flatMap { name in
      catalogs.keys(of: name).filter { key in
        !key.contains { $0 == "%" || $0.isWhitespace } && catalogs.isUsed(name, key)
      }
    }
    return SpellingPatterns(of: keys.map { Array($0.utf8)[...] })
  }
}
