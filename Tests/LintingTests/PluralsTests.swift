import Catalogs
import Diagnostics
import Linting
import Messages
import Testing

/// Odd cases of the rules about plurals; the plain ones are the rules' own examples.
@Suite struct PluralsTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var language: String
    var forms: [String: String]
    /// Rules with a finding, by id.
    var rules: [String]

    init(_ language: String, _ forms: [String: String], _ rules: String...) {
      (self.language, self.forms, self.rules) = (language, forms, rules)
    }

    var testDescription: String { "\(language) \(forms.sorted { $0.key < $1.key })" }
  }

  static let cases = [
    Case("de", ["one": "Ein Tag", "other": "%lld Tage"]),
    Case("de", ["one": "Tag", "other": "%lld Tage"], "missing-argument"),
    Case("de", ["zero": "Keine Tage", "one": "%lld Tag", "other": "%lld Tage"]),
    Case("de", ["other": "%lld Tage"], "missing-plural-category"),
    // Categories for millions or fractions.
    Case("es", ["one": "%lld día", "many": "%lld de días", "other": "%lld días"]),
    Case("cs", ["one": "%lld den", "few": "%lld dny", "other": "%lld dní"]),
    Case("cs", ["one": "den", "few": "%lld dny", "other": "%lld dní"]),
    // `one` for several numbers.
    Case(
      "ru", ["one": "день", "few": "%lld дня", "many": "%lld дней", "other": "%lld дня"],
      "hard-coded-count"),
    Case(
      "ru", ["one": "%lld день", "few": "%lld дня", "many": "%lld дней", "other": "дня"],
      "missing-argument"),
    Case(
      "lv", ["zero": "Nav dienu", "one": "%lld diena", "other": "%lld dienas"], "hard-coded-count"),
    // Words for one and two.
    Case(
      "ar",
      [
        "zero": "لا أيام", "one": "يوم", "two": "يومان", "few": "%lld أيام", "many": "%lld يومًا",
        "other": "%lld يوم",
      ]),
    Case(
      "sl", ["one": "%lld dan", "two": "dva dneva", "few": "%lld dni", "other": "%lld dni"],
      "hard-coded-count"),
    // Languages that count everything alike, and tags that nobody knows.
    Case("ja", ["other": "%lld日"]),
    Case("ja", ["one": "%lld日", "other": "%lld日"], "unused-plural-category"),
    Case("xx", ["one": "%lld a", "other": "%lld b"]),
    Case("hu", ["one": "%lld nap", "other": "%lld nap"]),
    Case("de", ["one": "%lld Tage", "other": "%lld Tage"], "identical-plural-forms"),
    Case("de", ["one": "%lld Tag"], "missing-other"),
    Case("ru", ["one": "%lld день", "few": "%lld дня", "many": "%lld дней"], "missing-other"),
    Case("de", ["one": "%lld Tag", "other": "%@ Tage"], "wrong-argument-type"),
  ]

  @Test(arguments: cases) func findings(_ single: Case) {
    let source = LintLocalization(
      language: "en", leaves: Self.leaves(["one": "%lld day", "other": "%lld days"]))
    let translation = LintLocalization(language: single.language, leaves: Self.leaves(single.forms))
    let key = LintKey(
      key: "%lld days", table: "Localizable", source: source, translations: [translation])
    let rules = RuleRegistry.all
      .filter { [.placeholders, .plurals].contains($0.documentation.family) }
      .flatMap { rule in RuleRun.findings(of: rule, in: key, LintContext()).map { _ in rule.id } }
    #expect(rules.sorted() == single.rules.sorted())
  }

  private static func leaves(_ forms: [String: String]) -> [TextLeaf] {
    forms.sorted { $0.key < $1.key }.map { category, text in
      TextLeaf(path: [.variation(.plural, CaseName(category))], text: text)
    }
  }

  @Test(arguments: [
    ("de", "*%lld* Zeichen", true), ("da", "%lld svar", true), ("sv", "%lld steg", true),
    ("sv", "%lld mottagare", true), ("sv", "%lld hare", false), ("nb", "%lld vedlegg", true),
    ("en", "%lld replaced", true), ("en", "of %lld", true), ("en", "(%lld)", true),
    ("en", "%lld px", true), ("en", "%lld children", false), ("en", "%lld files replaced", false),
    ("en", "%lld of %lld", false), ("de", "%lld Dateien", false), ("es", "Quedan %lld", false),
  ])
  func aTextThatReadsTheSameOfOneNeedsNoFormForIt(language: String, text: String, isSame: Bool) {
    let source = LintLocalization(language: language, leaves: Self.leaves(["other": text]))
    let key = LintKey(key: "count", table: "Localizable", source: source, translations: [])
    let rule = RuleRegistry.rule("missing-plural-category")
    let found = rule.map { RuleRun.findings(of: $0, in: key, LintContext()) } ?? []
    #expect(found.map(\.finding.severity) == [isSame ? Severity.note : nil])
  }

  @Test(arguments: [
    ("de", "%lld Datenordner", 0), ("de", "%lld Dateien", 1), ("sv", "%lld användare", 0),
    ("nb", "%lld vedlegg", 0), ("da", "%lld filer", 1), ("pl", "%lld plików", 1),
    ("de", "%lld Benutzer warten", 1),
  ])
  func aNounThatIsTheSameForOneHasLikeForms(language: String, text: String, count: Int) throws {
    let forms = ["one": text, "other": text]
    #expect(try weight(of: "identical-plural-forms", language, forms).count == count)
  }

  /// Texts of the source language without forms; `nil` where they are right for 1.
  @Test(arguments: [
    ("en", "Delete %lld photos?", "1 photos"), ("en", "%d new messages", "1 new messages"),
    ("en", "%@: %1$d rows affected", "1 rows"), ("en", "%lld Categories", "1 Categories"),
    ("en", "Added %i Files to Playlist", "1 Files"), ("es", "%lld archivos", "1 archivos"),
    ("en", "%lld of %lld files", nil), ("en", "at least %lld characters", nil),
    ("en", "%lld × %lld pixels", nil), ("en", "1–%lld files", nil), ("en", "%lld px", nil),
    ("en", "%lld%% files", nil), ("en", "%@ files", nil), ("en", "%.1f points", nil),
    ("en", "%lld file", nil), ("en", "%lld, files", nil), ("en", "Version %lld", nil),
    ("en", "^[%lld file](inflect: true)", nil), ("en", "files: %lld", nil),
    ("en", "step %lld starts", nil), ("nl", "%lld bestanden", nil),
    ("de", "%lld Dateien", "1 Dateien"),
  ]) func countsWithOneForm(language: String, text: String, reads: String?) {
    let found = Self.countFindings(in: text, language, key: text)
    #expect(found.count == (reads == nil ? 0 : 1))
    for finding in found { #expect(finding.contains("'\(reads ?? "")'")) }
  }

  @Test(arguments: ["files_many", "files.plural", "osd.multi", "FilesOther"])
  func aKeyForSeveralHasOneForm(_ key: String) {
    #expect(Self.countFindings(in: "%lld files", "en", key: key) == [])
    #expect(Self.countFindings(in: "%lld files", "en", key: "files.count").count == 1)
  }

  /// Most code reads the older tables as plain text, where people would see the marks of an attribute.
  @Test(
    arguments: [
      (.strings, [], false), (.strings, [.plain], false), (.strings, [.attributed], true),
      (.stringCatalog, [], true), (.stringCatalog, [.plain], false),
      (.stringCatalog, [.plain, .attributed], false),
    ] as [(LintFormat, Set<KeyDeclaration.Reading>, Bool)])
  func agreementIsAdvisedWhereAttributesAreRead(
    format: LintFormat, readings: Set<KeyDeclaration.Reading>, isAdvised: Bool
  ) {
    let found = Self.countFindings(
      in: "%lld files", "en", key: "files.count", format,
      KeyDeclaration(readings: readings, arguments: []))
    #expect(found.map { $0.contains("inflect") } == [isAdvised])
  }

  private static func countFindings(
    in text: String, _ language: String, key: String, _ format: LintFormat = .stringCatalog,
    _ declaration: KeyDeclaration? = nil
  ) -> [String] {
    let source = LintLocalization(
      language: language, format: format, leaves: [TextLeaf(text: text)])
    var key = LintKey(key: key, table: "Localizable", source: source, translations: [])
    key.declaration = declaration
    guard let rule = RuleRegistry.rule("missing-plural-variation") else { return ["no rule"] }
    return RuleRun.findings(of: rule, in: key, LintContext()).map(\.finding.message)
  }

  /// A key of a `.stringsdict` whose text is one variable `n`.
  private static func key(
    _ name: String, forms: KeyValuePairs<String, String>, valueType: String,
    specType: String = "NSStringPluralRuleType", language: String = "en"
  ) -> LintKey {
    let leaves = forms.map { category, text in
      TextLeaf(
        path: [.substitution("n"), .variation(.plural, CaseName(category))], text: text,
        options: .stringsdictVariable)
    }
    let source = LintLocalization(
      language: language, format: .stringsdict,
      leaves: [TextLeaf(text: "%#@n@", options: .stringsdictFormat)] + leaves,
      variables: [
        CatalogVariable("n", at: [.substitution("n")], valueType: valueType, specType: specType)
      ])
    return LintKey(key: name, table: "Localizable", source: source, translations: [])
  }

  /// What is wrong with a variable of a `.stringsdict`, by its value type and its kind.
  @Test(arguments: [
    ("d", "NSStringPluralRuleType", []),
    ("%d", "NSStringPluralRuleType", ["wrong-variable-type"]),
    ("files", "NSStringPluralRuleType", ["wrong-variable-type"]),
    ("d", "NSStringPluralRule", ["wrong-variable-type"]),
    ("@", "NSStringPluralRuleType", ["wrong-variable-type"]),
  ]) func variables(valueType: String, specType: String, expected: [String]) {
    let key = Self.key(
      "files_count", forms: ["one": "%d file", "other": "%d files"], valueType: valueType,
      specType: specType)
    let rules = RuleRegistry.all
      .filter { [.placeholders, .plurals].contains($0.documentation.family) }
      .flatMap { rule in RuleRun.findings(of: rule, in: key, LintContext()).map { _ in rule.id } }
    #expect(rules == expected)
  }

  /// How much a missing or a needless form weighs; nil for the rule's own severity.
  @Test(arguments: [
    // `other` stands in for `many`, unless it is a copy of `few`.
    ("pl", ["one": "%lld dzień", "few": "%lld dni", "other": "%lld dniów"], Severity.note),
    ("pl", ["one": "%lld dzień", "few": "%lld dni", "other": "%lld dni"], nil),
    ("pl", ["one": "%lld dzień", "other": "%lld dni"], nil),
    ("tr", ["other": "%lld gün"], .note),
    ("de", ["other": "%lld Tage"], nil),
    // Nobody has translated it.
    ("be", ["one": "%lld day", "other": "%lld days"], .note),
  ]) func aMissingFormWeighs(language: String, forms: [String: String], severity: Severity?) throws
  {
    #expect(try weight(of: "missing-plural-category", language, forms) == [severity])
  }

  @Test func aFormForEveryWholeNumberIsNearlyEnough() throws {
    let forms = ["one": "%lld день", "few": "%lld дня", "many": "%lld дней"]
    #expect(try weight(of: "missing-other", "ru", forms) == [.warning])
    #expect(try weight(of: "missing-other", "ru", ["one": "%lld день"]) == [nil])
  }

  @Test func aCopyOfTheSourceIsNotCountedTwice() throws {
    let forms = ["one": "%lld day", "few": "%lld days", "many": "%lld days", "other": "%lld days"]
    let copies = forms.merging(["one": "1 day"]) { $1 }
    #expect(try weight(of: "hard-coded-count", "ru", copies, one: "1 day") == [.note])
    #expect(try weight(of: "hard-coded-count", "ru", copies) == [nil])
  }

  private func weight(
    of id: String, _ language: String, _ forms: [String: String], one: String = "%lld day"
  ) throws -> [Severity?] {
    let source = LintLocalization(
      language: "en", leaves: Self.leaves(["one": one, "other": "%lld days"]))
    let translation = LintLocalization(language: language, leaves: Self.leaves(forms))
    let key = LintKey(
      key: "%lld days", table: "Localizable", source: source, translations: [translation])
    let rule = try #require(RuleRegistry.all.first { $0.id == id })
    return RuleRun.findings(of: rule, in: key, LintContext()).map(\.finding.severity)
  }

  /// A form counts from its variable's argument, so that `%ld` beside `%1$@` is the second.
  @Test func aFormOfAVariableMayMixNumbers() {
    let names = ["names", "count"]
    func localization(_ language: String, _ format: String, _ text: String) -> LintLocalization {
      let forms = names.map { name in
        TextLeaf(
          path: [.substitution(name), .variation(.plural, "other")],
          text: name == "count" ? text : "", options: .stringsdictVariable)
      }
      return LintLocalization(
        language: language, format: .stringsdict,
        leaves: [TextLeaf(text: format, options: .stringsdictFormat)] + forms,
        variables: names.map {
          CatalogVariable(
            $0, at: [.substitution($0)], valueType: "ld", specType: "NSStringPluralRuleType")
        })
    }
    let format = "%#@names@%#@count@"
    let key = LintKey(
      key: "followed", table: "Localizable",
      source: localization("en", format, "Followed by %1$@ and %ld others"),
      translations: [localization("ja", format, "%1$@と%ld人がフォロー")])
    let found = ["argument-numbering", "wrong-argument-type", "missing-argument"].flatMap { id in
      RuleRegistry.all.filter { $0.id == id }
        .flatMap { RuleRun.findings(of: $0, in: key, LintContext()) }
    }
    #expect(found.isEmpty)
  }

  /// Without a number a variable takes the next argument each time that it stands in a text.
  @Test(arguments: [
    ("%#@n@ %#@n@", ["extra-argument"]), ("%1$#@n@ %1$#@n@", []), ("%#@n@", []),
  ]) func aVariableStandsTwice(_ format: String, expected: [String]) {
    func localization(_ language: String, _ format: String) -> LintLocalization {
      LintLocalization(
        language: language, format: .stringsdict,
        leaves: [
          TextLeaf(text: format, options: .stringsdictFormat),
          TextLeaf(
            path: [.substitution("n"), .variation(.plural, "other")], text: "%li x",
            options: .stringsdictVariable),
        ],
        variables: [
          CatalogVariable(
            "n", at: [.substitution("n")], valueType: "li", specType: "NSStringPluralRuleType")
        ])
    }
    let key = LintKey(
      key: "files", table: "Localizable", source: localization("en", "%#@n@"),
      translations: [localization("ja", format)])
    let found = RuleRegistry.all.filter { $0.documentation.family == .placeholders }
      .flatMap { rule in RuleRun.findings(of: rule, in: key, LintContext()).map { _ in rule.id } }
    #expect(found == expected)
  }

  /// It isn't told of the text around the forms, too.
  @Test func aNumberThatNoFormShowsIsToldOnce() {
    var key = Self.key("days", forms: ["one": "%ld day", "other": "%ld days"], valueType: "ld")
    key.translations = [
      Self.key("days", forms: ["one": "Tag", "other": "Tage"], valueType: "ld", language: "de")
        .source
    ]
    let found = ["missing-argument", "plural-without-number"].flatMap { id in
      RuleRegistry.rule(id).map { RuleRun.findings(of: $0, in: key, LintContext()) } ?? []
    }
    #expect(
      found.map(\.finding.message) == [
        "no form shows the number (%ld) that the source shows; write '%ld' in the forms for several numbers"
      ])
  }

  /// Code formats the count itself, with the separators of the reader: argument 1 only chooses the form.
  @Test(arguments: [
    ("%2$@ error", "%2$@ errors", []), ("No errors", "%2$@ errors", []),
    ("%d error", "%2$@ errors", ["extra-argument", "missing-argument"]),
  ]) func aCountThatCodeFormats(one: String, other: String, expected: [String]) {
    let key = Self.key("%@ errors", forms: ["one": one, "other": other], valueType: "li")
    let found = ["extra-argument", "missing-argument"].filter { id in
      let findings = RuleRegistry.rule(id).map { RuleRun.findings(of: $0, in: key, LintContext()) }
      return findings?.isEmpty == false
    }
    #expect(found == expected)
  }

  /// The count isn't the first argument, and nothing says so.
  @Test func aVariableThatCountsAnotherArgumentSaysWhich() throws {
    let key = Self.key(
      "read_by",
      forms: ["one": "Read by %1$@ and %2$d other", "other": "Read by %1$@ and %2$d others"],
      valueType: "d")
    let rule = try #require(RuleRegistry.all.first { $0.id == "wrong-variable-type" })
    let found = RuleRun.findings(of: rule, in: key, LintContext())
    #expect(
      found.map(\.finding.message) == [
        "the variable 'n' is chosen by argument 1, which '%1$@' shows as text or another object; if the count is argument 2, write '%2$#@n@'"
      ])
  }
}
