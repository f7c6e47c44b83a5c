import PlainBytes

extension NestingScan {
  /// The words that nest what follows them.
  enum Words {
    static func kind(of bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Word {
      guard range.count >= 2, range.count <= longest, bytes[range.lowerBound] >= UInt8(ascii: "_"),
        bytes[range.lowerBound] <= UInt8(ascii: "y"), lengths[range.count]
      else { return .other }
      var hash = ByteHash.seed
      for place in range { hash = ByteHash.combine(hash, bytes[place]) }
      return kinds[hash] ?? .other
    }

    static func opensCondition(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
      range.count == 3 && bytes[range.lowerBound + 1] == UInt8(ascii: "i")
        && bytes[range.lowerBound + 2] == UInt8(ascii: "f")
    }

    static func closesCondition(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
      range.count == 6 && bytes[range].elementsEqual("#endif".utf8)
    }

    private static let statements = "if for while guard repeat do case where"
    private static let functions = "func operator"
    private static let effects = "throws rethrows"
    private static let declarations =
      "let var init deinit subscript typealias associatedtype import macro"
    private static let types = "struct class enum actor protocol extension"
    private static let prefixes = """
      try await return throw inout some any each unsafe consume copy borrow yield discard is as defer
      """
    private static let modifiers = """
      borrowing consuming sending in indirect async private public fileprivate internal package open \
      static final lazy weak unowned override mutating nonmutating convenience required optional \
      dynamic nonisolated isolated distributed prefix postfix infix default reasync _const _local \
      __consuming __setter_access
      """

    private static let kinds: [UInt64: Word] = {
      var kinds: [UInt64: Word] = [
        Identifier.hash("else"): .else, Identifier.hash("catch"): .catch,
      ]
      for word in statements.split(separator: " ") {
        kinds[Identifier.hash(String(word))] = .statement
      }
      for word in declarations.split(separator: " ") {
        kinds[Identifier.hash(String(word))] = .declaration
      }
      kinds[Identifier.hash("precedencegroup")] = .precedence
      kinds[Identifier.hash("switch")] = .switch
      for word in effects.split(separator: " ") { kinds[Identifier.hash(String(word))] = .effect }
      for word in types.split(separator: " ") { kinds[Identifier.hash(String(word))] = .type }
      for word in functions.split(separator: " ") {
        kinds[Identifier.hash(String(word))] = .function
      }
      for word in prefixes.split(whereSeparator: \.isWhitespace) {
        kinds[Identifier.hash(String(word))] = .prefix
      }
      for word in modifiers.split(whereSeparator: \.isWhitespace) {
        kinds[Identifier.hash(String(word))] = .modifier
      }
      return kinds
    }()

    private static let longest = 15
    private static let lengths: [Bool] = {
      var lengths = Array(repeating: false, count: longest + 1)
      for text in [
        statements, functions, effects, declarations, types, prefixes, modifiers,
        "else catch switch precedencegroup",
      ] {
        for word in text.split(whereSeparator: \.isWhitespace) { lengths[word.utf8.count] = true }
      }
      return lengths
    }()
  }
}
