import Diagnostics
import Linting
import Testing

@testable import Workflows

/// Keys that nothing asks for: what is reported, and what `--remove-unused` removes.
@Suite struct KeyUseTests {
  private static let rules = ["extra-key", "unused-key", "unused-symbol"]

  private func run(
    _ files: [String: String], _ configuration: String = "{}",
    _ change: (inout LintOptions) -> Void = { _ in }
  ) -> (found: [String], tree: InMemoryFolder, outcome: LintOutcome) {
    var options = LintOptions(paths: ["."])
    options.sources = ["App"]
    options.rules = Self.rules
    change(&options)
    let tree = InMemoryFolder(files.merging(["l10n.json": configuration]) { $1 })
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    let outcome = LintWorkflow(options).run(on: tree, project: project)
    #expect(outcome.status != .couldNotRun)
    let found = outcome.findings.map { finding in
      let place = finding.diagnostic.location?.file ?? "nowhere"
      return "\(place) \(finding.key ?? "") \(finding.diagnostic.id) \(finding.diagnostic.severity)"
    }
    return (found, tree, outcome)
  }

  private static let catalogs = [
    "en.lproj/Localizable.strings": """
    "cart.title" = "Your cart";
    "cart.empty" = "It is empty";
    """,
    "es.lproj/Localizable.strings": """
    "cart.title" = "Tu carrito";
    "cart.empty" = "Está vacío";
    """,
  ]

  private func found(_ files: [String: String], _ configuration: String = "{}") -> [String] {
    run(Self.catalogs.merging(files) { $1 }, configuration).found
  }

  private static let title = #"let a = NSLocalizedString("cart.title", comment: "")"#
  private static let unused = ["en.lproj/Localizable.strings cart.empty unused-key warning"]

  /// Their keys are parts of the names of screenshots.
  @Test func textsOnScreenshotsAreNoKeys() {
    let files = [
      "App/A.swift": Self.title,
      "fastlane/screenshots/en-US/title.strings": #""Home" = "All in view""#,
      "fastlane/screenshots/es-ES/title.strings": #""Map" = "Nunca perdido""#,
    ]
    #expect(found(files) == Self.unused)
  }

  @Test func aKeyThatNothingNamesIsUnused() {
    #expect(found(["App/A.swift": Self.title]) == Self.unused)
  }

