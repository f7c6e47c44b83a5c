import LocaleData
import Testing

@testable import Linting

/// The data of units of time: what rules take for granted of it.
@Suite struct TimeUnitsTests {
  @Test func eachWordIsFoundAsTheUnitOfItsLine() throws {
    let keys = LanguageFact.timeUnits.keys
    #expect(keys.count > 100)
    for key in keys {
      let parts = key.split(separator: ".").map(String.init)
      let language = try #require(parts.first)
      let units = try #require(TimeUnits.of(language))
      for word in LanguageFact.timeUnits.list(of: key) {
        let found = units.unit(startingWith: word[...].unicodeScalars)
        #expect(found?.name == parts.last && found?.word == word, "\(key) \(word)")
      }
    }
  }
}
