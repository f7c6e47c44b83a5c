import Catalogs
import Reading
import Testing

/// Which keys get a symbol, and why others get none.
@Suite struct SymbolTableTests {
  private func table(_ keys: [String: String], all: Bool = false) -> SymbolTable {
    let entries = keys.sorted { $0.key < $1.key }.map { key, fields in
      "\"\(key)\" : {\(fields)}"
    }
    let text = """
      {"sourceLanguage" : "en", "strings" : {\(entries.joined(separator: ","))}, "version" : "1.1"}
      """
    let document = StringCatalogDocument(parsing: Array(text.utf8), file: "T.xcstrings")
    return SymbolTable(document, table: "T", keys: all ? .all : .manual)
  }

  private let manual = "\"extractionState\" : \"manual\""

  private func english(_ value: String) -> String {
    manual + """
      , "localizations" : {"en" : {"stringUnit" : {"state" : "translated", "value" : "\(value)"}}}
      """
  }

  @Test func onlyKeysByHandHaveOne() {
    let keys = [
      "a": manual, "b": "", "c": manual + ", \"generatesSymbol\" : false",
      "d": "\"extractionState\" : \"stale\"",
    ]
    #expect(table(keys).symbols.map(\.key) == ["a"])
    #expect(table(keys, all: true).symbols.map(\.key) == ["a", "b"])
  }

  @Test func keysStandInTheOrderOfTheirBytes() {
    let keys = ["%lld x": manual, "Score": manual, "SPEED": manual, "iCloud": manual]
    #expect(table(keys).symbols.map(\.key) == ["%lld x", "SPEED", "Score", "iCloud"])
  }

  @Test func oneNameIsForOneKey() throws {
    let found = table(["home.title": manual, "homeTitle": manual, "Home %@ title": manual])
    #expect(found.symbols.map(\.key) == ["Home %@ title", "home.title"])
    #expect(found.failures.map(\.key.value) == ["homeTitle"])
    #expect(found.failures.map(\.problem) == [.same(asKey: "home.title")])
  }

  @Test func aKeyByHandComesBeforeAnExtractedOne() {
    let found = table(["a.b": "", "aB": manual], all: true)
    #expect(found.symbols.map(\.key) == ["aB"])
    #expect(found.failures.map(\.isManual) == [false])
  }

  @Test func someKeysGiveNone() {
    let found = table(["%@": manual, "default": manual, "x": english("%s")])
    #expect(found.symbols.isEmpty)
    #expect(found.failures.map(\.key.value) == ["%@", "default", "x"])
    #expect(found.failures.first?.problem == .noName)
    #expect(found.failures.last?.problem == .argument("%s"))
  }

  @Test(arguments: [
    ("%lld", ["Int"]), ("%@ and %d", ["String", "Int32"]), ("%2$@ %1$llu", ["UInt", "String"]),
    ("%f %lf %.2f", ["Double", "Double", "Double"]), ("%hd %hhu", ["Int16", "UInt8"]),
    ("%2$@", ["String", "String"]), ("100% sure, %lld", ["Int"]), ("%%", []), ("plain", []),
  ])
  func specifiersHaveTypes(text: String, types: [String]) throws {
    let symbol = try #require(table(["key": english(text)]).symbols.first)
    #expect(symbol.parameters.map(\.type) == types)
  }

  @Test(arguments: [
    ("lld", "Int", "%lld"), ("%d", "Int32", "%d"), ("1$ld", "Int", "%ld"), ("much", "Int", "%lld"),
  ])
  func substitutionsHaveTypes(written: String, type: String, specifier: String) throws {
    let unit = "\"stringUnit\" : {\"state\" : \"translated\", \"value\""
    let fields =
      manual + """
        , "localizations" : {"en" : {\(unit) : "%#@files@"}, "substitutions" : {"files" : {
        "argNum" : 1, "formatSpecifier" : "\(written)",
        "variations" : {"plural" : {"other" : {\(unit) : "%arg files"}}}}}}}}
        """
    let parameter = try #require(table(["key": fields]).symbols.first?.parameters.first)
    #expect(parameter.type == type)
    #expect(parameter.specifier == specifier)
  }

  @Test func aTextThatLeavesAnArgumentOutHasTheKeys() throws {
    let symbol = try #require(table(["%lld items of %@": english("One item")]).symbols.first)
    #expect(symbol.parameters.map(\.type) == ["Int", "String"])
  }
}
