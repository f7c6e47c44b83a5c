import Catalogs
import Foundation
import Linting
import LocaleData
import Messages
import Reading

/// Mistakes with what a translation takes over from its source: numbers, names, addresses, symbols,
/// space at the edges, pairs of marks.
enum DetailBreaks {
  static let all: [TextBreak] = [
    TextBreak("changed-number", changedNumber),
    TextBreak("changed-name", changedName),
    TextBreak("changed-host") { changedHost($0, &$1, "://") },
    TextBreak("changed-mail-address") { changedHost($0, &$1, "@") },
    TextBreak("lost-symbol", isSlight: true) { subject, _ in lostSymbol(subject) },
    TextBreak("lost-edge-line-end") { subject, _ in lostEdge(subject, "\n") },
    TextBreak("lost-edge-space") { subject, _ in lostEdge(subject, " ") },
    TextBreak("added-line-end") { subject, _ in
      let isPlain = !subject.source.contains(where: \.isNewline)
      return isPlain ? subject.text + "\n" : nil
    },
    TextBreak("lost-line-ends") { subject, _ in lostLineEnds(subject) },
    TextBreak("visible-line-end") { subject, _ in
      let broken = subject.text.replacing("\n", with: "\\n")
      return broken == subject.text || !subject.source.contains("\n") ? nil : broken
    },
    TextBreak("unclosed-bracket") { unclosed($0, &$1, ["()", "[]", "（）", "「」", "【】", "{}"]) },
    TextBreak("unclosed-quote") { unclosed($0, &$1, ["“”", "«»", "„“", "\"\""]) },
    TextBreak("lost-tag") { tag($0, &$1) { _ in "" } },
    TextBreak("unclosed-tag") { tag($0, &$1) { String($0.dropLast()) } },
    TextBreak("misspelt-tag") { tag($0, &$1) { $0.replacing("<", with: "< ") } },
    TextBreak("broken-entity") { subject, _ in
      let entities = ["&amp;", "&lt;", "&gt;", "&quot;", "&nbsp;"]
      guard let entity = entities.first(where: subject.text.contains),
        subject.source.contains(entity)
      else { return nil }
      return subject.text.replacing(entity, with: entity.dropLast(), maxReplacements: 1)
    },
  ]

  /// What stands between white space, without punctuation around it; UTF-8 offsets too.
  private static func tokens(_ text: String) -> [(text: Substring, range: Range<Int>)] {
    text.split(whereSeparator: \.isWhitespace).compactMap { token in
      let isInside: (Character) -> Bool = { !".,;:!?()\"'“”„«»".contains($0) }
      guard let first = token.firstIndex(where: isInside),
        let last = token.lastIndex(where: isInside)
      else { return nil }
      let part = token[first...last]
      let start = text.utf8.distance(from: text.startIndex, to: first)
      return (part, start..<(start + part.utf8.count))
    }
  }

  /// The tokens of some kind that stand once in both texts.
  private static func kept(
    _ subject: BreakSubject, where condition: (Substring) -> Bool
  ) -> [(text: Substring, range: Range<Int>)] {
    let own = tokens(subject.text).filter { condition($0.text) }
    guard !own.isEmpty else { return [] }
    let others = tokens(subject.source).map(\.text)
    return own.filter { token in
      own.count { $0.text == token.text } == 1 && others.count { $0 == token.text } == 1
    }
  }

