import Catalogs
import Reading

/// Merges the value of a key of a `.stringsdict` file, dictionary by dictionary.
struct StringsdictFieldsMerge {
  typealias Node = StringsdictOutline.Node

  let base: StringsdictOutline
  let ours: StringsdictOutline
  let theirs: StringsdictOutline
  /// The paths of values that both sides changed.
  var conflicts: [String] = []

  /// The merged value's text; recursion follows the nesting, which the reader bounds.
  mutating func merge(_ old: Node?, _ own: Node?, _ other: Node?, path: [String]) -> [UInt8] {
    guard let own, let other else { return [] }
    let (ownText, otherText) = (ours.bytes(of: own), theirs.bytes(of: other))
    if ownText == otherText { return Array(ownText) }
    let oldText = old.map(base.bytes)
    if let oldText, oldText == otherText { return Array(ownText) }
    if let oldText, oldText == ownText { return Array(otherText) }
    guard let ownMembers = ours.members(of: own), let otherMembers = theirs.members(of: other)
    else {
      conflicts.append(path.joined(separator: "."))
      return Array(ownText)
    }
    let oldMembers = old.flatMap(base.members)
    var lists = ListMerge(
      base: old.flatMap { node in oldMembers.map { base.list(of: node, $0) } },
      ours: ours.list(of: own, ownMembers), theirs: theirs.list(of: other, otherMembers),
      format: Members(
        fields: self, path: path, old: oldMembers ?? [], own: ownMembers, other: otherMembers))
    let inside = lists.mergedInside()
    conflicts = lists.format.fields.conflicts
    let (range, content) = (ours.range(of: own), lists.ours.range)
    let text = ours.list.text
    return text[range.lowerBound..<content.lowerBound] + inside
      + text[content.upperBound..<range.upperBound]
  }

  /// The members of one dictionary.
  private struct Members: ItemMerging {
    var fields: StringsdictFieldsMerge
    let path: [String]
    let old: [StringsdictOutline.Member]
    let own: [StringsdictOutline.Member]
    let other: [StringsdictOutline.Member]

    var layout: MergeLayout {
      let text = fields.ours.list.text
      guard let first = own.first else { return MergeLayout(gap: "\n") }
      let start = text.lineStart(before: first.key.lowerBound)
      let lineEnd = text.startOfLineEnd(before: start)
      return MergeLayout(
        gap: String(decoding: text[lineEnd..<first.key.lowerBound], as: UTF8.self))
    }

    func adopt(_ item: MergeItem) -> [UInt8] { Array(fields.theirs.list.text[item.range]) }

    mutating func keep(_ item: MergeItem, of side: MergeSide, base: MergeItem) -> MergedItem? {
      fields.conflicts.append((path + [item.id.name.text]).joined(separator: "."))
      let outline = side == .ours ? fields.ours : fields.theirs
      return MergedItem(text: Array(outline.list.text[item.range]))
    }

    mutating func merge(base: MergeItem?, ours item: MergeItem, theirs item2: MergeItem)
      -> MergedItem
    {
      let text = fields.ours.list.text
      guard let own = item.entry.map({ own[$0] }), let other = item2.entry.map({ other[$0] })
      else { return MergedItem(text: Array(text[item.range])) }
      let before = base.flatMap(\.entry).map { old[$0].value }
      let value = fields.merge(before, own.value, other.value, path: path + [own.name])
      let head = text[item.range.lowerBound..<fields.ours.range(of: own.value).lowerBound]
      return MergedItem(text: head + value)
    }
  }
}
