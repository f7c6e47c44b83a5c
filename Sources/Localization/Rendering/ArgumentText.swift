import Foundation
import Messages

/// How arguments that are no numbers are shown, and which don't fit their specifier.
enum ArgumentText {
  /// A text cut to the specifier's precision, in characters.
  static func cut(_ text: String, _ specifier: ValueSpecifier) -> String {
    guard case .literal(let length)? = specifier.precision else { return text }
    return String(text.prefix(length))
  }

  /// What a specifier wants if an argument is something else; nil if it fits.
  static func mismatch(_ argument: Argument, _ specifier: ValueSpecifier) -> String? {
    switch specifier.type {
    case .signedInteger, .unsignedInteger, .floatingPoint:
      argument.number == nil ? specifier.type.name : nil
    default: nil
    }
  }
}
