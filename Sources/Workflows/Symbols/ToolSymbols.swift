package import Reading

/// The symbols that tools other than Xcode make of keys, as SwiftGen, R.swift and Tuist do.
package enum ToolSymbols {
  /// Whether a name may be one: `L10n.Cart.title`, where a type is called as those of texts are.
  package static func mayBeOne(_ name: [UInt8]) -> Bool { SpelledSymbols.isOfTexts(name) }

  /// The keys that such a name stands for: of `cart.title` and `title` the longer one, which says more
  /// of it.
  package static func keys(
    _ keys: some Sequence<String>, namedBy name: [UInt8]
  ) -> [ExactKey] {
    guard mayBeOne(name) else { return [] }
    let found = SpelledSymbols(keys).keys(in: name)
    let most = found.map(\.text.utf8.count).max() ?? 0
    return found.filter { $0.text.utf8.count == most }.sorted { $0.text.precedesInBytes($1.text) }
  }
}
