/// The places of look-ups of which each may be for several keys: as many as there are look-ups, times
/// the texts that a getter or raw value may be.
///
/// Beyond some thousands in a file further ones say nothing new, and would fill memory; each key is told
/// once then.
struct PlacesOfSeveral {
  private var count = 0
  private var told: Set<Key> = []

  private struct Key: Hashable {
    var text: String
    var table: String?
    var bundle: String?
    /// The place of the text; nil where that is the look-up's.
    var offset: Int32?
  }

  private static let most = 4_000

  /// Whether a place of a key is told.
  mutating func add(_ text: String, _ attributes: CallAttributes) -> Bool {
    count += 1
    let key = Key(text: text, table: attributes.table.text, bundle: attributes.bundle.text)
    return told.insert(key).inserted || count <= Self.most
  }

  /// Whether a text is told that stands at a place of its own, whatever looks it up there.
  mutating func add(_ text: String, _ attributes: CallAttributes, at offset: Int32) -> Bool {
    let (table, bundle) = (attributes.table.text, attributes.bundle.text)
    return told.insert(Key(text: text, table: table, bundle: bundle, offset: offset)).inserted
  }
}
