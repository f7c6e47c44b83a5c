/// Adjectives before a number that say with it how large, old or far something is, and describe nothing that it counts: deve
/// essere lungo 8 caratteri, è alta 8 piani.
extension Phrase {
  /// Whether such an adjective stands right before what a number counts; behind a determiner it describes that: i lunghi 8
  /// mesi.
  func isBehindMeasure(counted behind: Int) -> Bool {
    guard language.hasRomanceSyntax, behind > 0, behind < count, isBehindNumber(behind),
      !isCut(after: behind - 1), hasAdjective(behind - 1, .duration)
    else { return false }
    return behind < 2 || isCut(after: behind - 2) || !self[behind - 2].isSpecifier
  }
}
