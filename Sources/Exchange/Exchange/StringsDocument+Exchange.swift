package import Catalogs
import Reading

extension StringsDocument {
  /// The source language's texts with their translations in `target`, in code-point order of keys.
  ///
  /// - Parameter usesTargetKeys: Whether the keys are the target's, for catalogs that have no file in
  ///   the source language; a key then is its text.
  package func exchangeUnits(
    target: StringsDocument?, usesTargetKeys: Bool = false
  ) -> [ExchangeUnit] {
    let keyed = usesTargetKeys ? target ?? self : self
    let entries = keyed.entries.lastOfEachKey(keyed.key).filter { !$0.entry.isStale }
    return entries.map { key, entry in
      let known = target?.entry(forKey: key)
      var unit = ExchangeUnit(id: key, key: key, source: usesTargetKeys ? key : value(of: entry))
      unit.isSourceKnown = !usesTargetKeys
      unit.target = known.flatMap { known in target?.value(of: known) }
      unit.notes = [keyed.comment(of: entry) ?? noComment]
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
