import Grammar
import Reading

/// Edits wait for each other, since making them moves all marks.
///
/// Regions are looked at from the last to the first, so that what stands before those that wait has its place.
extension Agreement {
  /// Makes edits in a region before somebody asks for what they change.
  mutating func hold(_ edits: [Inflection.Edit], of region: Region) {
    let start = region.range.lowerBound
    for edit in edits.reversed() {
      let range = edit.range.lowerBound + start..<edit.range.upperBound + start
      if let next = heldEdits.last, next.range.lowerBound == range.upperBound,
        next.range.isEmpty || range.isEmpty
      {
        makeEdits()
      }
      wait(MarkedText.Replacement(range: range, bytes: Array(edit.replacement.utf8)))
    }
    // What is put in at an end of the region moves the ends of marks before and around it, too.
    let ends = [0, region.range.count]
    if edits.contains(where: { $0.range.isEmpty && ends.contains($0.range.lowerBound) }) {
      makeEdits()
    }
  }

  /// Puts an alternative into its region before somebody asks for it.
  mutating func hold(_ alternative: MarkedText, in region: Region) {
    // Arguments in the place of others have to be found.
    let isAskedFor =
      region.range.isEmpty || !index.arguments.isEmpty
      || alternative.marks.contains { if case .argument = $0.kind { true } else { false } }
    if isAskedFor || heldEdits.last?.range.lowerBound == region.range.upperBound { makeEdits() }
    wait(
      MarkedText.Replacement(
        range: region.range, bytes: alternative.bytes, holder: region.mark,
        marks: alternative.marks))
    if isAskedFor { makeEdits() }
  }

  private mutating func wait(_ edit: MarkedText.Replacement) {
    heldEdits.append(edit)
    heldGrowth += edit.bytes.count - edit.range.count
  }

  /// Makes the edits that wait.
  mutating func makeEdits() {
    guard !heldEdits.isEmpty else { return }
    work += marked.marks.count + marked.count / 16
    marked.replace(heldEdits.reversed(), markedAs: .inflected)
    if heldEdits.contains(where: { $0.holder != nil }) { index = MarkIndex(of: marked.marks) }
    heldEdits.removeAll()
    heldGrowth = 0
  }

  /// Makes the edits that wait if one of them is before a place.
  mutating func makeEdits(before place: Int) {
    if let first = heldEdits.last, first.range.lowerBound < place { makeEdits() }
  }

  /// Makes the edits that wait if one of them is in a range, or at an end of it.
  mutating func makeEdits(touching range: Range<Int>) {
    let last = heldEdits.partitioningIndex { $0.range.lowerBound <= range.upperBound }
    if last < heldEdits.count, heldEdits[last].range.upperBound >= range.lowerBound { makeEdits() }
  }

  /// What stands behind a place that is before all edits that wait, as far as it decides anything.
  func bytesBehind(_ place: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var place = place
    for edit in heldEdits.reversed() {
      let start = edit.range.lowerBound
      guard start >= place, start - place < Inflector.longestContext - bytes.count else { break }
      bytes += marked.bytes[place..<start]
      bytes += edit.bytes
      place = edit.range.upperBound
    }
    let missing = max(0, Inflector.longestContext - bytes.count)
    bytes += marked.bytes[place..<min(marked.count, place + missing)]
    return Array(bytes.prefix(Inflector.longestContext))
  }
}
