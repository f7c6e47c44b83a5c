import Diagnostics
import Exchange
import Testing
import Workflows

@Suite("Compiling")
struct CompileWorkflowTests {
  private func catalog(_ strings: String) -> String {
    #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
  }

  private func spanish(_ key: String, _ text: String) -> String {
    #""\#(key)":{"localizations":{"es":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}"#
  }

  private func run(
    _ files: [String: String], _ change: (inout CompileOptions) -> Void = { _ in }
  ) -> (ConversionOutcome, InMemoryFolder) {
    let folder = InMemoryFolder(files)
    var options = CompileOptions()
    options.output = "out"
    change(&options)
    return (CompileWorkflow(options).run(on: folder), folder)
  }

  @Test("a language can't lead out of the output folder", arguments: ["../es", "a/b", "", ".."])
  func languages(_ language: String) {
    let text = catalog(
      #""k":{"localizations":{"\#(language)":{"stringUnit":{"state":"translated","value":"x"}}}}"#)
    let (outcome, _) = run(["A.xcstrings": text])
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["invalid-language"])
    #expect(outcome.files.map(\.path) == ["out/en.lproj/A.strings"])
  }

  @Test("a language that no folder can be called keeps nobody from having the others")
  func otherLanguages() {
    let text = catalog(
      """
      "k":{"localizations":{"sr@latin":{"stringUnit":{"state":"translated","value":"x"}},\
      "es":{"stringUnit":{"state":"translated","value":"y"}}}}
      """)
    let (outcome, folder) = run(["A.xcstrings": text])
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["invalid-language"])
    #expect(folder.text(at: "out/es.lproj/A.strings") != nil)
  }

  @Test("two catalogs of one table, as two targets have them, are kept apart by their folders")
  func tablesOfOneName() throws {
    let (outcome, folder) = run([
      "a/A.xcstrings": catalog(spanish("k", "uno")), "b/A.xcstrings": catalog(spanish("k", "dos")),
    ])
    #expect(outcome.status == .clean)
    #expect(try #require(folder.text(at: "out/a/es.lproj/A.strings")).contains("uno"))
    #expect(try #require(folder.text(at: "out/b/es.lproj/A.strings")).contains("dos"))
    #expect(folder.text(at: "out/es.lproj/A.strings") == nil)
  }

  @Test("the paths of what is written have no slash twice", arguments: ["out", "out/"])
  func slashes(output: String) {
    let files = ["A.xcstrings", "b/A.xcstrings", "B.xcstrings"]
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0, catalog(spanish("k", "uno"))) })
    let (compiled, _) = run(texts) { $0.output = output }
    var options = ConvertOptions()
    options.format = .strings
    options.output = output
    let converted = ConvertWorkflow(options).run(on: InMemoryFolder(texts))
    let tables = ["en", "es"].flatMap { language in
      ["out/\(language).lproj/A", "out/b/\(language).lproj/A", "out/\(language).lproj/B"]
    }
    for outcome in [compiled, converted] {
      #expect(Set(outcome.files.map(\.path)) == Set(tables.map { $0 + ".strings" }))
    }
  }

  @Test(
    "of an absolute path only what lies below it keeps them apart",
    arguments: [["/r/in"], ["/r/in/a", "/r/in/b/A.xcstrings"]])
  func absolutePathsOfOneName(named: [String]) throws {
    let (outcome, folder) = run([
      "/r/in/a/A.xcstrings": catalog(spanish("k", "uno")),
      "/r/in/b/A.xcstrings": catalog(spanish("k", "dos")),
    ]) { $0.scope.paths = named }
    #expect(outcome.status == .clean)
    #expect(try #require(folder.text(at: "out/a/es.lproj/A.strings")).contains("uno"))
    #expect(try #require(folder.text(at: "out/b/es.lproj/A.strings")).contains("dos"))
  }

  @Test(
    "values go into the key, or behind it where it shows none",
    arguments: [
      ("^[%lld %@](inflect: true)", "^[%lld gato](inflect: true)"), ("cats", "cats.gato"),
    ])
  func keys(key: String, expected: String) throws {
    let text = catalog(spanish(key, "^[%lld %@](inflect: true)"))
    let (outcome, folder) = run(["A.xcstrings": text]) {
      $0.expandsAgreement = true
      $0.arguments = ["2=gato"]
    }
    #expect(outcome.diagnostics.isEmpty)
    let written = try #require(folder.text(at: "out/es.lproj/A.stringsdict"))
    #expect(written.contains("<key>\(expected)</key>"))
    #expect(written.contains("<string>%1$lld gato</string>"))
    #expect(written.contains("<string>%1$lld gatos</string>"))
  }

  @Test("what was compiled is replaced, and what somebody wrote only if somebody insists")
  func existingFiles() throws {
    let plural =
      #""k":{"localizations":{"es":{"variations":{"plural":{"other":{"stringUnit":"#
      + #"{"state":"translated","value":"%lld"}}}}}}}"#
    let (first, folder) = run(["A.xcstrings": catalog(spanish("a", "uno") + "," + plural)])
    #expect(first.status == .clean)
    var options = CompileOptions()
    options.output = "out"
    folder.set(Array(catalog(spanish("a", "dos")).utf8), at: "A.xcstrings")
    #expect(CompileWorkflow(options).run(on: folder).status == .clean)
    let written = try #require(folder.text(at: "out/es.lproj/A.strings"))
    #expect(written.hasSuffix("\n\n\"a\" = \"dos\";\n"))

    let own = "\"a\" = \"by hand\";\n"
    folder.set(Array(own.utf8), at: "out/es.lproj/A.strings")
    let refused = CompileWorkflow(options).run(on: folder)
    #expect(refused.diagnostics.map(\.id) == ["existing-file"])
    #expect(folder.text(at: "out/es.lproj/A.strings") == own)
    options.replacesFiles = true
    #expect(CompileWorkflow(options).run(on: folder).status == .clean)
  }

  /// What is compiled after the English text was taken away, and in what form.
  private func compileTwice(
    _ change: (inout CompileOptions) -> Void = { _ in }
  ) -> ConversionOutcome {
    let name = #""CFBundleName":{"localizations":{"#
    let english = #""en":{"stringUnit":{"state":"translated","value":"Shop"}},"#
    let other = #""es":{"stringUnit":{"state":"translated","value":"Tienda"}}}}"#
    let folder = InMemoryFolder(["InfoPlist.xcstrings": catalog(name + english + other)])
    var options = CompileOptions()
    options.output = "out"
    change(&options)
    _ = CompileWorkflow(options).run(on: folder)
    folder.set(Array(catalog(name + other).utf8), at: "InfoPlist.xcstrings")
    return CompileWorkflow(options).run(on: folder)
  }

  @Test(
    "what an earlier run made and nothing stands for any more is told of", arguments: [true, false])
  func outdatedOutputs(isBinary: Bool) {
    let outcome = compileTwice { $0.isBinary = isBinary }
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.map(\.id) == ["outdated-output"])
    #expect(outcome.diagnostics.map(\.location?.file) == ["out/en.lproj/InfoPlist.strings"])
    #expect(outcome.files.map(\.path) == ["out/es.lproj/InfoPlist.strings"])
  }

  @Test("languages that are not asked for and files of people are no matter")
  func otherOutputs() {
    #expect(compileTwice { $0.languages = ["es"] }.diagnostics.isEmpty)
    let (outcome, _) = run([
      "A.xcstrings": catalog(spanish("k", "uno")), "out/es.lproj/A.stringsdict": "<plist></plist>",
      "out/de.lproj/A.strings": "\"k\" = \"eins\";\n", "out/de.lproj/B.strings": "",
    ])
    #expect(outcome.status == .clean && outcome.diagnostics.isEmpty)
  }

  @Test("forms of a text that varies no longer would still be read")
  func outdatedForms() {
    let forms =
      #""k":{"localizations":{"es":{"variations":{"plural":{"other":{"stringUnit":"#
      + #"{"state":"translated","value":"%lld"}}}}}}}"#
    let (_, folder) = run(["A.xcstrings": catalog(forms)])
    folder.set(Array(catalog(spanish("k", "%lld")).utf8), at: "A.xcstrings")
    var options = CompileOptions()
    options.output = "out"
    let outcome = CompileWorkflow(options).run(on: folder)
    #expect(outcome.diagnostics.map(\.location?.file) == ["out/es.lproj/A.stringsdict"])
  }

  @Test("people are told of what an app shows otherwise for what is left out")
  func losses() {
    let outcome = compileTwice()
    #expect(outcome.losses.map(\.loss.kind) == [.missingSource])
    #expect(outcome.losses.map(\.loss.key) == ["CFBundleName"])
    #expect(compileTwice { $0.languages = ["es"] }.losses.isEmpty)
  }

  @Test("only XML can't hold a control character", arguments: [(false, 1), (true, 0)])
  func controlCharacters(isBinary: Bool, count: Int) {
    let forms =
      #""k":{"localizations":{"es":{"variations":{"plural":{"other":{"stringUnit":"#
      + #"{"state":"translated","value":"%lld \u0002"}}}}}}}"#
    let (outcome, _) = run(["A.xcstrings": catalog(forms)]) { $0.isBinary = isBinary }
    #expect(outcome.losses.filter { $0.loss.kind == .controlCharacter }.count == count)
  }

  @Test("an argument that can be anything keeps the markup")
  func openArgument() throws {
    let text = catalog(spanish("k", "^[%lld %@](inflect: true)"))
    let (outcome, folder) = run(["A.xcstrings": text]) { $0.expandsAgreement = true }
    #expect(outcome.status == .findings)
    #expect(outcome.diagnostics.map(\.id) == ["agreement-not-expanded"])
    #expect(folder.text(at: "out/es.lproj/A.strings")?.contains("^[%lld %@]") == true)
  }

  @Test("percent signs and values in a text can't become specifiers")
  func percentSigns() throws {
    let text = catalog(spanish("k", "^[%lld %@](inflect: true), 5%% \u{E000}"))
    let (_, folder) = run(["A.xcstrings": text]) {
      $0.expandsAgreement = true
      $0.arguments = ["2=%n"]
    }
    let written = try #require(folder.text(at: "out/es.lproj/A.strings"))
    #expect(written.contains("%1$lld %%n, 5%% \u{E000}"))
  }

  @Test("more texts than the limit are refused with their count, and nothing is written")
  func limit() {
    let text = catalog(spanish("k", "^[%lld %@](inflect: true)"))
    let (outcome, folder) = run(["A.xcstrings": text]) {
      $0.expandsAgreement = true
      $0.expansionLimit = 5
      $0.arguments = ["2=gato", "2=perro"]
    }
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.first?.message.contains("6 texts") == true)
    #expect(folder.text(at: "out/es.lproj/A.strings") == nil)
  }

  @Test("two spellings of one language would be one folder on macOS")
  func languagesThatDifferInCase() {
    let text = catalog(spanish("k", "uno") + "," + spanish("l", "dos").replacing("es", with: "ES"))
    let (outcome, folder) = run(["A.xcstrings": text])
    #expect(outcome.status == .couldNotRun)
    #expect(Set(outcome.diagnostics.map(\.id)) == ["conflicting-output"])
    #expect(folder.text(at: "out/es.lproj/A.strings") == nil)
  }
}
