import TestSupport
import Testing

@testable import Catalogs

@Suite("Where below a key a text stands")
struct TextPathTests {
  private static let few = TextPath.Step.variation(.plural, "few")
  private static let mac = TextPath.Step.variation(.device, "mac")
  private static let files = TextPath.Step.substitution("files")

  @Test(
    "a path is spelled as its format wants, and read back",
    arguments: [
      ([], "", ""), ([few], "plural.few", "few"), ([mac], "device.mac", rule("Device", "mac")),
      ([files, few], "substitutions.files.plural.few", "files.few"),
      ([.substitution("a.b"), few], "substitutions.a.b.plural.few", "a.b.few"),
      (
        [mac, files, few], "device.mac.substitutions.files.plural.few",
        rule("Device", "mac.files.few")
      ),
      ([.phrase(2)], "stringSet.2", "stringSet.2"),
      ([.variation(.width, "020")], "width.020", "NSStringVariableWidthRuleType.020"),
      ([.variation(.unknown("mood"), "sad")], "mood.sad", "sad"), ([.unknown("x")], "x", "x"),
    ] as [([TextPath.Step], String, String)])
  func names(steps: [TextPath.Step], catalog: String, dictionary: String) {
    let path = TextPath(steps)
    #expect(path.names(in: .stringCatalog).joined(separator: ".") == catalog)
    #expect(path.names(in: .stringsdict).joined(separator: ".") == dictionary)
    #expect(TextPath(catalogNames: catalog.split(separator: ".").map(String.init)) == path)
  }

  private static func rule(_ kind: String, _ rest: String) -> String {
    "NSString\(kind)SpecificRuleType.\(rest)"
  }

  @Test(
    "the keys that lead to a .stringsdict's text are read",
    arguments: [
      (["NSStringLocalizedFormatKey"], []), (["files", "few"], [files, few]),
      (["NSStringDeviceSpecificRuleType", "mac"], [mac]),
      (["NSStringDeviceSpecificRuleType", "mac", "files", "few"], [mac, files, few]),
      (["files", "some"], [files, .substitution("some")]),
    ] as [([String], [TextPath.Step])])
  func dictionaryNames(names: [String], expected: [TextPath.Step]) {
    #expect(TextPath(stringsdictNames: names) == TextPath(expected))
  }

  @Test(
    "the innermost plural category is the text's, unless a substitution is inside of it",
    arguments: [
      ([], nil), ([mac], nil), ([few, mac], "few"), ([files, few], "few"), ([few, files], nil),
      ([.variation(.plural, "one"), few], "few"),
    ] as [([TextPath.Step], CaseName?)])
  func categories(steps: [TextPath.Step], category: CaseName?) {
    let path = TextPath(steps)
    #expect(path.category == category)
    #expect(path.withCategory("many").category == category.map { _ in "many" })
    #expect(path.withCategory("many").withCategory(category ?? "few") == path)
  }
}

@Suite("The source text of a place")
struct SourceOfPlaceTests {
  private static let one = TextPath.Step.variation(.plural, "one")
  private static let few = TextPath.Step.variation(.plural, "few")
  private static let other = TextPath.Step.variation(.plural, .other)
  private static let mac = TextPath.Step.variation(.device, "mac")
  private static let files = TextPath.Step.substitution("files")
  private static let days = TextPath.Step.substitution("days")

  /// A place, what the source language has, and which of that is translated there.
  @Test(
    arguments: [
      ("its own", [one], [[], [one], [other]], [one]),
      ("its own, the last of two", [], [[one], []], []),
      ("other, for a category that the source lacks", [few], [[], [one], [other]], [other]),
      (
        "other on the same device", [mac, few], [[other], [mac, other], [mac, one]], [mac, other]
      ),
      (
        "other of the whole, for a device only here", [mac, few], [[files, other], [other]], [other]
      ),
      ("the whole, not a part's form", [few], [[], [files, other]], []),
      (
        "other of the same part", [files, mac, few], [[], [days, other], [files, other]],
        [files, other]
      ),
      ("the whole, for a part only here", [days, few], [[], [files, other]], []),
      ("the whole, for a device only here", [mac], [[], [files, other]], []),
      (
        "what is for all others", [mac],
        [[.variation(.device, "ipad")], [.variation(.device, .other)]],
        [.variation(.device, .other)]
      ),
      ("the first, where nothing fits", [], [[mac], [one]], [mac]),
    ] as [(String, [TextPath.Step], [[TextPath.Step]], [TextPath.Step])])
  func rule(
    name: String, place: [TextPath.Step], source: [[TextPath.Step]], expected: [TextPath.Step]
  ) {
    let leaves = source.enumerated().map { TextLeaf(path: TextPath($1), text: "\($0)") }
    #expect(leaves.source(for: TextPath(place))?.path == TextPath(expected))
  }

  @Test("nothing stands for a place where the source has no text")
  func nothing() {
    #expect([TextLeaf]().source(for: [Self.one]) == nil)
  }
}

@Suite("How far a text is")
struct TextStateTests {
  @Test("states are ordered by how far a text is, those that nobody knows with what needs review")
  func order() {
    let states = ["new", "stale", "machine_translated", "needs_review", "translated"]
    var random = SeededGenerator(seed: 1)
    let sorted = states.shuffled(using: &random).map(TextState.init(rawValue:)).sorted().map(
      \.rawValue)
    #expect(sorted == states)
  }
}
