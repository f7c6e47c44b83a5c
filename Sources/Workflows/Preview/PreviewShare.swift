/// How much of each text is shown where there are very many.
///
/// A text has limits of its own (``PreviewSamples``). Where all texts together ask for more than there
/// is, those that ask for most get less, each of them the same. What is shown follows from the texts
/// alone, and neither from clocks nor from the order of threads.
struct PreviewShare: Sendable {
  /// What all texts may weigh together: about so many bytes of memory, and half a minute of the
  /// processor.
  static let most = 1_000_000_000

  /// What the combinations of a text may weigh.
  let weight: Int
  /// Whether some text gets less than it asks for.
  var isShort: Bool { weight < Int.max }

  /// - Parameters:
  ///   - asked: What each text weighs in all of its combinations.
  ///   - most: What there is for all of them.
  init(of asked: [Int], most: Int = Self.most) {
    var left = most
    for (position, weight) in asked.sorted().enumerated() {
      let share = left / (asked.count - position)
      guard weight <= share else {
        self.weight = share
        return
      }
      left -= weight
    }
    weight = .max
  }
}
