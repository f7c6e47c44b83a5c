import Diagnostics
import Testing

@Suite struct FoldedDiagnosticsTests {
  private static func diagnostic(
    _ id: String, in file: String?, _ severity: Severity = .warning
  ) -> Diagnostic {
    Diagnostic(
      id: id, severity: severity, message: "\(id) of \(file ?? "all")",
      location: file.map { Location(file: $0, range: 3..<4) })
  }

  private static func diagnostics(
    _ files: Int, _ severity: Severity = .warning
  ) -> [Diagnostic] {
    (0..<files).map { diagnostic("many", in: "\($0)", severity) }
  }

  @Test(arguments: [(19, 0), (20, 0), (21, 0), (22, 2), (500, 480)])
  func theFirstFilesAreShownAndTheOthersCounted(files: Int, folded: Int) {
    let other = Self.diagnostic("other", in: "z")
    let all = FoldedDiagnostics(Self.diagnostics(files) + [other]).all
    #expect(all.count == (folded == 0 ? files : FoldedDiagnostics.mostFiles + 1) + 1)
    #expect(all.last == other)
    let told = all.filter { $0.message.contains("more like this") }
    let message = "there are \(folded) more like this, from here on; --json lists them"
    #expect(told.map(\.message) == (folded == 0 ? [] : [message]))
    #expect(told.allSatisfy { $0.location == Location(file: "20", range: 0..<0) })
  }

  @Test func whatMoreIsSaidOfAFileThatIsShownStays() {
    let more = Self.diagnostic("many", in: "0")
    let all = FoldedDiagnostics(Self.diagnostics(30) + [more, more]).all
    #expect(all.count == FoldedDiagnostics.mostFiles + 3)
    #expect(all.suffix(2) == [more, more])
  }

  /// They are lint's business.
  @Test(arguments: [(3, 1, false), (4, 1, true), (99, 3, true)])
  func keysThatStandTwiceAreCounted(count: Int, files: Int, isFolded: Bool) {
    let keys = (0..<count).map { Self.diagnostic("duplicate-key", in: "\($0 % files)") }
    let other = Self.diagnostic("other", in: "z")
    let all = FoldedDiagnostics(keys + [other]).all
    guard isFolded else {
      #expect(all == keys + [other])
      return
    }
    #expect(
      all.map(\.message) == [
        other.message,
        "\(count) entries in \(files == 1 ? "1 file" : "3 files") have the key of an earlier one and "
          + "win at run time; `l10n lint --rule duplicate-key` names them",
      ])
    #expect(all.last?.location == (files == 1 ? Location(file: "0") : nil))
    let errors = (0..<9).map { Self.diagnostic("duplicate-key", in: "\($0)", .error) }
    #expect(FoldedDiagnostics(errors).all == errors)
  }

  @Test func errorsAndOtherKindsStay() {
    #expect(FoldedDiagnostics(Self.diagnostics(100, .error)).all.count == 100)
    let nowhere = Array(repeating: Self.diagnostic("none", in: nil), count: 50)
    #expect(FoldedDiagnostics(nowhere).all == nowhere)
    let kinds = Self.diagnostics(15) + Self.diagnostics(15, .note)
    #expect(FoldedDiagnostics(kinds).all == kinds)
  }
}
