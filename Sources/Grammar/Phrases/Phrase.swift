/// A text in the course of agreement: its words, their readings, and what becomes of them.
///
/// A class, for the parse reads what the agreement writes, and copies would cost more than both.
final class Phrase {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [Token]
  /// The indices of the tokens that are words.
  let words: [Int]
  private let hasQuotes: Bool
  private(set) var reasons: [Reason] = []
  /// New texts of tokens; there are few, so a list is faster than a dictionary.
  private var replacements = Replacements()

  private struct Replacements {
    /// In the order of the tokens.
    private(set) var all: [(index: Int, text: String)] = []

    subscript(index: Int) -> String? {
      get {
        let place = place(of: index)
        return place < all.endIndex && all[place].index == index ? all[place].text : nil
      }
      set {
        let place = place(of: index)
        if place < all.endIndex, all[place].index == index { all.remove(at: place) }
        if let newValue { all.insert((index, newValue), at: place) }
      }
    }

    /// Where a token is, or would be: most come behind all others.
    private func place(of index: Int) -> Int {
      guard let last = all.last, last.index >= index else { return all.endIndex }
      var (lower, upper) = (0, all.count)
      while lower < upper {
        let middle = (lower + upper) / 2
        if all[middle].index < index { lower = middle + 1 } else { upper = middle }
      }
      return lower
    }
  }

  /// - Parameter joining: Words of several words that a project has.
  init(_ bytes: UnsafeBufferPointer<UInt8>, joining: WordJoining? = nil) {
    self.bytes = bytes
    var tokens = Tokenizer.tokens(of: bytes)
    if let joining { tokens = joining.joined(tokens, in: bytes) }
    self.tokens = tokens
    hasQuotes = Self.holdsQuotes(bytes)
    words = tokens.indices.filter { tokens[$0].kind == .word }
  }

  /// A word in small letters.
  func lower(_ word: Int) -> [UInt8] { tokens[words[word]].lower }

  /// A word as it stands in the text.
  func original(_ word: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes[tokens[words[word]].range]
  }

  func text(_ word: Int) -> String { String(decoding: original(word), as: UTF8.self) }

  /// Whether nothing but space stands between a word and the one after it.
  func isFollowedDirectly(_ word: Int) -> Bool {
    guard word + 1 < words.count else { return false }
    return tokens[(words[word] + 1)..<words[word + 1]].allSatisfy { $0.kind == .space }
  }

  /// Whether something that ends a phrase stands between a word and the one after it: quotation
  /// marks and pictures don't.
  func isCut(after word: Int) -> Bool {
    guard word + 1 < words.count else { return true }
    return tokens[(words[word] + 1)..<words[word + 1]].contains { token in
      token.kind == .punctuation && Self.ends.contains(bytes[token.range.lowerBound])
    }
  }

  /// What stands between a word and the one after it.
  func separator(after word: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    guard word + 1 < words.count else { return bytes[bytes.count...] }
    return bytes[tokens[words[word]].range.upperBound..<tokens[words[word + 1]].range.lowerBound]
  }

  private static let ends = Set(",;:.!?()[]{}/|".utf8)

  /// Whether a word stands in quotation marks that don't hold the whole text.
  func isQuoted(_ word: Int) -> Bool {
    guard hasQuotes else { return false }
    var isOpen = false
    var openedAt = 0
    for (index, token) in tokens.enumerated() {
      if index == words[word] { return isOpen && openedAt > (words.first ?? 0) }
      guard token.kind == .punctuation || token.kind == .other else { continue }
      switch String(decoding: bytes[token.range], as: UTF8.self) {
      case "“", "«", "‘", "„", "‹": (isOpen, openedAt) = (true, index)
      case "”", "»", "’", "›": isOpen = false
      case "\"": (isOpen, openedAt) = (!isOpen, index)
      default: break
      }
    }
    return false
  }

  /// Whether the text has quotation marks at all: most have none.
  private static func holdsQuotes(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.contains { $0 == UInt8(ascii: "\"") || $0 == 0xE2 || $0 == 0xC2 }
  }

  // MARK: Changes

  /// Replaces a word by another form of it, with the capitals that it has.
  func replace(_ word: Int, with form: [UInt8]) {
    guard form != lower(word) else { return }
    let text = LetterCase.applied(to: form, from: original(word), lower: lower(word))
    replacements[words[word]] = text
  }

  /// Replaces a word as it is given.
  func replace(_ word: Int, withText text: String) { replacements[words[word]] = text }

  /// Removes a word and the space after it, or before it where it is the last.
  func remove(_ word: Int) {
    replacements[words[word]] = ""
    let (next, previous) = (words[word] + 1, words[word] - 1)
    if next < tokens.count, tokens[next].kind == .space {
      replacements[next] = ""
    } else if next == tokens.count, previous > 0, tokens[previous].kind == .space {
      replacements[previous] = ""
    }
  }

  /// Whether a number and a hyphen stand right before a word.
  func isJoinedToNumber(_ word: Int) -> Bool {
    let index = words[word]
    return index > 1 && tokens[index - 2].kind == .number
      && bytes[tokens[index - 1].range].elementsEqual([UInt8(ascii: "-")])
  }

  /// The token right after a word, if it is no word.
  func tokenText(after word: Int) -> String? {
    let next = words[word] + 1
    return next < tokens.count ? tokenText(next) : nil
  }

