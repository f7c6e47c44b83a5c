import Messages
import Reading

/// The name of the Swift symbol that Xcode makes of a key that is managed by hand:
/// `homeTitle` of `home.title`.
///
/// What Xcode does is known from examples and from the messages of `xcstringstool
/// generate-symbols`: specifiers are dropped, what is neither letter nor digit parts words, and
/// words in capitals are lowered (`F_A_Title` gives `fATitle`, `openYouTube` stays).
package struct SymbolName: Hashable, Sendable {
  package let text: String

  /// - Returns: Nil where the key has no letter or digit to make a name of.
  package init?(ofKey key: String) {
    let words = Self.withoutSpecifiers(key).split { !$0.isLetter && !$0.isNumber }
    guard let first = words.first else { return nil }
    text = Self.lowered(first) + words.dropFirst().map(Self.capitalized).joined()
  }

  /// Whether the name is a word of the language, so that no symbol is made.
  package var isReserved: Bool { Self.keywords.contains(text) }

  /// The name as a search compares it: capitals are where examples are few.
  package var folded: [UInt8] { Array(text.lowercased().utf8) }

  private static func lowered(_ word: Substring) -> String {
    isShouted(word) ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }

  private static func capitalized(_ word: Substring) -> String {
    let rest = word.dropFirst()
    return word.prefix(1).uppercased() + (isShouted(word) ? rest.lowercased() : String(rest))
  }

  private static func isShouted(_ word: Substring) -> Bool {
    word.contains(where: \.isUppercase) && !word.contains(where: \.isLowercase)
  }

  private static func withoutSpecifiers(_ key: String) -> String {
    let named = withoutNamedArguments(key)
    guard named.utf8.contains(UInt8(ascii: "%")) else { return named }
    let scan = SpecifierScan(named, options: [.variables])
    let edits = scan.specifiers.filter { !$0.isText }.map { TextEdit($0.range, " ") }
    return named.applying(edits)
  }

  /// A key without `%(name)@`, which is written for people only.
  private static func withoutNamedArguments(_ key: String) -> String {
    guard key.contains("%(") else { return key }
    var parts = key.split(separator: "%(", omittingEmptySubsequences: false)[...]
    var text = String(parts.popFirst() ?? "")
    for part in parts {
      guard let end = part.firstIndex(of: ")") else {
        text += " " + part
        continue
      }
      let behind = part[part.index(after: end)...].drop { "0123456789$".contains($0) }
      // The conversion: lengths, then one letter or `@`.
      text += " " + behind.drop { "hlqzjt".contains($0) }.dropFirst()
    }
    return text
  }

  /// "The Swift Programming Language", Lexical Structure: keywords of declarations, statements,
  /// expressions and types.
  private static let keywords = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let \
    open operator precedencegroup private protocol public rethrows static struct subscript \
    typealias var break case catch continue default defer do else fallthrough for guard if in \
    repeat return switch throw where while any as await false is nil self super throws true try \
    type
    """.split(separator: " ").map(String.init))
}
