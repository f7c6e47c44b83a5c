extension Array {
  /// Every combination of one element of each list, the last one changing fastest.
  ///
  /// - Parameter limit: How many there are at most, the first ones; texts may have a hundred arguments.
  package func combinations<Choice>(upTo limit: Int) -> [[Choice]] where Element == [Choice] {
    let counts = map { $0.count }
    guard !counts.contains(0) else { return [] }
    let count = counts.reduce(1) { Swift.min($0 * $1, limit) }
    return (0..<count).map { number in
      var rest = number
      var list: [Choice] = []
      list.reserveCapacity(self.count)
      for choices in reversed() {
        list.append(choices[rest % choices.count])
        rest /= choices.count
      }
      return list.reversed()
    }
  }
}
