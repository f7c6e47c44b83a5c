/// The hashes of the names that a part of a file mentions, beside those that stand outside of bodies.
///
/// Two sets that are never made one: that of a large file would be made again for each of its bodies.
struct MentionedNames: Sendable {
  /// What the part mentions.
  let part: Set<UInt64>
  /// What the file mentions outside of bodies.
  let outside: Set<UInt64>

  init(part: Set<UInt64>, outside: Set<UInt64>) {
    self.part = part
    self.outside = outside
  }

  /// All that a file mentions outside of bodies, as the part.
  init(outside: Set<UInt64>) { self.init(part: outside, outside: outside) }

  /// Whether a name stands in the part or outside of bodies.
  func contains(_ hash: UInt64) -> Bool { part.contains(hash) || outside.contains(hash) }

  /// Whether none of some names stands in the part or outside of bodies.
  func isDisjoint(with names: Set<UInt64>) -> Bool {
    names.isDisjoint(with: part) && names.isDisjoint(with: outside)
  }
}
