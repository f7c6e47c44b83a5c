/// The hashes of the words that start declarations and accessors.
enum DeclarationWords {
  /// What a type's name follows.
  static let types = hashes("struct class enum actor protocol extension typealias")
  /// What the name of a function or variable follows.
  static let values = hashes("func let var")
  /// The types among them that have braces.
  static let braced = hashes("struct class enum actor protocol extension")
  /// What has a body of statements.
  static let functions = hashes("func init deinit")
  static let subscripts = hashes("subscript")
  static let variables = hashes("var")
  /// What ends the header before it, and has no body itself.
  static let others = hashes("let case typealias associatedtype import operator macro")
  static let accessors = hashes(
    """
    get set willSet didSet init _read _modify read modify mutating nonmutating unsafeAddress \
    unsafeMutableAddress
    """)
  static let imports = hashes("import")
  /// What may stand between `import` and a module's name.
  static let importKinds = hashes("struct class enum protocol typealias func let var")
  static let testModules = hashes("XCTest Testing")
  static let previews = hashes("Preview")

  /// In bytes; longer words are none of these.
  static let longest = 20

  private static func hashes(_ words: String) -> Set<UInt64> {
    Set(words.split(whereSeparator: \.isWhitespace).map { Identifier.hash(String($0)) })
  }
}

/// What a word may start, found by one look-up.
enum DeclarationWord: Sendable {
  case type
  case extended
  case alias
  case function
  case subscripted
  case variable
  case constant
  case imported
  case other

  static let byHash: [UInt64: DeclarationWord] = {
    var words: [UInt64: DeclarationWord] = [:]
    for hash in DeclarationWords.others { words[hash] = .other }
    for hash in DeclarationWords.braced { words[hash] = .type }
    words[Identifier.hash("extension")] = .extended
    for hash in DeclarationWords.functions { words[hash] = .function }
    for hash in DeclarationWords.subscripts { words[hash] = .subscripted }
    for hash in DeclarationWords.variables { words[hash] = .variable }
    for hash in DeclarationWords.imports { words[hash] = .imported }
    words[Identifier.hash("let")] = .constant
    words[Identifier.hash("typealias")] = .alias
    return words
  }()
}
