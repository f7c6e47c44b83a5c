/// The length in front of a conversion, which says how wide the argument is.
package enum SpecifierLength: String, Hashable, Sendable, CaseIterable {
  case hh, h, l, ll, q, L, z, t, j

  /// Bits on 64-bit Apple platforms; `L` is for floating point only.
  package var bits: Int {
    switch self {
    case .hh: 8
    case .h: 16
    case .l, .ll, .q, .L, .z, .t, .j: 64
    }
  }

  /// Whether IEEE printf gives the two together a meaning.
  ///
  /// Foundation on Linux shows `nan` for `%llf`. `%lf` is `%f`; `%lc` and `%ls` are wide characters.
  package func fits(_ conversion: SpecifierConversion) -> Bool {
    switch conversion.family {
    case .signed, .unsigned: self != .L && !conversion.isLegacy
    case .floatingPoint: self == .l || self == .L
    case .character, .cString: self == .l && !conversion.isUTF16
    case .object, .pointer, .count: false
    }
  }
}
