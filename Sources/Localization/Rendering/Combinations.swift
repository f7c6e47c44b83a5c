extension Array {
  /// Every combination of one element of each list, the last one changing fastest.
  ///
  /// - Parameter limit: How many there are at most, the first ones; texts may have a hundred arguments.
  package func combinations<Choice>(upTo limit: Int) -> [[Choice]] where Element == [Choice] {
    (0..<combinationCount(upTo: limit)).map { number in
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

extension Array where Element: Collection {
  /// How many combinations there are of one element of each list, or the limit if there are more.
  package func combinationCount(upTo limit: Int) -> Int {
    contains(where: \.isEmpty) ? 0 : reduce(1) { Swift.min($0 * $1.count, limit) }
  }
}
