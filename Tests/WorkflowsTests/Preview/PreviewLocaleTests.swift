import Diagnostics
import Testing
import Workflows

/// Locales that are named and that catalogs lack.
@Suite struct PreviewLocaleTests {
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
    P = { isa = PBXProject; developmentRegion = en; knownRegions = (en, es, fr, Base);
      mainGroup = G; targets = (); };
    G = { isa = PBXGroup; children = (); sourceTree = "<group>"; };
    }; }
    """

  private static let tree = InMemoryFolder([
    "App.xcodeproj/project.pbxproj": project,
    "App/en.lproj/L.strings": "\"cup\" = \"Cup\";\n",
    "App/es.lproj/L.strings": "\"cup\" = \"Taza\";\n",
  ])

  private func preview(_ locales: [String], in paths: [String] = ["."]) -> PreviewOutcome {
    var options = PreviewOptions()
    options.scope = FileScope(paths: paths)
    (options.locales, options.namesLocales) = (locales, true)
    return PreviewWorkflow(options).run(on: Self.tree)
  }

  /// A language that was just added in Xcode has no texts yet.
  @Test(
    arguments: [
      ("fr", ["."], true), ("fr", ["App"], true), ("fr", ["App/es.lproj"], true),
      ("it", ["."], false), ("it", ["App/es.lproj"], false),
    ] as [(String, [String], Bool)])
  func whatTheProjectListsIsShown(locale: String, paths: [String], isShown: Bool) {
    let outcome = preview([locale], in: paths)
    #expect(outcome.status == (isShown ? .clean : .couldNotRun))
    #expect(outcome.diagnostics.map(\.id) == (isShown ? [] : ["locale-not-found"]))
    #expect(outcome.report.previews.map(\.locale) == (isShown ? [locale] : []))
  }

  /// Of catalogs that are named one by one some may lack a language, as `lint` has it.
  @Test func aFileThatIsNamedMayLackALocale() {
    let outcome = preview(["it", "es"], in: ["App/es.lproj/L.strings"])
    #expect(outcome.status == .clean)
    #expect(
      outcome.diagnostics.map { "\($0.severity): \($0.message)" } == [
        "warning: no catalog has the locale `it`, so what people read in its place is shown; there "
          + "are en, es"
      ])
    #expect(Set(outcome.report.previews.map(\.locale)) == ["it", "es"])
  }

  @Test func aLocaleThatIsNamedTwiceIsShownOnce() {
    #expect(preview(["es", "en", "es"]).report.previews.map(\.locale) == ["es", "en"])
  }

  /// Nobody writes the texts of a pseudo-locale.
  @Test(arguments: ["en-XA", "ar-XB", "en-XL"])
  func pseudoLocalesAreShown(locale: String) {
    let outcome = preview([locale])
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.report.previews.map(\.locale) == [locale])
  }
}
