import Catalogs
import PlainBytes
import Reading

/// What a format does where both sides touched an item.
protocol ItemMerging {
  var layout: MergeLayout { get }

  /// Puts together what both sides made of an item.
  mutating func merge(base: MergeItem?, ours: MergeItem, theirs: MergeItem) -> MergedItem

  /// What stays of an item that one side changed and the other removed; nil if its meaning is what
  /// it was.
  mutating func keep(_ item: MergeItem, of side: MergeSide, base: MergeItem) -> MergedItem?

  /// An item of theirs as our side would write it.
  func adopt(_ item: MergeItem) -> [UInt8]

  /// What stands before an item of theirs as our side would write it; nil where our side sets
  /// items apart in a way of its own.
  func adoptedGap(before item: MergeItem) -> [UInt8]?
}

extension ItemMerging {
  func adoptedGap(before item: MergeItem) -> [UInt8]? { nil }
}

enum MergeSide {
  case ours
  case theirs
}

/// An item of the merged file.
struct MergedItem {
  var text: [UInt8]
  /// Whether conflict markers, which need lines of their own, are around it.
  var isMarked = false
  /// An item that is to stand behind it.
  var companion: [UInt8]?
}

/// How new items of a list are set apart.
struct MergeLayout {
  /// Before the first item of a list that had none.
  var firstGap = ""
  var gap: String
  /// Behind the last item of a list that had none.
  var tail = ""
  /// What ends lines, in formats where a comment's place tells whose it is.
  var lineEnd: String?
}

/// Merges lists item by item; the result has the order of ours, with what theirs added.
struct ListMerge<Format: ItemMerging> {
  let base: MergeList?
  let ours: MergeList
  let theirs: MergeList
  var format: Format

  private struct Placed {
    var id: MergeItemID
    var item: MergedItem
    var isComment: Bool
    /// Its number in ours, or where in ours it is inserted.
    var position: Int
    var isOurs: Bool
  }

