import Testing

@testable import Localization

@Suite struct AcceptLanguageTests {
  static let fields: [(String, [String])] = [
    ("", []), ("es", ["es"]), ("da, en-gb;q=0.8, en;q=0.7", ["da", "en-gb", "en"]),
    ("en;q=0.5,es;q=0.9, pl", ["pl", "es", "en"]), ("en;q=0, es;q=0.001", ["es"]),
    ("*;q=0.1, fr ;\tq=1.000", ["fr", "*"]), ("es;Q=0.5, en;q=0.50, de;q=.6", ["es", "en"]),
    ("es;q=1.001, en;q=0.1234, fr;q=x, de;level=1, ;q=1, , it", ["it"]),
    ("e s, \u{e9}s, pl", ["pl"]),
    ("es;q=0.5;q=0.9", []), (",,,", []),
  ]

  @Test(arguments: fields)
  func ranges(field: String, ranges: [String]) {
    #expect(AcceptLanguage(field).ranges == ranges)
  }

  @Test func aLongFieldIsCut() {
    let field = String(repeating: "en,", count: 100_000)
    #expect(AcceptLanguage(field).ranges.count == 64)
    #expect(AcceptLanguage(String(repeating: ";", count: 100_000)).ranges == [])
  }
}
