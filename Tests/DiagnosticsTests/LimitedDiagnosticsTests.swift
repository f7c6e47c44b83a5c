import Diagnostics
import Testing

@Suite struct LimitedDiagnosticsTests {
  private static func diagnostic(
    _ id: String, at place: Int, _ severity: Severity = .warning, file: String = "a"
  ) -> Diagnostic {
    Diagnostic(
      id: id, severity: severity, message: "number \(place)",
      location: Location(file: file, range: place..<place + 1),
      notes: [Diagnostic.Note(message: "see \(place)", location: nil)])
  }

  @Test func theFirstOnesOfAKindAreKeptAndTheOthersCounted() {
    var limited = LimitedDiagnostics()
    limited.append(contentsOf: (0..<103).map { Self.diagnostic("many", at: $0) })
    limited.append(contentsOf: (0..<101).map { Self.diagnostic("many", at: $0, file: "b") })
    let all = limited.all
    #expect(all.count == 202)
    #expect(
      all.suffix(2).map(\.message) == [
        "there are 3 more like this in the file", "there is 1 more like this in the file",
      ])
    #expect(all[200].location?.range == 100..<101)
    #expect(all[200].notes.map(\.message) == ["see 100"])
  }

  /// Many warnings of an id leave its error alone, and what weighs differently is told apart.
  @Test func otherKindsAreNotCountedAmongThem() {
    var limited = LimitedDiagnostics()
    limited.append(contentsOf: (0..<200).map { Self.diagnostic("many", at: $0) })
    limited.append(Self.diagnostic("many", at: 300, .error))
    limited.append(Self.diagnostic("many", at: 301), in: "other")
    #expect(limited.hasErrors)
    #expect(limited.all.map(\.message).contains("number 300"))
    #expect(limited.all.map(\.message).contains("number 301"))
  }
}
