/// One of CLDR's plural categories; a language uses some of them, always `other`.
///
/// Source: UTS #35, Part 3, section Language Plural Rules.
@usableFromInline package enum PluralCategory: String, CaseIterable, Comparable, Sendable {
  case zero, one, two, few, many, other

  /// CLDR's order: zero, one, two, few, many, other.
  @usableFromInline package static func < (first: PluralCategory, second: PluralCategory) -> Bool {
    first.position < second.position
  }

  /// Where it stands in CLDR's order, from 0.
  package var position: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
