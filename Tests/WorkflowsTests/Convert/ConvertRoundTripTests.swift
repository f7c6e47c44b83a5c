import Catalogs
import Diagnostics
import Exchange
import Reading
import Testing

@testable import Workflows

/// A String Catalog that becomes `.lproj` folders and one again has the same texts; what became of
/// its comments is said.
@Suite struct ConvertRoundTripTests {
  private static func converted(_ texts: [String]) -> (ConversionOutcome, InMemoryFolder) {
    let tree = InMemoryFolder([
      "L.xcstrings": AwkwardExchangeTests.catalog(texts, isTranslated: true)
    ])
    var options = ConvertOptions()
    options.scope.paths = ["L.xcstrings"]
    options.output = "made"
    options.format = .strings
    return (ConvertWorkflow(options).run(on: tree), tree)
  }

  @Test func textsComeBackAsTheyWent() throws {
    let texts = AwkwardExchangeTests.texts + AwkwardExchangeTests.unwritable
    let (outcome, tree) = Self.converted(texts)
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    for (language, prefix) in [("en", ""), ("es", "es ")] {
      let path = "made/\(language).lproj/L.strings"
      let document = StringsDocument(parsing: try tree.read(path), file: path)
      #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
      #expect(document.entries.count == texts.count)
      for text in texts {
        let value = document.entry(forKey: text).map(document.value(of:))
        #expect(value?.isExactly(prefix + text) == true, "\(text.debugDescription)")
      }
    }
  }

