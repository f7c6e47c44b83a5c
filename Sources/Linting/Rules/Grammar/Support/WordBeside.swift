import Foundation
import Grammar
import Messages
import Reading
import Vocabulary

/// A word directly beside a region.
struct WordBeside {
  let text: String
  /// UTF-8 offsets in the message.
  let range: Range<Int>
  let isBefore: Bool
  /// The word in front of one that stands before a region.
  var previous: String?

  /// The words right in front of and right behind a region, with one space between.
  static func around(
    _ region: AgreementRegion, in message: Message, _ nodes: NodesBeside
  ) -> [WordBeside] {
    var words: [WordBeside] = []
    if let previous = nodes.previous(of: region.node), message.nodes[previous].kind == .text,
      let word = last(message, previous)
    {
      words.append(word)
    }
    if let next = nodes.next(of: region.node), message.nodes[next].kind == .text,
      let word = first(message, next)
    {
      words.append(word)
    }
    return words
  }

  /// The word right in front of a place in a text, with one space between.
  static func before(_ range: Range<Int>, in text: String) -> WordBeside? {
    let front = text[utf8: 0..<range.lowerBound]
    guard front.hasSuffix(" ") else { return nil }
    let word = lastWord(of: front.dropLast())
    guard !word.isEmpty else { return nil }
    let end = range.lowerBound - 1
    return WordBeside(
      text: String(word), range: (end - word.utf8.count)..<end, isBefore: true,
      previous: lastPart(of: front[..<word.startIndex]))
  }

  private static func last(_ message: Message, _ node: Int) -> WordBeside? {
    let text = message.sourceText(of: node)
    guard text.hasSuffix(" ") else { return nil }
    let word = lastWord(of: text.dropLast())
    guard !word.isEmpty else { return nil }
    let end = message.nodes[node].range.upperBound - 1
    return WordBeside(
      text: String(word), range: (end - word.utf8.count)..<end, isBefore: true,
      previous: lastPart(of: text[..<word.startIndex]))
  }

  /// The letters at the end.
  private static func lastWord(of text: Substring) -> Substring {
    guard let mark = text.lastIndex(where: { !$0.isLetter }) else { return text }
    return text[text.index(after: mark)...]
  }

  /// What stands between the last two spaces, or those before, with something between them.
  private static func lastPart(of text: Substring) -> String? {
    guard let last = text.lastIndex(where: { $0 != " " }) else { return nil }
    let part = text[...last]
    guard let space = part.lastIndex(of: " ") else { return String(part) }
    return String(part[part.index(after: space)...])
  }

  private static func first(_ message: Message, _ node: Int) -> WordBeside? {
    let text = message.sourceText(of: node)
    guard text.hasPrefix(" ") else { return nil }
    let word = String(text.dropFirst().prefix { $0.isLetter })
    guard !word.isEmpty else { return nil }
    let start = message.nodes[node].range.lowerBound + 1
    return WordBeside(text: word, range: start..<(start + word.utf8.count), isBefore: false)
  }

  /// Whether it is a word that agrees with a noun: in front an article and its like, behind an
  /// adjective or a verb that is nothing else.
  func mayAgree(_ grammar: Inflector) -> Bool {
    // Behind these a participle agrees with nothing: Ho aggiunto 2 caffè.
    isOfKind(grammar) && !(previous.map(grammar.formsPerfect) ?? false)
  }

  private func isOfKind(_ grammar: Inflector) -> Bool {
    let description = grammar.describe(text, withArticles: false)
    switch description.features.partOfSpeech {
    // English `this` and Spanish `este` are both.
    case .determiner?: return isBefore
    // One that stands for somebody agrees with no noun behind it: Ana sent you 2 photos.
    case .pronoun?: return isBefore && description.features.person == nil
    case .adjective?: return true
    case .verb?: return !isBefore && grammar.isAuxiliary(text)
    default:
      // A participle may be a noun, too: `borrado`.
      return description.reasons.contains {
        $0.kind == .ambiguousWord && $0.parts.contains(.adjective)
      }
    }
  }

  /// The text with the word inside of the region.
  func widening(_ region: AgreementRegion, in text: String) -> String {
    TextFix("", isSafe: false, edits(region)).applied(to: text)
  }

  /// The repair that takes the word in.
  func fix(_ region: AgreementRegion) -> TextFix {
    TextFix("Take `\(text)` into the region", isSafe: false, edits(region))
  }

  private func edits(_ region: AgreementRegion) -> [TextEdit] {
    if isBefore {
      let start = region.range.lowerBound
      return [
        TextEdit(range.lowerBound..<range.lowerBound, "^["),
        TextEdit(start..<(start + 2), ""),
      ]
    }
    return [
      TextEdit(region.content.upperBound..<region.content.upperBound, " " + text),
      TextEdit((range.lowerBound - 1)..<range.upperBound, ""),
    ]
  }
}
