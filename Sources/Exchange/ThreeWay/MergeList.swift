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

  init(_ text: [UInt8], range: Range<Int>) {
    self.text = text
    self.range = range
  }

  /// From behind the last item to before what closes the list.
  var tail: Range<Int> { (items.last?.range.upperBound ?? range.lowerBound)..<range.upperBound }

  /// Adds an item behind all others.
  mutating func append(_ name: String, _ range: Range<Int>, entry: Int?) {
    var id = MergeItemID(isComment: entry == nil, name: ExactKey(name))
    while indices[id] != nil { id.occurrence += 1 }
    indices[id] = items.count
    items.append(
      MergeItem(id: id, gap: tail.lowerBound..<range.lowerBound, range: range, entry: entry))
  }

  func index(of id: MergeItemID) -> Int? { indices[id] }

  func item(_ id: MergeItemID) -> MergeItem? { indices[id].map { items[$0] } }

  func bytes(of item: MergeItem) -> ArraySlice<UInt8> { text[item.range] }
}
