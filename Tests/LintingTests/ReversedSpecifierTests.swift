import Catalogs
import Reading
import Testing

@testable import Linting

/// Safe fixes of what is left of specifiers never make more of them than the source has.
@Suite struct ReversedSpecifierTests {
  @Test(arguments: [
    // Typed from right to left.
    ("%lld items", "lld% عنصر", "%lld عنصر"), ("%d items", "d% عنصر", "%d عنصر"),
    ("%lld items", "d% عنصر", "%lld عنصر"), ("%@ left", "@ % متبقي", "%@ متبقي"),
    ("Left: %@", "متبقي@%", "متبقي%@"), ("%.1f km", ".1f% كم", "%.1f كم"),
    ("%1$@ of %2$@", "1$@% من 2$@%", "%1$@ من %2$@"),
    ("%lld+ new", "lld%+ جديد", "%lld+ جديد"), ("%lld new", "lld % neue", "%lld neue"),
    // Typed by its look, so that it stands at the wrong end.
    ("Grinder: %@", "@%:مطحنة", "@%:مطحنة"),
    // What may be a word, and what may stand for one argument twice.
    ("Both of %i cups", "Obje i % šalice", "Obje i % šalice"),
    ("%lld of %@", "lld من lld %@", "lld من lld %@"),
    ("%lld cups", "lld كوب %", "%lld كوب %"), ("%lld cups", "lld٪ كوب", "lld٪ كوب"),
    // A percent sign of the source is one.
    ("%lld%% of it", "lld% منه", "%lld%% منه"),
  ])
  func safeFixes(source: String, target: String, mended: String) throws {
    let unit = try RuleExample(.one(source), "ar", .one(target)).firstUnit()
    let rules: [any UnitRule.Type] = [MalformedSpecifier.self, SpecifierRemnant.self]
    let fixes = rules.flatMap { rule in
      rule.findings(in: unit, LintContext()).compactMap(\.fix).filter(\.isSafe)
    }
    let text: String = target.applying(fixes.flatMap(\.edits))
    #expect(text == mended)
  }

  @Test(arguments: ["lld% عنصر", "@ % متبقي", "1$@% من 2$@%"])
  func oneFindingTellsOfBothParts(target: String) throws {
    let source = ["lld% عنصر": "%lld items", "@ % متبقي": "%@ left"][target] ?? "%1$@ of %2$@"
    let key = RuleExample(.one(source), "ar", .one(target)).lintKey
    let rules: [any Rule.Type] = [
      MalformedSpecifier.self, MissingArgument.self, SpecifierRemnant.self,
    ]
    let found = rules.flatMap { RuleRun.findings(of: $0, in: key, LintContext()) }
    #expect(found.count == 1)
  }
}
