/// What the numbers do: count things or order them.
package enum PluralType: String, CaseIterable, Sendable {
  /// 3 files.
  case cardinal
  /// The 3rd file.
  case ordinal
}
