import Foundation

extension PluralArgument {
  /// What plural rules are told of an argument: its digits, if it is a number.
  package init(_ argument: Argument) {
    switch argument {
    case .integer(let value): self = .number(String(value))
    case .unsigned(let value): self = .number(String(value))
    case .decimal(let value): self = value.isNaN ? .other : .number(value.description)
    case .double(let value):
      // An exponent would be taken for that of a compact number ("1.2 million").
      guard value.isFinite, let decimal = Decimal(string: value.description) else {
        self = .other
        return
      }
      self = .number(decimal.description)
    case .text, .message, .attributed, .formatted: self = .other
    }
  }
}
