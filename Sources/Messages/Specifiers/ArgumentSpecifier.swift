/// How a number is written that forms are chosen by, as a catalog says it beside the forms:
/// `NSStringFormatValueTypeKey` of a `.stringsdict`, `formatSpecifier` of a String Catalog.
package struct ArgumentSpecifier: Sendable {
  /// What a number is written as where a catalog says nothing, or nothing that can be used.
  package static let usual = "lld"

  /// What is wrong with what a catalog says.
  package enum Problem: Sendable {
    /// A percent sign in front: a mistake that shipped apps have, so it is read all the same.
    case percentSign
    /// No specifier, or one that needs an argument more.
    case unusable
  }

  /// Without percent sign and position.
  package private(set) var spelling = usual
  package private(set) var problems: [Problem] = []

  /// - Parameter written: What the catalog says; nil where it says nothing.
  package init(_ written: String?) {
    guard let written, written != Self.usual else { return }
    var text = written
    if text.hasPrefix("%") {
      problems.append(.percentSign)
      text.removeFirst()
    }
    guard ValueSpecifier(formatValueType: text) != nil,
      // A width that is an argument of its own has no number here.
      !text.utf8.contains(UInt8(ascii: "*"))
    else {
      problems.append(.unusable)
      return
    }
    spelling = String(SpecifierSpelling.unnumbered("%" + text).dropFirst())
  }
}