  @Test(arguments: [
    ("App/B.swift", #"enum Error: String { case empty = "cart.empty" }"#),
    ("App/B.swift", #"let key = "cart.\(name)""#),
    ("App/B.swift", "let text = L10n.Cart.empty"),
    ("App/B.swift", "let text = L10n.cartEmpty"),
    (
      "App/B.swift",
      #"""
      enum Keys { static let prefix = "cart.", name = "empty" }
      let b = NSLocalizedString(Keys.prefix + Keys.name, comment: "")
      """#
    ),
    ("App/B.m", #"NSString *a = NSLocalizedString(@"cart.empty", nil);"#),
    ("App/B.m", #"NSString *key = @"cart.empty";"#),
    ("App/Base.lproj/Main.storyboard", #"<userDefinedRuntimeAttribute value="cart.empty"/>"#),
    ("Other/Keys.json", #"["cart.empty"]"#),
    ("Other/B.swift", #"let b = NSLocalizedString("cart.empty", comment: "")"#),
    (
      "App/B.swift",
      #"""
      extension String { var loc: String { NSLocalizedString(self, comment: "") } }
      let b = "ca\(name)".loc
      """#
    ),
  ])
  func aKeyThatAnythingNamesIsNot(path: String, text: String) {
    #expect(found(["App/A.swift": Self.title, path: text]) == [])
  }

  private static let pushed = [
    "en.lproj/Localizable.strings": """
    "cart.title" = "Your cart";
    "CART_READY" = "%@ is ready";
    "cart.footer" = "Thank you";
    """
  ]

  /// A server names keys in what it sends to an app that takes remote notifications.
  @Test(arguments: [
    ("App/App.entitlements", "<key>aps-environment</key><string>development</string>"),
    ("App/B.m", "[application registerForRemoteNotifications];"),
  ])
  func aKeyThatAServerMayNameIsNot(path: String, text: String) {
    let other = "en.lproj/Localizable.strings cart.footer unused-key warning"
    let files = Self.pushed.merging(["App/A.swift": Self.title]) { $1 }
    #expect(run(files.merging([path: text]) { $1 }).found == [other])
    let key = "en.lproj/Localizable.strings CART_READY unused-key warning"
    #expect(run(files).found == [key, other])
  }

  /// People name keys in comments for genstrings, which only reads `.strings`.
  @Test func aCommentNamesNoKeyOfAStringCatalog() {
    let note = #"// NSLocalizedString("cart.empty", comment: "")"#
    #expect(found(["App/A.swift": Self.title, "App/B.swift": note]) == [])
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {
        "cart.empty": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "a"}}}},
        "cart.title": {}}, "version": "1.0"}
      """#
    let files = [
      "App/A.swift": Self.title, "App/B.swift": note, "App/Localizable.xcstrings": catalog,
    ]
    #expect(run(files).found == ["App/Localizable.xcstrings cart.empty unused-key warning"])
  }

  @Test func aKeyWithoutSourceFileHasThePlaceOfATranslation() {
    let files = [
      "App/A.swift": Self.title, "es.lproj/Localizable.strings": #""cart.empty" = "Está vacío";"#,
    ]
    #expect(run(files).found == ["es.lproj/Localizable.strings cart.empty unused-key warning"])
  }

  @Test func aKeyThatTheSourceFileLacksHasThePlaceOfATranslation() {
    let files = [
      "App/A.swift": Self.title, "en.lproj/Localizable.strings": #""cart.title" = "Your cart";"#,
      "es.lproj/Localizable.strings": #""cart.empty" = "Está vacío"; "cart.title" = "Carrito";"#,
    ]
    #expect(run(files).found == ["es.lproj/Localizable.strings cart.empty unused-key warning"])
  }

  @Test func theConfigurationSaysWhatIsLookedUp() {
    #expect(found(["App/A.swift": Self.title], "{dynamicKeys: ['cart.e*']}") == [])
  }

  /// Whatever nothing names may be a key that only shows when the app runs, unless it is known what
  /// such keys are put together of, or which they are.
  @Test(arguments: [
    (#"func name(_ id: ID) -> String { NSLocalizedString(id.text, comment: "") }"#, true),
    (#"let a = NSLocalizedString("\(kind).\(name)", comment: "")"#, true),
    (#"let a = NSLocalizedString("cart2" + name, comment: "")"#, false),
    (#"let a = NSLocalizedString(id.text, tableName: "Names", comment: "")"#, false),
    ("import SwiftUI\nfunc row(_ row: Row) -> Text { Text(LocalizedStringKey(row.title)) }", true),
    ("import SwiftUI\nfunc row(_ row: Row) -> Text { Text(.init(row.title)) }", true),
    ("import SwiftUI\nfunc row(_ row: Row) -> Text { Text(verbatim: row.title) }", false),
    (
      "import SwiftUI\nfunc row(_ r: Row) { f(LocalizedStringResource(stringLiteral: r.title)) }",
      true
    ),
    (
      #"""
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      func show(_ id: ID) { label.text = id.text.localized; print("shown") }
      """#, true
    ),
    (
      #"""
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      func show(_ key: String) { label.text = key.localized; print("shown") }
      func showAll() { show("cart.title") }
      """#, false
    ),
    (#"NSString *a = NSLocalizedString(name, nil);"#, true),
    (#"NSString *a = NSLocalizedStringFromTable(name, @"Names", nil);"#, false),
    ("#define LOC(k) NSLocalizedString(k, nil)\nNSString *a = LOC(name);", true),
  ])
  func whatOnlyShowsAtRunTime(code: String, isOpen: Bool) {
    let path = code.contains("NSString *") ? "App/B.m" : "App/B.swift"
    let files = ["App/A.swift": Self.title, path: code]
    let note = "en.lproj/Localizable.strings cart.empty unused-key note"
    #expect(found(files) == (isOpen ? [note] : Self.unused))
    #expect(found(files, "{dynamicKeys: ['error.*']}") == Self.unused)
    let removed = run(Self.catalogs.merging(files) { $1 }) { options in
      options.fixes = true
      options.removesUnused = true
    }
    #expect(removed.outcome.fixCount == (isOpen ? 0 : 2))
    #expect(removed.outcome.diagnostics.map(\.id) == (isOpen ? ["unused-keys-kept"] : []))
  }

  /// A function of a package that isn't here may look up anything, where it is given keys.
  @Test(arguments: [
    (#"let a = "Your cart".localizedName, b = "Sum".localizedName"#, "note"),
    (#"let a = "Your bag".localizedName, b = "Sum".localizedName"#, "warning"),
  ])
  func whatFunctionsOfOtherPackagesAreGiven(code: String, severity: String) {
    let files = [
      "App/A.swift": code,
      "en.lproj/Localizable.strings": #""Your cart" = "Your cart"; "Empty" = "Empty";"#,
    ]
    let found = run(files).found.filter { $0.contains("Empty") }
    #expect(found == ["en.lproj/Localizable.strings Empty unused-key \(severity)"])
  }

  @Test func aSourceThatIsLeftOutMayHoldKeys() {
    let nested = "let a = " + String(repeating: "[", count: 300)
    #expect(found(["App/A.swift": Self.title, "App/B.swift": nested]) == [])
  }

  @Test func tablesThatNoCodeAsksForAreLeftAlone() {
    let files = [
      "App/A.swift": Self.title, "en.lproj/Localizable.strings": "",
      "es.lproj/Localizable.strings": "", "en.lproj/Main.strings": #""a-b.text" = "A";"#,
      "en.lproj/InfoPlist.strings": #""CFBundleName" = "A";"#,
    ]
    #expect(found(files) == [])
  }

  // MARK: Keys that only translations have

  @Test func aKeyThatTheSourceLanguageLacksIsAddedOrRemoved() {
    let more = (1...9).map { "\"key.\($0)\" = \"Text \($0)\";" }.joined(separator: "\n")
    let asked = (1...9).map { "_ = NSLocalizedString(\"key.\($0)\", comment: \"\")" }
      .joined(separator: "\n")
    let spanish = more + "\n\"key.asked.here\" = \"a\";\n\"gone.for.good\" = \"b\";\n"
    let code = asked + "\n_ = NSLocalizedString(\"key.asked.here\", comment: \"\")"
    let files = [
      "en.lproj/Localizable.strings": more, "es.lproj/Localizable.strings": spanish,
      "App/A.swift": code,
    ]
    let result = run(files)
    #expect(
      result.found == [
        "es.lproj/Localizable.strings key.asked.here extra-key warning",
        "es.lproj/Localizable.strings gone.for.good extra-key warning",
      ])
    #expect(
      result.outcome.findings.map(\.diagnostic.message) == [
        "the source language (en) has no such key, but the code asks for it; add it to en",
        "the source language (en) has no such key, and nothing asks for it; remove it",
      ])
    #expect(run(files) { $0.sources = [] }.found.allSatisfy { $0.hasSuffix("note") })
  }

  @Test func aKeyThatNothingAsksForIsReportedForOneLanguage() {
    let more = (1...9).map { "\"key.\($0)\" = \"Text \($0)\";" }.joined(separator: "\n")
    let code = (1...9).map { "_ = NSLocalizedString(\"key.\($0)\", comment: \"\")" }
      .joined(separator: "\n")
    let files = [
      "en.lproj/Localizable.strings": more, "App/A.swift": code,
      "es.lproj/Localizable.strings": more + "\n\"gone\" = \"b\";\n",
      "fr.lproj/Localizable.strings": more + "\n\"gone\" = \"c\";\n",
    ]
    #expect(
      run(files).found == [
        "es.lproj/Localizable.strings gone extra-key warning",
        "fr.lproj/Localizable.strings gone extra-key note",
      ])
  }

  /// What looks the text up may lie in a package that isn't there.
  @Test(arguments: [
    ("App/B.swift", #"let steep = "cup.steep".loc"#),
    ("App/B.m", #"NSString *steep = @"cup.steep".loc;"#),
    ("App/B.swift", "let rinse = 1"),
  ])
  func aStaleKeyThatAFileHasAsATextIsTold(path: String, code: String) {
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {
        "cart.title": {}, "cup.steep": {"extractionState": "stale"}}, "version": "1.0"}
      """#
    let files = ["Localizable.xcstrings": catalog, "App/A.swift": Self.title, path: code]
    let isTold = code.contains("steep")
    let messages = run(files).outcome.findings.filter { $0.key == "cup.steep" }
      .map(\.diagnostic.message)
    #expect(messages.count == 1)
    #expect(messages.first?.contains(", but '\(path)' has it as a text;") == isTold)
  }

  // MARK: Removing

  @Test func unusedKeysAreRemovedInAllLanguagesWhenAsked() {
    let files = Self.catalogs.merging(["App/A.swift": Self.title]) { $1 }
    let kept = run(files) { $0.fixes = true }
    #expect(kept.found == Self.unused)
    let removed = run(files) { options in
      options.fixes = true
      options.removesUnused = true
    }
    #expect(removed.found == [])
    #expect(removed.outcome.fixCount == 2)
    #expect(removed.outcome.fixedFiles == Self.catalogs.keys.sorted())
    #expect(
      removed.tree.text(at: "en.lproj/Localizable.strings") == #""cart.title" = "Your cart";"#)
    #expect(
      removed.tree.text(at: "es.lproj/Localizable.strings") == #""cart.title" = "Tu carrito";"#)
  }

  @Test func aKeyThatACommentKeepsIsNotRemoved() {
    var files = Self.catalogs.merging(["App/A.swift": Self.title]) { $1 }
    files["en.lproj/Localizable.strings"] = """
      "cart.title" = "Your cart";
      /* l10n:disable unused-key */
      "cart.empty" = "It is empty";
      """
    let result = run(files) { options in
      options.fixes = true
      options.removesUnused = true
    }
    #expect(result.found == [])
    #expect(result.outcome.fixedFiles == [])
  }

  // MARK: Symbols

  private func catalog(_ keys: [String], _ fields: String = "") -> String {
    let entries = keys.map { key in
      #"""
      "\#(key)": {"extractionState": "manual"\#(fields), "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Text of \#(key)"}}}}
      """#
    }
    return
      #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ","))}, "version": "1.1"}"#
  }

  @Test func aSymbolThatNoCodeUsesIsFound() {
    let files = [
      "Localizable.xcstrings": catalog(["home.title", "home.subtitle", "Settings title"]),
      "App/A.swift": "let a = Text(.homeTitle)\nlet b = String(localized: .settingsTitle)",
    ]
    #expect(run(files).found == ["Localizable.xcstrings home.subtitle unused-symbol warning"])
    let removed = run(files) { options in
      options.fixes = true
      options.removesUnused = true
    }
    #expect(removed.found == [])
    #expect(removed.tree.text(at: "Localizable.xcstrings")?.contains("home.subtitle") == false)
  }

  /// One may be something else, and the others be looked up by what a server sends.
  @Test func nothingIsUnusedWhereFewSymbolsAreNamed() {
    let code = "enum Field { case author }\nlet a = Field.author, b = [key.localized]"
    let files = [
      "Localizable.xcstrings": catalog(["Author", "Edition", "Signature"]), "App/A.swift": code,
    ]
    #expect(run(files).found == [])
  }

  @Test func symbolsAreNamedInManyWays() {
    let code = """
      let a = Text(.Settings.homeTitle), b = Text(LocalizedStringResource.Settings.`homeSubtitle`)
      let c = Text(.Settings.filesLeft(count: 3)), d = NSLocalizedString("old", comment: "")
      let e = NSLocalizedString("x", tableName: "Settings", comment: "")
      """
    let keys = ["home.title", "home.subtitle", "%lld files left", "Never used"]
    let files = ["Settings.xcstrings": catalog(keys), "App/A.swift": code]
    #expect(run(files).found == ["Settings.xcstrings Never used unused-symbol warning"])
  }

  @Test func keysWithoutSymbolsAreKeptByHand() {
    let code = "let a = Text(.homeTitle)"
    let keys = ["home.title", "home.subtitle"]
    #expect(
      run([
        "Localizable.xcstrings": catalog(keys, #", "generatesSymbol": false"#), "App/A.swift": code,
      ])
      .found == [])
    #expect(run(["Localizable.xcstrings": catalog(keys), "App/A.swift": "let a = 1"]).found == [])
  }
}
