/// A word or sign of Objective-C; strings keep their quotes.
struct ObjectiveCToken {
  enum Kind: UInt8 {
    case identifier
    /// `@"…"`.
    case objectString
    /// `"…"`.
    case cString
    /// A number or character.
    case literal
    /// One byte.
    case sign
  }

  var kind: Kind
  /// An identifier's number in the symbol table; a sign's byte.
  var symbol: UInt32
  var start: UInt32
  var end: UInt32

  func isSign(_ scalar: Unicode.Scalar) -> Bool { kind == .sign && symbol == scalar.value }

  var isString: Bool { kind == .objectString || kind == .cString }

  /// Whether a call may start with it: a function's name, a message, or a string that is asked for a
  /// property.
  var mayStartCall: Bool { kind == .identifier || kind == .objectString || isSign("[") }
}

/// Names, each with a number.
struct SymbolTable {
  /// Stands for a name that the table doesn't have.
  static let unknown = UInt32.max

  private var numbers: [String: UInt32] = [:]
  private(set) var names: [String] = []

  mutating func add(_ name: String) -> UInt32 {
    if let known = numbers[name] { return known }
    let number = UInt32(names.count)
    numbers[name] = number
    names.append(name)
    return number
  }

  func number(of name: String) -> UInt32 { numbers[name] ?? Self.unknown }

  func name(of number: UInt32) -> String { names[Int(number)] }
}
