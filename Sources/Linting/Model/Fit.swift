import Messages

/// How a specifier fits an argument, from the best to the worst.
enum Fit: Int, Comparable {
  case same, length, sign, different

  static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
}

extension ValueType {
  /// How a specifier for another type shows an argument of this one.
  func fitting(_ other: ValueType) -> Fit {
    switch (self, other) {
    case (.signedInteger, .unsignedInteger), (.unsignedInteger, .signedInteger): .sign
    default:
      switch matching(other) {
      case .same: .same
      case .sameKindOtherLength: .length
      case .different: .different
      }
    }
  }
}
