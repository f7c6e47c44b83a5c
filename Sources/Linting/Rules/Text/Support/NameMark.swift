import Messages
import Reading

/// A mark that is part of a name, as in Yahoo! or Go Map!!, and ends no sentence.
enum NameMark {
  /// Whether the mark of a translation is part of a name of the source: there the same word, with the
  /// same marks, stands within a sentence.
  ///
  /// - Parameters:
  ///   - index: Of a scalar of the translation's prose.
  static func stands(at index: Int, in prose: Prose, _ source: LintText) -> Bool {
    let scalars = prose.scalars
    guard isMark(scalars[index]) else { return false }
    var start = index
    while start > 0, isMark(scalars[start - 1]) { start -= 1 }
    while start > 0, scalars[start - 1].isWordPart { start -= 1 }
    var end = index + 1
    while end < scalars.count, isMark(scalars[end]) { end += 1 }
    guard scalars[start].isLetter else { return false }
    let name = prose.text(start..<end)
    return isWithin(name, source.value) || isInCapitals(name) && isBeforeWord(name, source.value)
  }

  /// Whether a colon stands between the same words as in the source, as in code that is kept
  /// (`when: 2700`, `when: -2700`).
  static func isLabel(at index: Int, in prose: Prose, _ source: LintText) -> Bool {
    let scalars = prose.scalars
    guard scalars[index] == ":", index + 2 < scalars.count, scalars[index + 1] == " " else {
      return false
    }
    let start = scalars[..<index].lastIndex(where: \.isSpace).map { $0 + 1 } ?? 0
    let value = scalars[index + 2] == "-" ? index + 3 : index + 2
    let end = scalars[value...].firstIndex { !$0.isWordPart } ?? scalars.count
    guard start < index, end > value, !scalars[start..<end].contains(Prose.object) else {
      return false
    }
    return source.value.utf8.containsSequence(prose.text(start..<end).utf8)
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
