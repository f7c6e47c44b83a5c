/// How much work finding out the types of one file may make.
///
/// Steps are counted, not time, so that the same sources give the same entries on every machine.
/// The work grows with the file: a small file that asks for much can't hold up all others.
struct InferenceBudget {
  private(set) var left: Int

  /// - Parameter size: The length of the file in bytes.
  init(size: Int) { left = min(Self.least + size * Self.perByte, Self.most) }

  var isSpent: Bool { left <= 0 }

  mutating func spend(_ work: Int) { left -= work }

  // Of what people write, the largest file was seen to take 14,000 steps, and the densest two for
  // each of its bytes.
  private static let least = 100_000
  private static let perByte = 60
  private static let most = 4_000_000
}
