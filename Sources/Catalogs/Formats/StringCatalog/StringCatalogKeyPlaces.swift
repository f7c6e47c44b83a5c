import Reading

/// Where new keys belong among those of a String Catalog.
///
/// A file needn't be in perfect order: scripts append keys to sorted ones. The longest part that is
/// in order then says where a new key goes; where there is hardly any, it goes to the end.
package struct StringCatalogKeyPlaces {
  package let order: CatalogOrder
  private let entries: StringCatalogEntries
  /// Entries in order; nil when all of them are.
  private let backbone: [Int32]?

  package init(_ entries: StringCatalogEntries) {
    self.entries = entries
    let counts = Self.inversions(entries)
    order = counts.codePoint < counts.xcode ? .codePoint : .xcode
    let fewest = min(counts.xcode, counts.codePoint)
    if fewest == 0 {
      backbone = nil
    } else if fewest * 4 > entries.count {
      backbone = []
    } else {
      let longest = Self.longestSorted(entries, order)
      backbone = longest.count * 2 > entries.count ? longest : []
    }
  }

  /// Whether all keys are in Xcode's order.
  package var areInXcodeOrder: Bool { order == .xcode && backbone == nil }

  /// The number of the entry that `key` goes before, or how many entries there are.
  package func position(of key: String) -> Int {
    var key = key
    return key.withUTF8 { key in
      let count = backbone?.count ?? entries.count
      let low = (0..<count).partitioningIndex { precedes(key, entry($0)) }
      // Right behind its predecessor: what was appended out of order stays at the end.
      guard low > 0 else { return count > 0 ? entry(0) : entries.count }
      return entry(low - 1) + 1
    }
  }

  private func entry(_ index: Int) -> Int { backbone.map { Int($0[index]) } ?? index }

  private func precedes(_ key: UnsafeBufferPointer<UInt8>, _ other: Int) -> Bool {
    entries.withKey(at: other) { order.precedes(key, $0) }
  }

  /// How many entries should stand before the one before them, in either order.
  private static func inversions(_ entries: StringCatalogEntries) -> (xcode: Int, codePoint: Int) {
    var counts = (xcode: 0, codePoint: 0)
    for index in entries.indices.dropFirst() {
      entries.withKey(at: index - 1) { previous in
        entries.withKey(at: index) { key in
          if CatalogOrder.xcode.precedes(key, previous) { counts.xcode += 1 }
          if CatalogOrder.codePoint.precedes(key, previous) { counts.codePoint += 1 }
        }
      }
    }
    return counts
  }

  /// The longest subsequence that is in order (patience sorting).
  private static func longestSorted(
    _ entries: StringCatalogEntries, _ order: CatalogOrder
  ) -> [Int32] {
    func precedes(_ left: Int, _ right: Int32) -> Bool {
      entries.withKey(at: left) { left in
        entries.withKey(at: Int(right)) { order.precedes(left, $0) }
      }
    }
    // The last entry of the best sequence of each length, and what stands before each entry.
    var ends: [Int32] = []
    var previous = [Int32](repeating: -1, count: entries.count)
    for index in entries.indices {
      // Most keys are behind all others; they need one comparison.
      let isLast = ends.last.map { !precedes(index, $0) } ?? true
      let low = isLast ? ends.count : ends.partitioningIndex { precedes(index, $0) }
      if low > 0 { previous[index] = ends[low - 1] }
      if low < ends.count { ends[low] = Int32(index) } else { ends.append(Int32(index)) }
    }
    var longest: [Int32] = []
    var next = ends.last ?? -1
    while next >= 0 {
      longest.append(next)
      next = previous[Int(next)]
    }
    return longest.reversed()
  }
}
