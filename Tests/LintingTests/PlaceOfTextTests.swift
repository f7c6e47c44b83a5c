import Catalogs
import Diagnostics
import Linting
import Messages
import Testing

/// What rules make of the place in which a text stands: its table, its format, the other languages.
@Suite struct PlaceOfTextTests {
  private func localizations(
    _ texts: [(language: String, text: String)], _ format: LintFormat = .strings
  ) -> [LintLocalization] {
    texts.map { LintLocalization(language: $0, format: format, leaves: [TextLeaf(text: $1)]) }
  }

  private func severities(_ id: String, _ key: LintKey) throws -> [Severity] {
    let rule = try #require(RuleRegistry.rule(id))
    return RuleRun.findings(of: rule, in: key, LintContext()).map {
      $0.finding.severity ?? rule.documentation.severity
    }
  }

  /// Each file tells of its own texts, whatever the others hold.
  @Test func whatIsEmptyInAllLanguagesIsFoundInEach() throws {
    let key = LintKey(
      key: "delete", table: "T", source: localizations([("en", "Delete all")])[0],
      translations: localizations([("de", ""), ("fr", ""), ("it", " ")]))
    #expect(try severities("empty-translation", key) == [.error, .error, .error])
  }

  /// What nobody puts together with anything has no use for a space at its edge.
  @Test func aTextOfAPropertyListStandsAlone() throws {
    let key = "NSCameraUsageDescription"
    func severities(_ texts: [(String, String)]) throws -> [Severity] {
      let all = localizations(texts, .stringCatalog)
      let entry = LintKey(
        key: key, table: "InfoPlist", source: all[0], translations: Array(all.dropFirst()))
      return try self.severities("edge-whitespace", entry)
    }
    #expect(try severities([("en", " Takes pictures.")]) == [.warning])
    #expect(try severities([("en", " Takes pictures."), ("de", "Macht Fotos.")]) == [])
    #expect(try severities([("en", "Takes pictures."), ("de", " Macht Fotos.")]) == [.warning])
  }

  /// Spotlight finds the app by them, and people of all languages search for English words, too.
  @Test(
    "words for searches are each language's own",
    arguments: [("untranslated", "films and photos"), ("missing-translation", nil)])
  func wordsForSearches(rule: String, translation: String?) throws {
    let source = localizations([("en", "films and photos")])[0]
    let russian = LintLocalization(
      language: "ru", format: .strings, leaves: translation.map { [TextLeaf(text: $0)] } ?? [])
    let expected: [(key: String, severities: [Severity])] = [
      ("MDItemKeywords", []), ("NSCameraUsageDescription", [.warning]),
    ]
    for (key, found) in expected {
      let entry = LintKey(key: key, table: "InfoPlist", source: source, translations: [russian])
      #expect(try severities(rule, entry) == found)
    }
  }

  /// Nothing reads Markdown in an NSString.
  @Test(arguments: [
    (LintFormat.strings, "*is listening*", "*lytter", Severity.note),
    (.stringCatalog, "*is listening*", "*lytter", .error),
    (.strings, "**is listening**", "**lytter", .error),
  ]) func singleMarksOfATableMayBeText(
    format: LintFormat, text: String, translation: String, severity: Severity
  ) throws {
    let all = localizations([("en", text), ("da", translation)], format)
    var key = LintKey(key: "a", table: "T", source: all[0], translations: [all[1]])
    #expect(try severities("broken-emphasis", key) == [severity])
    key.declaration = MarkdownTests.attributed
    #expect(try severities("broken-emphasis", key) == [.error])
  }

  @Test(arguments: [true, false]) func aFileForTranslatorsHasTheirForms(isSubmitted: Bool) throws {
    let forms = ["one", "few", "other"].map { category in
      TextLeaf(
        path: [] + .variation(.plural, CaseName(category)), text: "%lld cups",
        options: .catalogValue)
    }
    let source = LintLocalization(language: "en", leaves: forms)
    var key = LintKey(key: "a", table: "T", source: source, translations: [])
    key.commentIsSubmitted = isSubmitted
    #expect(try severities("unused-plural-category", key) == (isSubmitted ? [] : [.note]))
  }
}
