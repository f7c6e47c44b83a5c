import Localization
import Testing

/// What a definition leaves of attributes, and which controls it switches off.
@Suite struct FormatDefinitionTests {
  static let captions = FormatDefinition(
    name: "captions",
    attributes: [
      .init("rainbow", [#""fun""#, #""extreme""#]), .init("level", ["1", "2", "3"]),
      .init("glow", ["true"]),
    ],
    marks: [.strong, .link],
    constraints: [
      .init(if: [.init("rainbow", [#""extreme""#])], then: [.init("level", ["1", "2"])]),
      .init(if: [.init("rainbow")], not: [.init("glow")]),
    ])

  @Test(arguments: [
    ([:], [:]),
    (["rainbow": #""fun""#], ["rainbow": #""fun""#]),
    // Not listed, or not with this value.
    (["rainbow": #""wild""#, "shine": "1"], [:]),
    // Foundation's own are always allowed.
    (["inflect": "true"], ["inflect": "true"]),
    // What has to be there is put there; a value that doesn't fit is replaced.
    (["rainbow": #""extreme""#], ["rainbow": #""extreme""#, "level": "1"]),
    (["rainbow": #""extreme""#, "level": "3"], ["rainbow": #""extreme""#, "level": "1"]),
    (["rainbow": #""extreme""#, "level": "2"], ["rainbow": #""extreme""#, "level": "2"]),
    // What mustn't be there goes.
    (["rainbow": #""fun""#, "glow": "true"], ["rainbow": #""fun""#]),
  ])
  func attributesAreConstrained(given: [String: String], wanted: [String: String]) {
    #expect(Self.captions.constrained(given) == wanted)
    #expect(Self.captions.constrained(wanted) == wanted)
  }

  @Test func aConstraintThatCannotBeMetLeavesOutItsCondition() {
    let definition = FormatDefinition(
      name: "x", constraints: [.init(if: [.init("a")], then: [.init("b")])])
    #expect(definition.constrained(["a": "1"]) == [:])
    #expect(definition.constrained(["a": "1", "b": "2"]) == ["a": "1", "b": "2"])
    // Two that ask for the opposite of each other come to an end.
    let torn = FormatDefinition(
      name: "x",
      constraints: [
        .init(if: [.init("a")], then: [.init("b", ["1"])]),
        .init(if: [.init("a")], not: [.init("b")]),
      ])
    #expect(torn.constrained(["a": "1"]) == [:])
  }

  @Test func controlsAreProbed() {
    let definition = Self.captions
    #expect(definition.canSet("glow", to: "true", in: [:]))
    #expect(!definition.canSet("glow", to: "true", in: ["rainbow": #""fun""#]))
    #expect(!definition.canSet("glow", to: "false", in: [:]))
    #expect(!definition.canSet("shine", to: "1", in: [:]))
    // The level would come back.
    #expect(
      !definition.canSet("level", to: nil, in: ["rainbow": #""extreme""#, "level": "1"]))
    #expect(definition.canSet("level", to: nil, in: ["level": "1"]))
    #expect(definition.allows(.strong) && !definition.allows(.code))
  }

  @Test func tablesAreNamed() {
    #expect(FormatDefinition(name: "x").holds(forTable: "Menu"))
    #expect(!FormatDefinition(name: "x", tables: ["Other"]).holds(forTable: "Menu"))
  }
}
