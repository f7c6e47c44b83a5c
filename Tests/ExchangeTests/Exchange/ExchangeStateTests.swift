import Catalogs
import Testing

@testable import Exchange

@Suite("States in files for translators")
struct ExchangeStateTests {
  @Test(
    "each format says what it can of a state",
    arguments: [
      ("new", "new", "new", #"state="initial""#),
      ("translated", "translated", "translated", #"state="translated""#),
      ("needs_review", "needs_review", "needs-review-l10n", "l10n:needs-review"),
      ("stale", "needs_review", "needs-review-l10n", "l10n:needs-review"),
      ("machine_translated", "needs_review", "needs-review-l10n", "l10n:needs-review"),
    ])
  func formats(state: String, exchanged: String, xliff12: String, xliff21: String) {
    let state = TextState(rawValue: state)
    #expect(state.exchanged.rawValue == exchanged)
    #expect(state.xliff12 == xliff12)
    #expect(state.xliff21.contains(xliff21))
    #expect(TextState(xliff12: state.xliff12) == state.exchanged)
  }
}
