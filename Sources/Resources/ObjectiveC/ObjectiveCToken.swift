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
}

/// The names of a program, each with a number; shared by all that reads the program.
final class SymbolTable {
  private var numbers: [String: UInt32] = [:]
  private(set) var names: [String] = []

  func number(of name: String) -> UInt32 {
    if let known = numbers[name] { return known }
    let number = UInt32(names.count)
    numbers[name] = number
    names.append(name)
    return number
  }

  func name(of number: UInt32) -> String { names[Int(number)] }
}
