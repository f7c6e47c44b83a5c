extension Prose {
  /// Whether a word is part of an identifier or a path.
  func isInIdentifier(_ word: Range<Int>) -> Bool {
    let hasFront = word.lowerBound > 0 && Self.joints.contains(scalars[word.lowerBound - 1])
    let next = word.upperBound + 1
    return hasFront
      || next < scalars.count && Self.joints.contains(scalars[next - 1])
        && scalars[next].isWordPart
  }

  /// What joins the words of identifiers and paths.
  private static let joints: Set<Unicode.Scalar> = [
    "_", "/", "@", "#", "$", ".", "-", "{", "}",
  ]
}
