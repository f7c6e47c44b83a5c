import Catalogs
import Diagnostics
import Exchange
import Messages
import Reading
import Workflows

extension FuzzSubject {
  /// What commands do with the keys of a String Catalog and with the code that names them, in a
  /// folder in memory.
  static let keyCommands = [symbols, pseudo, suggest, rename, renameInCode, stringsData]

  /// A catalog whose source language has plural forms that one text with agreement can replace.
  private static let plurals = #"""
    {"sourceLanguage":"en","version":"1.0","strings":{
    "%lld salads":{"localizations":{
    "en":{"variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"%lld salad"}},
    "other":{"stringUnit":{"state":"translated","value":"%lld salads"}}}}},
    "es":{"variations":{"plural":{
    "one":{"stringUnit":{"state":"translated","value":"%lld ensalada grande"}},
    "many":{"stringUnit":{"state":"translated","value":"%lld de ensaladas grandes"}},
    "other":{"stringUnit":{"state":"translated","value":"%lld ensaladas grandes"}}}}}}}}}
    """#

  private static let code = """
    import SwiftUI
    struct Order: View { let n: Int; let name: String
    var body: some View { Text("\\(n) salads"); Text("Hello \\(name)"); Text("\\(n) files") } }
    """

  /// Writes the same twice, and nothing else.
  private static let symbols = FuzzSubject(
    name: "symbols", suffixes: [".xcstrings"], seeds: catalogTexts + [plurals],
    tokens: catalogTokens + ["\"extractionState\" : \"manual\",", "class", "a.b.c", "`", "\\n}"]
  ) { bytes in
    let tree = InMemoryFolder(bytes: [catalog: bytes])
    var options = SymbolsOptions()
    (options.scope.paths, options.output, options.keys) = ([catalog], "S.swift", .all)
    let outcome = SymbolsWorkflow(options).run(on: tree)
    guard tree.files[catalog] == bytes else { return "the catalog was changed" }
    if let broken = shownDiagnostics(outcome.diagnostics, of: bytes) { return broken }
    guard tree.files["S.swift"] != nil else { return nil }
    options.isCheck = true
    let again = SymbolsWorkflow(options).run(on: tree).diagnostics
    return again.contains { $0.id == "outdated-symbols" } ? "what was written is outdated" : nil
  }

  /// What is written can be read, and goes again.
  private static let pseudo = FuzzSubject(
    name: "pseudo", suffixes: [".xcstrings"], seeds: catalogTexts + [plurals],
    tokens: catalogTokens + ["\"en-XA\" : {", "\"ar-XB\" : {"]
  ) { bytes in
    let isInOrder = !StringCatalogDocument(parsing: bytes, file: catalog).hasErrors
    for kind in PseudoKind.allCases {
      let tree = InMemoryFolder(bytes: [catalog: bytes])
      let catalogs = ExchangeCatalogOptions(roots: [catalog])
      _ = PseudoWorkflow(PseudoOptions(.write(kind), catalogs: catalogs)).run(on: tree)
      let written = tree.files[catalog] ?? []
      if isInOrder, let broken = unreadable(written, at: catalog) { return "\(kind): \(broken)" }
      _ = PseudoWorkflow(PseudoOptions(.remove(nil), catalogs: catalogs)).run(on: tree)
      let left = tree.files[catalog] ?? []
      if isInOrder, let broken = unreadable(left, at: catalog) { return "\(kind): \(broken)" }
    }
    return nil
  }

  /// Nothing is written, whatever is found.
  private static let suggest = FuzzSubject(
    name: "suggest", suffixes: [".xcstrings"], seeds: [plurals] + catalogTexts,
    tokens: catalogTokens + [
      "%lld", "\"one\":{", "\"few\":{", "\"zero\":{", " salads", " ensaladas", " 2",
      "\"device\" : {",
    ]
  ) { bytes in
    let files = [catalog: bytes, "A.swift": Array(code.utf8)]
    let tree = InMemoryFolder(bytes: files)
    let outcome = SuggestWorkflow(SuggestOptions(paths: ["."])).run(on: tree)
    guard tree.files == files else { return "something was written" }
    let report = SuggestReport(outcome)
    _ = report.json(diagnostics: []).text()
    _ = report.text
    return shownDiagnostics(outcome.diagnostics, of: bytes)
  }

  /// Where a key of a catalog is renamed, every other one stays.
  private static let rename = FuzzSubject(
    name: "rename", suffixes: [".xcstrings"], seeds: catalogTexts + [plurals],
    tokens: catalogTokens + ["\"new.key %@\" : {", "\"Hello %@\" : {", "\"key\""]
  ) { bytes in
    let document = StringCatalogDocument(parsing: bytes, file: catalog)
    guard let key = document.entries.first?.key.value else { return nil }
    let tree = InMemoryFolder(bytes: [catalog: bytes, "A.swift": Array(code.utf8)])
    let options = RenameOptions(old: key, new: "new " + key, paths: ["."])
    let outcome = RenameWorkflow(options).run(on: tree)
    if let broken = shownDiagnostics(outcome.diagnostics, of: bytes) { return broken }
    let written = tree.files[catalog] ?? []
    guard outcome.status == .clean else {
      return written == bytes ? nil : "a rename that was refused changed something"
    }
    let renamed = StringCatalogDocument(parsing: written, file: catalog)
    guard renamed.hasErrors == document.hasErrors else { return "a renamed catalog can't be read" }
    let (old, new) = (document.entries.map(\.key.value), renamed.entries.map(\.key.value))
    return old.count == new.count && Set(new) == Set(old).subtracting([key]).union(["new " + key])
      ? nil : "other keys than the renamed one have changed"
  }

  /// Where a key of code is renamed, the code has the new one in its place.
  private static let renameInCode = FuzzSubject(
    name: "rename-in-code", suffixes: [".swift"], seeds: [code],
    tokens: [
      "\"", "\\(", ")", "\\(name)", "\\(n)", "#\"", "\"#", "\"\"\"", "\\n", "//", "/*", "Text(",
    ]
      + [
        "Hello ", "comment: \"c\"", "tableName: \"T\"", "String(localized: ", "{", "}", "\\u{301}",
      ]
  ) { bytes in
    let table = Array(catalogTexts[0].utf8)
    let tree = InMemoryFolder(bytes: [catalog: table, "A.swift": bytes])
    let options = RenameOptions(old: "Hello %@", new: "greeting %@", paths: ["."])
    let outcome = RenameWorkflow(options).run(on: tree)
    if let broken = shownDiagnostics(outcome.diagnostics, of: bytes) { return broken }
    guard outcome.status == .clean else {
      return tree.files == [catalog: table, "A.swift": bytes]
        ? nil : "a rename that was refused changed something"
    }
    let again = RenameWorkflow(
      RenameOptions(old: "greeting %@", new: "Hello %@", paths: ["."])
    ).run(on: tree)
    return again.status == .clean ? nil : "what was renamed can't be renamed back"
  }

  /// What a compiler found, synced into a catalog.
  private static let stringsData = FuzzSubject(
    name: "stringsdata", suffixes: [".stringsdata"],
    seeds: [
      #"{"source":"/work/A.swift","tables":{"Localizable":[{"comment":"Kept.","key":"Hello %@","#
        + #""location":{"startingColumn":9,"startingLine":3}},{"comment":"","key":"new","value":"New"}]"#
        + #","Other":[{"comment":"","key":"Elsewhere"}]},"version":1}"#
    ],
    tokens: jsonTokens + [
      "\"tables\":{", "\"Localizable\":[", "\"key\":", "\"version\":2", "\"value\":",
    ]
  ) { bytes in
    let table = Array(catalogTexts[0].utf8)
    let tree = InMemoryFolder(bytes: [catalog: table, "A.stringsdata": bytes])
    var sync = CatalogSync()
    (sync.catalogs, sync.stringsData) = ([catalog], ["A.stringsdata"])
    let (diagnostics, status) = sync.run(on: tree)
    if let broken = shownDiagnostics(diagnostics, of: bytes) { return broken }
    let written = tree.files[catalog] ?? []
    guard status == .clean || written == table else { return "a broken run changed the catalog" }
    return unreadable(written, at: catalog)
  }
}
