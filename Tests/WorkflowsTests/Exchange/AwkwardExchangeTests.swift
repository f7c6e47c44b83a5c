import Catalogs
import Diagnostics
import Exchange
import Reading
import Testing
import Workflows

/// Texts that are hard on formats come back as they went, or it is said that they can't.
@Suite struct AwkwardExchangeTests {
  static let texts = [
    "plain", "line\nfeed", "carriage\r\nreturn", "\r", "quote\"\u{301}s\"", " edges ", "\ttab\t",
    "=1+1", "-1", "@a", "+1", "'apostrophe", "'=both", "''=three", "*/ end", "*/\u{301}",
    "\u{600}*/",
    "<b>&amp;</b>", "]]>", "\u{202E}bidi", "\u{2028}line", "\u{85}next", "back\\slash\\",
    "“quoted”",
    "\u{301}mark", "a,b;c", "%@ 100%\u{301}", "\u{FEFF}mark", "-- >", "Source: “x”",
  ]
  /// What XML 1.0 has no way to write.
  static let unwritable = ["nul\u{0}", "bell\u{7}", "non\u{FFFE}"]

  private static func unit(_ value: String, state: String = "translated") -> JSONText {
    .object([("stringUnit", .object([("state", .string(state)), ("value", .string(value))]))])
  }

  /// A catalog with the texts as keys, comments and, if asked for, translations.
  static func catalog(_ texts: [String], isTranslated: Bool, isStale: Bool = false) -> String {
    let strings = texts.map { text -> (String, JSONText) in
      var members: [(String, JSONText)] = [("comment", .string("why: \(text)"))]
      if isStale { members.append(("extractionState", .string("stale"))) }
      if isTranslated {
        members.append(("localizations", .object([("es", unit("es \(text)"))])))
      }
      return (text, .object(members))
    }
    return JSONText.object([
      ("sourceLanguage", .string("en")), ("strings", .object(strings)), ("version", .string("1.0")),
    ]).text(indented: true)
  }

  /// Exports a catalog in Spanish to the folder `out`.
  private static func exported(_ form: ExchangeNoOpTests.Form, _ tree: InMemoryFolder)
    -> ExportOutcome
  {
    var options = ExportOptions(
      catalogs: ExchangeCatalogOptions(roots: ["."]), format: form.format, output: "out")
    options.locales = ["es"]
    options.version = form == .xliff2 ? .v2_1 : .v1_2
    options.hasByteOrderMark = form == .csvWithMark
    return ExportWorkflow(options).run(on: tree)
  }

  private static func imported(_ tree: InMemoryFolder) -> ImportOutcome {
    var options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["out"])
    options.catalogs.scope.exclude = ["out"]
    options.isForced = true
    return ImportWorkflow(options).run(on: tree)
  }

  @Test(arguments: ExchangeNoOpTests.Form.allCases)
  func nothingChangesWhereNothingWasTranslated(form: ExchangeNoOpTests.Form) throws {
    let text = Self.catalog(Self.texts + Self.unwritable, isTranslated: true)
    let tree = InMemoryFolder(["L.xcstrings": text])
    #expect(Self.exported(form, tree).status == .clean)
    let outcome = Self.imported(tree)
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    #expect(outcome.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(outcome.files.isEmpty, "\(outcome.files)")
    #expect(tree.text(at: "L.xcstrings") == text)
  }

  /// The translations of one project, brought into another that has none of them.
  @Test(arguments: ExchangeNoOpTests.Form.allCases)
  func translationsComeBackAsTheyWent(form: ExchangeNoOpTests.Form) throws {
    let tree = InMemoryFolder(["L.xcstrings": Self.catalog(Self.texts, isTranslated: true)])
    #expect(Self.exported(form, tree).status == .clean)
    tree.set(Array(Self.catalog(Self.texts, isTranslated: false).utf8), at: "L.xcstrings")
    let outcome = Self.imported(tree)
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    let document = StringCatalogDocument(
      parsing: Array((tree.text(at: "L.xcstrings") ?? "").utf8), file: "L.xcstrings")
    let units = document.exchangeUnits([ExchangeTarget(language: "es", categories: ["other"])])[0]
    for text in Self.texts {
      let target = units.first { $0.key.isExactly(text) }?.target
      #expect(target?.isExactly("es \(text)") == true, "\(text.debugDescription): \(target ?? "")")
    }
  }

  /// The formats that can hold them hold them; XLIFF 1.2 says what it can't.
  @Test(arguments: ExchangeNoOpTests.Form.allCases)
  func whatXMLCannotHoldIsNamed(form: ExchangeNoOpTests.Form) {
    let tree = InMemoryFolder(["L.xcstrings": Self.catalog(Self.unwritable, isTranslated: true)])
    let outcome = Self.exported(form, tree)
    #expect(outcome.status == .clean)
    let named = outcome.diagnostics.filter { $0.id == "unwritable-character" }
    #expect(named.isEmpty == (form != .xliff && form != .xcloc), "\(outcome.diagnostics)")
  }

  /// A catalog that has nothing for translators is no mistake.
  @Test(arguments: ExchangeNoOpTests.Form.allCases)
  func aCatalogOfStaleKeysComesBack(form: ExchangeNoOpTests.Form) {
    let text = Self.catalog(["old"], isTranslated: true, isStale: true)
    let tree = InMemoryFolder(["L.xcstrings": text])
    #expect(Self.exported(form, tree).status == .clean)
    guard
      form != .strings || !tree.files(under: ["out"], FileSelection(suffixes: [""])).files.isEmpty
    else { return }
    let outcome = Self.imported(tree)
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    #expect(tree.text(at: "L.xcstrings") == text)
  }
}
