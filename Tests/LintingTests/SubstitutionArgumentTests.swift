import Catalogs
import Messages
import Testing

@testable import Linting

/// `%arg` outside of a substitution's forms: what is to be written there is named.
@Suite struct SubstitutionArgumentTests {
  @Test(arguments: [
    ("%lld photos", "%arg fotos", "%lld"),
    ("%1$@: %2$lld photos", "%1$@: %arg fotos", "%2$lld"),
    ("%2$lu photos of %1$@", "%arg fotos de %1$@", "%2$lu"),
    ("%@: %lld photos", "%@: %arg fotos", "%lld"),
  ])
  func theSpellingOfTheSourceIsNamed(source: String, target: String, spelling: String) throws {
    let unit = try Self.unit(source, TextLeaf(text: target))
    let advice = "write '\(spelling)', as the source does"
    let problem = try #require(SpecifierSafety(unit, isPluralForm: false).problem)
    #expect(problem.hasSuffix(advice))
    // An import and lint say the same of it.
    let found = MalformedSpecifier.findings(in: unit, LintContext()).map(\.message)
    #expect(found.contains(problem), "\(found)")
  }

  /// As translators get it, who have no catalog around the form.
  @Test(arguments: [false, true]) func aFormNamesItWhereItHasToShowIt(isForFew: Bool) throws {
    let leaf = TextLeaf(
      path: [.variation(.plural, CaseName("other"))], text: "%arg fotos",
      options: .catalogSubstitution)
    let unit = try Self.unit("%2$lld photos", leaf)
    let problem = SpecifierSafety(unit, isPluralForm: isForFew).problem
    #expect(problem?.hasSuffix("write '%2$lld', as the source does") ?? false == !isForFew)
  }

  /// Without a number in the source there is nothing to name.
  @Test func nothingIsNamedThatIsNotThere() throws {
    let unit = try Self.unit("Photos of %@", TextLeaf(text: "Fotos de %@ %arg"))
    let found = MalformedSpecifier.findings(in: unit, LintContext()).map(\.message)
    #expect(found.contains { $0.contains("'%arg' has no meaning here") }, "\(found)")
    #expect(!found.contains { $0.contains("as the source does") }, "\(found)")
  }

  private static func unit(_ source: String, _ target: TextLeaf) throws -> LintUnit {
    let key = LintKey(
      key: source, table: "Localizable",
      source: LintLocalization(language: "en", leaves: [TextLeaf(text: source)]),
      translations: [LintLocalization(language: "es", leaves: [target])])
    let entry = LintEntry(key: key, localization: try #require(key.translations.first))
    return try #require(entry.units.first)
  }
}
