import Diagnostics
import Testing

@Suite struct LocationTests {
  /// Also where all of a key is one Character, or marks that are escaped when they are shown.
  @Test(arguments: ["a", "\u{301}", "\u{202E}", "👩‍👧"])
  func veryLongKeysAreShownByTheirStart(piece: String) {
    let key = String(repeating: piece, count: 2_000)
    let location = Location(file: "a", range: 0..<0, keyPath: [key, "en"])
    let shown = location.briefKeyPath ?? ""
    #expect(shown.hasSuffix("… ▸ en"))
    #expect(shown.unicodeScalars.count == 506)
    #expect(Location(file: "a", range: 0..<0, keyPath: ["key", "en"]).briefKeyPath == "key ▸ en")
  }

  @Test func aWholeFileIsNamedByItsStart() {
    #expect(Location(file: "a") == Location(file: "a", range: 0..<0))
  }
}