  /// A number that stands on its own.
  private static func changedNumber(_ subject: BreakSubject, _ random: inout Random) -> String? {
    guard subject.path.category == nil || subject.path.category == .other else { return nil }
    let found = kept(subject) { token in
      token.utf8.count < 6 && token.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    guard !found.isEmpty else { return nil }
    let number = random.pick(found)
    var digits = Array(number.text.utf8)
    let last = digits.count - 1
    digits[last] = digits[last] == 0x39 ? 0x38 : digits[last] + 1
    return subject.replacing(number.range, String(decoding: digits, as: UTF8.self))
  }

  private static let fileTypes = [".plist", ".json", ".txt", ".csv", ".pdf", ".zip"]

  /// A technical name: `Info.plist`, `max_size`, `--verbose`.
  private static func changedName(_ subject: BreakSubject, _ random: inout Random) -> String? {
    let found = kept(subject) { token in
      let letters = token.utf8.allSatisfy { $0 < 0x80 && $0 != 0x25 && $0 != 0x2F && $0 != 0x40 }
      guard letters, token.count > 5, !token.contains("_(") else { return false }
      let isName = token.dropFirst().dropLast().contains("_")
      return (isName || token.hasPrefix("--") || fileTypes.contains { token.hasSuffix($0) })
        && token.allSatisfy { $0.isLetter || $0.isNumber || "_.-".contains($0) }
        && token.contains(where: \.isLetter)
    }
    guard !found.isEmpty else { return nil }
    let name = random.pick(found)
    var broken = String(name.text)
    broken.remove(at: broken.index(broken.startIndex, offsetBy: 3))
    return subject.replacing(name.range, broken)
  }

  /// A letter less in the host of an address.
  private static func changedHost(
    _ subject: BreakSubject, _ random: inout Random, _ mark: String
  ) -> String? {
    guard subject.text.contains(mark) else { return nil }
    let found = kept(subject) { token in
      let parts = token.split(separator: mark, maxSplits: 1)
      return parts.count == 2 && parts[0].allSatisfy { $0.isLetter || ".-_".contains($0) }
        && parts[1].prefix { $0 != "/" }.contains(".") && !token.contains("example")
        && token.allSatisfy { $0.isASCII && !"%[]<>|".contains($0) }
    }
    guard !found.isEmpty else { return nil }
    let address = random.pick(found)
    var broken = String(address.text)
    guard let host = broken.firstRange(of: mark),
      let dot = broken[host.upperBound...].firstIndex(of: ".")
    else { return nil }
    broken.remove(at: broken.index(before: dot))
    return subject.replacing(address.range, broken)
  }

  private static func lostSymbol(_ subject: BreakSubject) -> String? {
    let found = subject.text.first { $0.unicodeScalars.contains(where: \.isSymbol) }
    guard let found, subject.source.contains(found) else { return nil }
    let broken = subject.text.replacing(String(found), with: "")
    return broken.contains(where: \.isLetter) ? broken : nil
  }

  // MARK: White space

  /// Languages without spaces between words.
  private static let unspaced = ["zh", "yue", "ja", "th", "lo", "km", "my"]

  private static func lostEdge(_ subject: BreakSubject, _ space: String) -> String? {
    guard !unspaced.contains(subject.language.language) || space == "\n" else { return nil }
    if subject.source.hasPrefix(space), subject.text.hasPrefix(space), subject.text.count > 1 {
      return String(subject.text.drop { String($0) == space })
    }
    guard subject.source.hasSuffix(space), subject.text.hasSuffix(space), subject.text.count > 1,
      !isSlip(subject.source, space)
    else { return nil }
    var text = subject.text
    while text.hasSuffix(space) { text.removeLast() }
    return text
  }

  /// Whether a space stands behind a sentence, where nobody meant it.
  private static func isSlip(_ source: String, _ space: String) -> Bool {
    space == " " && source.last { $0 != " " }.map { ".!?…".contains($0) } ?? true
  }

  /// Paragraphs that run into each other.
  private static func lostLineEnds(_ subject: BreakSubject) -> String? {
    let source = subject.source.trimmingCharacters(in: .newlines)
    let text = subject.text.trimmingCharacters(in: .newlines)
    guard source == subject.source, text == subject.text,
      source.ranges(of: "\n\n").count == text.ranges(of: "\n\n").count, text.contains("\n\n")
    else { return nil }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  // MARK: Pairs

  /// One pair of marks that the source has, too, without its end.
  private static func unclosed(
    _ subject: BreakSubject, _ random: inout Random, _ pairs: [String]
  ) -> String? {
    let found = pairs.filter { pair in
      guard let open = pair.first, let close = pair.last else { return false }
      let opens = subject.text.count { $0 == open }
      let closes = subject.text.count { $0 == close }
      let isOnce = open == close ? opens == 2 : opens == 1 && closes == 1
      guard isOnce, let start = subject.text.firstIndex(of: open),
        let end = subject.text.lastIndex(of: close), start < end
      else { return false }
      // Not faces, and not the marks of a specifier or of Markdown.
      return subject.text[start..<end].count { $0.isLetter } > 1
        && !subject.text[..<start].hasSuffix("]") && !subject.text[..<start].hasSuffix("^")
        && !subject.text[end...].hasPrefix("](")
    }
    guard !found.isEmpty, let close = random.pick(found).last,
      let index = subject.text.lastIndex(of: close)
    else { return nil }
    var text = subject.text
    text.remove(at: index)
    return text
  }

  /// The end tag of an element that both texts have.
  private static func tag(
    _ subject: BreakSubject, _ random: inout Random, _ replacement: (String) -> String
  ) -> String? {
    guard subject.text.contains("</") else { return nil }
    let found = subject.text.matches(of: #/<\/[a-zA-Z]+>/#).filter {
      subject.source.contains($0.output)
    }
    guard !found.isEmpty else { return nil }
    let match = random.pick(found)
    var text = subject.text
    text.replaceSubrange(match.range, with: replacement(String(match.output)))
    return text
  }
}
