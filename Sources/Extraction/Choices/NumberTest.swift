/// What code asks of a number: `count == 1`, or `case 0, 1:`.
package enum NumberTest: Hashable, Sendable {
  case equal(to: Int)
  case less(than: Int)
  case greater(than: Int)
  case oneOf([Int])
  indirect case not(NumberTest)

  /// A comparison as it is written between a value and a number; nil for other operators.
  init?(_ operation: String, _ number: Int) {
    switch operation {
    case "==": self = .equal(to: number)
    case "!=": self = .not(.equal(to: number))
    case "<": self = .less(than: number)
    case ">=": self = .not(.less(than: number))
    case ">": self = .greater(than: number)
    case "<=": self = .not(.greater(than: number))
    default: return nil
    }
  }

  /// The comparison with its sides changed: `1 < count` for `count > 1`.
  init?(reversed operation: String, _ number: Int) {
    let mirrored = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]
    self.init(mirrored[operation] ?? operation, number)
  }

  package func holds(for number: Int) -> Bool {
    switch self {
    case .equal(let other): number == other
    case .less(let other): number < other
    case .greater(let other): number > other
    case .oneOf(let others): others.contains(number)
    case .not(let test): !test.holds(for: number)
    }
  }
}
