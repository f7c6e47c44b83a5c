import Diagnostics
import PlainBytes

/// How a specifier is spelled, apart from which argument it takes, and a percent sign beside it.
package enum SpecifierSpelling {
  /// Without the number of its argument: `%@` of `%2$@`.
  package static func unnumbered(_ spelling: String) -> String {
    number(in: spelling).map { "%" + $0.rest } ?? spelling
  }

  /// With an earlier argument, where it is numbered: `%1$@` of `%3$@`, earlier by two.
  package static func renumbered(_ spelling: String, earlierBy count: Int) -> String {
    guard let (number, rest) = number(in: spelling) else { return spelling }
    return "%\(number - count)$" + rest
  }

  /// Without number and name: `%02lld` of `%1$(count)02lld`.
  package static func bare(_ spelling: String) -> String {
    let unnumbered = unnumbered(spelling)
    guard unnumbered.hasPrefix("%("), let end = unnumbered.firstIndex(of: ")") else {
      return unnumbered
    }
    return "%" + unnumbered[unnumbered.index(after: end)...]
  }

  /// A text as it is written where specifiers may stand.
  package static func escaped(_ text: String) -> String {
    text.replacing(scalar: "%", with: "%%")
  }

  /// A text as it is shown where it was written with specifiers in mind.
  package static func unescaped(_ text: String) -> String {
    text.replacing(scalars: "%%", with: "%")
  }

  /// The argument's number, which stands right behind the percent sign, and what follows its dollar
  /// sign: that of `%*2$d` is a width's.
  private static func number(in spelling: String) -> (number: Int, rest: Substring)? {
    let digits = spelling.utf8.dropFirst().prefix(while: \.isASCIIDigit)
    guard spelling.utf8.first == UInt8(ascii: "%"), let number = Int(Substring(digits)),
      digits.endIndex < spelling.endIndex, spelling.utf8[digits.endIndex] == UInt8(ascii: "$")
    else { return nil }
    return (number, spelling[spelling.utf8.index(after: digits.endIndex)...])
  }
}
