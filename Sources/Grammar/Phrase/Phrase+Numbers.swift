import Foundation
import Vocabulary

/// Numbers in a text, and the words beside them.
extension Phrase {
  /// The token of the number that the text starts with, and of the marks before it: $5, 80, “8-bit”.
  var leadingNumber: (start: Int, number: Int)? { number(from: 0) }

  /// The number that stands at a token or behind it, with nothing but spaces, opening marks and signs of
  /// currencies before it.
  func number(from first: Int) -> (start: Int, number: Int)? {
    var start: Int?
    for index in first..<tokens.tokens.count {
      switch tokens.tokens[index].kind {
      case .number: return (start ?? index, index)
      case .space where start == nil: continue
      case .punctuation where Self.openings.contains(bytes(of: index).text): start = start ?? index
      case .punctuation, .other:
        guard isCurrency(index) else { return nil }
        start = start ?? index
      default: return nil
      }
    }
    return nil
  }

  /// Whether a token is the sign of a currency.
  func isCurrency(_ token: Int) -> Bool {
    bytes(of: token).text.unicodeScalars.allSatisfy {
      $0.properties.generalCategory == .currencySymbol
    }
  }

  var startsWithNumber: Bool {
    tokens.tokens.first { $0.kind != .space }?.kind == .number
  }

  /// Whether a number stands right before a word.
  func isBehindNumber(_ word: Int) -> Bool {
    word < count && numberToken(rightBefore: word) != nil
  }

  /// The token of a number that stands before a word with nothing but spaces between.
  func numberToken(rightBefore word: Int) -> TextToken? {
    let before = tokens.tokens[..<Int(words[word].token)].last { $0.kind != .space }
    return before?.kind == .number ? before : nil
  }

  /// The token of a number that stands behind a word with nothing but a space between.
  func number(rightBehind word: Int) -> Int? {
    let next = Int(words[word].token) + 1
    guard next + 1 < tokens.tokens.count, tokens.tokens[next].kind == .space,
      tokens.tokens[next + 1].kind == .number
    else { return nil }
    return next + 1
  }

  /// The word right behind a number.
  func word(behindNumberAt offset: Int) -> Int? {
    let word = firstWord(from: offset + 1)
    guard word < count, words[word].half != .second else { return nil }
    return numberToken(rightBefore: word).map { Int($0.start) >= offset } ?? false ? word : nil
  }

  /// Whether a number and a hyphen stand right before a word.
  func isJoinedToNumber(_ word: Int) -> Bool {
    let index = Int(words[word].token)
    return index > 1 && tokens.tokens[index - 2].kind == .number
      && bytes(of: index - 1).equals("-")
  }
}
