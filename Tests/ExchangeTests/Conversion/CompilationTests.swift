import Catalogs
import TestSupport
import Testing

@testable import Exchange

@Suite("A String Catalog's texts as .stringsdict")
struct CompilationTests {
  private func message(_ key: String, _ localization: String) throws -> StringsdictMessage.Content {
    let catalog =
      #"{"sourceLanguage":"en","strings":{"\#(key)":{"localizations":{"en":\#(localization)}}},"#
      + #""version":"1.0"}"#
    let document = StringCatalogDocument(parsing: Array(catalog.utf8), file: "")
    try #require(document.diagnostics == [])
    let entry = try #require(document.entry(forKey: key))
    let text = try #require(CatalogText(entry.localizations[0].content))
    return StringsdictMessage.Content(text, key: key)
  }

  private func unit(_ text: String) -> String {
    #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
  }

  private func plural(_ one: String, _ other: String) -> String {
    #""variations":{"plural":{"one":\#(unit(one)),"other":\#(unit(other))}}"#
  }

  private func dictionary(_ content: StringsdictMessage.Content) -> StringsdictMessage? {
    if case .message(let message) = content { message } else { nil }
  }

  @Test(
    "a plural form shows the same arguments as in the catalog",
    arguments: [
      ("%lld files", "%lld file", "%#@value@", "%lld file"),
      ("%@ has %lld files", "%@ has %lld file", "%2$#@value@", "%1$@ has %2$lld file"),
      ("%@ has %lld files", "%2$lld of %1$@", "%2$#@value@", "%2$lld of %1$@"),
      ("%lld of %@", "%lld of %@", "%#@value@", "%lld of %@"),
      ("files", "%d file, 100% sure", "%#@value@", "%d file, 100% sure"),
      ("files", "%arg file", "%#@value@", "%lld file"),
    ])
  func plurals(key: String, form: String, format: String, expected: String) throws {
    let written = try #require(dictionary(try message(key, "{\(plural(form, form))}")))
    #expect(written.formatKey == format)
    #expect(written.variables.first?.forms.map(\.text) == [expected, expected])
  }

  @Test(
    "a key that is no text is left out where the source's text is empty",
    arguments: [("extracted_with_value", 0), ("manual", 0), ("", 1)])
  func emptyText(state: String, count: Int) {
    let state = state.isEmpty ? "" : #""extractionState":"\#(state)","#
    let catalog =
      #"{"sourceLanguage":"en","strings":{"575.title":{\#(state)"localizations":{"en":\#(unit(""))}}},"#
      + #""version":"1.0"}"#
    let document = StringCatalogDocument(parsing: Array(catalog.utf8), file: "")
    let compiled = StringCatalogCompilation(document)
    #expect(compiled.localizations.flatMap(\.strings).count == count)
    #expect(compiled.losses.map(\.kind).contains(.emptyText))
  }

  @Test(
    "people read the key where the source's text is empty and translated",
    arguments: [
      ("", "translated", 1), ("manual", "translated", 1), ("migrated", "translated", 1),
      ("extracted_with_value", "translated", 0), ("stale", "translated", 0), ("", "new", 0),
    ])
  func keyForEmptyText(origin: String, state: String, count: Int) {
    let origin = origin.isEmpty ? "" : #""extractionState":"\#(origin)","#
    let catalog =
      #"{"sourceLanguage":"en","strings":{"NO_SEP":{\#(origin)"localizations":{"en":{"stringUnit":"#
      + #"{"state":"\#(state)","value":""}}}}},"version":"1.0"}"#
    let document = StringCatalogDocument(parsing: Array(catalog.utf8), file: "")
    let compiled = StringCatalogCompilation(document)
    #expect(compiled.losses.count { $0.kind == .missingSource } == count)
  }

