import Diagnostics
import Testing

@testable import Workflows

/// What `l10n rename` says of symbols that plugins make of keys.
@Suite struct PluginSymbolTests {
  /// A plugin of the build, as xcstrings-tool, makes members of a resource, one for each table.
  @Test(arguments: [
    ("Localizable", "cart", "Text(.localizable.cart)", true),
    ("Localizable", "cartTitle", "Text(.localizable.cartTitle)", true),
    ("Localizable", "cart.title", "String(localized: .localizable.cartTitle)", true),
    ("Localizable", "cartCount", "Text(.localizable.cartCount(3))", true),
    ("Localizable", "cart", "[1: .localizable.cart]", true),
    ("Localizable", "cart", "LocalizedStringResource.localizable.cart", true),
    ("Settings", "cart", "Text(.settings.cart)", true),
    ("Localizable", "cart", "Text(.settings.cart)", false),
    ("Localizable", "cart", "Text(.localizable.cartTitle)", false),
    ("Localizable", "cart", "f().localizable.cart", false),
    ("Localizable", "cart", "shop.localizable.cart", false),
    ("Localizable", "cart", "Text(.Localizable.cart)", false),
  ])
  func symbolsOfPluginsAreTold(table: String, key: String, code: String, isTold: Bool) {
    for start in [#""extractionState":"manual","#, ""] {
      let entry =
        "\"\(key)\":{\(start)"
        + #""localizations":{"en":{"stringUnit":{"state":"translated","value":"Cart"}}}}"#
      let tree = InMemoryFolder([
        "A.swift": "let a = \(code)",
        "\(table).xcstrings": #"{"sourceLanguage":"en","strings":{\#(entry)},"version":"1.0"}"#,
      ])
      let options = RenameOptions(old: key, new: "basket", paths: ["."])
      let outcome = RenameWorkflow(options).run(on: tree)
      let told = outcome.diagnostics.filter { $0.id == "rename-symbol" }
      #expect(told.map(\.severity) == (isTold ? [.warning] : []))
      #expect(outcome.status == .clean)
    }
  }
}
