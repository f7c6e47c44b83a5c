import Foundation
import LocaleData
import Vocabulary

/// What becomes of the words.
extension Phrase {
  /// Where a word's new text is kept: halves of a contraction have one each.
  private func slot(_ word: Int) -> Int {
    Int(words[word].token) << 1 | (words[word].half == .second ? 1 : 0)
  }

  /// Replaces a word by another form of it, with the capitals that it has.
  mutating func replace(_ word: Int, with form: Bytes) {
    guard !form.equals(lower(word)), !hasEndingBeside(word), !isEndingBeside(word),
      !isPartOfCode(word), !isInName(word), !isBehindFirstName(word)
    else { return }
    if language.hasJoints, form.contains(UInt8(ascii: "'")), original(word).contains(0xE2) {
      return replace(word, withExactly: withCurlyApostrophes(form, word))
    }
    let (original, lower, token) = (original(word), lower(word), token(word))
    let casing = language.writing.casing
    let isWhole = words[word].half == .whole
    let isSmall = language.order.capitalizesNouns && token.shape == .small
    changes.set(slot(word)) { written in
      if isSmall {
        casing.appendLowercased(form, to: &written)
      } else if isWhole {
        casing.appendForm(
          form, shapedLike: token, original: original, lower: lower, to: &written)
      } else {
        written.append(contentsOf: form)
      }
    }
  }

  /// Whether a second ending is offered right behind a word, which fits it as it is written: file(s),
  /// messaggio/i.
  private func hasEndingBeside(_ word: Int) -> Bool {
    let mark = Int(words[word].token) + 1
    let all = tokens.tokens
    guard mark + 1 < all.count, all[mark].kind == .punctuation,
      all[mark + 1].kind == .word || all[mark + 1].kind == .foreign
    else { return false }
    let ending = all[mark + 1]
    guard ending.shape == .small else { return false }
    if bytes(of: mark).equals("(") {
      return ending.end - ending.start <= 6 && mark + 2 < all.count
        && bytes(of: mark + 2).equals(")")
    }
    // `gato/a` offers another gender, and takes a number as any word does.
    guard bytes(of: mark).equals("/") else { return false }
    let text = bytes(of: mark + 1).text
    return [language.tag, language.tag + ".slash"].contains {
      Self.endings[$0]?.contains(text) ?? false
    }
  }

  /// Whether a word is such an ending of the one before it, whatever else it may be: imagen(es).
  private func isEndingBeside(_ word: Int) -> Bool {
    word > 0 && words[word - 1].token + 2 == words[word].token && hasEndingBeside(word - 1)
  }

  private static let endings = LanguageFact.pluralEndings.sets

  /// Whether signs make a name or an abbreviation of a word: #travel, example.com, C++, 5 Min.
  private func isPartOfCode(_ word: Int) -> Bool {
    let (index, all) = (Int(words[word].token), tokens.tokens)
    if index > 0, bytes(of: index - 1).equals("#") || bytes(of: index - 1).equals("@") {
      return true
    }
    guard index + 1 < all.count, all[index + 1].kind != .space, all[index + 1].kind != .word else {
      return false
    }
    let mark = bytes(of: index + 1)
    if mark.equals("+") { return true }
    guard mark.equals(".") else { return false }
    let joinsWord = index + 2 < all.count && all[index + 2].kind == .word
    // A longer word before the point ends the sentence.
    return joinsWord || !self[word].isKnown && lower(word).count <= 5 && isBehindNumber(word)
  }

  /// Whether a word goes on with a name that starts behind a noun in small letters: mensaje de Rosa
  /// Blanco, vol Air France.
  ///
  /// In `Lista de Reproducción Nueva` all nouns have capitals, and none of them is a name.
  private func isBehindFirstName(_ word: Int) -> Bool {
    guard language.hasRomanceSyntax, word > 1, isTitle(word), isTitle(word - 1),
      isFollowedDirectly(word - 1), !isArgument(word), !self[word].isSpecifier
    else { return false }
    var first = word - 1
    while first > 0, isTitle(first - 1), isFollowedDirectly(first - 1) { first -= 1 }
    guard first > 0, isFollowedDirectly(first - 1) else { return false }
    let isBehindPreposition = self[first - 1].roles.contains(.preposition)
    let noun = isBehindPreposition ? first - 2 : first - 1
    return noun >= 0 && isFollowedDirectly(noun) && self[noun].isOnlyNoun
      && token(noun).shape == .small
  }

  private func isTitle(_ word: Int) -> Bool {
    words[word].half == .whole && token(word).shape == .title
  }

  mutating func replace(_ word: Int, with form: [UInt8]) {
    form.withUnsafeBufferPointer { replace(word, with: $0) }
  }

  /// Replaces a word as it is given.
  mutating func replace(_ word: Int, withExactly text: [UInt8]) {
    changes.set(slot(word)) { $0.append(contentsOf: text) }
  }

