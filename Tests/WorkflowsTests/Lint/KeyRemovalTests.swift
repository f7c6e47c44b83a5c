import Diagnostics
import Linting
import Testing

@testable import Workflows

/// What `--remove-unused` must leave alone.
@Suite struct KeyRemovalTests {
  private func run(
    _ files: [String: String], _ configuration: String = "{}",
    _ change: (inout LintOptions) -> Void = { _ in }
  ) -> (tree: InMemoryFolder, outcome: LintOutcome) {
    var options = LintOptions(paths: ["."])
    options.sources = ["App"]
    options.fixes = true
    options.removesUnused = true
    change(&options)
    let tree = InMemoryFolder(files.merging(["l10n.json": configuration]) { $1 })
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    return (tree, LintWorkflow(options).run(on: tree, project: project))
  }

  private static let files = [
    "App/A.swift": #"let a = NSLocalizedString("cart.title", comment: "")"#,
    "en.lproj/Localizable.strings": #""cart.title" = "Your cart"; "cart.gone" = "Gone with it";"#,
    "es.lproj/Localizable.strings": #""cart.title" = "Tu carrito"; "cart.gone" = "Todo fuera";"#,
  ]

  private func isUntouched(_ tree: InMemoryFolder, _ files: [String: String]) -> Bool {
    files.allSatisfy { tree.text(at: $0.key) == $0.value }
  }

  @Test func itRemovesWhatIsReported() {
    #expect(run(Self.files).outcome.fixCount == 2)
  }

  @Test(arguments: [
    #"{severities: {"unused-key": "off"}}"#, #"{severities: {"unused-key": "note"}}"#,
    #"{severities: {"*.lproj/**": {"unused-key": "off"}}}"#,
  ])
  func whatNobodyIsShownStays(_ configuration: String) {
    let (tree, outcome) = run(Self.files, configuration)
    #expect(isUntouched(tree, Self.files))
    #expect(outcome.fixCount == 0)
  }

  @Test func whatDidNotChangeStays() {
    let (tree, _) = run(Self.files) { $0.changedFiles = [] }
    #expect(isUntouched(tree, Self.files))
  }

  @Test func aTextUnderAMisspeltKeyStays() {
    var files = Self.files
    files["App/A.swift"] = #"let a = NSLocalizedString("cart.title", comment: "")"#
    files["en.lproj/Localizable.strings"] =
      #""cart.title" = "Your cart"; "b" = "B"; "c" = "C"; "d" = "D";"#
    files["es.lproj/Localizable.strings"] = #""cart.titel" = "Tu carrito"; "b" = "B";"#
    files["fr.lproj/Localizable.strings"] = #""cart.title" = "Ton panier"; "b" = "B";"#
    let (tree, outcome) = run(files)
    #expect(tree.text(at: "es.lproj/Localizable.strings")?.contains("cart.titel") == true)
    #expect(outcome.findings.contains { $0.key == "cart.titel" })
  }

  @Test func aKeyThatCannotLeaveOneLanguageStaysInAll() {
    var files = Self.files
    files["es.lproj/Localizable.strings"] = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>cart.gone</key><string>Todo fuera</string></dict></plist>
      """
    let (tree, outcome) = run(files)
    #expect(isUntouched(tree, files))
    #expect(outcome.diagnostics.map(\.id) == ["unused-keys-kept"])
  }

  @Test func aBaselineNamesKeysWithoutAskingForThem() {
    let (tree, _) = run(Self.files) { options in
      options.fixes = false
      options.newBaseline = "App/known.json"
    }
    var options = LintOptions(paths: ["."])
    options.sources = ["App"]
    options.baseline = "App/known.json"
    let outcome = LintWorkflow(options).run(on: tree)
    #expect(outcome.findings.isEmpty && outcome.knownCount == 1)
  }
}
