import Reading

/// Which lines of two texts are the same line, in an order that holds in both.
///
/// Lines that stand once in each text are matched first, which people find easiest to read and
/// which takes little time however long the texts are (Bram Cohen's "patience diff"); what lies
/// between them is small, or very different.
struct LineMatching {
  /// Between lines that match, longer parts are replaced as a whole: finding the smallest
  /// difference of very different texts takes time with the square of their length.
  private static let longest = 4000

  private let old: [Int]
  private let new: [Int]
  /// For each old line the new line that it is, or -1.
  private(set) var newLines: [Int]
  private var pending: [(old: Range<Int>, new: Range<Int>)] = []

  init<Lines: Collection>(from oldLines: Lines, to newLines: Lines) where Lines.Element: Hashable {
    var numbers: [Lines.Element: Int] = [:]
    func number(_ line: Lines.Element) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    old = oldLines.map(number)
    new = newLines.map(number)
    self.newLines = Array(repeating: -1, count: old.count)
    pending = [(old.indices, new.indices)]
    while let (old, new) = pending.popLast() { match(old, with: new) }
  }

  private mutating func match(_ oldRange: Range<Int>, with newRange: Range<Int>) {
    var (oldRange, newRange) = (oldRange, newRange)
    while let o = oldRange.first, let n = newRange.first, old[o] == new[n] {
      newLines[o] = n
      (oldRange, newRange) = (oldRange.dropFirst(), newRange.dropFirst())
    }
    while let o = oldRange.last, let n = newRange.last, old[o] == new[n] {
      newLines[o] = n
      (oldRange, newRange) = (oldRange.dropLast(), newRange.dropLast())
    }
    guard !oldRange.isEmpty, !newRange.isEmpty else { return }
    let anchors = Self.increasing(unique(oldRange, newRange))
    guard !anchors.isEmpty else { return matchSmall(oldRange, with: newRange) }
    var (o, n) = (oldRange.lowerBound, newRange.lowerBound)
    for anchor in anchors {
      newLines[anchor.old] = anchor.new
      pending.append((o..<anchor.old, n..<anchor.new))
      (o, n) = (anchor.old + 1, anchor.new + 1)
    }
    pending.append((o..<oldRange.upperBound, n..<newRange.upperBound))
  }

  private mutating func matchSmall(_ oldRange: Range<Int>, with newRange: Range<Int>) {
    guard oldRange.count + newRange.count <= Self.longest else { return }
    let difference = Array(new[newRange]).difference(from: Array(old[oldRange]))
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset + oldRange.lowerBound)
      case .insert(let offset, _, _): added.insert(offset + newRange.lowerBound)
      }
    }
    let kept = zip(
      oldRange.filter { !removed.contains($0) }, newRange.filter { !added.contains($0) })
    for (o, n) in kept { newLines[o] = n }
  }

  /// The lines that stand once in each of two parts, in the order of the new one.
  private func unique(
    _ oldRange: Range<Int>, _ newRange: Range<Int>
  ) -> [(old: Int, new: Int)] {
    var places: [Int: (old: Int, new: Int, count: Int)] = [:]
    for o in oldRange { places[old[o], default: (o, -1, 0)].count += 1 }
    for n in newRange {
      guard var place = places[new[n]], place.count == 1 else { continue }
      // A second one makes the line ambiguous.
      place = place.new < 0 ? (place.old, n, 1) : (place.old, n, 2)
      places[new[n]] = place
    }
    return places.values.filter { $0.count == 1 && $0.new >= 0 }.map { ($0.old, $0.new) }
      .sorted { $0.new < $1.new }
  }

  /// The longest part of some pairs whose old lines are in order, too.
  private static func increasing(
    _ pairs: [(old: Int, new: Int)]
  ) -> [(old: Int, new: Int)] {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let place = tails.partitioningIndex { pairs[$0].old >= pair.old }
      if place > 0 { previous[index] = tails[place - 1] }
      if place == tails.count { tails.append(index) } else { tails[place] = index }
    }
    var found: [(old: Int, new: Int)] = []
    var index = tails.last ?? -1
    while index >= 0 {
      found.append(pairs[index])
      index = previous[index]
    }
    return found.reversed()
  }
}
