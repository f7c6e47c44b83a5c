import Linting
import LocaleData
import Messages
import Reading

/// The words of a text that are words and nothing else: no specifiers, markup, addresses or names.
struct Words {
  let text: String
  /// UTF-8 offsets.
  private(set) var ranges: [Range<Int>] = []

  init(_ text: String) {
    self.text = text
    var start = 0
    for token in text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
      let length = token.utf8.count
      if let range = Self.word(in: token) {
        ranges.append((start + range.lowerBound)..<(start + range.upperBound))
      }
      start += length
      let index = text.utf8.index(text.startIndex, offsetBy: start)
      if index < text.endIndex { start += text[index].utf8.count }
    }
  }

  var count: Int { ranges.count }

  func word(_ index: Int) -> Substring { text[utf8: ranges[index]] }

  /// The letters of a token, if there is nothing else in it but punctuation around them.
  private static func word(in token: Substring) -> Range<Int>? {
    guard let first = token.firstIndex(where: \.isLetter),
      let last = token.lastIndex(where: \.isLetter)
    else { return nil }
    let word = token[first...last]
    let around = token[..<first] + token[token.index(after: last)...]
    guard word.allSatisfy(\.isLetter), around.allSatisfy({ ".,;:!?…()«»“”„\"'".contains($0) })
    else { return nil }
    let start = token[..<first].utf8.count
    return start..<(start + word.utf8.count)
  }

  /// The scripts of all letters outside of specifiers.
  static func scripts(of text: String) -> ScriptSet {
    var edits: [TextEdit] = []
    for specifier in SpecifierScan(text, options: .catalogSubstitution).specifiers {
      edits.append(TextEdit(specifier.range, ""))
    }
    let prose = text.applying(edits)
    return prose.unicodeScalars.reduce(into: []) { $0.formUnion(ScriptSet(ofAny: $1)) }
  }
}
