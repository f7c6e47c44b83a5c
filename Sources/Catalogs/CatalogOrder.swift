import Reading

/// An order in which tools write the keys of a catalog.
package enum CatalogOrder: CaseIterable {
  /// What genstrings and Xcode's exports write (Finder's order for US English).
  case xcode
  case codePoint

  /// Whether `left` must stand before `right`.
  package func precedes(_ left: String, _ right: String) -> Bool {
    switch self {
    case .xcode: XcodeKeyOrder.precedes(left, right)
    case .codePoint: left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }
  }

  /// The same for UTF-8, whose bytes are in the order of the code points.
  package func precedes(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch self {
    case .xcode: XcodeKeyOrder.precedes(left, right)
    case .codePoint: left.lexicographicallyPrecedes(right)
    }
  }

  /// The order that `keys` are in: Xcode's when too few keys could tell, nil when in none.
  package init?(of keys: [String]) {
    let order = Self.allCases.first { order in
      zip(keys, keys.dropFirst()).allSatisfy { !order.precedes($1, $0) }
    }
    guard let order else { return nil }
    self = order
  }

  /// How many of the sorted `keys` stand before `key`.
  package func position(of key: String, in keys: [String]) -> Int {
    keys.partitioningIndex { precedes(key, $0) }
  }
}
