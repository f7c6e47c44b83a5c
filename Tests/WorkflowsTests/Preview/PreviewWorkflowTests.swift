import Diagnostics
import Testing
import Workflows

@Suite struct PreviewWorkflowTests {
  private static let order = "Add ^[%lld %@ %@](inflect: true)"

  private static let tree = InMemoryFolder([
    "App/es.lproj/Localizable.strings": """
    "\(order)" = "Añadir ^[%1$lld %3$@ %2$@](inflect: true)";
    "small" = "pequeño";
    "salad" = "ensalada";
    "Welcome" = "^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida')";
    "100% arabica" = "100% arábica";
    """,
    "App/es.lproj/Localizable.stringsdict": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%lld items</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@items@</string>
    <key>items</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld producto</string>
    <key>other</key><string>%lld productos</string>
    </dict></dict></dict></plist>
    """,
    "App/Order.swift": """
    enum Food { case salad
      var name: String { String(localized: "salad") } }
    func label(_ count: Int, _ food: Food) -> AttributedString {
      AttributedString(localized: "Add ^[\\(count) \\(String(localized: "small")) \\(food.name)](inflect: true)")
    }
    """,
  ])

  private func preview(_ change: (inout PreviewOptions) -> Void) -> PreviewOutcome {
    var options = PreviewOptions()
    options.locales = ["es"]
    change(&options)
    return PreviewWorkflow(options).run(on: Self.tree)
  }

  /// A misspelt locale isn't taken for one that nobody translated to.
  @Test(
    arguments: [
      (["xx"], Workflows.ExitStatus.couldNotRun, ["locale-not-found error"], []),
      (["xx", "es"], .clean, ["locale-not-found warning"], ["es"]),
      (["es-MX"], .clean, [], ["es-MX"]),
    ] as [([String], Workflows.ExitStatus, [String], [String])])
  func aLocaleThatNoCatalogHasIsTold(
    named: [String], status: Workflows.ExitStatus, told: [String], shown: [String]
  ) {
    let outcome = preview {
      ($0.locales, $0.namesLocales, $0.keys) = (named, true, ["salad"])
    }
    #expect(outcome.status == status)
    #expect(outcome.diagnostics.map { "\($0.id) \($0.severity)" } == told)
    #expect(Set(outcome.report.previews.map(\.locale)).sorted() == shown)
  }

  /// What a project is to be translated to is no slip.
  @Test func aLocaleOfTheConfigurationIsShown() {
    var options = PreviewOptions()
    (options.locales, options.namesLocales, options.keys) = (["fr"], true, ["salad"])
    var project = ProjectConfiguration()
    project.configuration.locales = ["es", "fr"]
    let outcome = PreviewWorkflow(options).run(on: Self.tree, project: project)
    #expect(outcome.status == .clean)
    #expect(outcome.diagnostics.isEmpty)
    #expect(Set(outcome.report.previews.map(\.locale)) == ["fr"])
  }

  /// The system takes what the Info.plist says, and shows no key.
  @Test(arguments: [("InfoPlist", "the text of the Info.plist"), ("Other", "that of `de`")])
  func aMissingTranslationSaysWhatIsRead(table: String, shown: String) {
    let tree = InMemoryFolder([
      "fr.lproj/\(table).strings": "\"b\" = \"x\";", "de.lproj/\(table).strings": "\"a\" = \"y\";",
    ])
    var options = PreviewOptions()
    (options.locales, options.keys) = (["fr"], ["a"])
    let found = PreviewWorkflow(options).run(on: tree).report.previews.flatMap(\.reasons)
    #expect(found.map(\.detail) == ["`fr` has no text for this key; people read \(shown)"])
  }

  /// Foundation knows what the variable stands for, and skips that.
  @Test func aFormWithoutItsNumberIsSound() {
    func form(_ name: String, _ text: String) -> String {
      #""\#(name)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    let tree = InMemoryFolder([
      "L.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":{
      "stringUnit":{"state":"translated","value":"%1$@ sent %#@files@ to %3$@"},
      "substitutions":{"files":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
      \(form("one", "one file")),\(form("other", "%arg files"))}}}}}}}}}
      """
    ])
    var options = PreviewOptions()
    (options.locales, options.arguments) = (["en"], ["Ann", "1", "Bob"])
    let outcome = PreviewWorkflow(options).run(on: tree)
    #expect(outcome.report.previews.map(\.text) == ["Ann sent one file to Bob"])
    #expect(outcome.status == .clean && outcome.report.previews.allSatisfy(\.reasons.isEmpty))
  }

  private static func forms(_ texts: [(String, String)]) -> String {
    let forms = texts.map { name, text in
      #""\#(name)":{"stringUnit":{"state":"translated","value":"\#(text)"}}"#
    }
    return #"{"plural":{\#(forms.joined(separator: ","))}}"#
  }

  /// The code passes the number that a form is chosen by, whether any form shows it or not.
  @Test(arguments: [
    (#""variations":\#(forms([("one", "Group"), ("other", "Groups")]))"#, ["Groups", "Group"]),
    (
      #""stringUnit":{"state":"translated","value":"%#@g@"},"substitutions":{"g":{"argNum":1,"#
        + #""formatSpecifier":"lld","variations":\#(forms([("one", "A"), ("other", "B")]))}}"#,
      ["B", "A"]
    ),
  ])
  func formsThatDontShowTheirNumberAreAllShown(localization: String, texts: [String]) {
    let tree = InMemoryFolder([
      "L.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{"dup":{"localizations":{"en":{
      \(localization)}}}}}
      """
    ])
    let outcome = PreviewWorkflow(PreviewOptions()).run(on: tree)
    #expect(
      outcome.report.previews.map(\.text) == [texts[0], texts[1], texts[0], texts[0], texts[0]])
    #expect(outcome.status == .clean && outcome.report.previews.allSatisfy(\.reasons.isEmpty))
  }

  /// The percent signs of an address are no specifiers where nothing is passed.
  @Test func aTextWithoutArgumentsIsNotFormatted() {
    let tree = InMemoryFolder([
      "en.lproj/L.strings": #""k" = "See https://a.example/Key";"#,
      "ru.lproj/L.strings": #""k" = "См. https://a.example/%D0%9A%8E";"#,
    ])
    var options = PreviewOptions()
    options.locales = ["ru"]
    let outcome = PreviewWorkflow(options).run(on: tree)
    #expect(outcome.report.previews.map(\.text) == ["См. https://a.example/%D0%9A%8E"])
    #expect(outcome.status == .clean && outcome.report.previews.allSatisfy(\.reasons.isEmpty))
  }

  @Test func whatCantBeRenderedIsNamed() throws {
    let count = 7
    let texts = (1...count).map { "\"k\($0)\" = \"Hi\";" }.joined()
    let tree = InMemoryFolder([
      "en.lproj/L.strings": texts, "nl.lproj/L.strings": texts.replacing("Hi", with: "Hoi %@"),
    ])
    let outcome = PreviewWorkflow(PreviewOptions()).run(on: tree)
    #expect(outcome.unrendered.map(\.key) == (1...count).map { "k\($0)" })
    let summary = try #require(UnrenderedText.summary(of: outcome.unrendered))
    #expect(
      summary.output
        == "7 texts can't be rendered as meant: k1 (nl), k2 (nl), k3 (nl), k4 (nl), k5 (nl), and 2 more"
    )
    #expect(UnrenderedText.summary(of: []) == nil)
  }

  @Test(
    "what is mistyped and shown right is said, and nothing fails",
    arguments: [
      ("%1d of %2d", "3 of  7", true), ("%D of %d", "3 of 7", true), ("%d of %1d", "3 of 7", false),
    ])
  func mistypedTexts(text: String, shown: String, isRight: Bool) {
    let tree = InMemoryFolder(["en.lproj/L.strings": "\"a\" = \"\(text)\";"])
    var options = PreviewOptions()
    options.arguments = ["3", "7"]
    let outcome = PreviewWorkflow(options).run(on: tree)
    #expect(outcome.report.previews.map(\.text) == [shown])
    #expect(outcome.report.previews.allSatisfy { !$0.reasons.isEmpty })
    #expect(outcome.status == (isRight ? .clean : .findings))
  }

  @Test func warningsOfOtherLanguagesAreLeftOut() {
    let twice = "\"a\" = \"x\";\n\"a\" = \"y\";\n"
    let languages = ["en", "es", "he", "he-IL"]
    let files = languages.map { ("\($0).lproj/Localizable.strings", twice) }
    let tree = InMemoryFolder(Dictionary(uniqueKeysWithValues: files))
    func told(_ locales: [String]) -> [String] {
      var options = PreviewOptions()
      (options.locales, options.keys) = (locales, ["a"])
      let found = PreviewWorkflow(options).run(on: tree).diagnostics.compactMap(\.location?.file)
      return Set(found.compactMap { $0.split(separator: ".").first.map(String.init) }).sorted()
    }
    #expect(told(["he"]) == ["en", "he", "he-IL"])
    #expect(told([]) == languages)
  }

  @Test func argumentsAreLocalizedAsTheAppWould() {
    let outcome = preview {
      $0.keys = [Self.order]
      $0.arguments = ["2", "small", "salad"]
    }
    #expect(outcome.report.previews.map(\.text) == ["Añadir 2 ensaladas pequeñas"])
    #expect(outcome.report.previews.first?.arguments == ["2", "pequeño", "ensalada"])
    #expect(outcome.status == .clean)
  }

  @Test func literalArgumentsStay() {
    let outcome = preview {
      $0.keys = [Self.order]
      $0.arguments = ["1", "3=café", "2=small"]
      $0.usesLiteralArguments = true
    }
    #expect(outcome.report.previews.map(\.text) == ["Añadir 1 café small"])
  }

  @Test func sourcesSayWhatArgumentsCanBe() {
    let outcome = preview {
      $0.keys = [Self.order]
      $0.sources = ["App"]
    }
    #expect(
      outcome.report.previews.map(\.text) == [
        "Añadir 0 ensaladas pequeñas", "Añadir 1 ensalada pequeña", "Añadir 2 ensaladas pequeñas",
      ])
  }

  /// What a wrong path would say of arguments nobody knows.
  @Test func missingSourcesAreAMistake() {
    let outcome = preview {
      $0.keys = [Self.order]
      $0.sources = ["Nowhere"]
    }
    #expect(outcome.status == .couldNotRun)
    #expect(outcome.diagnostics.map(\.id) == ["missing-path"])
  }

  @Test func pluralFormsAreChosen() {
    let outcome = preview { $0.keys = ["%lld items"] }
    #expect(
      outcome.report.previews.map(\.text) == [
        "0 productos", "1 producto", "2 productos", "5 productos", "1.000.000 productos",
      ])
  }

  /// A translation that swaps its specifiers gets what the app passes, and crashes it.
  @Test(arguments: [[], ["Ana", "2"], ["2", "3"]])
  func whatTheAppPassesIsShownInAllLanguages(arguments: [String]) {
    let key = "%@ sent you ^[%lld photo](inflect: true)"
    let tree = InMemoryFolder([
      "en.lproj/L.strings": "\"\(key)\" = \"\(key)\";",
      "es.lproj/L.strings": "\"\(key)\" = \"Tienes ^[%lld foto](inflect: true) de %@\";",
    ])
    var options = PreviewOptions()
    (options.locales, options.arguments) = (["es"], arguments)
    let outcome = PreviewWorkflow(options).run(on: tree)
    #expect(outcome.status == .findings)
    #expect(!outcome.report.previews.isEmpty)
    for item in outcome.report.previews {
      #expect(item.reasons.count { $0.reason == "argumentType" && $0.isDoubt } == 2)
      #expect(Int(item.arguments[1].filter(\.isNumber)) != nil)
    }
  }

  /// It is spelled as a number, which says nothing of what the app passes.
  @Test func whatIsNamedOnTheCommandLineIsAWord() {
    let tree = InMemoryFolder([
      "en.lproj/L.strings": #""room" = "Room %@";"#,
      "es.lproj/L.strings": #""room" = "Sala %@";"#,
    ])
    var options = PreviewOptions()
    (options.locales, options.arguments) = (["es"], ["2"])
    let outcome = PreviewWorkflow(options).run(on: tree)
    #expect(outcome.report.previews.map(\.text) == ["Sala 2"])
    #expect(outcome.status == .clean && outcome.report.previews.allSatisfy(\.reasons.isEmpty))
  }

  @Test func aSpecifierThatTheSourceLacksIsTold() {
    let tree = InMemoryFolder([
      "en.lproj/L.strings": #""hi" = "Hello";"#, "es.lproj/L.strings": #""hi" = "Hola, %@";"#,
    ])
    var options = PreviewOptions()
    options.locales = ["es"]
    let outcome = PreviewWorkflow(options).run(on: tree)
    #expect(outcome.report.previews.map(\.text) == ["Hola, %@"])
    #expect(outcome.report.previews.flatMap(\.reasons).map(\.reason) == ["argumentMissing"])
    #expect(outcome.status == .findings)
  }

  /// Each combination of a thousand values has a thousand of them.
  @Test func onlyAsManyArgumentsAsFoundationTakesAreSampled() {
    let text = String(repeating: "%lld", count: 1_000) + String(repeating: "x", count: 76_000)
    let tree = InMemoryFolder(["es.lproj/Localizable.strings": "\"many\" = \"\(text)\";\n"])
    var options = PreviewOptions()
    options.locales = ["es"]
    let previews = PreviewWorkflow(options).run(on: tree).report.previews
    #expect(previews.allSatisfy { $0.arguments.count <= 127 })
    // Four megabytes of a text of 80,000 bytes.
    #expect(previews.count == 50)
  }

  @Test func ofManyPlaceholdersFewCombinationsAreShown() {
    let text = String(repeating: "%lld", count: 5_000)
    let tree = InMemoryFolder(["es.lproj/Localizable.strings": "\"many\" = \"\(text)\";\n"])
    var options = PreviewOptions()
    options.locales = ["es"]
    // Fifty thousand placeholders in all.
    #expect(PreviewWorkflow(options).run(on: tree).report.previews.count == 10)
  }

  @Test func ofManyRegionsFewCombinationsAreShown() {
    let text = String(repeating: "^[%lld gato](inflect: true) ", count: 24)
    let tree = InMemoryFolder(["es.lproj/Localizable.strings": "\"many\" = \"\(text)\";\n"])
    var options = PreviewOptions()
    options.locales = ["es"]
    // Three thousand regions in all.
    #expect(PreviewWorkflow(options).run(on: tree).report.previews.count == 125)
  }

  @Test func readersAreShownWhereTheyDiffer() {
    let outcome = preview { $0.keys = ["Welcome", "100% arabica"] }
    #expect(
      outcome.report.previews.map { "\($0.addressName): \($0.text)" } == [
        "feminine: Bienvenida", "masculine: Bienvenido", "neutral: Te damos la bienvenida",
        "unspecified: Te damos la bienvenida", "unspecified: 100% arábica",
      ])
    #expect(outcome.status == .clean)
  }

  @Test func theConfigurationSaysWhatOptionsLeaveOpen() {
    let tree = InMemoryFolder([
      "l10n.json": """
      {locales: ["es"], catalogs: ["App"], samples: {"Hi %@": [["mesa"], ["pan"]]},
       lexicon: {es: [{word: "clic", partOfSpeech: "noun", forms: {plural: "clics"}}]}}
      """,
      "App/es.lproj/Localizable.strings": #""Hi %@" = "^[%@ rojo](inflect: true)";"#,
      "Other/fr.lproj/Localizable.strings": #""Hi %@" = "x";"#,
    ])
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    #expect(project.diagnostics.map(\.message) == [])
    let outcome = PreviewWorkflow(PreviewOptions()).run(on: tree, project: project)
    #expect(outcome.report.previews.map(\.text) == ["mesa roja", "pan rojo"])
  }

  @Test(arguments: [
    ("Welcom", "no catalog has the key `Welcom`; did you mean `Welcome`?"),
    ("zzzzzzzzzzzz", "no catalog has the key `zzzzzzzzzzzz`; name it as a catalog has it"),
  ])
  func unknownKeysAreTold(key: String, message: String) {
    let outcome = preview { $0.keys = [key] }
    #expect(outcome.diagnostics.map(\.message) == [message])
    #expect(outcome.status == .findings)
  }

  @Test func ofAnUnknownTableTheOthersAreNamed() {
    let message = preview { $0.table = "Zzzzzzzzzzzz" }.diagnostics.first?.message ?? ""
    #expect(message.hasPrefix("no catalog is the table `Zzzzzzzzzzzz`; there is `"), "\(message)")
  }

  @Test(arguments: [
    (["xx_notalocale_at_all_really"], [String](), "no locale"),
    (["es"], ["femenine"], "no term of address"),
  ])
  func wrongOptionsAreTold(locales: [String], addresses: [String], part: String) {
    var options = PreviewOptions()
    options.locales = locales
    options.addresses = addresses
    #expect(PreviewWorkflow.problem(with: options)?.contains(part) == true)
  }

  @Test(arguments: [
    (#"{"id":1,"locale":"es","key":"Welcome","address":"feminine"}"#, #""text":"Bienvenida""#),
    (
      #"{"id":2,"locale":"es","template":"^[%lld %@](inflect: true)","args":[2,"mesa"]}"#,
      #""text":"2 mesas""#
    ),
    (
      #"{"id":6,"locale":"es","template":"%.2f","args":[1.5]}"#,
      #""text":"1,50","markdown":"1,50","reasons":[]}"#
    ),
    (#"{"id":3,"locale":"es","key":"nope"}"#, #"{"id":3,"error":"#),
    (#"{"id":4,"template":"x"}"#, #"{"id":4,"error":"`locale` is missing"#),
    (#"{"id":5,"locale":"es","template":"x","args":{}}"#, #"{"id":5,"error":"`args` is an array"#),
    ("not json", #"{"id":null,"error":"byte 1"#),
  ])
  func batches(line: String, answer: String) {
    var batch = PreviewWorkflow(PreviewOptions()).batch(on: Self.tree)
    #expect(batch.answer(line).contains(answer))
  }
}
