import Foundation
package import Localization
import PlainBytes
import Reading

extension Argument {
  /// An argument of the command line: a number where it is spelled as one, text elsewhere.
  package init(spelling text: String) {
    if let whole = Int64(text), String(whole) == text {
      self = .integer(whole)
    } else if Self.isNumber(text), let decimal = Decimal(string: text) {
      // Decimal reads as far as it can: a date or a version would become its first number.
      self = .decimal(decimal)
    } else {
      self = .text(text)
    }
  }

  /// An argument that is a number, as JSON5 or the command line spells it.
  init(number spelling: String) {
    self.init(spelling: spelling)
    if case .text = self, let decimal = Decimal(string: spelling) { self = .decimal(decimal) }
  }

  /// Whether a text is a decimal number with a point: `007`, `1.2.3` and `2024-05-01` are none.
  private static func isNumber(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst(text.hasPrefix("-") ? 1 : 0)
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, (1...2).contains(parts.count), digits.count <= 38 else {
      return false
    }
    return parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy(\.isASCIIDigit)
    } && (whole.count == 1 || whole.first != UInt8(ascii: "0"))
  }
}
