import Diagnostics
import Testing
import Workflows

@Suite("Languages of imported files")
struct ImportLanguageTests {
  @Test(
    "a language that may be another name for a known one is not made without asking",
    arguments: [
      ("es-ES", nil, [], ["unclear-language"]), ("es_419", nil, ["App/es-419.lproj/L.strings"], []),
      ("ES", nil, ["App/es.lproj/L.strings"], []),
      ("es-ES", "es", ["App/es.lproj/L.strings"], []),
      ("es-ES", "es-ES", ["App/es-ES.lproj/L.strings"], []),
    ] as [(String, String?, [String], [String])])
  func equivalentLanguages(language: String, locale: String?, files: [String], ids: [String]) {
    let xliff = ImportSample.xliff(
      ImportSample.unit("done", "Done", "Hecho"), language: language)
    let (outcome, _) = ImportSample.run(xliff) { options, _ in options.locale = locale }
    #expect(outcome.files.map(\.file) == files)
    #expect(outcome.diagnostics.map(\.id) == ids)
    #expect(outcome.status == (ids.isEmpty ? .clean : .findings))
  }

  @Test("nor is it by force, and the end says what to do", arguments: [false, true])
  func unclearLanguage(isForced: Bool) {
    let xliff = ImportSample.xliff(
      ImportSample.unit("done", "Done", "Hecho"), language: "es-ES")
    let (outcome, _) = ImportSample.run(xliff) { options, _ in options.isForced = isForced }
    #expect(outcome.status == .findings)
    #expect(outcome.files.isEmpty)
    #expect(outcome.diagnostics.map(\.severity) == [.error])
    #expect(
      ImportReport(outcome).summary(isDryRun: false).output
        == "nothing was imported: 1 text is refused; import that language alone, with --locale es")
  }

  @Test("a file isn't taken for one of another language than it says", arguments: [false, true])
  func otherLanguage(isForced: Bool) {
    let xliff = ImportSample.xliff(ImportSample.unit("done", "Done", "סיום"), language: "he")
    let (outcome, _) = ImportSample.run(xliff) { options, _ in
      options.locale = "fr"
      options.isForced = isForced
    }
    #expect(outcome.diagnostics.map(\.id) == (isForced ? [] : ["language-mismatch"]))
    #expect(outcome.files.map(\.file) == (isForced ? ["App/fr.lproj/L.strings"] : []))
  }

  @Test(
    "texts that look like another language than the file's are told",
    arguments: [
      ("Vous pouvez partager cette photo avec votre ami", ["other-language"]),
      ("Puedes compartir esta foto con tu amigo", []),
    ])
  func textsOfAnotherLanguage(text: String, ids: [String]) {
    let source = "You can share this photo with your friend"
    func run(_ configuration: String) -> ImportOutcome {
      ImportSample.run(
        ImportSample.xliff(ImportSample.unit("share", source, text)), configuration: configuration
      ) { _, tree in
        tree.set(Array("\"share\" = \"\(source)\";\n".utf8), at: "App/en.lproj/L.strings")
      }.0
    }
    #expect(run("{}").diagnostics.map(\.id) == ids)
    #expect(run("{}").status == .clean)
    #expect(run("{severities: {'other-language': 'off'}}").diagnostics.isEmpty)
  }

  @Test("a text that only changes its state is none that comes from the file")
  func statesOfTextsOfAnotherLanguage() {
    let source = "You can share this photo with your friend"
    let text = "Vous pouvez partager cette photo avec votre ami"
    func unit(_ state: String, _ value: String) -> String {
      #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
    }
    let localizations = #""en":\#(unit("translated", source)),"es":\#(unit("needs_review", text))"#
    let catalog =
      #"{"sourceLanguage":"en","strings":{"share":{"localizations":{"#
      + localizations + #"}}},"version":"1.0"}"#
    let translated = ImportSample.unit("share", source, text, #" state="translated""#)
    let xliff = ImportSample.xliff(translated, original: "App/M.xcstrings")
    let (outcome, _) = ImportSample.run(xliff) { _, tree in
      tree.set(Array(catalog.utf8), at: "App/M.xcstrings")
    }
    #expect(outcome.files.flatMap(\.changes).map(\.kind) == [.stateChanged])
    #expect(outcome.diagnostics.isEmpty)
  }

  @Test(
    "a file that is called after another language of the project is told",
    arguments: ["de", "es"])
  func namesOfFiles(language: String) {
    let xliff = ImportSample.xliff(
      ImportSample.unit("done", "Done", "Fertig"), language: language)
    let (outcome, _) = ImportSample.run(xliff)
    #expect(outcome.diagnostics.map(\.id) == (language == "de" ? ["language-mismatch"] : []))
    #expect(outcome.files.map(\.file) == ["App/\(language).lproj/L.strings"])
  }

  @Test("what the catalog says is not to be translated isn't counted as lacking a translation")
  func textsThatNobodyTranslates() {
    let units = ["Mark", "Done"].map {
      "<trans-unit id=\"\($0)\"><source>\($0)</source></trans-unit>"
    }
    let xliff = ImportSample.xliff(units.joined(), original: "App/M.xcstrings")
    let (outcome, _) = ImportSample.run(xliff) { _, tree in
      tree.set(
        Array(
          #"{"sourceLanguage":"en","strings":{"Done":{},"Mark":{"shouldTranslate":false}},"version":"1.0"}"#
            .utf8), at: "App/M.xcstrings")
    }
    #expect(outcome.untranslated == 1)
  }

  @Test(
    "a new language is spelled with hyphens, one of the project as the project spells it",
    arguments: [
      (nil, "pt-BR"), ("App/pt_BR.lproj/M.strings", "pt_BR"),
      ("App/pt-BR.lproj/M.strings", "pt-BR"),
    ] as [(String?, String)])
  func underscores(known: String?, spelled: String) {
    let xliff = ImportSample.xliff(
      ImportSample.unit("done", "Done", "Pronto"), language: "pt_BR")
    let (outcome, _) = ImportSample.run(xliff) { _, tree in
      if let known { tree.set(Array("\"m\" = \"Mapa\";\n".utf8), at: known) }
    }
    #expect(outcome.files.map(\.file) == ["App/\(spelled).lproj/L.strings"])
  }

  @Test("a new language is spelled alike in all catalogs")
  func newLanguageSpelling() {
    let file = ImportSample.xliff(
      ImportSample.unit("done", "Done", "Pronto"), language: "pt_BR")
    let other = ImportSample.xliff(
      ImportSample.unit("new", " New ", " Novo "), language: "pt-BR")
    let (outcome, tree) = ImportSample.run(file) { options, tree in
      tree.set(Array(other.utf8), at: "b.xliff")
      options.files.append("b.xliff")
    }
    #expect(outcome.files.map(\.file) == ["App/pt-BR.lproj/L.strings"])
    #expect(tree.text(at: "App/pt-BR.lproj/L.strings")?.contains("Novo") == true)
  }

  @Test("several languages go into one String Catalog at once")
  func languagesOfStringCatalog() throws {
    let files = ["es": "Hecho", "de": "Fertig", "fr": "Fini"].sorted { $0.key < $1.key }.map {
      ImportSample.xliff(
        ImportSample.unit("Done", "Done", $1), original: "App/M.xcstrings", language: $0)
    }
    let (outcome, tree) = ImportSample.run(files[0]) { options, tree in
      for (number, file) in files.enumerated() { tree.set(Array(file.utf8), at: "\(number).xliff") }
      options.files = ["0.xliff", "1.xliff", "2.xliff"]
      tree.set(
        Array(
          #"{"sourceLanguage":"en","strings":{"Done":{},"Other":{}},"version":"1.0"}"#.utf8),
        at: "App/M.xcstrings")
    }
    #expect(outcome.files.map(\.file) == ["App/M.xcstrings"])
    #expect(outcome.files.first?.changes.map(\.locale) == ["de", "es", "fr"])
    let text = try #require(tree.text(at: "App/M.xcstrings"))
    for word in ["Hecho", "Fertig", "Fini"] { #expect(text.contains(word)) }
  }

  @Test(
    "a language from outside names no path", arguments: ["../x", "en/../../x", "", "Base", "a b"])
  func languages(language: String) {
    let (outcome, _) = ImportSample.run(
      ImportSample.xliff(ImportSample.unit("done", "Done", "Hecho"))
    ) { options, _ in
      options.locale = language
    }
    #expect(outcome.status == .couldNotRun)
    #expect(!outcome.isWritten)
  }

  @Test("a new language gets files of its own")
  func newLanguage() {
    let xliff = ImportSample.xliff(ImportSample.unit("done", "Done", "Fertig"))
      .replacing(" target-language=\"es\"", with: "")
    let (outcome, tree) = ImportSample.run(xliff) { options, _ in options.locale = "de" }
    #expect(outcome.status == .clean)
    #expect(tree.text(at: "App/de.lproj/L.strings")?.contains("\"done\" = \"Fertig\";") == true)
  }

  /// Five texts in which a number tells the key.
  private static let texts = [
    "en": "Choose the photo with the number", "es": "Elige la foto con el número",
    "fr": "Choisissez la photo avec le numéro",
  ]

  @Test(
    "a file whose texts are the catalogs' in another language replaces no translations",
    arguments: [
      // What comes, whether Spanish is there, whether it is forced, and how many texts are refused.
      ("fr", true, false, 5), ("fr", true, true, 5), ("fr", false, false, 0),
      ("es", true, false, 0),
    ] as [(String, Bool, Bool, Int)])
  func textsOfTheWrongLanguage(came: String, isThere: Bool, isForced: Bool, refused: Int) throws {
    func lines(_ text: String) -> [UInt8] {
      Array((1...5).map { "\"k\($0)\" = \"\(text) \($0)\";\n" }.joined().utf8)
    }
    let source = try #require(Self.texts["en"])
    let text = try #require(Self.texts[came])
    let suffix = came == "es" ? "!" : ""
    let units = (1...5).map { number in
      ImportSample.unit("k\(number)", "\(source) \(number)", "\(text) \(number)\(suffix)")
    }
    let (outcome, _) = ImportSample.run(ImportSample.xliff(units.joined())) { options, tree in
      options.isForced = isForced
      for (language, text) in Self.texts where isThere || language != "es" {
        tree.set(lines(text), at: "App/\(language).lproj/L.strings")
      }
    }
    let isFound = outcome.diagnostics.map(\.id).contains("language-mismatch")
    #expect(isFound == (refused > 0))
    #expect(outcome.refused == refused)
    #expect(outcome.isWritten == (refused == 0 || isForced))
  }

  @Test(
    "a file whose texts stand a row too far down or up replaces no translations",
    arguments: [(1, ["shifted-texts"]), (-1, ["shifted-texts"]), (0, [])] as [(Int, [String])])
  func shiftedTexts(offset: Int, ids: [String]) {
    let texts = [
      ("Save", "Guardar"), ("Do you want that?", "¿Lo quieres?"), ("Photos", "Fotos"),
      ("That was all.", "Eso fue todo."), ("Top 10", "Los 10 mejores"), ("Folders", "Carpetas"),
    ]
    func lines(_ texts: [String]) -> [UInt8] {
      Array(texts.enumerated().map { "\"k\($0)\" = \"\($1)\";\n" }.joined().utf8)
    }
    let units = texts.indices.map { index in
      let other = texts[(index + texts.count - offset) % texts.count].1
      return ImportSample.unit("k\(index)", texts[index].0, offset == 0 ? other + " X" : other)
    }
    let (outcome, tree) = ImportSample.run(ImportSample.xliff(units.joined())) { _, tree in
      tree.set(lines(texts.map(\.0)), at: "App/en.lproj/L.strings")
      tree.set(lines(texts.map(\.1)), at: "App/es.lproj/L.strings")
    }
    #expect(outcome.diagnostics.map(\.id) == ids)
    #expect(outcome.isWritten == ids.isEmpty)
    guard !ids.isEmpty else { return }
    // An import that puts them right again is none to be refused.
    tree.set(
      lines(texts.indices.map { texts[($0 + texts.count - offset) % texts.count].1 }),
      at: "App/es.lproj/L.strings")
    let right = zip(texts.indices, texts).map { ImportSample.unit("k\($0)", $1.0, $1.1) }
    tree.set(Array(ImportSample.xliff(right.joined()).utf8), at: "es.xliff")
    let options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["es.xliff"])
    #expect(ImportWorkflow(options).run(on: tree).isWritten)
  }
}
