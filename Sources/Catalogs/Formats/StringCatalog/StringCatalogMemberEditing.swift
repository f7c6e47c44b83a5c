import Reading

/// The members of an object as an edit needs them.
package struct StringCatalogObjectShape {
  /// The object with its braces.
  package var range: Range<Int>
  package var count: Int
  /// From a member's name to behind its value.
  package var member: (Int) -> Range<Int>
}

/// Which members of an object go and which come.
package struct StringCatalogMemberEdit {
  /// In rising order, each once.
  package var removed: [Int] = []
  /// New members as text, with the number of the member that they stand before, in rising order.
  package var inserted: [(position: Int, text: [UInt8])] = []

  /// The edits of the text that this takes; what stays keeps its bytes and the space around it.
  ///
  /// - Parameters:
  ///   - separator: What stands between two members.
  ///   - rewritten: The object with just these members, for when none of the old ones stays.
  func textEdits(
    of object: StringCatalogObjectShape, separator: [UInt8],
    rewritten: ([[UInt8]]) -> [UInt8]
  ) -> [TextEdit] {
    guard !removed.isEmpty || !inserted.isEmpty else { return [] }
    guard removed.count < object.count else {
      return [TextEdit(object.range, rewritten(inserted.map(\.text)))]
    }
    // The first member that stays; all before it go.
    let first = zip(removed, 0...).prefix { $0 == $1 }.count
    var edits: [TextEdit] = []
    let start = object.member(first).lowerBound
    let leading = inserted.prefix { $0.position <= first }.flatMap { $0.text + separator }
    if first > 0 || !leading.isEmpty {
      edits.append(TextEdit((first > 0 ? object.member(0).lowerBound : start)..<start, leading))
    }
    for index in removed.dropFirst(first) {
      edits.append(
        TextEdit(object.member(index - 1).upperBound..<object.member(index).upperBound, []))
    }
    for (position, text) in inserted.drop(while: { $0.position <= first }) {
      let end = object.member(position - 1).upperBound
      edits.append(TextEdit(end..<end, separator + text))
    }
    return edits
  }
}
