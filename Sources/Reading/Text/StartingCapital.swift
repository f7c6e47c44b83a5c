extension StringProtocol {
  /// The text with a capital as its first letter.
  package var startingWithCapital: String { prefix(1).uppercased() + dropFirst() }
}
