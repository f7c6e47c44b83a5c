import Reading
import Testing

@Suite struct StartingCapitalTests {
  @Test(arguments: [
    ("cup of tea", "Cup of tea"), ("épice", "Épice"), ("Tea", "Tea"), ("1 cup", "1 cup"), ("", ""),
  ])
  func onlyTheFirstLetterChanges(text: String, expected: String) {
    #expect(text.startingWithCapital == expected)
    #expect(text[...].startingWithCapital == expected)
  }
}