  /// Replaces the token right after a word.
  func replaceToken(after word: Int, with text: String) { replacements[words[word] + 1] = text }

  /// Whether a quotation mark that this mark would close stands before a word.
  func hasOpening(_ mark: String, before word: Int) -> Bool {
    let opening = mark == "’" ? "‘" : mark
    return tokens[..<words[word]].contains {
      $0.kind == .punctuation && String(decoding: bytes[$0.range], as: UTF8.self) == opening
    }
  }

  /// The index of the number that the text starts with, or of the sign before it: $5, 80.
  var leadingNumber: (start: Int, number: Int)? {
    guard let first = tokens.firstIndex(where: { $0.kind != .space }) else { return nil }
    if tokens[first].kind == .number { return (first, first) }
    let next = first + 1
    guard tokens[first].kind != .word, next < tokens.count, tokens[next].kind == .number,
      String(decoding: bytes[tokens[first].range], as: UTF8.self).unicodeScalars.allSatisfy({
        $0.properties.generalCategory == .currencySymbol
      })
    else { return nil }
    return (first, next)
  }

  /// A token as it stands in the text, in small letters.
  func tokenText(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// Puts an article before a token that is no word.
  func insert(_ article: String, beforeToken index: Int) {
    replacements[index] = article + " " + tokenText(index)
  }

  /// Puts an article before a word, with the capitals of the one that it replaces; without one, a
  /// capital at the start of the text moves to it.
  ///
  /// - Parameter isName: Whether the word keeps its capital wherever it stands.
  func insert(
    _ article: String, before word: Int, replacing other: Int?, isName: Bool = false
  ) {
    var article = article
    var text = newText(word)
    let model = self.text(other ?? word)
    if model.count > 1, model.allSatisfy(\.isUppercase), other != nil || isAllCapitals {
      article = article.uppercased()
    } else if model.first?.isUppercase == true, model.dropFirst().allSatisfy(\.isLowercase),
      other != nil || !isName && (words.count == 1 || word == 0)
    {
      article = article.prefix(1).uppercased() + article.dropFirst()
      if other == nil { text = text.prefix(1).lowercased() + text.dropFirst() }
    }
    let mark = openingMark(before: words[word])
    if other == nil, mark < words[word] {
      if text != self.text(word) { replacements[words[word]] = text }
      replacements[mark] = article + " " + tokenText(mark)
    } else {
      replacements[words[word]] = article + " " + text
    }
  }

  /// The first of the quotation marks and brackets that stand right before a token.
  private func openingMark(before index: Int) -> Int {
    var mark = index
    while mark > 0, tokens[mark - 1].kind == .punctuation,
      Self.openings.contains(tokenText(mark - 1))
    {
      mark -= 1
    }
    return mark
  }

  private static let openings: Set = ["“", "\"", "«", "‘", "'", "(", "[", "¿", "¡", "‹", "„"]

  /// Whether a word is all in capitals and another one is not.
  func isCapitalizedAlone(_ word: Int) -> Bool {
    let isCapital = text(word).allSatisfy { $0.isUppercase || !$0.isLetter }
    return isCapital && words.indices.contains { text($0).contains(where: \.isLowercase) }
  }

  private var isAllCapitals: Bool {
    words.indices.allSatisfy { text($0).allSatisfy { $0.isUppercase || !$0.isLetter } }
      && words.contains { tokens[$0].lower.count > 4 }
  }

  /// `1990s`: a text that is one number takes a plural.
  func pluralizeNumber() -> Bool {
    let numbers = tokens.indices.filter { tokens[$0].kind == .number }
    guard numbers.count == 1, tokens.allSatisfy({ $0.kind == .number || $0.kind == .space }) else {
      return false
    }
    let range = tokens[numbers[0]].range
    guard bytes[range].allSatisfy({ (0x2C...0x39).contains($0) }) else { return false }
    replacements[numbers[0]] = String(decoding: bytes[range], as: UTF8.self) + "s"
    return true
  }

  func note(_ kind: Reason.Kind, about word: Int?, detail: String = "") {
    let reason = Reason(kind, about: word.map(text) ?? "", detail: detail)
    if !reasons.contains(reason) { reasons.append(reason) }
  }

  /// Notes that no word takes what was asked, and why if the script is another one.
  func noteNothing() {
    guard let foreign = tokens.first(where: { $0.kind == .foreign }) else {
      return note(.nothingToInflect, about: nil)
    }
    let reason = Reason(
      .foreignScript, about: String(decoding: bytes[foreign.range], as: UTF8.self))
    if !reasons.contains(reason) { reasons.append(reason) }
  }

  /// A word as it will stand in the text.
  func newText(_ word: Int) -> String { replacements[words[word]] ?? text(word) }

  var edits: [Inflection.Edit] {
    replacements.all.flatMap { index, text in
      let range = tokens[index].range
      guard !bytes[range].elementsEqual(text.utf8) else { return [Inflection.Edit]() }
      return Inflection.Edit(range: range, replacement: text).byWord(in: bytes)
    }
  }

  /// A text with changes made.
  static func result(
    of bytes: UnsafeBufferPointer<UInt8>, _ edits: [Inflection.Edit]
  ) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    var position = 0
    for edit in edits {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
