import Localization
import Testing
import Workflows

@Suite("arguments of the command line")
struct PreviewValuesTests {
  @Test(
    "what is spelled as a number is one",
    arguments: ["0", "5", "-5", "1.5", "-0.50", "1000000"])
  func numbers(text: String) {
    #expect(Argument(spelling: text).number != nil)
  }

  @Test(
    "what only starts like a number is text",
    arguments: [
      "2024-05-01", "1.2.3", "007", "5-3", "1.", ".5", "-", "", "1e3", "+34", "12:30", "١٢",
      "1234567890123456789012345678901234567890",
    ])
  func texts(text: String) {
    guard case .text(text) = Argument(spelling: text) else {
      Issue.record("\(text) is no text")
      return
    }
  }
}