  /// Removes a word and the space after it, or before it where it is the last.
  mutating func remove(_ word: Int) {
    changes.set(slot(word)) { _ in }
    guard words[word].half == .whole else { return }
    let token = Int(words[word].token)
    if token + 1 < tokens.tokens.count, tokens.tokens[token + 1].kind == .space {
      changes.set((token + 1) << 1) { _ in }
    } else if token + 1 == tokens.tokens.count, token > 0, tokens.tokens[token - 1].kind == .space {
      changes.set((token - 1) << 1) { _ in }
    }
  }

  /// The capital of a text whose first word goes moves to the next one: Ein neuer Film, Neue Filme.
  mutating func moveCapital() {
    guard words.count > 1, words[0].half == .whole, words[1].half == .whole,
      [.title, .single].contains(token(0).shape), isChanged(0), newBytes(0).isEmpty,
      token(1).shape == .small, isFollowedDirectly(0)
    else { return }
    let next = newBytes(1)
    guard !next.isEmpty else { return }
    replace(1, withExactly: language.writing.casing.capitalized(next))
  }

  /// Replaces the token right after a word, which is no word.
  mutating func replaceMark(after word: Int, with text: [UInt8]) {
    changes.set((Int(words[word].token) + 1) << 1) { $0.append(contentsOf: text) }
  }

  /// A word as it will stand in the text.
  func newBytes(_ word: Int) -> [UInt8] {
    changes[slot(word)].map { Array($0) } ?? Array(original(word))
  }

  func isChanged(_ word: Int) -> Bool { changes.has(slot(word)) }

  // MARK: Articles

  /// Puts an article before a token that is no word.
  mutating func insert(_ article: [UInt8], beforeToken index: Int) {
    let bytes = bytes(of: index)
    changes.set(index << 1) { written in
      written.append(contentsOf: article)
      written.append(UInt8(ascii: " "))
      written.append(contentsOf: bytes)
    }
  }

  /// Puts an article before a word, where there is none; a capital at the start of the text moves to it.
  ///
  /// - Parameters:
  ///   - isName: Whether the word keeps its capital wherever it stands.
  ///   - isJoined: Whether the article is written together with the word.
  mutating func insert(_ article: [UInt8], before word: Int, isName: Bool, isJoined: Bool) {
    let (shaped, text) = withCapitals(article, before: word, isName: isName)
    let article = isJoined ? withOwnApostrophe(shaped) : shaped + [UInt8(ascii: " ")]
    let token = Int(words[word].token)
    let mark = openingMark(before: token)
    if mark < token {
      if text != Array(original(word)) { replace(word, withExactly: text) }
      let bytes = bytes(of: mark)
      changes.set(mark << 1) { written in
        written.append(contentsOf: article)
        written.append(contentsOf: bytes)
      }
    } else {
      replace(word, withExactly: article + text)
    }
  }

  /// An article with the capitals of the word that it comes before, and the word with those that it keeps.
  private func withCapitals(
    _ article: [UInt8], before word: Int, isName: Bool
  ) -> (article: [UInt8], word: [UInt8]) {
    let (casing, shape, text) = (language.writing.casing, token(word).shape, newBytes(word))
    if shape == .capitals, isAllCapitals, self.text(word).allSatisfy(\.isUppercase) {
      return (casing.uppercased(article), text)
    }
    if shape == .title || shape == .single, !isName, words.count == 1 || word == 0,
      self.text(word).dropFirst().allSatisfy(\.isLowercase)
    {
      return (casing.capitalized(article), uncapitalized(text))
    }
    return (article, text)
  }

  /// The first letter small.
  private func uncapitalized(_ text: [UInt8]) -> [UInt8] {
    let first = String(decoding: text, as: UTF8.self).prefix(1)
    return language.writing.casing.lowercased(String(first)) + text.dropFirst(first.utf8.count)
  }

  /// The first of the quotation marks and brackets that stand right before a token.
  private func openingMark(before index: Int) -> Int {
    var mark = index
    while mark > 0 {
      // « Some marks have a space behind them.
      let isSpace = mark > 1 && tokens.tokens[mark - 1].kind == .space
      let before = isSpace ? mark - 2 : mark - 1
      guard tokens.tokens[before].kind == .punctuation,
        isSpace ? bytes(of: before).equals("«") : Self.openings.contains(bytes(of: before).text)
      else { break }
      mark = before
    }
    return mark
  }

  static let openings: Set = ["“", "\"", "«", "‘", "'", "(", "[", "¿", "¡", "‹", "„"]

