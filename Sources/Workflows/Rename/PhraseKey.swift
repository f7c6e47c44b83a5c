/// A key with parameters, as a phrase of App Intents is: `Order ${drink} in ${applicationName}`, which
/// code spells `"Order \(\.$drink) in \(.applicationName)"`.
struct PhraseKey {
  /// The texts before, between and behind the parameters.
  private(set) var texts: [String] = []
  /// What the parameters are called, in their order.
  private(set) var names: [String] = []

  /// - Returns: Nil for a key without parameters, and for one that may have specifiers beside them.
  init?(_ key: String) {
    guard !key.utf8.contains(UInt8(ascii: "%")) else { return nil }
    var rest = key[...]
    while let start = rest.firstRange(of: "${") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { return nil }
      texts.append(String(rest[..<start.lowerBound]))
      names.append(String(rest[start.upperBound..<end]))
      rest = rest[rest.index(after: end)...]
    }
    guard !names.isEmpty else { return nil }
    texts.append(String(rest))
  }
}
