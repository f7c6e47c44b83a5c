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
    for (index, key) in keys.enumerated() where memory.earlierFindings(in: key, at: index) == nil {
      seen.append(key.key)
      memory.keep(([], 1), in: key, at: index)
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

  /// A table of English with the keys `a` and `b`.
  private func table(_ one: String) -> LprojTable {
    let strings = StringsDocument(
      parsing: Array("a = \"%d cups\";\nb = \"\(one)\";\nc = \"Cup\";".utf8),
      file: "en.lproj/T.strings")
    return LprojTable(
      name: "T", sourceLanguage: "en",
      files: ["en": LprojTable.Files(strings: strings, dictionary: nil)])
  }

  @Test func aTextForSeveralIsLookedAtAgainWithAnotherForOne() {
    func keys(_ table: LprojTable) -> [LintKey] {
      let textsForOne = TextsForOne(table)
      return (0..<3).map { index in
        var key = table.key(at: index, languages: [])
        key.textsForOne = textsForOne
        return key
      }
    }
    let memory = KeyMemory()
    #expect(look(keys(table("%d cup")), memory) == ["a", "b", "c"])
    let second = memory.after(touching: []) { $0 }
    #expect(look(keys(table("%d cup")), second) == [])
    let third = second.after(touching: [ExactKey("b")]) { $0 }
    #expect(look(keys(table("Cup")), third) == ["a", "b"])
  }

  @Test func findingsMove() {
    let place = Location(file: "f", range: 3..<5)
    let finding = LintDiagnostic(
      Diagnostic(id: "x", severity: .error, message: "", location: place), key: "a")
    let memory = KeyMemory()
    memory.keep(([finding], 1), in: keys[0], at: 0)
    let later = memory.after(touching: []) { finding in
      var finding = finding
      finding.diagnostic.location?.range = 7..<9
      return finding
    }
    let found = later.earlierFindings(in: keys[0], at: 0)
    #expect(found?.findings.map(\.diagnostic.location?.range) == [7..<9] && found?.units == 1)
  }
}
