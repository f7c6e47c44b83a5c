/// The same numbers in every run (SplitMix64), so that a failure can be repeated from its seed.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: Int) { state = UInt64(seed) }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension SeededGenerator {
  /// Breaks a file at random places: bytes go, and others come or stand in their place.
  ///
  /// - Parameters:
  ///   - pieces: The bytes that come.
  ///   - most: How many places there are at most.
  package mutating func damage(_ file: inout [UInt8], with pieces: [UInt8], atMost most: Int) {
    for _ in 0..<Int.random(in: 1...most, using: &self) where !file.isEmpty {
      let index = Int.random(in: 0..<file.count, using: &self)
      switch Int.random(in: 0..<4, using: &self) {
      case 0: file.remove(at: index)
      case 1: file.insert(pieces[Int.random(in: 0..<pieces.count, using: &self)], at: index)
      case 2: file[index] = pieces[Int.random(in: 0..<pieces.count, using: &self)]
      default: file.removeSubrange(index..<min(file.count, index + 5))
      }
    }
  }
}
