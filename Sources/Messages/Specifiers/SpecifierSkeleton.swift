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

  private init(_ bytes: UnsafeBufferPointer<UInt8>, options: SpecifierOptions) {
    let scan = SpecifierScan(bytes, options: options)
    let asText = Set(scan.problems.filter(\.looksLikeText).map(\.range.lowerBound))
    var end = 0
    for specifier in scan.specifiers
    where specifier.kind != .percentSign && !asText.contains(specifier.range.lowerBound) {
      let before = bytes.text(in: end..<specifier.range.lowerBound)
      let spelling = bytes.text(in: specifier.range)
      text += before + "\u{FFFC}"
      specifiers.append(spelling)
      numbered += before + specifier.numberedSpelling(spelling)
      end = specifier.range.upperBound
    }
    let rest = bytes.text(in: end..<bytes.count)
    text += rest
    numbered += rest
    let isMixed = scan.problems.contains { $0.kind == .mixedNumbering }
    // A likely mistake in front has taken an argument, so the numbers would be off by one.
    if specifiers.count < 2 || isMixed || !asText.isEmpty {
      numbered = bytes.text(in: 0..<bytes.count)
    }
  }
}

extension FormatSpecifier {
  /// The spelling with the number of the argument, where it has one and doesn't say it yet.
  fileprivate func numberedSpelling(_ spelling: String) -> String {
    switch kind {
    case .percentSign, .substitutionArgument: return spelling
    case .variable(let variable):
      guard variable.position == nil, let argument = variable.argument else { return spelling }
      return "%\(argument)$" + spelling.dropFirst()
    case .value(let value):
      guard value.position == nil else { return spelling }
      var stars = [value.width, value.precision].compactMap { size -> Int? in
        if case .argument(let argument, position: nil)? = size { argument } else { nil }
      }[...]
      let head = value.name == nil ? 1 : (value.name?.text.unicodeScalars.count ?? 0) + 3
      var result = "%\(value.argument)$"
      for (offset, character) in spelling.unicodeScalars.enumerated().dropFirst() {
        result.unicodeScalars.append(character)
        guard character == "*", offset >= head, let argument = stars.popFirst() else { continue }
        result += "\(argument)$"
      }
      return result
    }
  }
}
