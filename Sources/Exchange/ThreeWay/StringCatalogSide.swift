import Catalogs
import Messages
import Reading

/// One side of a merge of String Catalogs.
struct StringCatalogSide {
  let document: StringCatalogDocument
  let list: MergeList
  let layout: RawJSONLayout
  /// Where the value of each entry stands.
  private let values: [Range<Int>]
  /// The outermost object, with `strings` empty.
  let frame: RawJSON

  init?(_ document: StringCatalogDocument) {
    guard let root = document.rootRange, let strings = document.stringsRange else { return nil }
    self.document = document
    let text = document.text.utf8
    var list = MergeList(text, range: strings.lowerBound + 1..<strings.upperBound - 1)
    var values: [Range<Int>] = []
    for (index, entry) in document.entries.enumerated() {
      list.append(entry.key.value, entry.range, entry: index)
      values.append(entry.valueRange)
    }
    self.list = list
    self.values = values
    layout = RawJSONLayout(of: document)
    let head = text[root.lowerBound..<strings.lowerBound]
    frame = RawJSON(
      parsing: (head + Array("{}".utf8) + text[strings.upperBound..<root.upperBound])[...])
  }

  func value(of item: MergeItem) -> RawJSON {
    RawJSON(parsing: item.entry.map { list.text[values[$0]] } ?? [])
  }

  /// The file with other fields of the outermost object.
  func written(_ frame: RawJSON, strings: [UInt8]) -> [UInt8] {
    guard let root = document.rootRange, case .object(var members) = frame,
      let index = members.firstIndex(where: { $0.name == "strings" })
    else { return list.text }
    members[index].value = .word(strings)
    let text = layout.text(of: .object(members), depth: 0)
    return list.text[..<root.lowerBound] + text + list.text[root.upperBound...]
  }
}
