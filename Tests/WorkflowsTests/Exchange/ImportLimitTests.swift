import Diagnostics
import Testing
import Workflows

@Suite("Files that are too much")
struct ImportLimitTests {
  private static func file(_ number: Int, language: String = "es") -> String {
    "<file original=\"A\(number)/App/en.lproj/L.strings\" source-language=\"en\" "
      + "target-language=\"\(language)\"><body>"
      + ImportSample.unit("done", "Done", "Hecho") + "</body></file>"
  }

  private static func xliff(_ files: [String]) -> String {
    "<xliff version=\"1.2\">" + files.joined() + "</xliff>"
  }

  @Test("of many findings of one kind, the first hundred are told, and how many more there are")
  func manyFindings() {
    let units = (0..<250).map { ImportSample.unit("other.\($0)", "Other", "Otro") }
    let known = ImportSample.unit("done", "Done", "Hecho")
    let (outcome, _) = ImportSample.run(ImportSample.xliff(units.joined() + known))
    #expect(outcome.diagnostics.count == 101)
    #expect(outcome.diagnostics.allSatisfy { $0.id == "unknown-unit" })
    #expect(outcome.diagnostics.last?.message == "there are 150 more like this in the file")
    #expect(outcome.status == .clean)
  }

  @Test("what hides behind many findings is told all the same")
  func otherFindings() {
    let units = (0..<250).map { ImportSample.unit("other.\($0)", "Other", "Otro") }
    let (outcome, _) = ImportSample.run(
      ImportSample.xliff(units.joined() + ImportSample.unit("hello", "Hello, %@!", "Hola")))
    #expect(outcome.status == .findings)
    #expect(outcome.diagnostics.contains { $0.id == "unsafe-specifier" })
  }

  @Test("no language of a hundred takes memory for the catalogs")
  func languages() {
    let files = (0..<26).flatMap { first in
      (0..<4).map { second in
        Self.file(
          0,
          language: "q" + ["a", "b", "c", "d"][second]
            + "abcdefghijklmnopqrstuvwxyz"
            .map(String.init)[first])
      }
    }
    let (outcome, _) = ImportSample.run(Self.xliff(files))
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["too-many-languages"])
  }

  @Test("many paths that could be one catalog's are no one's")
  func manyRivals() {
    let (outcome, _) = ImportSample.run(Self.xliff((0..<2000).map { Self.file($0) }))
    #expect(outcome.files.isEmpty)
    #expect(Set(outcome.diagnostics.map(\.id)) == ["unknown-catalog"])
  }

  @Test("a text of percent signs is refused unread")
  func percentSigns() {
    let text = String(repeating: "%@", count: 100_000)
    let (outcome, _) = ImportSample.run(
      ImportSample.xliff(ImportSample.unit("hello", "Hello, %@!", text)))
    #expect(outcome.diagnostics.map(\.id) == ["unsafe-specifier"])
  }

  @Test("a text that inline elements join to more than a megabyte is refused")
  func joinedText() {
    let part = String(repeating: "a", count: 1 << 19) + "<g id=\"1\"></g>"
    let text = String(repeating: part, count: 3)
    let (outcome, _) = ImportSample.run(
      ImportSample.xliff(ImportSample.unit("done", "Done", text)))
    #expect(outcome.diagnostics.map(\.id) == ["text-too-long"])
    #expect(outcome.status == .couldNotRun)
  }
}
