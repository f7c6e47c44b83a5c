import Diagnostics
import LocaleData
import Messages
import Reading

/// The spaces that a language has beside marks.
struct MarkSpacing {
  private struct Rule {
    var mark: Unicode.Scalar
    var isBefore: Bool
    var space: String
  }

  /// Few, and asked for every character of a text.
  private var rules: [Rule] = []
  /// The language's name in English.
  private let language: String

  private static let known = Dictionary(
    uniqueKeysWithValues: LanguageFact.spacing.keys.filter { !$0.contains(".") }
      .map { ($0, MarkSpacing(key: $0)) })

  /// - Returns: nil for a language that has none, as nearly all.
  init?(of tag: LanguageTag?) {
    guard let tag, let usual = Self.known[tag.language] else { return nil }
    self = tag.region.flatMap { Self.known["\(tag.language)-\($0)"] } ?? usual
  }

  private init(key: String) {
    let facts = LanguageFact.spacing.list(of: key)
    language = facts.first ?? key
    for entry in facts.dropFirst() {
      let scalars = Array(entry.unicodeScalars)
      guard scalars.count > 2, let value = UInt32(entry.dropFirst(2), radix: 16),
        let space = Unicode.Scalar(value)
      else { continue }
      rules.append(
        Rule(mark: scalars[0], isBefore: scalars[1] == "<", space: String(space)))
    }
  }

  /// Whether a language that has no spaces before marks may have one before this.
  static func isFree(_ mark: Unicode.Scalar, in language: String) -> Bool {
    LanguageFact.spacing.list(of: language + ".free").contains(String(mark))
  }

  /// Whether a space stands before a mark.
  func isBefore(_ mark: Unicode.Scalar) -> Bool {
    rules.contains { $0.mark == mark && $0.isBefore }
  }

  func finding(at index: Int, in prose: Prose) -> Finding? {
    let scalar = prose.scalars[index]
    guard let rule = rules.first(where: { $0.mark == scalar }) else { return nil }
    return rule.isBefore
      ? before(index, prose, rule.space) : behind(index, prose, rule.space)
  }

  private func before(_ index: Int, _ prose: Prose, _ space: String) -> Finding? {
    let scalars = prose.scalars
    let mark = Character(scalars[index])
    guard index > 0, !Self.startsFace(at: index, in: scalars) else { return nil }
    guard scalars[index] == "»" || Self.endsWord(at: index, in: scalars) else { return nil }
    let previous = scalars[index - 1]
    if previous.value == 0xA0 || previous.value == 0x202F || previous.value == 0x2009 { return nil }
    if previous == " " {
      guard index > 1, !scalars[index - 2].isSpace, !Self.isBehindSign(index, in: scalars) else {
        return nil
      }
      let range = prose.range((index - 1)..<index)
      return Finding(
        "an ordinary space before '\(mark)', so that the mark may start a line; write a no-break "
          + "space", at: range,
        fix: TextFix("Write a no-break space", isSafe: true, [TextEdit(range, space)]),
        severity: .note
      )
    }
    guard previous.isWordPart || previous == Prose.object || previous == ")" || previous == "»"
    else { return nil }
    let range = prose.range(index..<(index + 1))
    let place = range.lowerBound..<range.lowerBound
    return Finding(
      "no space before '\(mark)'; \(language) puts a no-break space there", at: range,
      fix: TextFix("Add a no-break space", isSafe: true, [TextEdit(place, space)]))
  }

  /// Whether a mark is a pair of eyes: a bracket closes behind it that nothing has opened.
  private static func startsFace(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard scalars[index] == ":" || scalars[index] == ";", index + 1 < scalars.count,
      scalars[index + 1] == ")"
    else { return false }
    let first = max(0, index - longestInBrackets)
    return scalars[first..<index].last { $0 == "(" || $0 == ")" } != "("
  }

  /// In scalars; a colon farther behind its bracket is rare.
  private static let longestInBrackets = 256

  /// Whether a single sign stands before a mark and its space, so that both are signs of a list:
  /// `+ / ; = ? @`.
  private static func isBehindSign(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let sign = scalars[index - 2]
    guard !sign.isWordPart, sign != Prose.object, !"\"'”’»)]}…".unicodeScalars.contains(sign) else {
      return false
    }
    return index == 2 || scalars[index - 3].isSpace
  }

  /// Whether a mark ends what it stands behind, as prose has it: not in URLs, paths, times and code
  /// (`http://`, `C:\`, `a::b`, `%@:%@`), nor behind a name that begins with it (`:smile:`).
  private static func endsWord(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    if index + 1 < scalars.count, !scalars[index + 1].isSpace {
      guard "\"'”’»)]}…?!.,".unicodeScalars.contains(scalars[index + 1]) else { return false }
      guard scalars[index] != ":" || !"?!".unicodeScalars.contains(scalars[index + 1]) else {
        return false
      }
    }
    guard scalars[index] == ":" else { return true }
    let first = max(0, index - NameMarks.longest)
    let start = scalars[first..<index].lastIndex { $0.isSpace }.map { $0 + 1 } ?? first
    return start == index || scalars[start] != ":"
  }

  private func behind(_ index: Int, _ prose: Prose, _ space: String) -> Finding? {
    let scalars = prose.scalars
    guard index + 1 < scalars.count else { return nil }
    if scalars[index + 1] == " " {
      let range = prose.range((index + 1)..<(index + 2))
      return Finding(
        "an ordinary space behind '\(Character(scalars[index]))', so that the mark may end a line; "
          + "write a no-break space", at: range,
        fix: TextFix("Write a no-break space", isSafe: true, [TextEdit(range, space)]),
        severity: .note)
    }
    guard !scalars[index + 1].isSpace else { return nil }
    let range = prose.range(index..<(index + 1))
    let place = range.upperBound..<range.upperBound
    return Finding(
      "no space behind '«'; \(language) puts a no-break space there", at: range,
      fix: TextFix("Add a no-break space", isSafe: true, [TextEdit(place, space)]))
  }
}
