/// SplitMix64: fast, and the same numbers from the same state.
package struct Random {
  private var state: UInt64

  /// - Parameter number: Which of the rows of numbers that follow from the seed.
  package init(seed: UInt64, number: Int) {
    state = seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(truncatingIfNeeded: number)
  }

  /// A number from 0 that is less than the limit.
  package mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(max(limit, 1)))
  }

  /// One of the elements, of which there must be one.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
