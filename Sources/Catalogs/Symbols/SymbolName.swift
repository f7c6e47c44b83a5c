import Messages
import PlainBytes
import Reading

/// The name of the Swift symbol that Xcode makes of a key that is managed by hand:
/// `homeTitle` of `home.title`.
///
/// What Xcode does is known from what it made for published apps: specifiers and apostrophes are
/// dropped, what is neither letter, digit nor `$` parts words, and the capitals that a word begins
/// with are lowered but for the first (`F_A_Title` gives `fATitle`, `CFBundleName` `cfbundleName`,
/// `Use CKAsset` `useCkasset`; `error.invalidURL` keeps its own: `errorInvalidURL`).
package struct SymbolName: Hashable, Sendable {
  package let text: String

  /// - Returns: Nil where the key has no letter or digit to make a name of.
  package init?(ofKey key: String) { self.init(joining: Self.withoutSpecifiers(key)) }

  /// The name of an argument: `itemCount` of `item-count`.
  package init?(ofArgument name: String) { self.init(joining: name) }

  private init?(joining text: String) {
    let words = Self.words(of: text)
    guard let first = words.first else { return nil }
    self.init(Self.lowered(first) + words.dropFirst().map(Self.capitalized).joined())
  }

  /// The name of the type that the symbols of a table stand in: `InfoPlist`.
  package init?(ofTable table: String) {
    self.init(Self.words(of: table).map(\.startingWithCapital).joined())
  }

  /// - Parameter joined: Names of Swift begin with neither a digit nor `$`.
  private init?(_ joined: String) {
    let name = joined.drop { $0 == "$" }
    guard let first = name.utf8.first else { return nil }
    text = first.isASCIIDigit ? "_" + name : String(name)
  }

  /// Whether the name is a word of the language, so that no symbol is made.
  package var isReserved: Bool { Self.keywords.contains(text) }

  /// The name as a search compares it: capitals are where examples are few.
  package var folded: [UInt8] { Array(text.lowercased().utf8) }

  /// The folded name of a key's symbol, without making the name of a key in plain ASCII: a search looks at
  /// each of thousands.
  ///
  /// - Returns: Nil where the key has no letter or digit to make a name of.
  package static func folded(ofKey key: String) -> [UInt8]? {
    guard key.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "%") }) else {
      return SymbolName(ofKey: key)?.folded
    }
    var name: [UInt8] = []
    for byte in key.utf8 {
      let isPart = byte.isASCIILetterOrDigit || byte == UInt8(ascii: "$") && !name.isEmpty
      if isPart { name.append(byte.lowercasedASCII) }
    }
    guard let first = name.first else { return nil }
    return first.isASCIIDigit ? [UInt8(ascii: "_")] + name : name
  }

  private static func words(of text: String) -> [Substring] {
    text.filter { $0 != "'" && $0 != "\u{2019}" }
      .split { !$0.isLetter && !$0.isNumber && $0 != "$" }
  }

  private static func lowered(_ word: Substring) -> String {
    let capitals = capitals(at: word)
    return capitals.lowercased() + word[capitals.endIndex...]
  }

  private static func capitalized(_ word: Substring) -> String {
    let capitals = capitals(at: word)
    guard let first = capitals.first else { return word.startingWithCapital }
    return String(first) + capitals.dropFirst().lowercased() + word[capitals.endIndex...]
  }

  /// The capitals that a word begins with.
  private static func capitals(at word: Substring) -> Substring {
    word.prefix(while: \.isUppercase)
  }

  private static func withoutSpecifiers(_ key: String) -> String {
    guard key.utf8.contains(UInt8(ascii: "%")) else { return key }
    let scan = SpecifierScan(key, options: [.variables])
    let edits = scan.specifiers.filter { !$0.isText }.map { TextEdit($0.range, " ") }
    return key.applying(edits)
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
