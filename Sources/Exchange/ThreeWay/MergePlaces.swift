import Catalogs
import Reading

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
