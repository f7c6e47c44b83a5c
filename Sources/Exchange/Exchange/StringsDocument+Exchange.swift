package import Catalogs
import Reading

extension StringsDocument {
  /// The source language's texts with their translations in `target`, in code-point order of keys.
  ///
  /// - Parameters:
  ///   - keys: What stands for this document where it has no texts.
  ///   - includesStale: Whether texts are among them that code no longer asks for.
  package func exchangeUnits(
    target: StringsDocument?, keys: OwnSourceKeys? = nil, includesStale: Bool = false
  ) -> [ExchangeUnit] {
    if let keys { return keys.units(target: target, includesStale: includesStale) }
    let entries = self.entries.lastOfEachKey(self.key).filter { includesStale || !$0.entry.isStale }
    let units = entries.map { key, entry in
      let known = target?.entry(forKey: key)
      var unit = ExchangeUnit(id: key, key: key, source: value(of: entry))
      unit.isStale = entry.isStale
      unit.target = known.flatMap { known in target?.value(of: known) }
      unit.notes = [ownComment(of: entry) ?? noComment]
      return unit
    }
    guard includesStale, let target else { return units }
    return units + leftUnits(of: target)
  }

  /// The translations of keys that this document, the source language's, has lost.
  private func leftUnits(of target: StringsDocument) -> [ExchangeUnit] {
    target.entries.lastOfEachKey(target.key).compactMap { key, entry in
      guard self.entry(forKey: key) == nil else { return nil }
      var unit = ExchangeUnit(id: key, key: key, source: key, target: target.value(of: entry))
      unit.isSourceKnown = false
      unit.notes = [target.ownComment(of: entry) ?? noComment]
      unit.isStale = true
      return unit
    }
  }

  /// The document with translations written in; new entries take their comments from `source`.
  package func importing(_ changes: [ExchangeChange], source: StringsDocument) -> StringsDocument {
    applying(
      changes.map { change in
        if let index = index(forKey: change.key) {
          return .setValue(change.text, entry: index)
        }
        let comment = source.entry(forKey: change.key).flatMap { source.comment(of: $0) }
        return .insert(key: change.key, value: change.text, comment: comment)
      })
  }
}
