import Catalogs
import Testing

@testable import Linting

/// A source whose specifier is broken says nothing against a translation that has it right.
@Suite struct MistypedSourceTests {
  @Test(arguments: [
    ("The server says: %$", "Serwer zgłasza: %@", true),
    ("The server says: %$", "Serwer zgłasza: %s", false),
    ("The server says: %$", "Serwer zgłasza: %7$d", false),
    ("The server says: %$", "Serwer zgłasza: %1$@ %2$@", false),
    ("It holds %s@ cards", "Zawiera %@ kart", true),
    ("It holds %s@ cards", "Zawiera %s@ kart", true),
    ("It holds %s@ cards", "Zawiera %d kart", false), ("Save %%", "Zapisz %@", false),
  ])
  func translations(source: String, target: String, isTaken: Bool) throws {
    let unit = try RuleExample(.one(source), "pl", .one(target)).firstUnit()
    #expect((SpecifierSafety(unit, isPluralForm: false).problem == nil) == isTaken)
    let rules: [any UnitRule.Type] = [
      ExtraArgument.self, MalformedSpecifier.self, WrongArgumentType.self,
    ]
    let found = rules.flatMap { rule in
      rule.findings(in: unit, LintContext()).filter { $0.severity == nil }
    }
    #expect(found.isEmpty == isTaken)
  }

  /// Source and translations are judged alike where the source has one sign for the two of its key.
  @Test(arguments: [("95%% Coffee", nil), ("95%% of %@", "malformed-specifier")])
  func aSignOfASourceWithoutArgumentsIsOne(name: String, rule: String?) {
    let text = name.replacing("%%", with: "%")
    var key = LintKey(
      key: name, table: "Localizable",
      source: LintLocalization(language: "en", leaves: [TextLeaf(text: text)]), translations: [])
    #expect(Self.rules(key) == [rule].compactMap(\.self))
    guard rule == nil else { return }
    key.translations = [
      LintLocalization(language: "de", leaves: [TextLeaf(text: "95%% Kaffee")])
    ]
    #expect(Self.rules(key) == ["percent-sign"])
  }

  private static func rules(_ key: LintKey) -> [String] {
    RuleRegistry.all
      .filter { $0.documentation.family == .placeholders && !$0.documentation.isOptIn }
      .filter { !RuleRun.findings(of: $0, in: key, LintContext()).isEmpty }
      .map { $0.id }
  }

  @Test(arguments: [("%d.%m.%Y", false), ("%d.%k.%Y", true)])
  func theFieldsOfADateAreThoseOfTheKey(target: String, isFound: Bool) {
    var key = RuleExample("%1$m/%2$d/%3$Y", "pl", .one(target)).lintKey
    key.key = "%m/%d/%Y"
    let rules = RuleRegistry.all.filter { $0.documentation.family == .placeholders }
    let found = rules.flatMap { RuleRun.findings(of: $0, in: key, LintContext()) }
    #expect(found.isEmpty != isFound)
  }

  /// Interface Builder has the patterns of dates, too, which nobody formats with arguments.
  @Test(arguments: [("12.ibShadowedDateFormat", false), ("date.format", true)])
  func nothingIsSaidOfInterfaceBuildersPatterns(name: String, isFound: Bool) {
    var key = RuleExample(.one("%m/%d/%Y"), "pl", .one("%d.%k.%Y")).lintKey
    key.key = name
    let found = RuleRun.findings(of: MalformedSpecifier.self, in: key, LintContext())
    #expect(found.isEmpty != isFound)
  }

  @Test(arguments: [
    ("Delete %@?", "Usunąć %$?", "Usunąć %@?"), ("Delete %1$@?", "Usunąć %$?", "Usunąć %1$@?"),
  ])
  func whatIsLeftOfASpecifierIsMended(source: String, target: String, mended: String) {
    let key = RuleExample(.one(source), "pl", .one(target)).lintKey
    #expect(Repair(MalformedSpecifier.self, key, LintContext()).texts == [[]: mended])
  }
}
