import Foundation
import Vocabulary

/// What stands between words.
extension Phrase {
  /// Whether nothing but space stands between a word and the one after it.
  func isFollowedDirectly(_ word: Int) -> Bool {
    guard word >= 0, word + 1 < words.count else { return false }
    for index in between(word) where tokens.tokens[index].kind != .space { return false }
    return true
  }

  /// The tokens between a word and the one after it.
  private func between(_ word: Int) -> Range<Int> {
    let (start, end) = (Int(words[word].token) + 1, Int(words[word + 1].token))
    return start < end ? start..<end : end..<end
  }

  /// Whether something that ends a phrase stands between a word and the one after it: quotation
  /// marks and pictures don't.
  func isCut(after word: Int) -> Bool {
    guard word + 1 < words.count else { return true }
    for index in between(word) where tokens.tokens[index].kind == .punctuation {
      switch text[Int(tokens.tokens[index].start)] {
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "."),
        UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: "/"), UInt8(ascii: "|"):
        return true
      default: if isDash(token: index) { return true }
      }
    }
    return false
  }

  /// What stands between a word and the one after it.
  func separator(after word: Int) -> Bytes {
    guard word + 1 < words.count else { return .none }
    let (start, end) = (Int(token(word).end), Int(token(word + 1).start))
    return start < end ? text.slice(start..<end) : .none
  }

  /// Whether a comma stands right behind a word.
  func isComma(behind word: Int) -> Bool { separator(after: word).first == UInt8(ascii: ",") }

  /// What stands behind a word up to the next one.
  func mark(behind word: Int) -> Bytes {
    word + 1 < count ? separator(after: word) : text.slice(Int(token(word).end)..<text.count)
  }

  /// Whether a comma stands between a word and the one after it, behind a bracket or a quotation mark, too.
  func hasComma(behind word: Int) -> Bool { separator(after: word).contains(UInt8(ascii: ",")) }

  /// Whether a word stands in quotation marks that don't hold the whole text.
  func isQuoted(_ word: Int) -> Bool {
    !quotedTokens.isEmpty && quotedTokens[Int(words[word].token)]
  }

  /// Of each token whether it stands in such marks.
  func tokensInQuotes() -> [Bool] {
    var opened: (closings: String, at: Int)?
    let first = words.first.map { Int($0.token) } ?? 0
    return tokens.tokens.indices.map { index in
      let isQuoted = (opened?.at ?? first) > first
      let kind = tokens.tokens[index].kind
      guard kind == .punctuation || kind == .other else { return isQuoted }
      let mark = bytes(of: index).text
      // A mark that may open and close closes what is open.
      if opened?.closings.contains(mark) == true {
        opened = nil
      } else if let closings = Self.closings(of: mark) {
        opened = (closings, index)
      }
      return isQuoted
    }
  }

  /// `“Notas rápidas” está activada`: whether a quotation starts or ends between two words.
  func isPartedByQuotes(_ word: Int, from other: Int) -> Bool {
    if quotedTokens.isEmpty { return false }
    let (first, last) = (min(word, other), max(word, other))
    let between = Int(words[first].token)..<Int(words[last].token)
    return !between.count(where: { isQuotationMark(token: $0) }).isMultiple(of: 2)
  }

  private func isQuotationMark(token index: Int) -> Bool {
    let kind = tokens.tokens[index].kind
    guard kind == .punctuation || kind == .other else { return false }
    return Self.closings(of: bytes(of: index).text) != nil
  }

  /// The marks that close a quotation which a mark opens; nil for one that opens none.
  private static func closings(of mark: String) -> String? {
    switch mark {
    case "“", "”": "”"
    case "„": "“”"
    case "«": "»"
    case "»": "«»"
    case "‘": "’"
    case "‚": "‘’"
    case "‹": "›"
    case "›": "‹›"
    case "\"": mark
    default: nil
    }
  }

  /// Whether a word is in the value of an argument.
  func isArgument(_ word: Int) -> Bool { argument(around: word) != nil }

  /// Where the value of an argument stands that a word is in.
  func argument(around word: Int) -> Range<Int>? { range(among: arguments, around: word) }

  /// Whether a word is in the value of an argument that is a name.
  func isInName(_ word: Int) -> Bool { range(among: names, around: word) != nil }

  /// The range that a word is in, of some in the order of the text.
  private func range(among ranges: [Range<Int>], around word: Int) -> Range<Int>? {
    if ranges.isEmpty { return nil }
    let start = Int(token(word).start)
    // Hostile texts have thousands, each of whose words asks.
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= start { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(start) ? ranges[low] : nil
  }

  /// The first word that starts at an offset or behind it, or the count of words.
  func firstWord(from offset: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if Int(token(middle).start) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The token right after a word, if it is no word.
  func mark(after word: Int) -> Bytes? {
    let next = Int(words[word].token) + 1
    guard next < tokens.tokens.count, tokens.tokens[next].kind != .word else { return nil }
    return bytes(of: next)
  }

  /// Whether a quotation mark that this mark would close stands before a word.
  func hasOpening(_ mark: Bytes, before word: Int) -> Bool {
    for index in 0..<Int(words[word].token) where tokens.tokens[index].kind == .punctuation {
      let bytes = bytes(of: index)
      if mark.equals("’") ? bytes.equals("‘") : bytes.equals(mark) { return true }
    }
    return false
  }
}
