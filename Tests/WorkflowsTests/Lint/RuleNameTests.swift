import Foundation
import Linting
import TestSupport
import Testing

/// What is reported under a rule's name is that rule's: its page explains it, and its setting turns it
/// off.
@Suite struct RuleNameTests {
  private static let modules = [
    "LanguageServer", "ModelContext", "Sessions", "Studio", "Workflows", "l10n",
  ]

  /// What names rules, and why it may.
  private static let exceptions = [
    // Says of the symbols that it writes what the rules say of the catalog.
    "Sources/Workflows/Symbols/SymbolsOutcome.swift",
    // Say of files that come back, and of a project's folders, what the rules say of the texts in them.
    "Sources/Workflows/Exchange/Import/TranslationSafety.swift",
    "Sources/Workflows/SetUp/SetUpCheck.swift",
    // Goes on from what the rule found.
    "Sources/Sessions/LiteralExtraction.swift",
  ]

  @Test(arguments: modules)
  func nothingElseIsReportedUnderARulesName(module: String) throws {
    // A name of one word is a word of other things, too.
    let rules = Set(RuleRegistry.all.map { $0.documentation.id }.filter { $0.contains("-") })
    for path in Repository.files(in: "Sources/" + module, withSuffix: ".swift")
    where !Self.exceptions.contains(path) {
      let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
      for name in rules.intersection(text.components(separatedBy: "\"")) {
        // Lint speaks of rules by their names.
        let isMeant = path.hasPrefix("Sources/Workflows/Lint/") && !text.contains("id: \"\(name)\"")
        #expect(isMeant, "\(path) reports something else than the rule \(name)")
      }
    }
  }
}
