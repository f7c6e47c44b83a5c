import PlainBytes

/// Words that have more in them than letters, where a language writes such: Nutzer*innen, 3D-Modell, 3D-fähig.
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
        let length = length(at: read, tokens, text)
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

  /// How many pieces a word is made of: itself, a mark and the ending behind it.
  private func length(at index: Int, _ tokens: [TextToken], _ text: Bytes) -> Int {
    guard !language.order.markedEndings.isEmpty, tokens[index].kind == .word,
      index + 2 < tokens.count, [.punctuation, .other].contains(tokens[index + 1].kind),
      tokens[index + 2].kind == .word
    else { return 1 }
    let end = tokens[index + 1].range.lowerBound..<tokens[index + 2].range.upperBound
    let ending = text.slice(end)
    return language.order.markedEndings.contains { $0.elementsEqual(ending) } ? 3 : 1
  }

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
