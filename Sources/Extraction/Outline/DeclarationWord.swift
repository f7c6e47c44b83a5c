/// What a word may start where declarations stand, and the other words that an outline knows.
enum DeclarationWord: Sendable {
  /// A type with braces.
  case type
  case extended
  case alias
  /// What has a body of statements.
  case function
  /// What has braces for statements or accessors.
  case subscripted
  case variable
  case constant
  case imported
  /// What ends the header before it, and has no body itself.
  case other
  /// What may stand before one of these.
  case modifier

  static let byHash: [UInt64: DeclarationWord] = {
    let words: [(DeclarationWord, String)] = [
      (.type, "struct class enum actor protocol"), (.extended, "extension"), (.alias, "typealias"),
      (.function, "func init deinit"), (.subscripted, "subscript"), (.variable, "var"),
      (.constant, "let"), (.imported, "import"), (.other, "case associatedtype operator macro"),
      (
        .modifier,
        """
        public private fileprivate internal package open static final override lazy weak unowned \
        mutating nonmutating required convenience dynamic optional indirect nonisolated isolated \
        consuming borrowing distributed prefix postfix infix
        """
      ),
    ]
    return Dictionary(
      words.flatMap { word, names in hashes(names).map { ($0, word) } },
      uniquingKeysWith: { first, _ in first })
  }()

  static let functionKeyword = Identifier.hash("func")
  static let structureKeyword = Identifier.hash("struct")

  static let accessors = hashes(
    """
    get set willSet didSet init _read _modify read modify mutating nonmutating unsafeAddress \
    unsafeMutableAddress
    """)
  /// What may stand between `import` and a module's name.
  static let importKinds = hashes("struct class enum protocol typealias func let var")
  static let testModules = hashes("XCTest Testing")
  static let preview = Identifier.hash("Preview")

  /// In bytes; longer words are none of these.
  static let longest = 20

  private static func hashes(_ words: String) -> Set<UInt64> {
    Set(words.split(whereSeparator: \.isWhitespace).map { Identifier.hash(String($0)) })
  }
}
