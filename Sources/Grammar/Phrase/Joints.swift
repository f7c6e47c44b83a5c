/// Words that are written together with the next one: l’acqua.
extension SandhiRules {
  /// Takes such words apart: l' and acqua are two.
  func split(_ buffer: inout TokenBuffer, of text: Bytes, _ language: Language) {
    guard !joined.isEmpty else { return }
    buffer.edit { tokens, lower in
      var index = 0
      while index < tokens.count {
        if let pieces = pieces(of: tokens[index], text, language, &lower) {
          tokens.replaceSubrange(index...index, with: pieces)
        } else if let whole = wordBeforeNumber(at: index, tokens, text, language, &lower) {
          tokens.replaceSubrange(index...index + 1, with: [whole])
        } else {
          tokens[index].straighten(in: text, &lower)
        }
        index += 1
      }
    }
  }

  /// - Parameter lower: Where the small letters of all words are, and where those of the halves are
  ///   appended.
  private func pieces(
    of token: TextToken, _ text: Bytes, _ language: Language, _ lower: inout [UInt8]
  ) -> [TextToken]? {
    guard token.kind == .word else { return nil }
    let word = text.slice(token.range)
    guard let (end, next) = Self.firstApostrophe(in: word), next < word.count else { return nil }
    let (start, casing) = (lower.count, language.writing.casing)
    casing.appendLowercased(word.slice(0..<end), to: &lower)
    lower.append(Apostrophes.straight)
    guard joined.contains(Array(lower[start...])) else {
      lower.removeLast(lower.count - start)
      return nil
    }
    if let whole = whole(token, from: start, word.slice(next..<word.count), language, &lower) {
      return [whole]
    }
    let middle = token.range.lowerBound + next
    var first = TextToken(.word, token.range.lowerBound..<middle)
    first.setLower(from: start, lower)
    first.shape = LetterShape(of: word.slice(0..<next), casing)
    var second = TextToken(.word, middle..<token.range.upperBound)
    second.setLower(of: word.slice(next..<word.count), casing, &lower)
    // One letter alone doesn't tell whether all of the text is in capitals.
    if first.shape == .single { first.shape = second.shape == .capitals ? .capitals : .title }
    return [first, second]
  }

  /// Such a word and its apostrophe before a number: l’2.
  private func wordBeforeNumber(
    at index: Int, _ tokens: [TextToken], _ text: Bytes, _ language: Language,
    _ lower: inout [UInt8]
  ) -> TextToken? {
    guard index + 2 < tokens.count, tokens[index].kind == .word, tokens[index + 2].kind == .number,
      let (start, end) = Self.firstApostrophe(in: text.slice(tokens[index + 1].range)),
      start == 0, end == tokens[index + 1].range.count
    else { return nil }
    let word = text.slice(tokens[index].range)
    let (from, casing) = (lower.count, language.writing.casing)
    casing.appendLowercased(word, to: &lower)
    lower.append(Apostrophes.straight)
    guard joined.contains(Array(lower[from...])) else {
      lower.removeLast(lower.count - from)
      return nil
    }
    let range = tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
    var token = TextToken(.word, range)
    token.setLower(from: from, lower)
    token.shape = LetterShape(of: word, casing)
    if token.shape == .single { token.shape = .title }
    return token
  }

  /// A token that the lexicon has as a whole, with a straight apostrophe as it stands there: d’accord.
  private func whole(
    _ token: TextToken, from start: Int, _ rest: Bytes, _ language: Language,
    _ lower: inout [UInt8]
  ) -> TextToken? {
    let end = lower.count
    language.writing.casing.appendLowercased(rest, to: &lower)
    guard language.has(lower[start...]) else {
      lower.removeLast(lower.count - end)
      return nil
    }
    var token = token
    token.setLower(from: start, lower)
    return token
  }

  /// Where the first apostrophe of either kind starts and ends.
  private static func firstApostrophe(in word: Bytes) -> (start: Int, end: Int)? {
    for index in word.indices {
      if word[index] == Apostrophes.straight { return (index, index + 1) }
      if word.hasCurlyApostrophe(at: index, before: word.count) { return (index, index + 3) }
    }
    return nil
  }
}

extension TextToken {
  /// Looks a word up with straight apostrophes, which the lexicon writes: chef-d’œuvre.
  fileprivate mutating func straighten(in text: Bytes, _ lower: inout [UInt8]) {
    guard kind == .word, text.slice(range).contains(0xE2) else { return }
    let (start, old) = (lower.count, lowerRange)
    var index = old.lowerBound
    while index < old.upperBound {
      let isCurly = lower.hasCurlyApostrophe(at: index, before: old.upperBound)
      lower.append(isCurly ? Apostrophes.straight : lower[index])
      index += isCurly ? 3 : 1
    }
    setLower(from: start, lower)
  }
}

extension Language {
  fileprivate func has(_ word: ArraySlice<UInt8>) -> Bool {
    word.withUnsafeBufferPointer { word in
      let facts = WordSearch(language: self).facts(of: word, WordHash.of(word))
      return !facts.analyses.isEmpty || !facts.roles.isEmpty
    }
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
    guard spaces.allSatisfy({ isSpaceOrRemoved($0) }) else {
      return mendJointBeforeNumber(one, spaces)
    }
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

  /// The same before a number: l’2 becomes les 2, and il 1 l’1.
  private mutating func mendJointBeforeNumber(_ one: Int, _ between: Range<Int>) {
    let spaces = between.prefix { isSpaceOrRemoved($0) }
    guard spaces.upperBound < between.upperBound,
      tokens.tokens[spaces.upperBound].kind == .number
    else { return }
    let isJoined = isJoined(textOfToken(startingAt: one))
    if isJoined, !spaces.isEmpty, words[one].half == .first || isChanged(one) {
      if words[one].half == .whole {
        replace(one, withExactly: withOwnApostrophe(newBytes(one)))
      }
      for space in spaces { changes.set(space << 1) { _ in } }
    } else if !isJoined, spaces.isEmpty, self.isJoined(Array(bytes(of: Int(words[one].token)))) {
      insert([], beforeToken: spaces.upperBound)
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
    guard form.last == Apostrophes.straight, !language.sandhi.joined.isEmpty else { return form }
    if text.contains(Apostrophes.straight) { return form }
    let isCurly = tokens.tokens.contains { token in
      let word = text.slice(token.range)
      return token.kind == .word && word.hasCurlyApostrophe(at: word.count - 3, before: word.count)
    }
    return form.dropLast() + (isCurly ? Apostrophes.curly : language.sandhi.apostrophe)
  }

  /// A form with the capitals and the curly apostrophes of the word that it replaces: chefs-d’œuvre.
  func withCurlyApostrophes(_ form: Bytes, _ word: Int) -> [UInt8] {
    Self.withCurlyApostrophes(shaped(Array(form), like: original(word), word))
  }

  static func withCurlyApostrophes(_ form: [UInt8]) -> [UInt8] {
    Array(form.text.map { $0 == "'" ? "’" : String($0) }.joined().utf8)
  }

  private func isSpaceOrRemoved(_ token: Int) -> Bool {
    tokens.tokens[token].kind == .space || changes[token << 1]?.isEmpty == true
  }

  /// What becomes of the token that a word starts.
  private func textOfToken(startingAt word: Int) -> [UInt8] {
    words[word].half == .first ? newContraction(word) : newBytes(word)
  }
}