  init(base: MergeList?, ours: MergeList, theirs: MergeList, format: Format) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.format = format
  }

  /// The text of ours with the merged list in it.
  mutating func merged() -> [UInt8] {
    let inside = mergedInside()
    return ours.text[..<ours.range.lowerBound] + inside + ours.text[ours.range.upperBound...]
  }

  /// The merged list without what stands around it.
  mutating func mergedInside() -> [UInt8] {
    let kept = ours.items.indices.compactMap { index in
      settle(ours.items[index]).map {
        Placed(
          id: ours.items[index].id, item: $0, isComment: ours.items[index].entry == nil,
          position: index, isOurs: true)
      }
    }
    let added = theirs.items.indices.compactMap { index in
      adding(theirs.items[index]).map {
        Placed(
          id: theirs.items[index].id, item: $0, isComment: theirs.items[index].entry == nil,
          position: index, isOurs: false)
      }
    }
    return compose(weave(kept, added))
  }

  // MARK: Items

  private mutating func settle(_ item: MergeItem) -> MergedItem? {
    let own = ours.bytes(of: item)
    let old = base?.item(item.id)
    guard let other = theirs.item(item.id) else {
      guard let old, let base else { return MergedItem(text: Array(own)) }
      if base.bytes(of: old) == own { return nil }
      return format.keep(item, of: .ours, base: old)
    }
    let theirText = theirs.bytes(of: other)
    if own == theirText { return MergedItem(text: Array(own)) }
    if let old, let base {
      let oldText = base.bytes(of: old)
      if oldText == theirText { return MergedItem(text: Array(own)) }
      if oldText == own { return MergedItem(text: format.adopt(other)) }
    }
    return format.merge(base: old, ours: item, theirs: other)
  }

  /// What comes of an item of theirs that ours hasn't.
  private mutating func adding(_ item: MergeItem) -> MergedItem? {
    guard ours.index(of: item.id) == nil else { return nil }
    guard let old = base?.item(item.id), let base else {
      return MergedItem(text: format.adopt(item))
    }
    if base.bytes(of: old) == theirs.bytes(of: item) { return nil }
    return format.keep(item, of: .theirs, base: old)
  }

  // MARK: Order

  /// Puts what theirs added where the order of the keys wants it, else before what it precedes in
  /// theirs, so that our own additions at the same place come first.
  private func weave(_ kept: [Placed], _ added: [Placed]) -> [Placed] {
    guard !added.isEmpty else { return kept }
    let places = MergePlaces(ours: ours, theirs: theirs)
    let placed = added.map { item in
      var item = item
      item.position = places.place(of: item.position)
      return item
    }.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
    var result: [Placed] = []
    var rest = placed.map(\.element)[...]
    for item in kept {
      while let next = rest.first, next.position <= item.position {
        result.append(next)
        rest = rest.dropFirst()
      }
      result.append(item)
    }
    return result + rest
  }

  // MARK: Text

  private func compose(_ items: [Placed]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(ours.range.count + ours.range.count / 8)
    var previous: Placed?
    for placed in items {
      text += gap(before: placed, after: previous)
      text += placed.item.text
      if let companion = placed.item.companion {
        text += Array(format.layout.gap.utf8) + companion
      }
      previous = placed
    }
    let tail =
      ours.items.isEmpty && !items.isEmpty
      ? Array(format.layout.tail.utf8) : Array(ours.text[ours.tail])
    let isMarked = previous?.item.isMarked ?? false
    return text + (isMarked ? withLineEnds(1, tail) : tail)
  }

  private func gap(before placed: Placed, after previous: Placed?) -> [UInt8] {
    var gap: [UInt8]
    if let previous {
      let known = sharedGap(between: previous.id, and: placed.id)
      gap = known ?? ownGap(before: placed)
      // Right before an entry, a comment of the file would become the entry's own.
      if previous.isComment, known == nil { gap = withLineEnds(2, gap) }
      if previous.item.isMarked { gap = withLineEnds(1, gap) }
    } else {
      gap = ours.items.first.map { Array(ours.text[$0.gap]) } ?? Array(format.layout.firstGap.utf8)
    }
    guard placed.item.isMarked else { return gap }
    while let last = gap.last, last.isBlank { gap.removeLast() }
    let startsLine = previous == nil && ours.range.lowerBound == 0 && gap.isEmpty
    return startsLine ? gap : withLineEnds(1, gap)
  }

  /// What stands between two items where one side has them, or both have, one behind the other: the
  /// blank lines that one side alone changed are that side's.
  private func sharedGap(between first: MergeItemID, and second: MergeItemID) -> [UInt8]? {
    let own = ours.neighbour(second, of: first).map { Array(ours.text[$0.gap]) }
    let other = theirs.neighbour(second, of: first)
    guard let other, let adopted = format.adoptedGap(before: other) else { return own }
    guard let own else { return adopted }
    let before = base.flatMap { base in
      base.neighbour(second, of: first).map { Array(base.text[$0.gap]) }
    }
    return ThreeWayChoice(base: before, ours: own, theirs: adopted).pick(own, adopted)
  }

  /// What stands before an item where neither side has it behind the one that it follows now.
  private func ownGap(before placed: Placed) -> [UInt8] {
    let layout = Array(format.layout.gap.utf8)
    if placed.isOurs {
      return placed.position > 0 ? Array(ours.text[ours.items[placed.position].gap]) : layout
    }
    guard let index = theirs.index(of: placed.id), index > 0 else { return layout }
    return format.adoptedGap(before: theirs.items[index]) ?? layout
  }

  private func withLineEnds(_ count: Int, _ gap: [UInt8]) -> [UInt8] {
    guard let lineEnd = format.layout.lineEnd else { return gap }
    let missing = max(0, count - gap.lineEndCount)
    return Array(String(repeating: lineEnd, count: missing).utf8) + gap
  }
}