  @Test(
    "a key of the Info.plist is no text",
    arguments: [("App/InfoPlist.xcstrings", ["de"]), ("App/L.xcstrings", ["de", "en"])])
  func propertyListKeys(file: String, languages: [String]) {
    let catalog =
      #"{"sourceLanguage":"en","strings":{"CFBundleName":{"localizations":{"de":\#(unit("Tassen"))}}},"#
      + #""version":"1.0"}"#
    let document = StringCatalogDocument(parsing: Array(catalog.utf8), file: file)
    let compiled = StringCatalogCompilation(document)
    #expect(compiled.localizations.map(\.language) == languages)
    #expect(compiled.losses.map(\.kind) == (languages.count == 1 ? [.missingSource] : []))
  }

  @Test(
    "forms that no text calls for are named",
    arguments: [("%#@crads@ left", ["the forms of 'cards' "]), ("%#@cards@ left", [])]
      as [(String, [String])])
  func unusedForms(text: String, starts: [String]) {
    let forms = plural("%arg card", "%arg cards")
    let catalog =
      #"{"sourceLanguage":"en","strings":{"cards.left":{"localizations":{"en":{"stringUnit":"#
      + #"{"state":"translated","value":"\#(text)"},"substitutions":{"cards":{"argNum":1,"#
      + #""formatSpecifier":"lld",\#(forms)}}}}}},"version":"1.0"}"#
    let document = StringCatalogDocument(parsing: Array(catalog.utf8), file: "")
    let losses = StringCatalogCompilation(document).losses.filter { $0.kind == .unusedSubstitution }
    #expect(document.diagnostics == [])
    #expect(losses.count == starts.count)
    #expect(zip(losses, starts).allSatisfy { $0.detail.hasPrefix($1) })
  }