  /// `1990s`: a text that is one number takes a plural.
  mutating func pluralizeNumber() -> Bool {
    let numbers = tokens.tokens.indices.filter { tokens.tokens[$0].kind == .number }
    guard numbers.count == 1,
      tokens.tokens.allSatisfy({ $0.kind == .number || $0.kind == .space })
    else { return false }
    let bytes = bytes(of: numbers[0])
    guard bytes.allSatisfy({ (0x2C...0x39).contains($0) }) else { return false }
    changes.set(numbers[0] << 1) { written in
      written.append(contentsOf: bytes)
      written.append(UInt8(ascii: "s"))
    }
    return true
  }

  // MARK: What comes of it

  /// The text with all changes, and the changes.
  mutating func result() -> (text: String, edits: [Inflection.Edit]) {
    let edits = edits()
    if edits.isEmpty { return (text.text, []) }
    let count = text.count + edits.reduce(0) { $0 + $1.replacement.utf8.count }
    let result = String(unsafeUninitializedCapacity: count) { buffer in
      var (end, position) = (0, 0)
      func append(_ bytes: some Collection<UInt8>) {
        end = buffer[end...].update(fromContentsOf: bytes)
      }
      for edit in edits {
        append(text.slice(position..<edit.range.lowerBound))
        append(edit.replacement.utf8)
        position = edit.range.upperBound
      }
      append(text.slice(position..<text.count))
      return end
    }
    return (result, edits)
  }

  /// The same where no form may be doubted, and nothing else of the text is known.
  mutating func inflection() -> Inflection {
    let (text, edits) = result()
    return Inflection(
      text: text, edits: edits, exists: true, features: Features(), notes: [], source: "")
  }

  private func edits() -> [Inflection.Edit] {
    var edits: [Inflection.Edit] = []
    var index = 0
    let all = changes.all
    while index < all.count {
      let token = all[index].token >> 1
      let isPair = index + 1 < all.count && all[index + 1].token >> 1 == token
      let range = tokens.tokens[token].range
      changes.written.withUnsafeBufferPointer { written in
        let new = written[all[index].range]
        let isHalf = isPair || all[index].token & 1 == 1
        if let first = contraction(at: token, isHalf: isHalf) {
          add(range, newContraction(first), to: &edits)
        } else {
          add(range, new, to: &edits)
        }
      }
      index += isPair ? 2 : 1
    }
    return edits
  }

  /// The first half of the contraction that a token is; nil for other tokens.
  ///
  /// - Parameter isHalf: Whether a half of the token has another form, as only contractions have.
  private func contraction(at token: Int, isHalf: Bool) -> Int? {
    guard isHalf || tokens.tokens[token].kind == .word, !language.sandhi.contractions.isEmpty,
      let first = words.firstIndex(where: { Int($0.token) == token }), words[first].half == .first
    else { return nil }
    return first
  }

  private func add(
    _ range: Range<Int>, _ new: some Collection<UInt8>, to edits: inout [Inflection.Edit]
  ) {
    guard !new.elementsEqual(text.slice(range)) else { return }
    if text.slice(range).contains(UInt8(ascii: " ")) {
      edits += edit(range, Array(new))
    } else {
      edits.append(
        Inflection.Edit(range: range, replacement: String(decoding: new, as: UTF8.self)))
    }
  }

  /// An edit of several words as one for each, so that what stands between them is kept.
  private func edit(_ range: Range<Int>, _ new: [UInt8]) -> [Inflection.Edit] {
    let whole = [Inflection.Edit(range: range, replacement: String(decoding: new, as: UTF8.self))]
    let space = UInt8(ascii: " ")
    let old = text.slice(range)
    guard old.contains(space) else { return whole }
    let (olds, news) = (old.split(separator: space), new.split(separator: space))
    guard olds.count > 1, olds.count == news.count else { return whole }
    return zip(olds, news).compactMap { one, other in
      guard !one.elementsEqual(other) else { return nil }
      let start = range.lowerBound + one.startIndex
      return Inflection.Edit(
        range: start..<(start + one.count), replacement: String(decoding: other, as: UTF8.self))
    }
  }

  /// A contraction whose halves changed: del, de la, de.
  func newContraction(_ first: Int) -> [UInt8] {
    let (one, other) = (newBytes(first), newBytes(first + 1))
    let pieces = [one, other].filter { !$0.isEmpty }
    let form =
      language.sandhi.whole(one, other) ?? Array(pieces.joined(separator: [UInt8(ascii: " ")]))
    var written: [UInt8] = []
    let token = token(first)
    let original = text.slice(token.range)
    tokens.withLower(of: token) { lower in
      form.withUnsafeBufferPointer { form in
        language.writing.casing.appendForm(
          form, shapedLike: token, original: original, lower: lower, to: &written)
      }
    }
    // `c’erano`, which becomes `c’era`
    let isCurly = original.contains(0xE2) && written.contains(UInt8(ascii: "'"))
    return isCurly ? Self.withCurlyApostrophes(written) : withOwnApostrophe(written)
  }
}
