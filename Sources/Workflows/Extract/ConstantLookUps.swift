import Extraction
import Reading

/// The keys that constants spell where something looks them up: `NSLocalizedString(Keys.title, …)`.
///
/// They are in use, whether or not they are surely what is looked up, so that they are extracted.
struct ConstantLookUps {
  private var named: Set<TableKey> = []
  /// Those whose table can't be told.
  private var inAnyTable: Set<ExactKey> = []

  init(_ lookUps: [OpenLookUp]) {
    for lookUp in lookUps {
      guard let key = lookUp.key else { continue }
      if let table = lookUp.table {
        named.insert(TableKey(key, in: table))
      } else {
        inAnyTable.insert(ExactKey(key))
      }
    }
  }

  func contains(_ key: String, in table: String) -> Bool {
    named.contains(TableKey(key, in: table)) || inAnyTable.contains(ExactKey(key))
  }
}
