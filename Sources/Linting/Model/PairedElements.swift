extension Array {
  /// What is left when each of some others takes one element that has the same value.
  ///
  /// - Returns: In their order; of elements with one value the first ones are taken.
  func unpaired<Value: Hashable>(
    with others: [Element], by value: (Element) -> Value
  ) -> [Element] {
    // Most often two texts have the same in the same order.
    guard count != others.count || !zip(self, others).allSatisfy({ value($0) == value($1) }) else {
      return []
    }
    var counts = others.reduce(into: [Value: Int]()) { $0[value($1), default: 0] += 1 }
    return filter { element in
      guard let count = counts[value(element)], count > 0 else { return true }
      counts[value(element)] = count - 1
      return false
    }
  }

  /// The first element that some others lack, and the first of these that stands in its place.
  ///
  /// - Parameter fit: Whether the second of two elements may stand in the place of the first.
  func firstReplaced<Value: Hashable>(
    among others: [Element], by value: (Element) -> Value, where fit: (Element, Element) -> Bool
  ) -> (lost: Element, added: Element)? {
    let added = others.unpaired(with: self, by: value).prefix(ScanLimit.parts)
    guard !added.isEmpty else { return nil }
    for lost in unpaired(with: others, by: value).prefix(ScanLimit.parts) {
      if let other = added.first(where: { fit(lost, $0) }) { return (lost: lost, added: other) }
    }
    return nil
  }
}
