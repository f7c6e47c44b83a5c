import Reading

/// A format string taken apart into its text and its specifiers.
package struct SpecifierSkeleton: Hashable, Sendable {
  /// The text with U+FFFC for each specifier; `%%` and what is no specifier stay in it.
  package private(set) var text = ""
  /// The specifiers as written, in order.
  package private(set) var specifiers: [String] = []
  /// The whole with numbered specifiers when there are several and none is numbered yet.
  package private(set) var numbered = ""

  /// - Parameter options: With `.variablesNumberedElsewhere`, `%#@name@` stays unnumbered.
  package init(_ format: String, options: SpecifierOptions = []) {
    var format = format
    self = format.withUTF8 { Self($0, options: options) }
  }

  /// A format with its specifiers numbered when there are several and none is numbered yet, so that
  /// translators may reorder them: what Xcode writes for the source language.
  package static func numbering(_ format: String) -> String {
    let signs = format.utf8.lazy.filter { $0 == UInt8(ascii: "%") }.prefix(2)
    return signs.count < 2 ? format : SpecifierSkeleton(format).numbered
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, options: SpecifierOptions) {
    let scan = SpecifierScan(bytes, options: options)
    var end = 0
    for specifier in scan.specifiers
    where specifier.kind != .percentSign && !specifier.isText {
      let before = bytes.text(in: end..<specifier.range.lowerBound)
      let spelling = bytes.text(in: specifier.range)
      text += before + "\u{FFFC}"
      specifiers.append(spelling)
      var numberedSpelling: [UInt8] = []
      specifier.appendNumbered(Array(bytes[specifier.range])[...], to: &numberedSpelling)
      numbered += before + String(decoding: numberedSpelling, as: UTF8.self)
      end = specifier.range.upperBound
    }
    let rest = bytes.text(in: end..<bytes.count)
    text += rest
    numbered += rest
    let isMixed = scan.problems.contains { $0.kind == .mixedNumbering }
    // A likely mistake in front has taken an argument, so the numbers would be off by one.
    if specifiers.count < 2 || isMixed || scan.specifiers.contains(where: \.isText) {
      numbered = bytes.text(in: 0..<bytes.count)
    }
  }
}
