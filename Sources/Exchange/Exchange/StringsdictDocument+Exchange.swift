package import Catalogs
import Reading

extension StringsdictDocument {
  /// The source language's texts with their translations in `target`, in code-point order of keys.
  ///
  /// - Parameters:
  ///   - usesTargetKeys: Whether the keys and texts are the target's, for catalogs that have no file
  ///     in the source language.
  ///   - includesStale: Whether texts are among them that code no longer asks for.
  package func exchangeUnits(
    target: StringsdictDocument?, categories: [CaseName], usesTargetKeys: Bool = false,
    includesStale: Bool = false
  ) -> [ExchangeUnit] {
    let keyed = usesTargetKeys ? target ?? self : self
    return keyed.entries.lastOfEachKey(\.key).flatMap { key, entry -> [ExchangeUnit] in
      // A plain text has no id of its own in a file of plurals.
      guard entry.message != nil, includesStale || !entry.isStale else { return [] }
      let translation = target?.entry(forKey: key)
      var exchange = ExchangeEntry(
        key: key, spelling: .stringsdict, source: entry.content.leaves,
        target: translation?.message == nil ? [] : translation?.content.leaves ?? [],
        notes: [noComment])
      exchange.isStale = entry.isStale
      return exchange.units(categories: categories)
    }
  }
}
