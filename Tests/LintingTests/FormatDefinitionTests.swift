import Localization
import TestSupport
import Testing

@testable import Linting

/// Format definitions, of which each has many constraints for texts of many regions.
@Suite struct FormatDefinitionTests {
  private func messages(_ definitions: [FormatDefinition], _ text: String) -> [String] {
    let example = RuleExample(source: .one(text), formatDefinitions: definitions)
    return RuleRun.findings(of: DisallowedAttribute.self, in: example.lintKey, example.context)
      .map(\.finding.message)
  }

  private func definition(_ name: String, _ constraints: Int) -> FormatDefinition {
    FormatDefinition(
      name: name,
      constraints: (0..<constraints).map { number in
        .init(
          if: [.init("r1", ["\"a\"", "\"fun\""])], then: [.init("r3", ["\"x\(number)\""])],
          not: [.init("r4", ["\"x\(number)\""])])
      })
  }

  /// Of all that is wrong at a place the first thing is told.
  @Test func eachPlaceIsToldOnce() {
    let text = "^[a](r1: 'fun', r3: 'x1', r4: 'x1') ^[b](r1: 'a') ^[c](r1: 'b')"
    #expect(
      messages([definition("f", 3)], text) == [
        "the format definition `f` wants `r3` with `'x0'` beside `r1: 'fun'`, found `'x1'`",
        "the format definition `f` doesn't allow `r4` with `'x1'` beside `r1: 'fun'`; remove one of them",
        "the format definition `f` wants `r3` with `'x0'` beside `r1: 'a'`; add it",
      ])
  }

  @Test func manyValuesAreCounted() {
    let definition = FormatDefinition(
      name: "f", attributes: [.init("r1", (0..<1_000).map { "\"x\($0)\"" })])
    let found = messages([definition], "^[a](r1: 'fun')")
    #expect(found.first?.hasSuffix(" or `'x39'` and 960 more, found `'fun'`") == true)
    #expect(found.count == 1)
  }

  /// What no definition speaks of is another rule's to tell.
  @Test func whatNothingKnowsIsLeftAlone() {
    var definitions = (0..<40).map { definition("f\($0)", 100) }
    for index in definitions.indices { definitions[index].attributes = [.init("r1")] }
    let text = String(repeating: "^[a](inflect: true, z: 'b') ", count: 20)
    let elapsed = processorTime { #expect(messages(definitions, text).isEmpty) }
    #expect(elapsed < .seconds(3))
    #expect(
      messages(Array(definitions.prefix(1)), "^[a](r4: 'b')") == [
        "the format definition `f0` doesn't allow `r4` here; it allows `r1`"
      ])
  }

  @Test(arguments: [
    ("^[a](r1: 1) b", 1), ("^[a](r1: 1) ", 0), ("b\n^[a](r1: 1)\nb", 0), ("b\n^[a](r1: 1) b\nb", 1),
    ("b ^[a\nc](r1: 1)\nb", 1), ("b\n^[a\nc](r1: 1) b\nb", 1), ("b\n^[a\nc](r1: 1)\nb", 0),
    ("^[a](r1: 1)^[a](r1: 2)", 0), ("^[a](r1: 1)^[a](r2: 2)", 1), ("^[^[a](r2: 1) b](r1: 1)", 0),
    ("^[^[a](r1: 1) b](r2: 1)", 1), ("b \n \n^[a](r1: 1)", 0), ("^[a](r1: 1)\n%@", 0),
    ("^[a](r1: 1) %@", 1), ("^[a](r1: 1)\r\nb", 0),
  ])
  func wholeParagraphsAreWhole(text: String, count: Int) {
    var definition = FormatDefinition(name: "f")
    definition.wholeParagraphs = ["r1"]
    #expect(messages([definition], text).count == count)
  }

  @Test func manyPartsOfOneParagraphEnd() {
    var definition = FormatDefinition(name: "f")
    definition.wholeParagraphs = ["r1"]
    let text = String(repeating: "^[a](r1: 1) b ", count: 2_000)
    let elapsed = processorTime { #expect(messages([definition], text).count == 2_000) }
    #expect(elapsed < .seconds(3))
  }

  @Test func manyConstraintsOfManyRegionsEnd() {
    let definitions = (0..<10).map { definition("f\($0)", 100) }
    let text = String(repeating: "^[a](r1: 'fun', r2: 'b') ", count: 100)
    let elapsed = processorTime {
      #expect(messages(definitions, text).count == 1_000)
    }
    #expect(elapsed < .seconds(3))
  }
}
