/// When a plural rule holds: any of some alternatives, each a list of relations that all hold.
///
/// Source: UTS #35, Part 3, section Plural rules syntax.
struct PluralCondition: Hashable, Sendable {
  var alternatives: [[Relation]]

  /// `n % 100 != 11..14`: an operand, perhaps its remainder, in or outside some ranges.
  struct Relation: Hashable, Sendable {
    var operand: Operand
    /// Never zero.
    var modulus: UInt64?
    var isNegated: Bool
    var ranges: [ClosedRange<UInt64>]
  }

  enum Operand: String, Sendable {
    case n, i, v, w, f, t, c, e
  }
}

extension PluralCondition.Operand {
  /// What it is of a number.
  func value(in number: PluralOperands) -> UInt64 {
    switch self {
    case .n, .i: number.i
    case .v: UInt64(number.v)
    case .w: UInt64(number.w)
    case .f: number.f
    case .t: number.t
    case .c, .e: UInt64(max(0, number.c))
    }
  }
}
