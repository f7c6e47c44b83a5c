package import Extraction

extension LocalizingFunction {
  /// Reads `tr`, `tr(_:)` or `tr(key:)`; nil if there is no name.
  package init?(spelling: String) {
    let parts = spelling.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, !name.isEmpty,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    let label = parts.dropFirst().first?.prefix { $0 != ":" && $0 != ")" }
    let isNamed = label.map { $0 != "_" && !$0.isEmpty } ?? false
    self.init(name: String(name), label: isNamed ? label.map(String.init) : nil)
  }
}
