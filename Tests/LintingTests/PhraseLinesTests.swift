import Diagnostics
import Testing

@testable import Linting

/// Lines of which each is a phrase by itself are told from a text that has an argument in each line.
@Suite struct PhraseLinesTests {
  static let list = "Turn on %@\nTurn %@ on\nConnect to %@\n"

  private static func unit(_ source: String, _ target: String) throws -> LintUnit {
    try RuleExample(.one(source), "de", .one(target)).firstUnit()
  }

  @Test(arguments: [
    (list, true), ("Is %@ on?\n\nIs %@ active?\nIs %@ connected?", true),
    ("Turn on %@\nTurn %@ on", false), ("Email sent: %@\nEmail read: %@\nEmail blocked: %@", false),
    ("%@ found.\n%@ duplicated.\n%@ added.", false), ("Lat %@\nLon %@\nHeight %@", false),
    ("Turn on %1$@\nTurn %2$@ on\nConnect to %3$@", false),
    ("Turn on %d\nTurn %d on\nConnect to %d", false),
    ("Turn on %@\nTurn %@ on\nConnect to %@ and %@", false), ("Turn on\nTurn %@ on\n%@\n%@", false),
  ])
  func lists(source: String, isList: Bool) throws {
    let lines = try Self.unit(source, "%@ an").phraseLines
    #expect((lines != nil) == isList)
  }

  @Test(
    arguments: [
      ("%@ an\n%@ ein\nMit %@ verbinden\nVerbinde %@", []),
      ("%@ an\nein\n%@ verbinden", ["missing-argument"]),
      ("%@ an\n%@ und %@\n%@ verbinden\n", ["extra-argument"]),
      ("%1$@ an\n%3$@ ein\nMit %2$@ verbinden", []),
      ("%@ an\n%@ ein\nMit %@ verbinden\n%d da", ["extra-argument"]),
      ("%@ an\n%@ ein\nMit %@ verbinden\n%s da", ["extra-argument"]),
      ("%1$@ an\n%9$@ ein\nMit %2$@ verbinden", ["extra-argument"]),
      ("%@ an\nein %@ %@\nverbinden", ["extra-argument", "missing-argument"]),
    ] as [(String, [String])])
  func translations(target: String, ids: [String]) throws {
    let unit = try Self.unit(Self.list, target)
    let rules: [any UnitRule.Type] = [
      ExtraArgument.self, LineBreakCount.self, MissingArgument.self,
    ]
    let found = rules.filter { !$0.findings(in: unit, LintContext()).isEmpty }
    #expect(found.map { $0.id } == ids)
    #expect((SpecifierSafety(unit, isPluralForm: false).problem == nil) == ids.isEmpty)
  }

  @Test(arguments: ["%@ an", "%@ an\n%@ ein"])
  func fewerLinesAreAWarning(target: String) throws {
    let unit = try Self.unit(Self.list, target)
    let found = MissingArgument.findings(in: unit, LintContext())
    #expect(found.map(\.severity) == [.warning])
    let safety = SpecifierSafety(unit, isPluralForm: false)
    #expect(safety.problem == nil)
    #expect(safety.caution == found.first?.message)
  }
}
