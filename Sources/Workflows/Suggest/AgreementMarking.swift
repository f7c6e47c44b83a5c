import Foundation
import Linting
import Messages
import Reading
import Vocabulary

/// Marks the words of a singular that a plural has otherwise, so that they agree with their number.
struct AgreementMarking {
  private struct Token {
    enum Kind { case word, space, mark, percentSign, counted, argument }
    var kind: Kind
    var text: String
  }

  private let singular: [Token]
  /// What differs, together with the number: a range of the singular's tokens.
  private let base: Range<Int>

  /// - Parameters:
  ///   - argument: The number's argument, from 1.
  ///   - singular: The text for 1, in which a lone `1` may stand for the specifier.
  init?(ofArgument argument: Int, singular: String, plural: String) {
    let others = Self.tokens(plural, argument)
    guard let counted = others.first(where: { $0.kind == .counted }),
      others.count(where: { $0.kind == .counted }) == 1
    else { return nil }
    var ones = Self.tokens(singular, argument)
    if !ones.contains(where: { $0.kind == .counted }) {
      let digits = ones.indices.filter { ones[$0].kind == .word && ones[$0].text == "1" }
      guard digits.count == 1 else { return nil }
      ones[digits[0]] = counted
    }
    let places = ones.indices.filter { ones[$0].kind == .counted }
    guard places.count == 1, let different = Self.difference(ones, others) else { return nil }
    self.singular = ones
    base = min(places[0], different.lowerBound)..<max(places[0] + 1, different.upperBound)
    guard isPhrase(base) else { return nil }
  }

  /// The part of the first tokens without what both start and end with; nil where only the plural
  /// has a part of its own, or no word is different.
  private static func difference(_ ones: [Token], _ others: [Token]) -> Range<Int>? {
    let start = zip(ones, others).prefix { $0.text == $1.text }.count
    let end = zip(ones[start...].reversed(), others[start...].reversed())
      .prefix { $0.text == $1.text }.count
    let range = start..<(ones.count - end)
    guard ones[range].contains(where: { $0.kind == .word }),
      others[start..<(others.count - end)].contains(where: { $0.kind == .word })
    else { return nil }
    return range
  }

  /// Whether tokens can be a noun phrase with its number and nothing else.
  private func isPhrase(_ range: Range<Int>) -> Bool {
    singular[range].allSatisfy { token in
      switch token.kind {
      case .word, .space, .counted: !token.text.contains { $0.isNewline }
      case .mark: "-'’‘()*_\"“”«».,".contains(token.text)
      case .percentSign, .argument: false
      }
    } && !(singular[range].first?.kind == .space || singular[range].last?.kind == .space)
  }

  // MARK: Texts

  /// The texts to try, those with the fewest words inside of the mark first.
  ///
  /// A word beside what differs may belong to the phrase, although it looks the same in both forms.
  /// An adjective takes the noun beside it in, for it is the noun that is counted:
  /// `^[%lld nuovo post](inflect: true)`.
  ///
  /// - Parameter part: What a word is, as far as the language's grammar tells.
  func candidates(_ part: (String) -> PartOfSpeech? = { _ in nil }) -> [String] {
    let words = singular[base].filter { $0.kind == .word }.map(\.text)
    let isNounless = words.allSatisfy { part($0) == .adjective }
    let around = [extended(base, by: 1), extended(base, by: -1)]
    let noun = around.first { range in
      guard isNounless, let range else { return false }
      let more = range.lowerBound < base.lowerBound ? range.lowerBound : range.upperBound - 1
      return part(singular[more].text) == .noun
    }
    let ranges = (noun.map { [$0] } ?? []) + [base] + around.filter { noun == nil || $0 != noun }
    return ranges.compactMap { range in
      guard let range, isPhrase(range) else { return nil }
      return text(singular[..<range.lowerBound]) + "^[" + text(singular[range])
        + "](inflect: true)" + text(singular[range.upperBound...])
    }
  }

  private func text(_ tokens: ArraySlice<Token>) -> String { tokens.map(\.text).joined() }

  /// With the word behind, or before.
  private func extended(_ range: Range<Int>, by step: Int) -> Range<Int>? {
    let (space, word) =
      step > 0
      ? (range.upperBound, range.upperBound + 1) : (range.lowerBound - 1, range.lowerBound - 2)
    guard singular.indices.contains(word), singular[space].kind == .space,
      singular[word].kind == .word
    else { return nil }
    return min(range.lowerBound, word)..<max(range.upperBound, word + 1)
  }

  // MARK: Tokens

  private static func tokens(_ format: String, _ argument: Int) -> [Token] {
    var tokens: [Token] = []
    var end = 0
    for specifier in SpecifierScan(format).specifiers where !specifier.isText {
      tokens += words(format[utf8: end..<specifier.range.lowerBound])
      let kind: Token.Kind =
        switch specifier.kind {
        case .value(let value) where value.argument == argument: .counted
        case .percentSign: .percentSign
        default: .argument
        }
      tokens.append(Token(kind: kind, text: String(format[utf8: specifier.range])))
      end = specifier.range.upperBound
    }
    return tokens + words(format[utf8: end..<format.utf8.count])
  }

  private static func words(_ text: Substring) -> [Token] {
    var tokens: [Token] = []
    for scalar in text.unicodeScalars {
      let kind: Token.Kind =
        scalar.properties.isWhitespace ? .space : scalar.isWordPart ? .word : .mark
      if kind != .mark, tokens.last?.kind == kind {
        tokens[tokens.count - 1].text.unicodeScalars.append(scalar)
      } else {
        tokens.append(Token(kind: kind, text: String(scalar)))
      }
    }
    return tokens
  }
}
