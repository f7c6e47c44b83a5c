import Reading
import Testing

@Suite struct SimilarTextsTests {
  private static let texts = [
    "Delete this note?", "Delete all notes", "Save", "", "Where is my coffee?", "DELETE THIS NOTE?",
    "ノートを削除しますか？",
  ]

  @Test(arguments: [
    ("Delete this note", [0, 5]), ("Delete the note?", [0, 5]), ("Where's my coffee?", [4]),
    ("Sing", []), ("", []), ("このノートを削除しますか？", [6]), ("🐈", []),
  ])
  func findsWhatIsAlike(text: String, expected: [Int]) {
    var index = SimilarTexts(Self.texts)
    #expect(index.matches(of: text, least: 0.75).map(\.text) == expected)
    // A search leaves nothing behind that the next one would see.
    #expect(index.matches(of: text, least: 0.75).map(\.text) == expected)
  }

  @Test func theBestComesFirst() {
    var index = SimilarTexts([
      "one two three five", "one two three four five", "one two three four",
    ])
    let matches = index.matches(of: "one two three four", least: 0.5)
    #expect(matches.first?.text == 2)
    #expect(matches.first?.score == 1)
    #expect(matches.map(\.score) == matches.map(\.score).sorted(by: >))
  }

  /// What is found is what comparing with each text finds, as long as texts have words of their own.
  @Test func nothingIsMissedAmongMany() {
    let texts = (0..<2000).map { "The order \($0 * 7919 % 2000) of the guest number \($0) is here" }
    var index = SimilarTexts(texts)
    for number in stride(from: 0, to: 2000, by: 97) {
      let text = texts[number].replacing("guest", with: "guests")
      #expect(index.matches(of: text, least: 0.75).first?.text == number)
    }
  }
}
