/// What changed between two texts, word by word, so that a place in the old one can be found in the
/// new one.
package struct TextChanges: Sendable {
  /// A stretch of the old text and what stands there now, as offsets of characters.
  package struct Change: Hashable, Sendable {
    package var old: Range<Int>
    package var new: Range<Int>
  }

  /// In order; what lies between them is the same.
  package private(set) var changes: [Change] = []

  /// Comparing takes the square of the words in the worst case: more are taken for one change.
  private static let largestComparison = 1_000_000

  package init(from old: String, to new: String) {
    guard old != new else { return }
    let old = Self.words(of: old)
    let new = Self.words(of: new)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let oldRest = old[start...]
    let newRest = new[start...]
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    add(
      Array(oldRest.dropLast(end)), Array(newRest.dropLast(end)),
      from: old[..<start].reduce(0) { $0 + $1.count })
  }

  /// Where a range of the old text lies in the new one; it grows and shrinks with its words.
  package func range(of range: Range<Int>) -> Range<Int> {
    let lower = position(of: range.lowerBound, isUpperBound: false)
    let upper = position(of: range.upperBound, isUpperBound: true)
    return lower..<max(lower, upper)
  }

  private func position(of position: Int, isUpperBound: Bool) -> Int {
    var shift = 0
    for change in changes {
      if position < change.old.lowerBound || position == change.old.lowerBound && isUpperBound {
        break
      }
      if position < change.old.upperBound {
        return change.new.lowerBound
          + min(position - change.old.lowerBound, change.new.count)
      }
      shift = change.new.upperBound - change.old.upperBound
    }
    return position + shift
  }

  private mutating func add(_ old: [Substring], _ new: [Substring], from start: Int) {
    guard old.count * new.count <= Self.largestComparison else {
      return append(old.reduce(0) { $0 + $1.count }, new.reduce(0) { $0 + $1.count }, start, start)
    }
    let (removed, inserted) = Self.changedWords(from: old, to: new)
    var (oldWord, newWord, oldStart, newStart) = (0, 0, start, start)
    while oldWord < old.count || newWord < new.count {
      var (oldLength, newLength) = (0, 0)
      while removed.contains(oldWord) {
        oldLength += old[oldWord].count
        oldWord += 1
      }
      while inserted.contains(newWord) {
        newLength += new[newWord].count
        newWord += 1
      }
      append(oldLength, newLength, oldStart, newStart)
      let same = oldWord < old.count ? old[oldWord].count : 0
      oldStart += oldLength + same
      newStart += newLength + same
      oldWord += 1
      newWord += 1
    }
  }

  private static func changedWords(
    from old: [Substring], to new: [Substring]
  ) -> (removed: Set<Int>, inserted: Set<Int>) {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return (removed, inserted)
  }

  private mutating func append(
    _ oldLength: Int, _ newLength: Int, _ oldStart: Int, _ newStart: Int
  ) {
    guard oldLength + newLength > 0 else { return }
    changes.append(
      Change(
        old: oldStart..<oldStart + oldLength, new: newStart..<newStart + newLength))
  }

  /// Letters and digits that stand together are a word; every other character is one of its own.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let isWord = text[start].isLetter || text[start].isNumber
      var end = text.index(after: start)
      while isWord, end < text.endIndex, text[end].isLetter || text[end].isNumber {
        end = text.index(after: end)
      }
      words.append(text[start..<end])
      start = end
    }
    return words
  }
}
