import Diagnostics
import Extraction
import Testing
import Workflows

/// `l10n extract` with a configuration.
@Suite struct ConfiguredExtractTests {
  private func run(
    _ configuration: String, _ more: [String: String] = [:],
    _ options: ExtractOptions = ExtractOptions(paths: ["."])
  ) -> (ExtractOutcome, InMemoryFolder) {
    var files = [
      "l10n.json": configuration, "App/View.swift": #"let a = String(localized: "Hello")"#,
    ]
    files.merge(more) { $1 }
    let tree = InMemoryFolder(files)
    let project = ProjectConfiguration(explicit: nil, paths: options.scope.paths, in: tree)
    return (ExtractWorkflow(options).run(on: tree, project: project), tree)
  }

  @Test func languageAndFolderComeFromTheConfiguration() {
    let (outcome, tree) = run("{sourceLanguage: 'es', catalogs: ['Strings']}")
    #expect(outcome.status == .clean)
    #expect(tree.text(at: "Strings/es.lproj/Localizable.strings")?.contains("Hello") == true)
  }

  @Test func theCommandLineWins() {
    let options = ExtractOptions(paths: ["."], output: "Other", sourceLanguage: "fr")
    let (_, tree) = run("{sourceLanguage: 'es', catalogs: ['Strings']}", [:], options)
    #expect(tree.text(at: "Other/fr.lproj/Localizable.strings")?.contains("Hello") == true)
    #expect(tree.text(at: "Strings/es.lproj/Localizable.strings") == nil)
  }

  @Test func foldersAreRelativeToTheConfiguration() {
    let options = ExtractOptions(paths: ["App"])
    let (_, tree) = run("{", ["App/l10n.json": "{catalogs: ['Strings']}"], options)
    #expect(tree.text(at: "App/Strings/en.lproj/Localizable.strings")?.contains("Hello") == true)
  }

  @Test func ofSeveralFoldersTheNearestIsTheSources() {
    let strings = "\"Old\" = \"Old\";\n"
    let (outcome, tree) = run(
      "{catalogs: ['App/Strings', 'Kit/Strings']}",
      [
        "Kit/K.swift": #"let b = String(localized: "World")"#,
        "App/Strings/en.lproj/Localizable.strings": strings,
        "Kit/Strings/en.lproj/Localizable.strings": strings,
        "Copies/en.lproj/Localizable.strings": strings,
      ])
    #expect(outcome.status == .clean)
    #expect(tree.text(at: "App/Strings/en.lproj/Localizable.strings")?.contains("Hello") == true)
    #expect(tree.text(at: "Kit/Strings/en.lproj/Localizable.strings")?.contains("World") == true)
    #expect(tree.text(at: "Copies/en.lproj/Localizable.strings") == strings)
  }

  @Test func functionsOfBothCount() {
    let source = ["App/B.swift": #"let b = tr("One"), c = loc("Two")"#]
    var options = ExtractOptions(paths: ["."], needsCatalog: false)
    options.functions = [LocalizingFunction(name: "loc")]
    let (outcome, _) = run("{functions: ['tr(_:)']}", source, options)
    #expect(outcome.entries.map(\.key) == ["Hello", "One", "Two"])
  }

  @Test(
    "globs are relative to the configuration's folder",
    arguments: [
      ("{exclude: ['App/Gen']}", ["."], ["Hello"]), ("{exclude: ['App/Gen']}", ["App"], ["Hello"]),
      ("{exclude: ['App/Gen']}", ["App/Gen"], []), ("{exclude: ['Gen']}", ["App"], ["Hello"]),
      ("{include: ['App/Gen/**']}", ["App"], ["Made"]), ("{include: ['Gen/**']}", ["App"], []),
    ])
  func globs(configuration: String, paths: [String], expected: [String]) {
    let (outcome, _) = run(
      configuration, ["App/Gen/G.swift": #"let g = String(localized: "Made")"#],
      ExtractOptions(paths: paths, needsCatalog: false))
    #expect(outcome.entries.map(\.key) == expected)
  }

  @Test func globsOfTheCommandLineStandIn() {
    let made = ["App/Gen/G.swift": #"let g = String(localized: "Made")"#]
    var options = ExtractOptions(paths: ["."], needsCatalog: false)
    options.scope.exclude = ["View.swift"]
    #expect(run("{exclude: ['Gen']}", made, options).0.entries.map(\.key) == ["Made"])
    options.scope = FileScope(include: ["App/Gen/**"])
    #expect(run("{include: ['App/View.swift']}", made, options).0.entries.map(\.key) == ["Made"])
  }

  @Test func aBrokenConfigurationEndsTheRun() {
    let (outcome, tree) = run("{catalogs: ['Strings'], local: []}")
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["configuration-unknown-key"])
    #expect(tree.text(at: "Strings/en.lproj/Localizable.strings") == nil)
  }

  @Test(
    "texts that the configuration marks are added to no catalog",
    arguments: [
      ("{}", ["b-2.text", "c-3.text"]),
      ("{untranslatedMarks: []}", ["a-1.text", "b-2.text", "c-3.text"]),
      ("{untranslatedMarks: ['[no]', 'lorem']}", ["a-1.text"]),
    ])
  func marked(configuration: String, keys: [String]) throws {
    let label = { (id: String, text: String) in "<label text=\"\(text)\" id=\"\(id)\"/>" }
    let labels = [label("a-1", "1 #bc-ignore!"), label("b-2", "2 [no]"), label("c-3", "lorem")]
    let storyboard =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\">"
      + "<objects>\(labels.joined())</objects></document>"
    let (outcome, tree) = run(
      configuration,
      [
        "App/Base.lproj/Main.storyboard": storyboard,
        "App/en.lproj/Main.strings": "\"old.text\" = \"Old\";\n",
        "App/en.lproj/Localizable.strings": "\"Hello\" = \"Hello\";\n",
      ])
    #expect(outcome.status == .clean)
    let text = try #require(tree.text(at: "App/en.lproj/Main.strings"))
    #expect(["a-1.text", "b-2.text", "c-3.text"].filter(text.contains) == keys)
  }
}
