extension BidirectionalCollection {
  /// The elements without those at both ends that a condition holds for.
  ///
  /// - Returns: The empty end of the collection where it holds for all.
  @inlinable package func trimming(while isLeftOut: (Element) -> Bool) -> SubSequence {
    guard let first = firstIndex(where: { !isLeftOut($0) }),
      let last = lastIndex(where: { !isLeftOut($0) })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
