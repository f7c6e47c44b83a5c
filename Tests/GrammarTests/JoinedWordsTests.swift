import Testing

@testable import Grammar

@Suite("words of several words") struct JoinedWordsTests {
  private let writing = WritingSystem(language: "en")

  private func pieces(_ text: String, joining words: [String]) -> [String] {
    var joined = JoinedWords()
    for word in words { joined.add(Array(word.utf8), writing) }
    var text = text
    return text.withUTF8 { bytes in
      var buffer = TokenBuffer()
      buffer.read(bytes, writing)
      joined.join(&buffer, in: bytes)
      for token in buffer.tokens where token.kind == .word {
        #expect(token.hash == WordHash.of(buffer.lower[token.lowerRange]))
      }
      return buffer.tokens.filter { $0.kind != .space }.map {
        let lower = String(decoding: buffer.lower[$0.lowerRange], as: UTF8.self)
        return "\($0.kind) \($0.shape) \(lower)"
      }
    }
  }

  @Test func theLongestWins() {
    let words = ["flat white", "flat white coffee", "white coffee", "flat"]
    #expect(
      pieces("Flat  White coffee, flat white tea, flat", joining: words) == [
        "word mixed flat white coffee", "punctuation small ", "word small flat white",
        "word small tea", "punctuation small ", "word small flat",
      ])
  }

  @Test func wordsWithSignsAndDigits() {
    #expect(
      pieces("2 AT&T 7up R&D", joining: ["at&t", "7up"]) == [
        "number small ", "word capitals at&t", "word small 7up", "word single r",
        "punctuation small ", "word single d",
      ])
  }

  @Test func foreignWordsOfAProjectAreWords() {
    #expect(pieces("日本 кошка", joining: ["日本"]) == ["word small 日本", "foreign small "])
  }

  @Test func nothingElseChanges() {
    #expect(pieces("flat, white", joining: ["flat white"]).count == 3)
    #expect(pieces("", joining: ["flat white"]).isEmpty)
  }
}