  /// Apple knows no such language, and no catalog that has it could be compiled.
  @Test func aFolderThatIsNoLanguageIsLeftOut() throws {
    let tree = InMemoryFolder([
      "en.lproj/L.strings": "\"k\" = \"Yes\";", "sr@latin.lproj/L.strings": "\"k\" = \"Da\";",
      "de.lproj/L.strings": "\"k\" = \"Ja\";",
    ])
    var options = ConvertOptions()
    options.format = .xcstrings
    let outcome = ConvertWorkflow(options).run(on: tree)
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.location?.file) == ["sr@latin.lproj/L.strings"])
    #expect(ConversionReport(outcome).nextText.output.hasPrefix("next: remove the 2 old files, "))
    let catalog = try #require(tree.text(at: "L.xcstrings"))
    #expect(catalog.contains("Ja") && !catalog.contains("latin"))
  }

  /// In a String Catalog, which is sorted, it would speak of one key.
  @Test(arguments: [
    ("/* MARK: - Kitchen */\n", nil), ("// MARK: Kitchen\n/* On a button */\n", "On a button"),
    ("/* On a button */\n", "On a button"),
  ])
  func theHeadingOfAGroupIsNoKeysComment(comments: String, kept: String?) throws {
    let tree = InMemoryFolder(["en.lproj/L.strings": comments + "\"a\" = \"Cup\";\n"])
    var options = ConvertOptions()
    options.format = .xcstrings
    let outcome = ConvertWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean)
    let catalog = try #require(tree.text(at: "L.xcstrings"))
    #expect(catalog.contains("\"comment\"") == (kept != nil) && !catalog.contains("MARK"))
    #expect(catalog.contains(kept ?? "Cup"))
    let isTold = outcome.losses.contains { $0.loss.kind == .comment }
    #expect(isTold == comments.contains("MARK"))
  }

  /// Apps read property lists as well; one that has more than texts would lose that.
  @Test(arguments: [("<string>Ja</string>", true), ("<array><string>Ja</string></array>", false)])
  func tablesThatArePropertyListsAreConverted(value: String, isConverted: Bool) {
    let tree = InMemoryFolder([
      "en.lproj/L.strings": "\"k\" = \"Yes\";",
      "de.lproj/L.strings":
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>k</key>\(value)</dict></plist>",
    ])
    var options = ConvertOptions()
    options.format = .xcstrings
    let outcome = ConvertWorkflow(options).run(on: tree)
    let hasErrors = outcome.diagnostics.contains { $0.severity == .error }
    #expect(hasErrors != isConverted, "\(outcome.diagnostics)")
    #expect((tree.text(at: "L.xcstrings")?.contains("Ja") ?? false) == isConverted)
  }

  /// What speaks of the file has no place in a catalog.
  @Test(arguments: [
    ("/* Sets the table. */\n\"k\" = \"Yes\"; // or so\n", 0),
    ("// Made by the kitchen, in spring.\n\n// MARK: Cups\n\n\"k\" = \"Yes\";\n/* End */\n", 3),
    ("{ /* Cups */\n\n\"k\" = \"Yes\"; }", 1),
  ])
  func commentsOfNoEntryAreNamed(text: String, count: Int) {
    let tree = InMemoryFolder(["en.lproj/L.strings": text])
    var options = ConvertOptions()
    options.format = .xcstrings
    let outcome = ConvertWorkflow(options).run(on: tree)
    let told = outcome.losses.filter { $0.loss.kind == .comment }
    #expect(told.map(\.loss.language) == Array(repeating: "en", count: count))
    #expect(told.allSatisfy { $0.loss.key == nil })
  }

  /// Each comment is read back as it was, or among the losses.
  @Test(arguments: AwkwardExchangeTests.texts + AwkwardExchangeTests.unwritable)
  func changedCommentsAreNamed(text: String) throws {
    let (outcome, tree) = Self.converted([text])
    let path = "made/en.lproj/L.strings"
    let document = StringsDocument(parsing: try tree.read(path), file: path)
    let entry = try #require(document.entries.first)
    #expect(!entry.isStale)
    let isKept = document.comment(of: entry)?.isExactly("why: \(text)") == true
    #expect(outcome.losses.contains { $0.loss.kind == .comment } == !isKept)
  }

  /// What stands in Base is in the language that the project is written in.
  @Test(
    arguments: [
      (["Base", "zh-Hans"], [], nil, "en", ["en", "zh-Hans"]),
      (["zh-Hans"], ["Base.lproj/Main.storyboard"], nil, "en", ["en", "zh-Hans"]),
      (["Base", "fr"], [], "de", "de", ["de", "fr"]),
      (["Base", "fr"], [], "fr", "fr", ["fr"]),
      (["Base", "de", "en"], [], nil, "en", ["de", "en"]),
      (["fr"], [], nil, "fr", ["fr"]), (["fr"], [], "en", "en", ["en", "fr"]),
      (["es", "fr"], [], nil, "en", ["en", "es", "fr"]),
    ] as [([String], [String], String?, String, [String])])
  func sourceLanguages(
    folders: [String], others: [String], chosen: String?, source: String, languages: [String]
  ) throws {
    let tree = InMemoryFolder(
      Dictionary(
        uniqueKeysWithValues: folders.map { ("\($0).lproj/L.strings", "\"wash\" = \"Wash\";\n") }
          + others.map { ($0, "") }))
    var options = ConvertOptions()
    options.format = .xcstrings
    options.sourceLanguage = chosen
    let outcome = ConvertWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    let document = StringCatalogDocument(parsing: try tree.read("L.xcstrings"), file: "L.xcstrings")
    #expect(document.usedSourceLanguage == source)
    #expect(document.languages.sorted() == languages)
  }

  /// What the storyboard shows is its source text, and follows it, as what `extract` writes does.
  @Test func aStoryboardHasItsCatalogWhereXcodeHasIt() throws {
    let (strings, catalog) = ("App/de.lproj/Main.strings", "App/mul.lproj/Main.xcstrings")
    let tree = InMemoryFolder([
      "App/Base.lproj/Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects><viewController id="v"><view key="view" id="w"><subviews>
      <label text="Delete all files" id="abc-12-xyz"/>
      </subviews></view></viewController></objects></scene></scenes></document>
      """,
      strings: "\"abc-12-xyz.text\" = \"Alle Dateien löschen\";\n\"gone.text\" = \"Weg\";\n",
    ])
    var options = ConvertOptions()
    options.format = .xcstrings
    let made = ConvertWorkflow(options).run(on: tree)
    #expect(made.files.map(\.path) == [catalog])
    let missing = made.losses.filter { $0.loss.kind == .missingSource }
    #expect(missing.map(\.loss.key) == ["gone.text"])
    #expect(ConversionReport(made).nextText.output.hasPrefix("next: remove the old file, "))
    let document = StringCatalogDocument(parsing: try tree.read(catalog), file: catalog)
    let entry = try #require(document.entry(forKey: "abc-12-xyz.text"))
    #expect(entry.extractionState?.value == .extractedWithValue)
    let unit = entry.localization(in: "en")?.content.unit
    #expect(unit?.value?.text == "Delete all files")
    #expect(unit?.state?.value == .new)
    options.format = .strings
    options.replacesFiles = true
    let back = ConvertWorkflow(options).run(on: tree)
    #expect(back.files.map(\.path) == [strings, "App/en.lproj/Main.strings"])
    #expect(ConversionReport(back).nextText.isEmpty)
  }

  /// A table without a file in the source language is in that of the others, as `export` and `status`
  /// take it.
  @Test(arguments: ["fr", "es"])
  func aTableHasTheLanguageOfOthers(language: String) throws {
    let tree = InMemoryFolder([
      "en.lproj/L.strings": "\"wash\" = \"Wash\";\n",
      "\(language).lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"…\";\n",
    ])
    var options = ConvertOptions()
    options.format = .xcstrings
    let outcome = ConvertWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean, "\(outcome.diagnostics)")
    for file in ["L.xcstrings", "InfoPlist.xcstrings"] {
      let document = StringCatalogDocument(parsing: try tree.read(file), file: file)
      #expect(document.usedSourceLanguage == "en")
    }
  }

  /// A bundle is copied as it is, so whoever reads its tables needs them as they are.
  @Test(
    arguments: [
      ("Settings.bundle/", [], nil, "error", []),
      ("Settings.bundle/", ["App/"], nil, "warning", ["App/L.xcstrings"]),
      ("X.bundle/Contents/Resources/", ["App/"], nil, "warning", ["App/L.xcstrings"]),
      ("Settings.bundle/", [], "made", nil, ["made/L.xcstrings"]),
      ("Bundles/", [], nil, nil, ["Bundles/L.xcstrings"]),
    ] as [(String, [String], String?, String?, [String])])
  func tablesOfBundlesStay(
    folder: String, others: [String], output: String?, severity: String?, made: [String]
  ) {
    let files = ([folder] + others).flatMap {
      ["\($0)en.lproj/L.strings", "\($0)de.lproj/L.strings"]
    }
    let tree = InMemoryFolder(
      Dictionary(uniqueKeysWithValues: files.map { ($0, "\"k\" = \"Yes\";\n") }))
    var options = ConvertOptions()
    (options.format, options.output) = (.xcstrings, output)
    let outcome = ConvertWorkflow(options).run(on: tree)
    #expect(outcome.status == (severity == "error" ? .couldNotRun : .clean))
    #expect(outcome.diagnostics.map(\.id) == (severity == nil ? [] : ["copied-bundle"]))
    #expect(outcome.diagnostics.map(\.severity.rawValue) == [severity].compactMap(\.self))
    #expect(outcome.files.map(\.path) == made)
  }
}
