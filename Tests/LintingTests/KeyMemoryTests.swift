import Catalogs
import Diagnostics
import Linting
import Reading
import Testing

@Suite struct KeyMemoryTests {
  private let keys = ["a", "b", "c"].map { name in
    LintKey(
      key: name, table: "T",
      source: LintLocalization(
        language: "en", format: .strings, leaves: [TextLeaf(text: name)]),
      translations: [])
  }

  /// The names of the keys that were looked at.
  private func look(_ keys: [LintKey], _ memory: KeyMemory) -> [String] {
    var seen: [String] = []
    for (index, key) in keys.enumerated() {
      _ = memory.findings(in: key, at: index) {
        seen.append(key.key)
        return ([], 1)
      }
    }
    return seen
  }

  @Test func onlyWhatWasTouchedIsLookedAtAgain() {
    let memory = KeyMemory()
    #expect(look(keys, memory) == ["a", "b", "c"])
    let second = memory.after(touching: [ExactKey("b")]) { $0 }
    #expect(look(keys, second) == ["b"])
    #expect(look(keys, second.after(touching: []) { $0 }) == [])
  }

  @Test func aKeyThatHasAnotherPlaceInItsTableIsLookedAtAgain() {
    let memory = KeyMemory()
    _ = look(keys, memory)
    var changed = keys
    changed[2].isUnknownToSource = true
    changed.swapAt(0, 1)
    #expect(look(changed, memory.after(touching: []) { $0 }) == ["b", "a", "c"])
  }

  @Test func findingsMove() {
    let place = Location(file: "f", range: 3..<5)
    let finding = LintDiagnostic(
      Diagnostic(id: "x", severity: .error, message: "", location: place), key: "a")
    let memory = KeyMemory()
    _ = memory.findings(in: keys[0], at: 0) { ([finding], 1) }
    let later = memory.after(touching: []) { finding in
      var finding = finding
      finding.diagnostic.location?.range = 7..<9
      return finding
    }
    let found = later.findings(in: keys[0], at: 0) { ([], 0) }
    #expect(found.findings.map(\.diagnostic.location?.range) == [7..<9] && found.units == 1)
  }
}
