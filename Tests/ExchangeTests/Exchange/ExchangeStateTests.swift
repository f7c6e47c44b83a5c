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
      ("rejected", "needs_review", "needs-review-l10n", "l10n:needs-review"),
      (
        "machine_translated", "machine_translated",
        #"state="translated" state-qualifier="leveraged-mt""#, "l10n:machine-translated"
      ),
    ])
  func formats(state: String, exchanged: String, xliff12: String, xliff21: String) {
    let state = TextState(rawValue: state)
    #expect(state.exchanged.rawValue == exchanged)
    #expect(state.xliff12.contains(xliff12))
    #expect(state.xliff21.contains(xliff21))
    var unit = ExchangeUnit(id: "k", key: "k", source: "s", target: "t")
    unit.state = state
    for version in XLIFFDocument.Version.allCases {
      var file = ExchangeFile(original: "a", sourceLanguage: "en", targetLanguage: "es")
      file.units = [unit]
      let bytes = XLIFFDocument(version: version, files: [file]).serialized()
      let read = XLIFFDocument(parsing: bytes, file: "a.xliff")
      #expect(read.files.first?.units.first?.state?.rawValue == exchanged)
    }
  }
}
