import Catalogs

/// What an entry of a `.strings` file says, however it is written.
struct StringsFields: Hashable {
  var value: [UInt8]
  /// The lines of its comments, without a stale mark.
  var comment: [String]
  /// The comment behind it.
  var trailing: [String]
  var isStale: Bool

  init(of entry: StringsEntry, in document: StringsDocument) {
    value = Array(document.value(of: entry).utf8)
    comment = document.comments(of: entry).filter { !$0.isStaleMark }.flatMap(\.lines)
    trailing = commentLines(
      document.decodedText(in: entry.range.upperBound..<entry.fullRange.upperBound))
    isStale = entry.isStale
  }

  /// Whether the comment says nothing.
  var hasNoComment: Bool { comment.isEmpty || comment == [noComment] }
}

/// Which side each field of an entry is taken from.
struct StringsFieldsMerge {
  let value: ThreeWayChoice
  let trailing: ThreeWayChoice
  private(set) var comment: ThreeWayChoice
  let isStale: Bool

  init(base: StringsFields?, ours: StringsFields, theirs: StringsFields) {
    value = ThreeWayChoice(base: base?.value, ours: ours.value, theirs: theirs.value)
    trailing = ThreeWayChoice(base: base?.trailing, ours: ours.trailing, theirs: theirs.trailing)
    comment = ThreeWayChoice(base: base?.comment, ours: ours.comment, theirs: theirs.comment)
    // A comment that says nothing gives way to one that says something.
    if comment == .conflict, ours.hasNoComment != theirs.hasNoComment {
      comment = ours.hasNoComment ? .theirs : .ours
    }
    // Of two new entries, one that is in use says that the key is.
    let stale = ThreeWayChoice(base: base?.isStale, ours: ours.isStale, theirs: theirs.isStale)
    isStale = stale == .conflict ? false : stale.pick(ours.isStale, theirs.isStale)
  }

  /// The fields that both sides changed.
  var conflicts: [String] {
    [("value", value), ("comment", comment), ("trailing comment", trailing)]
      .filter { $0.1 == .conflict }.map(\.0)
  }
}
