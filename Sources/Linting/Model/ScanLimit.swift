/// How much of a text is compared, so that a hostile one costs no more than a long one.
enum ScanLimit {
  /// Longer texts are not searched for slips of the keyboard.
  static let bytes = 10_000
  /// A longer text is no text for people, and is told apart from them without being read.
  static let text = 1_000_000
  /// A text with more percent signs is none, either: what is known of a specifier takes many times the
  /// bytes that it has.
  static let percentSigns = 10_000
  /// So many links, hosts or attributes of a text are looked at.
  static let parts = 100
  /// A misspelled name is compared with so many; no real app declares as many attributes or values.
  static let names = 1_000
  /// So many other forms of a key tell what arguments there are; no real key has as many.
  static let forms = 256
  /// So many findings of one rule in one text say all; the linter keeps no more.
  static let findings = 20
}

extension LintText {
  /// Whether searches may take more than linear time.
  var isShort: Bool { value.utf8.count <= ScanLimit.bytes }
}

extension Sequence {
  /// What is found of the first elements, up to as much as the linter keeps.
  ///
  /// - Parameter finding: Tries an element in the whole text; trying all of them would take its square.
  func firstFindings(_ finding: (Element) -> Finding?) -> [Finding] {
    var findings: [Finding] = []
    for element in prefix(ScanLimit.parts) where findings.count < ScanLimit.findings {
      if let found = finding(element) { findings.append(found) }
    }
    return findings
  }
}
