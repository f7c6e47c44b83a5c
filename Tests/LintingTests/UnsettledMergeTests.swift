import Catalogs
import Diagnostics
@testable import Linting
import Testing

/// What a merge left for a person to decide.
@Suite struct UnsettledMergeTests {
  /// A catalog in which both sides changed the German text of a key.
  private static let merged = """
    {"sourceLanguage": "en", "strings": {
    "Harvest the apples": {"localizations": {
    "de": {"stringUnit": {"state": "translated", "value": "Die Äpfel ernten"}},
    "fr": {"stringUnit": {"state": "translated", "value": "Récolter les pommes"}}}},
    "Harvest the apples [l10n conflict]": {
    "comment": "l10n merge: both sides changed this key.", "extractionState": "manual",
    "localizations": {"de": {"stringUnit": {"state": "translated", "value": "ernte  %@ ("}}}}},
    "version": "1.0"}
    """

  /// What is found in the entry that the merge added, and how many texts were looked at.
  private func found(
    by rules: [any Rule.Type], in languages: [String] = ["de", "en", "fr"]
  ) -> (findings: [String], unitCount: Int) {
    let document = StringCatalogDocument(
      parsing: Array(Self.merged.utf8), file: "Localizable.xcstrings")
    let table = StringCatalogTable(document, name: "Localizable", sourceLanguage: "en")
    let selections = rules.map { Linter.Selection($0, $0.documentation.severity) }
    let found = Linter(selections, LintContext()).diagnostics(in: table, languages: languages)
    let own = found.diagnostics.filter { $0.key?.hasSuffix("[l10n conflict]") ?? false }
    return (own.map { "\($0.diagnostic.id) \($0.locale ?? "")" }, found.unitCount)
  }

  @Test("what is left for a person to decide is no text, which is all that is wrong with it")
  func onlyTheEntryIsFound() {
    let found = found(by: RuleRegistry.all)
    #expect(found.findings == ["unsettled-merge en"])
    #expect(found.unitCount == 3)
    #expect(self.found(by: [MissingTranslation.self]).findings.isEmpty)
  }

  /// Who looks at one language is stopped by it, too.
  @Test(arguments: [["de"], ["fr"]]) func itIsFoundInEachLanguage(languages: [String]) {
    #expect(found(by: RuleRegistry.all, in: languages).findings == ["unsettled-merge en"])
  }
}
