import Catalogs
import Diagnostics
import Exchange
import Workflows

extension FuzzSubject {
  /// What commands do with a String Catalog, in a folder in memory.
  static let commands = [lint, preview, conversion, exchange, merge]

  static let catalogTexts = [
    stringCatalogText,
    #"{"sourceLanguage":"en","strings":{"Add %lld %@":{"localizations":{"es":{"stringUnit":{"state":"#
      + #""translated","value":"Añadir ^[%1$lld %2$@](inflect: true) a tu **orden** <b>&amp;"}}}}},"#
      + #""version":"1.0"}"#,
  ]

  static let catalogTokens =
    jsonTokens + [
      "%@", "%lld", "%1$@", "%999999$@", "%#@files@", "%arg", "%%", "%", "^[", "](inflect: true)",
      "**",
      "](", "[a](b)", "`", "<b>", "&lt;", "\\n", "\\u202e", "\"plural\" : {", "\"other\" : {", "  ",
      "“", "l'",
      "${app}", "https://a.b/c", "a@b.c", "12.345,6", "…", "\"es-419\" : {",
      "\"shouldTranslate\" : true",
    ]

  static let catalog = "Localizable.xcstrings"

  private static let lint = FuzzSubject(
    name: "lint", suffixes: [".xcstrings"], seeds: catalogTexts, tokens: catalogTokens
  ) { bytes in
    let tree = InMemoryFolder(bytes: [catalog: bytes])
    var options = LintOptions(paths: [catalog])
    options.showsNotes = true
    let outcome = LintWorkflow(options).run(on: tree)
    _ = LintReport(outcome) { _ in bytes }.json.text()
    _ = LintReport(outcome) { _ in bytes }.text(usesColor: true, errorsOnly: false)
    guard tree.files == [catalog: bytes] else { return "lint wrote something" }
    options.fixes = true
    _ = LintWorkflow(options).run(on: tree)
    let before = StringCatalogDocument(parsing: bytes, file: catalog)
    let after = StringCatalogDocument(parsing: tree.files[catalog] ?? [], file: catalog)
    guard before.hasErrors || !after.hasErrors else { return "a fixed catalog can't be read" }
    return nil
  }

  private static let preview = FuzzSubject(
    name: "preview", suffixes: [".xcstrings"], seeds: catalogTexts, tokens: catalogTokens
  ) { bytes in
    var options = PreviewOptions()
    options.scope.paths = [catalog]
    let outcome = PreviewWorkflow(options).run(on: InMemoryFolder(bytes: [catalog: bytes]))
    return shownDiagnostics(outcome.diagnostics, of: bytes)
  }

  /// To `.lproj` folders and back, and compiled.
  private static let conversion = FuzzSubject(
    name: "conversion", suffixes: [".xcstrings"], seeds: catalogTexts, tokens: catalogTokens
  ) { bytes in
    let tree = InMemoryFolder(bytes: [catalog: bytes])
    var options = ConvertOptions()
    (options.scope.paths, options.output, options.format) = ([catalog], "converted", .strings)
    _ = ConvertWorkflow(options).run(on: tree)
    (options.scope.paths, options.output, options.format) = (["converted"], "back", .xcstrings)
    _ = ConvertWorkflow(options).run(on: tree)
    var compiling = CompileOptions()
    (compiling.scope.paths, compiling.output, compiling.expandsAgreement) = (
      [catalog], "built", true
    )
    _ = CompileWorkflow(compiling).run(on: tree)
    guard tree.files[catalog] == bytes else { return "the old catalog was changed" }
    for (path, bytes) in tree.files where path != catalog {
      if let broken = unreadable(bytes, at: path) { return broken }
    }
    return nil
  }

  /// Why a catalog that was written is none.
  static func unreadable(_ bytes: [UInt8], at path: String) -> String? {
    switch CatalogFormat(path: path) {
    case .strings where StringsDocument(parsing: bytes, file: path).hasErrors,
      .stringsdict where StringsdictDocument(parsing: bytes, file: path).hasErrors,
      .stringCatalog where StringCatalogDocument(parsing: bytes, file: path).hasErrors:
      "\(path) was written, and can't be read"
    default: nil
    }
  }

  /// To translators and back without a change.
  private static let exchange = FuzzSubject(
    name: "exchange", suffixes: [".xcstrings"], seeds: catalogTexts, tokens: catalogTokens
  ) { bytes in
    for format in [ExchangeFormat.xliff, .csv, .xcloc] {
      let tree = InMemoryFolder(bytes: [catalog: bytes])
      let catalogs = ExchangeCatalogOptions(roots: [catalog])
      var options = ExportOptions(catalogs: catalogs, format: format, output: "out")
      options.locales = ["es"]
      let exported = ExportWorkflow(options).run(on: tree).packages.map(\.path)
      guard tree.files[catalog] == bytes else { return "an export changed the catalog" }
      guard !exported.isEmpty else { continue }
      let outcome = ImportWorkflow(ImportOptions(catalogs: catalogs, files: exported)).run(on: tree)
      guard outcome.files.allSatisfy(\.changes.isEmpty), tree.files[catalog] == bytes else {
        return "\(format.rawValue): an import of what was exported changes the catalog"
      }
    }
    return nil
  }

  /// Three ways, with a side that is in order.
  private static let merge = FuzzSubject(
    name: "merge", suffixes: [".xcstrings"], seeds: catalogTexts, tokens: catalogTokens
  ) { bytes in
    let base = Array(stringCatalogText.utf8)
    let isInOrder = !StringCatalogDocument(parsing: bytes, file: catalog).hasErrors
    let sides = [
      (base, bytes, base), (base, base, bytes), (bytes, base, base), (base, bytes, bytes),
    ]
    for (base, ours, theirs) in sides {
      let outcome = ThreeWayMerge(base: base, ours: ours, theirs: theirs)
        .outcome(format: .stringCatalog)
      guard let merged = outcome.bytes else {
        if isInOrder { return "catalogs that can be read can't be merged" }
        continue
      }
      guard outcome.conflicts.isEmpty, unreadable(merged, at: catalog) != nil else { continue }
      return "what was merged can't be read"
    }
    return nil
  }
}
