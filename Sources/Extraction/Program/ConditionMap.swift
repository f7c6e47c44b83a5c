import Reading

/// The platforms and flags of all places of a file.
struct ConditionMap {
  /// What a build must be for and have, so that code is in it.
  typealias Needs = (platforms: Platforms, flags: Set<String>)

  /// Where what holds changes, in order, and what holds from there on.
  private var starts: [Int32] = []
  private var values: [Needs] = []

  /// - Parameter branches: Each of which lies in another one or beside it.
  init(_ branches: Set<ConditionalBranch>) {
    var open: [ConditionalBranch] = []
    for branch in branches.sorted(by: { $0.order < $1.order }) {
      close(&open, upTo: branch.range.lowerBound)
      var inner = branch
      if let outer = open.last {
        inner.platforms.formIntersection(outer.platforms)
        inner.flags.formUnion(outer.flags)
        let end = min(branch.range.upperBound, outer.range.upperBound)
        inner.range = branch.range.lowerBound..<max(end, branch.range.lowerBound)
      }
      open.append(inner)
      note(inner, from: inner.range.lowerBound)
    }
    close(&open, upTo: .max)
  }

  private mutating func close(_ open: inout [ConditionalBranch], upTo offset: Int32) {
    while let last = open.last, last.range.upperBound <= offset {
      open.removeLast()
      note(open.last, from: last.range.upperBound)
    }
  }

  private mutating func note(_ branch: ConditionalBranch?, from start: Int32) {
    starts.append(start)
    values.append((platforms: branch?.platforms ?? .all, flags: branch?.flags ?? []))
  }

  /// What a build needs for what stands at an offset.
  func needs(at offset: Int32) -> Needs {
    let next = starts.partitioningIndex { $0 > offset }
    return next > 0 ? values[next - 1] : (platforms: .all, flags: [])
  }
}
