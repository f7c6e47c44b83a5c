/// Which characters of a text stand in quotation marks: the words of others, and of buttons.
struct QuotedScalars {
  private var isQuoted: [Bool]

  /// Nil where a double mark has no partner, so that nobody knows what is quoted.
  ///
  /// - Parameter own: The pairs of the text's language.
  init?(_ prose: Prose, own: [String]) {
    isQuoted = [Bool](repeating: false, count: prose.scalars.count)
    let (pairs, unpaired) = QuotationMarks(prose).paired(with: own)
    guard unpaired.isEmpty else { return nil }
    // Those inside of others lie in them, and each of many would be gone through again.
    for pair in pairs where !pair.isNested { mark(pair.open.index...pair.close.index) }
    markSingle(prose.scalars)
  }

  func contains(_ index: Int) -> Bool { isQuoted[index] }

  private mutating func mark(_ range: ClosedRange<Int>) {
    for index in range { isQuoted[index] = true }
  }

  /// Single marks are apostrophes, too: the first one follows no word, and none follows the second.
  private mutating func markSingle(_ scalars: [Unicode.Scalar]) {
    var open: Int?
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\n" { open = nil }
      guard Self.isSingleMark(scalar) else { continue }
      let followsWord = index > 0 && scalars[index - 1].isWordPart
      let isFollowed = index + 1 < scalars.count && scalars[index + 1].isWordPart
      if let first = open, !isFollowed {
        mark(first...index)
        open = nil
      } else if open == nil, !followsWord {
        open = index
      }
    }
  }

  private static func isSingleMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x2018...0x201B, 0x2039, 0x203A: true
    default: false
    }
  }
}
