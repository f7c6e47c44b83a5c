import Diagnostics
import Testing

@testable import Workflows

/// Renaming phrases of App Shortcuts, which code spells with parameters.
@Suite struct PhraseRenameTests {
  private func renamed(to new: String) -> (tree: InMemoryFolder, outcome: RenameOutcome) {
    let tree = InMemoryFolder([
      "A.swift": #"""
      import AppIntents
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: Order(), phrases: ["Order \(\.$drink) in \(.applicationName)"],
            shortTitle: "Order", systemImageName: "cup")
        }
      }
      """#,
      "AppShortcuts.xcstrings": #"""
      {"sourceLanguage":"en","strings":{"Order ${drink} in ${applicationName}":{"localizations":{
      "de":{"stringSet":{"state":"translated","values":["Bestelle ${drink} in ${applicationName}"]}},
      "en":{"stringSet":{"state":"new","values":["Order ${drink} in ${applicationName}"]}}}}},
      "version":"1.0"}
      """#,
    ])
    let options = RenameOptions(
      old: "Order ${drink} in ${applicationName}", new: new, paths: ["."])
    return (tree, RenameWorkflow(options).run(on: tree))
  }

  @Test func aPhraseKeepsItsParameters() {
    let (tree, outcome) = renamed(to: "Get a ${drink} from ${applicationName} now")
    #expect(outcome.status == .clean)
    let code = tree.text(at: "A.swift") ?? ""
    #expect(code.contains(#""Get a \(\.$drink) from \(.applicationName) now""#))
    let catalog = tree.text(at: "AppShortcuts.xcstrings") ?? ""
    #expect(catalog.contains(#""Get a ${drink} from ${applicationName} now""#))
    #expect(catalog.contains("Bestelle ${drink} in ${applicationName}"))
  }

  /// Which parameter stands where, code says, and an order that changes is none of a name's.
  @Test(arguments: [
    "${applicationName}: order ${drink}", "Order in ${applicationName}", "Order a drink",
    "Order ${cup} in ${applicationName}",
  ])
  func otherParametersAreRefused(new: String) {
    let (tree, outcome) = renamed(to: new)
    #expect(outcome.status == .couldNotRun)
    #expect(tree.text(at: "A.swift")?.contains(#""Order \(\.$drink) in"#) == true)
  }
}
