import Exchange

/// A three-way merge line by line, as git makes it of files for which it has no driver.
///
/// A pure function of bytes: each line of a side is in the result, but for those of `base` that the
/// other side removed or replaced, and what both sides have alike is there once.
struct LineMerge {
  private(set) var bytes: [UInt8] = []
  /// How many parts both sides changed, each in another way; both stand there between markers.
  private(set) var conflictCount = 0
  private let base: TextLines
  private let ours: TextLines
  private let theirs: TextLines
  private let markers: ConflictMarkers

  /// - Returns: nil for what git takes for no text, such as UTF-16.
  init?(base: [UInt8], ours: [UInt8], theirs: [UInt8], markerSize: Int) {
    guard ![base, ours, theirs].contains(where: { $0.contains(0) }) else { return nil }
    (self.base, self.ours, self.theirs) = (TextLines(base), TextLines(ours), TextLines(theirs))
    let hasReturn = self.ours.first.map { $0.suffix(2).elementsEqual("\r\n".utf8) } ?? false
    markers = ConflictMarkers(size: markerSize, lineEnd: hasReturn ? "\r\n" : "\n")
    merge()
  }

  private mutating func merge() {
    let oursOf = LineMatching(from: base, to: ours).newLines
    let theirsOf = LineMatching(from: base, to: theirs).newLines
    var (line, own, other) = (0, 0, 0)
    while line < base.count || own < ours.count || other < theirs.count {
      let kept = (line..<base.count).first { oursOf[$0] >= 0 && theirsOf[$0] >= 0 }
      let all = (base.count, ours.count, theirs.count)
      let ends = kept.map { ($0, oursOf[$0], theirsOf[$0]) } ?? all
      add(base: line..<ends.0, ours: own..<ends.1, theirs: other..<ends.2)
      if let kept { bytes += base[kept] }
      (line, own, other) = (ends.0 + 1, ends.1 + 1, ends.2 + 1)
    }
  }

  /// Adds what stands between two lines that all three have.
  private mutating func add(
    base lines: Range<Int>, ours own: Range<Int>, theirs other: Range<Int>
  ) {
    let before = base.bytes(of: lines)
    let (mine, yours) = (ours.bytes(of: own), theirs.bytes(of: other))
    if yours == before || yours == mine {
      bytes += mine
    } else if mine == before {
      bytes += yours
    } else {
      addConflict(own, other)
    }
  }

  /// Marks what differs, without the lines around it that both sides have.
  private mutating func addConflict(_ own: Range<Int>, _ other: Range<Int>) {
    let start = zip(ours[own], theirs[other]).prefix { $0 == $1 }.count
    let end = zip(ours[own].dropFirst(start).reversed(), theirs[other].dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let (first, last) = (own.lowerBound + start, own.upperBound - end)
    bytes += ours.bytes(of: own.lowerBound..<first)
    bytes += markers.text(
      aroundLines: Array(ours.bytes(of: first..<last)),
      Array(theirs.bytes(of: (other.lowerBound + start)..<(other.upperBound - end))))
    bytes += ours.bytes(of: last..<own.upperBound)
    conflictCount += 1
  }
}
