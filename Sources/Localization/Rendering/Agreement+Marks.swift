import Messages
import Reading
import Vocabulary

/// Marks that a region asks for.
extension Agreement {
  /// Those of some marks by place that lie in a range, in the order of the text's marks.
  func marks(of some: [Int], in range: Range<Int>) -> [Int] {
    let start = some.partitioningIndex { marked.marks[$0].range.lowerBound >= range.lowerBound }
    var found: [Int] = []
    for mark in some[start...] {
      guard marked.marks[mark].range.lowerBound <= range.upperBound else { break }
      if marked.marks[mark].range.upperBound <= range.upperBound { found.append(mark) }
    }
    return found.count > 1 ? found.sorted() : found
  }

  /// Whether a number ends right before a place, with nothing but spaces between.
  func isCount(before place: Int) -> Bool {
    let arguments = index.arguments
    let end = arguments.partitioningIndex { marked.marks[$0].range.lowerBound > place }
    for argument in arguments[..<end].reversed() {
      let last = marked.marks[argument].range.upperBound
      if last > place { continue }
      guard place - last <= 3 else { return false }
      if case .argument(_, .some) = marked.marks[argument].kind,
        marked.bytes[last..<place].allSatisfy({ $0 == 0x20 || $0 >= 0x80 })
      {
        return true
      }
    }
    return false
  }

  /// Whether a place is one of an argument's value.
  func isInArgument(_ offset: Int) -> Bool {
    let arguments = index.arguments
    let end = arguments.partitioningIndex { marked.marks[$0].range.lowerBound > offset }
    let last = arguments[..<end].last { !marked.marks[$0].range.isEmpty }
    return last.map { marked.marks[$0].range.contains(offset) } ?? false
  }

  /// The first mark of an argument's value.
  mutating func mark(ofArgument number: Int) -> Int? {
    if index.firstOfArgument == nil {
      var first: [Int: Int] = [:]
      for mark in index.arguments.sorted() {
        guard case .argument(let number, _) = marked.marks[mark].kind, first[number] == nil else {
          continue
        }
        first[number] = mark
      }
      index.firstOfArgument = first
    }
    return index.firstOfArgument?[number]
  }

  /// The innermost region that is inflected and holds an argument's value.
  mutating func enclosingRegion(of argument: Int) -> Int? {
    if index.inflectedAround == nil {
      let regions = marked.marks.indices.filter { options(of: $0)?.inflects == true }
      index.inflectedAround = MarkIndex.innermost(
        MarkIndex.byPlace(regions, marked.marks), around: index.arguments, marked.marks)
    }
    return index.inflectedAround?[argument]
  }

  /// The number of the innermost region with a count that holds another one.
  mutating func numberAround(_ region: Region) -> GrammaticalNumber? {
    if index.countedAround == nil {
      let marks = marked.marks
      let counted = marks.indices.filter { marks[$0].number != nil }
      let others = marks.indices.filter { agreesWithOther($0) == true }
      index.countedAround = MarkIndex.innermost(
        MarkIndex.byPlace(counted, marks), around: MarkIndex.byPlace(others, marks), marks)
    }
    return index.countedAround?[region.mark].flatMap { marked.marks[$0].number }
  }
}