  @Test("numbers are written where counting would give another argument")
  func substitutions() throws {
    let written = try #require(
      dictionary(
        try message(
          "k",
          #"{"stringUnit":{"state":"translated","value":"%@: %#@a@"},"substitutions":{"a":"#
            + #"{"argNum":1,"formatSpecifier":"ld",\#(plural("%arg of %@", "%arg %arg"))}}}"#)))
    #expect(written.formatKey == "%2$@: %1$#@a@")
    #expect(written.variables.map(\.valueType) == ["ld"])
    #expect(written.variables.first?.forms.map(\.text) == ["%ld of %@", "%1$ld %1$ld"])
  }

  @Test(
    "a number is written as the engine reads its specifier",
    arguments: [
      ("%ld", "%ld of %@", "%1$ld %1$ld"), ("1$ld", "%ld of %@", "%1$ld %1$ld"),
      ("much", "%lld of %@", "%1$lld %1$lld"),
    ])
  func unusualSpecifiers(specifier: String, one: String, other: String) throws {
    let written = try #require(
      dictionary(
        try message(
          "k",
          #"{"stringUnit":{"state":"translated","value":"%@: %#@a@"},"substitutions":{"a":{"argNum":1,"#
            + #""formatSpecifier":"\#(specifier)",\#(plural("%arg of %@", "%arg %arg"))}}}"#)))
    #expect(written.variables.map(\.valueType) == [specifier])
    #expect(written.variables.first?.forms.map(\.text) == [one, other])
  }

  @Test("each field that no other file has is named")
  func unknownFields() {
    let unit = #"{"state":"translated","value":"x","u":1}"#
    let catalog =
      #"{"sourceLanguage":"en","strings":{"k":{"a":1,"b":2,"localizations":{"en":{"stringUnit":"#
      + #"{"state":"translated","value":"%#@v@"},"c":3,"substitutions":{"v":{"formatSpecifier":"d","#
      + #""d":4,"variations":{"plural":{"other":{"stringUnit":\#(unit)}}}}}}}}},"#
      + #""version":"1.0","top":[]}"#
    let document = StringCatalogDocument(parsing: Array(catalog.utf8), file: "")
    let losses = StringCatalogCompilation(document).losses.filter { $0.kind == .unknownField }
    #expect(
      losses.map { "\($0.key ?? "-") \($0.language ?? "-") \($0.detail.prefix(5))" } == [
        "k - 'a' i", "k - 'b' i", "k en 'c' i", "k en 'd' i", "k en 'u' i", "- - 'top'",
      ])
  }

  @Test("digits that only look like a variable's number are left out")
  func numbersWithoutDollarSign() throws {
    let written = try #require(
      dictionary(
        try message(
          "k",
          #"{"stringUnit":{"state":"translated","value":"%1#@a@"},"substitutions":{"a":"#
            + #"{"argNum":1,"formatSpecifier":"ld",\#(plural("%arg file", "%arg files"))}}}"#)))
    #expect(written.formatKey == "%#@a@")
    let text = CatalogText(
      .message(
        StringsdictMessage(
          fields: [.formatKey("%1#@a@")] + written.variables.map { .variable($0) })))?
      .recountedForCatalog(key: "k")
    guard case .substituted(.unit("%#@a@", _), let substitutions)? = text else {
      Issue.record("\(String(describing: text))")
      return
    }
    #expect(substitutions.map(\.argument) == [1])
  }

  @Test("a substitution for two arguments becomes two variables")
  func instances() throws {
    let written = try #require(
      dictionary(
        try message(
          "k",
          #"{"stringUnit":{"state":"translated","value":"%1$#@a@, %2$#@a@"},"substitutions":{"a":"#
            + #"{"formatSpecifier":"lld",\#(plural("%arg day", "%arg days"))}}}"#)))
    #expect(written.formatKey == "%1$#@a@, %2$#@a_2@")
    #expect(written.variables.map(\.name) == ["a", "a_2"])
  }

  @Test("devices inside a substitution come to the outside")
  func devices() throws {
    let written = try #require(
      dictionary(
        try message(
          "k",
          #"{"stringUnit":{"state":"translated","value":"%#@a@"},"substitutions":{"a":{"argNum":1,"#
            + #""formatSpecifier":"lld","variations":{"device":{"mac":{\#(plural("%arg x", "%arg xs"))}"#
            + #","other":\#(unit("%arg y"))}}}}}"#)))
    #expect(written.devices.map(\.name) == ["mac", "other"])
    let inner = written.devices.compactMap { dictionary($0.content) }
    #expect(inner.map(\.formatKey) == ["%#@a@", "%#@a@"])
    #expect(
      inner.map { $0.variables.first?.forms.map(\.text) } == [["%lld x", "%lld xs"], ["%lld y"]])
  }

  @Test("a substitution that uses itself ends")
  func recursion() throws {
    let written = try #require(
      dictionary(
        try message(
          "k",
          #"{"stringUnit":{"state":"translated","value":"%#@a@"},"substitutions":{"a":"#
            + #"{"argNum":1,"formatSpecifier":"lld",\#(plural("%#@a@", "%#@b@"))}}}"#)))
    #expect(written.variables.map(\.name) == ["a"])
  }

  @Test(
    "only what is translated is compiled; convert keeps all that is a text",
    arguments: [
      ("new", "x", false, true), ("new", "", false, false), ("translated", "", false, false),
      ("needs_review", "x", true, true), ("stale", "x", true, true),
      ("translated", "x", true, true),
    ])
  func states(state: String, text: String, compiled: Bool, converted: Bool) {
    let catalog =
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"es":{"stringUnit":"#
      + #"{"state":"\#(state)","value":"\#(text)"}}}}},"version":"1.0"}"#
    let document = StringCatalogDocument(parsing: Array(catalog.utf8), file: "")
    for (keeps, expected) in [(false, compiled), (true, converted)] {
      let compilation = StringCatalogCompilation(document, keepsUntranslated: keeps)
      #expect(
        compilation.localizations.map(\.language) == (expected ? ["en", "es"] : ["en"]))
    }
  }
}
