import Diagnostics
import Testing

@Suite("Counts with their nouns")
struct CountedTests {
  @Test(arguments: [(0, "0 files"), (1, "1 file"), (2, "2 files")])
  func nouns(count: Int, text: String) {
    #expect(String.counted(count, "file") == text)
    #expect(ConsoleText.counted(count, "file").output == text)
  }

  @Test func withAVerb() {
    #expect(String.counted(1, "text is", "texts are") == "1 text is")
    #expect(String.counted(3, "text is", "texts are") == "3 texts are")
  }
}
