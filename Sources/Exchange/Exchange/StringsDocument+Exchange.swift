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
    return keyed.lastEntries.map { key, entry in
      let known = target?.entry(forKey: key)
      var unit = ExchangeUnit(id: key, key: key, source: usesTargetKeys ? key : value(of: entry))
      unit.isSourceKnown = !usesTargetKeys
      unit.target = known.flatMap { known in target?.value(of: known) }
      unit.notes = [keyed.comment(of: entry) ?? noComment]
      return unit
    }
  }

  /// The entries that count: the last one of each key, unless it is stale.
  private var lastEntries: [(key: String, entry: StringsEntry)] {
    var last: [ExactKey: StringsEntry] = [:]
    for entry in entries { last[ExactKey(key(of: entry))] = entry }
    return last.filter { !$0.value.isStale }.map { ($0.key.text, $0.value) }
      .sorted { $0.0.precedesByCodePoint($1.0) }
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
