import Testing
import Workflows

@Suite struct ExchangeFormatTests {
  @Test(
    arguments: [
      ("App/de.xliff", .xliff), ("de.XLF", .xliff), ("de.xcloc", .xcloc), ("de.strings", .strings),
      ("Menu.csv", .csv), ("Menu.tsv", .csv), ("Menu.xcstrings", nil), ("xliff", nil),
      ("de.xcloc/notes", nil), ("", nil),
    ] as [(String, ExchangeFormat?)])
  func formatsAreToldByNames(path: String, format: ExchangeFormat?) {
    #expect(ExchangeFormat(path: path) == format)
  }

  @Test(arguments: ExchangeFormat.allCases)
  func whatIsWrittenIsReadBack(format: ExchangeFormat) {
    #expect(ExchangeFormat(path: "de.\(format.rawValue)") == format)
  }
}
