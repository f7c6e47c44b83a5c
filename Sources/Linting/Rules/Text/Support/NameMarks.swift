import Messages
import Reading

/// Marks of a translation that are part of a name or a label, and end no sentence.
///
/// What the source says of a name is looked up once: a text may have thousands of marks.
struct NameMarks {
  private let prose: Prose
  private let source: String
  private var names: [String: Bool] = [:]
  private var labels: [String: Bool] = [:]

  /// No name with its marks is longer, in scalars.
  static let longest = 64

  init(in prose: Prose, of source: LintText) {
    self.prose = prose
    self.source = source.isShort ? source.value : ""
  }

  /// Whether the mark at an index is part of a name of the source, as in Yahoo! or Go Map!!: there the
  /// same word, with the same marks, stands within a sentence.
  mutating func holdName(at index: Int) -> Bool {
    guard !source.isEmpty, Self.isMark(prose.scalars[index]), let range = name(around: index)
    else { return false }
    let name = prose.text(range)
    if let known = names[name] { return known }
    let isName =
      Self.isWithin(name, source) || Self.isInCapitals(name) && Self.isBeforeWord(name, source)
    names[name] = isName
    return isName
  }

  /// Whether a colon stands between the same words as in the source, as in code that is kept
  /// (`when: 2700`, `when: -2700`).
  mutating func holdLabel(at index: Int) -> Bool {
    let scalars = prose.scalars
    guard !source.isEmpty, scalars[index] == ":", index + 2 < scalars.count,
      scalars[index + 1] == " "
    else { return false }
    let first = max(0, index - Self.longest)
    let start = scalars[first..<index].lastIndex(where: \.isSpace).map { $0 + 1 } ?? first
    let value = scalars[index + 2] == "-" ? index + 3 : index + 2
    let last = min(scalars.count, value + Self.longest)
    let end = scalars[min(value, last)..<last].firstIndex { !$0.isWordPart } ?? last
    guard start < index, end > value, !scalars[start..<end].contains(Prose.object) else {
      return false
    }
    let label = prose.text(start..<end)
    if let known = labels[label] { return known }
    let isLabel = source.utf8.containsSequence(label.utf8)
    labels[label] = isLabel
    return isLabel
  }

  /// The word with its marks that a mark belongs to; nil without a word or for one that is too long.
  private func name(around index: Int) -> Range<Int>? {
    let scalars = prose.scalars
    let first = max(0, index - Self.longest)
    let last = min(scalars.count, index + Self.longest)
    var start = index
    while start > first, Self.isMark(scalars[start - 1]) { start -= 1 }
    while start > first, scalars[start - 1].isWordPart { start -= 1 }
    var end = index + 1
    while end < last, Self.isMark(scalars[end]) { end += 1 }
    let isWhole = (start == 0 || start > first) && (end == scalars.count || end < last)
    return isWhole && scalars[start].isLetter ? start..<end : nil
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar == "!" || scalar == "?" }

  /// Whether a word of two letters or more has no small one: the name of a sign, such as "ON!".
  private static func isInCapitals(_ name: String) -> Bool {
    let letters = name.unicodeScalars.filter(\.isLetter)
    return letters.count > 1 && letters.allSatisfy(\.isCapital)
  }

  /// Whether a source that starts with a text has one more word and no more marks.
  private static func isBeforeWord(_ name: String, _ source: String) -> Bool {
    guard source.hasPrefix(name + " ") else { return false }
    let rest = source.dropFirst(name.count + 1)
    return !rest.isEmpty && rest.allSatisfy(\.isLetter)
  }

  /// Whether a small letter or a comma follows a text somewhere, so that no sentence ends with it.
  private static func isWithin(_ name: String, _ source: String) -> Bool {
    source.ranges(of: name).contains { range in
      let rest = source[range.upperBound...].unicodeScalars
      guard let next = rest.first else { return false }
      return next == "," || next == " " && rest.dropFirst().first?.isSmallLetter == true
    }
  }
}
