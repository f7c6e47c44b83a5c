import Catalogs
import Reading

/// A `.stringsdict` file with the places of all its nested dictionaries.
struct StringsdictOutline {
  let document: StringsdictDocument
  let list: MergeList
  private let outline: XMLOutline

  /// An element of a property list by its number.
  struct Node: Hashable {
    var element: Int
  }

  /// A key of a dictionary with its value.
  struct Member {
    var name: String
    var key: Range<Int>
    var value: Node
  }

  init?(_ document: StringsdictDocument) {
    guard let root = document.root else { return nil }
    self.document = document
    let outline = XMLOutline(of: document.text.utf8)
    self.outline = outline
    var list = MergeList(document.text.utf8, range: root.content)
    var comments = outline.comments.filter { root.content.contains($0.lowerBound) }[...]
    for (index, entry) in document.entries.enumerated() {
      Self.add(&comments, until: entry.commentStart, document, to: &list)
      list.append(entry.key, at: entry.commentStart..<entry.range.upperBound, entry: index)
    }
    Self.add(&comments, until: root.content.upperBound, document, to: &list)
    self.list = list
  }

  /// Adds the comments of the file that stand before an entry; those inside entries are passed.
  private static func add(
    _ comments: inout ArraySlice<Range<Int>>, until end: Int, _ document: StringsdictDocument,
    to list: inout MergeList
  ) {
    while let comment = comments.first, comment.lowerBound < end {
      comments = comments.dropFirst()
      guard comment.lowerBound >= list.tail.lowerBound else { continue }
      let text = String(decoding: document.text.utf8[comment], as: UTF8.self)
      list.append(text, at: comment, entry: nil)
    }
  }

  var entries: [StringsdictEntry] { document.entries }

  /// The comments above the key, and the key.
  func head(of item: MergeItem) -> [UInt8] {
    guard let entry = item.entry else { return [] }
    return Array(list.text[item.range.lowerBound..<entries[entry].keyRange.upperBound])
  }

  /// The space between a key and its value.
  func between(_ item: MergeItem) -> ArraySlice<UInt8> {
    guard let entry = item.entry, let node = node(of: item) else { return [] }
    return list.text[entries[entry].keyRange.upperBound..<range(of: node).lowerBound]
  }

  /// The value of an entry.
  func node(of item: MergeItem) -> Node? {
    guard let entry = item.entry,
      let key = outline.element(startingAt: entries[entry].keyRange.lowerBound)
    else { return nil }
    return sibling(of: key, before: item.range.upperBound).map(Node.init)
  }

  func range(of node: Node) -> Range<Int> { outline.elements[node.element].range }

  func bytes(of node: Node) -> ArraySlice<UInt8> { list.text[range(of: node)] }

  /// The members of a dictionary; nil for other elements, and for `<dict/>`, which has no inside.
  func members(of node: Node) -> [Member]? {
    let element = outline.elements[node.element]
    guard !element.isSelfClosing, bytes(of: node).starts(with: Array("<dict".utf8)) else {
      return nil
    }
    var members: [Member] = []
    var key = node.element + 1
    while key < outline.elements.count,
      element.content.contains(outline.elements[key].range.lowerBound),
      let value = sibling(of: key, before: element.content.upperBound)
    {
      let name = String(decoding: list.text[outline.elements[key].content], as: UTF8.self)
      members.append(
        Member(name: name, key: outline.elements[key].range, value: Node(element: value)))
      guard let next = sibling(of: value, before: element.content.upperBound) else { break }
      key = next
    }
    return members
  }

  /// A dictionary as a list; `entry` is the number of the member.
  func list(of node: Node, _ members: [Member]) -> MergeList {
    var list = MergeList(self.list.text, range: outline.elements[node.element].content)
    for (index, member) in members.enumerated() {
      list.append(
        member.name, at: member.key.lowerBound..<range(of: member.value).upperBound, entry: index)
    }
    return list
  }

  /// The first element that starts behind another one's end, if it starts before `end`.
  private func sibling(of element: Int, before end: Int) -> Int? {
    outline.firstElement(from: outline.elements[element].range.upperBound)
      .flatMap { outline.elements[$0].range.lowerBound < end ? $0 : nil }
  }
}
