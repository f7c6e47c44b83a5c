import PlainBytes

/// Words that have more in them than letters, where a language writes such: Nutzer*innen, 3D-Modell, 3D-fähig,
/// Web-2.0-App, Hin- und Rückflug.
struct WholeWords {
  let language: Language

  /// Makes one piece of each of these words.
  ///
  /// - Parameter text: What the pieces were read from.
  func join(_ buffer: inout TokenBuffer, in text: Bytes) {
    guard buffer.tokens.contains(where: { $0.kind != .word && $0.kind != .space }) else { return }
    buffer.edit { tokens, lower in
      var (read, written) = (0, 0)
      while read < tokens.count {
        let length = length(at: read, tokens, lower, text)
        tokens[written] = tokens[read]
        if length > 1 || isCompound(tokens[read], text) {
          let end = tokens[read + length - 1].range.upperBound
          var word = TextToken(.word, tokens[read].range.lowerBound..<end)
          let original = text.slice(word.range)
          word.shape = LetterShape(of: original, language.writing.casing)
          word.setLower(of: original, language.writing.casing, &lower)
          tokens[written] = word
        }
        read += length
        written += 1
      }
      tokens.removeLast(tokens.count - written)
    }
  }

  /// How many pieces a word is made of: itself, a mark and the ending behind it, or what hyphens hold together.
  private func length(
    at index: Int, _ tokens: [TextToken], _ lower: [UInt8], _ text: Bytes
  ) -> Int {
    guard index + 2 < tokens.count, tokens[index].kind == .word else { return 1 }
    if hasMarkedEnding(index, tokens, text) { return 3 }
    guard language.order.capitalizesNouns, !language.order.joints.isEmpty else { return 1 }
    if isAroundNumber(index, tokens, text) { return 5 }
    guard isFirstPart(index, tokens, text) else { return 1 }
    return lengthOfSharing(from: index, tokens, lower, text) ?? 1
  }

  private func hasMarkedEnding(_ index: Int, _ tokens: [TextToken], _ text: Bytes) -> Bool {
    guard [.punctuation, .other].contains(tokens[index + 1].kind), tokens[index + 2].kind == .word
    else { return false }
    let end = tokens[index + 1].range.lowerBound..<tokens[index + 2].range.upperBound
    let ending = text.slice(end)
    return language.order.markedEndings.contains { $0.elementsEqual(ending) }
  }

  /// Whether a hyphen stands right behind a word with a capital.
  private func isFirstPart(_ index: Int, _ tokens: [TextToken], _ text: Bytes) -> Bool {
    tokens[index].kind == .word && tokens[index].shape != .small && index + 1 < tokens.count
      && text.slice(tokens[index + 1].range).equals("-")
  }

  /// `Web-2.0-App`: whether a number between hyphens stands before the last part; what is before its point is read as
  /// part of the word.
  private func isAroundNumber(_ first: Int, _ tokens: [TextToken], _ text: Bytes) -> Bool {
    guard first + 4 < tokens.count, tokens[first].shape != .small,
      tokens[first + 2].kind == .number, text.slice(tokens[first + 3].range).equals("-"),
      isNoun(tokens[first + 4])
    else { return false }
    if isFirstPart(first, tokens, text) { return true }
    let endsInDigit = text[tokens[first].range.upperBound - 1].isASCIIDigit
    return endsInDigit && text.slice(tokens[first + 1].range).equals(".")
  }

  /// `Hin- und Rückflug`, `Foto-, Video- und Audiodatei`: how many pieces nouns are made of that share their last part,
  /// which the last of them has.
  ///
  /// - Returns: Nil where no such noun starts.
  private func lengthOfSharing(
    from first: Int, _ tokens: [TextToken], _ lower: [UInt8], _ text: Bytes
  ) -> Int? {
    var last = first
    // Nobody joins more.
    while last + 4 < tokens.count, last - first < 16, tokens[last + 3].kind == .space,
      text.slice(tokens[last + 2].range).equals(","), isFirstPart(last + 4, tokens, text)
    {
      last += 4
    }
    guard last + 5 < tokens.count, tokens[last + 2].kind == .space,
      tokens[last + 3].kind == .word, tokens[last + 4].kind == .space, isNoun(tokens[last + 5]),
      language.roles(of: Array(lower[tokens[last + 3].lowerRange])).contains(.coordination)
    else { return nil }
    return last + 6 - first
  }

  private func isNoun(_ token: TextToken) -> Bool { token.kind == .word && token.shape != .small }

  /// `3D-Modell`, `3D-fähig`: whether what is read as a number is a word.
  private func isCompound(_ token: TextToken, _ text: Bytes) -> Bool {
    guard token.kind == .number, !language.order.joints.isEmpty else { return false }
    let bytes = text.slice(token.range)
    guard let hyphen = bytes.firstIndex(of: UInt8(ascii: "-")), hyphen + 2 < bytes.count else {
      return false
    }
    let last = bytes.slice((hyphen + 1)..<bytes.count)
    if language.startsWithCapital(last) { return !bytes[hyphen + 1].isASCIIDigit }
    return hyphen > 0 && bytes[hyphen - 1].isASCIILetter && isAdjective(last)
  }

  /// `3D-fähig`, but 2-teilig is a number and a word.
  private func isAdjective(_ part: Bytes) -> Bool {
    let facts = WordSearch(language: language).facts(of: part, WordHash.of(part))
    return facts.analyses.contains { $0.lexeme.part == .adjective }
  }
}
