package import Diagnostics

/// A text that could not be rendered as it was meant with some arguments or for some reader.
package struct UnrenderedText: Hashable, Sendable {
  package var key: String
  package var locale: String

  private static let mostNamed = 5
  private static let longestKey = 60

  /// Names them in a sentence for the end of a run; nil where there are none.
  package static func summary(of texts: [UnrenderedText]) -> ConsoleText? {
    guard !texts.isEmpty else { return nil }
    var named = texts.prefix(mostNamed).map(\.name)
    if texts.count > mostNamed { named.append("and \(texts.count - mostNamed) more") }
    return "\(ConsoleText.counted(texts.count, "text")) can't be rendered as meant: "
      + named.joined(separator: ", ")
  }

  private var name: ConsoleText { "\(key.shortened(to: Self.longestKey)) (\(locale))" }
}
