/// Words that are written together with the next one: l’acqua.
extension SandhiRules {
  /// Takes such words apart: l' and acqua are two.
  func split(_ buffer: inout TokenBuffer, of text: Bytes, _ casing: CaseMapping) {
    guard !joined.isEmpty else { return }
    buffer.edit { tokens, lower in
      var index = 0
      while index < tokens.count {
        if let (first, second) = halves(of: tokens[index], text, casing, &lower) {
          tokens.replaceSubrange(index...index, with: [first, second])
        }
        index += 1
      }
    }
  }

  /// - Parameter lower: Where the small letters of all words are, and where those of the halves are
  ///   appended.
  private func halves(
    of token: TextToken, _ text: Bytes, _ casing: CaseMapping, _ lower: inout [UInt8]
  ) -> (TextToken, TextToken)? {
    guard token.kind == .word else { return nil }
    let word = text.slice(token.range)
    guard let (end, next) = Self.firstApostrophe(in: word), next < word.count else { return nil }
    let start = lower.count
    casing.appendLowercased(word.slice(0..<end), to: &lower)
    lower.append(UInt8(ascii: "'"))
    guard joined.contains(Array(lower[start...])) else {
      lower.removeLast(lower.count - start)
      return nil
    }
    let middle = token.range.lowerBound + next
    var first = TextToken(.word, token.range.lowerBound..<middle)
    first.setLower(from: start, lower)
    first.shape = LetterShape(of: word.slice(0..<next), casing)
    var second = TextToken(.word, middle..<token.range.upperBound)
    second.setLower(of: word.slice(next..<word.count), casing, &lower)
    // One letter alone doesn't tell whether all of the text is in capitals.
    if first.shape == .single { first.shape = second.shape == .capitals ? .capitals : .title }
    return (first, second)
  }

  /// Where the first apostrophe of either kind starts and ends.
  private static func firstApostrophe(in word: Bytes) -> (start: Int, end: Int)? {
    for index in word.indices {
      if word[index] == UInt8(ascii: "'") { return (index, index + 1) }
      let isCurly = word[index] == 0xE2 && index + 2 < word.count
      if isCurly, word[index + 1] == 0x80, word[index + 2] == 0x99 { return (index, index + 3) }
    }
    return nil
  }
}

extension Phrase {
  /// Puts a space behind words that are no longer written together with the next one, and takes it away
  /// where they are now: l’acqua, le acque.
  mutating func mendJoints() {
    guard language.hasJoints else { return }
    var before: Int?
    for word in words.indices where words[word].half != .second {
      let text = textOfToken(startingAt: word)
      if text.isEmpty { continue }
      if let before { mendJoint(between: before, word) }
      before = word
    }
  }

  private mutating func mendJoint(between one: Int, _ other: Int) {
    let (first, second) = (Int(words[one].token), Int(words[other].token))
    let spaces = (first + 1)..<second
    guard spaces.allSatisfy({ isSpaceOrRemoved($0) }) else { return }
    let isApart = spaces.contains { changes[$0 << 1]?.isEmpty != true }
    let isJoined = isJoined(textOfToken(startingAt: one))
    if isJoined {
      if words[one].half == .whole, isChanged(one) {
        replace(one, withExactly: withOwnApostrophe(newBytes(one)))
      }
      if isApart { for space in spaces { changes.set(space << 1) { _ in } } }
    } else if !isJoined, !isApart, words[other].half == .whole {
      replace(other, withExactly: [UInt8(ascii: " ")] + newBytes(other))
    }
  }

  /// Whether the last word of a text is written together with the next one: l’, de l’.
  func isJoined(_ text: [UInt8]) -> Bool {
    guard !language.sandhi.joined.isEmpty else { return false }
    let last = text.split(separator: UInt8(ascii: " ")).last ?? []
    let lower = language.writing.casing.lowercased(String(decoding: last, as: UTF8.self))
    return language.sandhi.joined.contains(
      lower.withUnsafeBufferPointer { withPlainApostrophes($0) })
  }

  /// A form whose last apostrophe is the one that the text has, or else the folder.
  func withOwnApostrophe(_ form: [UInt8]) -> [UInt8] {
    guard form.last == UInt8(ascii: "'"), !language.sandhi.joined.isEmpty else { return form }
    if text.contains(UInt8(ascii: "'")) { return form }
    let curly = Array("’".utf8)
    let isCurly = tokens.tokens.contains { token in
      token.kind == .word && text.slice(token.range).suffix(curly.count).elementsEqual(curly)
    }
    return form.dropLast() + (isCurly ? curly : language.sandhi.apostrophe)
  }

  private func isSpaceOrRemoved(_ token: Int) -> Bool {
    tokens.tokens[token].kind == .space || changes[token << 1]?.isEmpty == true
  }

  /// What becomes of the token that a word starts.
  private func textOfToken(startingAt word: Int) -> [UInt8] {
    words[word].half == .first ? newContraction(word) : newBytes(word)
  }
}
