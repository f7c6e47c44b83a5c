import Catalogs
import Reading

/// What a merge recognises in all three files: an entry by its key, a comment of the file by its
/// text.
struct MergeItemID: Hashable {
  var isComment = false
  var name: ExactKey
  /// How many items before it have the same name.
  var occurrence = 0
}

/// One entry, or one comment that belongs to no entry.
struct MergeItem {
  var id: MergeItemID
  /// From behind the item before it: white space, and a comma in JSON.
  var gap: Range<Int>
  var range: Range<Int>
  /// The number of the entry in its document.
  var entry: Int?
}

/// A file, or an object in it, as a list of items.
struct MergeList {
  let text: [UInt8]
  private(set) var items: [MergeItem] = []
  /// From behind what opens the list to before what closes it.
  let range: Range<Int>
  private var indices: [MergeItemID: Int] = [:]
  /// How often each name is here that is here more than once, by the id of its first item.
  private var counts: [MergeItemID: Int] = [:]

  init(_ text: [UInt8], range: Range<Int>) {
    self.text = text
    self.range = range
  }

  /// From behind the last item to before what closes the list.
  var tail: Range<Int> { (items.last?.range.upperBound ?? range.lowerBound)..<range.upperBound }

  /// Adds an item behind all others.
  mutating func append(_ name: String, at range: Range<Int>, entry: Int?) {
    var id = MergeItemID(isComment: entry == nil, name: ExactKey(name))
    if indices[id] != nil {
      let count = counts[id, default: 1]
      counts[id] = count + 1
      id.occurrence = count
    }
    indices[id] = items.count
    items.append(
      MergeItem(id: id, gap: tail.lowerBound..<range.lowerBound, range: range, entry: entry))
  }

  func index(of id: MergeItemID) -> Int? { indices[id] }

  func item(_ id: MergeItemID) -> MergeItem? { indices[id].map { items[$0] } }

  func bytes(of item: MergeItem) -> ArraySlice<UInt8> { text[item.range] }

  /// The item of an id, if it stands right behind another one.
  func neighbour(_ id: MergeItemID, of other: MergeItemID) -> MergeItem? {
    guard let index = indices[id], index > 0, items[index - 1].id == other else { return nil }
    return items[index]
  }
}

/// Where items of theirs belong among those of ours.
struct MergePlaces {
  private let ours: MergeList
  private let theirs: MergeList
  /// The keys of ours with their item's number, when both sides are in one order.
  private var sorted: (order: CatalogOrder, keys: [String], items: [Int])?
  /// For each item of theirs, the number in ours of the next item that both have.
  private var next: [Int] = []

  init(ours: MergeList, theirs: MergeList) {
    self.ours = ours
    self.theirs = theirs
    var following = ours.items.count
    next = Array(repeating: following, count: theirs.items.count)
    for index in theirs.items.indices.reversed() {
      if let own = ours.index(of: theirs.items[index].id) { following = own }
      next[index] = following
    }
    let entries = ours.items.indices.filter { ours.items[$0].entry != nil }
    let keys = entries.map { ours.items[$0].id.name.text }
    let others = theirs.items.filter { $0.entry != nil }.map(\.id.name.text)
    let order = CatalogOrder.allCases.first { order in
      Self.isSorted(keys, order) && Self.isSorted(others, order)
    }
    sorted = order.map { ($0, keys, entries) }
  }

  /// The number of the item of ours before which an item of theirs goes.
  func place(of index: Int) -> Int {
    let item = theirs.items[index]
    guard let sorted, item.entry != nil else { return next[index] }
    let position = sorted.order.position(of: item.id.name.text, in: sorted.keys)
    if position < sorted.items.count { return sorted.items[position] }
    return sorted.items.last.map { $0 + 1 } ?? ours.items.count
  }

  private static func isSorted(_ keys: [String], _ order: CatalogOrder) -> Bool {
    zip(keys, keys.dropFirst()).allSatisfy { !order.precedes($1, $0) }
  }
}
