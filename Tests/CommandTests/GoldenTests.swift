import TestSupport
import Testing

/// Whole commands, as a user runs them.
@Suite struct GoldenTests {
  @Test func thereAreCases() {
    #expect(!GoldenCase.all.isEmpty)
  }

  @Test(arguments: GoldenCase.all)
  func theCommandDoesWhatTheCaseSays(_ golden: GoldenCase) throws {
    for difference in try golden.run() { Issue.record("\(difference)") }
  }
}
