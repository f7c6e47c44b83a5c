import Workflows

/// A project of one table, and files that come back to it.
enum ImportSample {
  static let files = [
    "App/en.lproj/L.strings": """
    /* Greets */
    "hello" = "Hello, %@!";
    "count" = "%lld of %lld";
    "done" = "Done";
    "new" = " New ";

    """,
    "App/es.lproj/L.strings": """
    // kept
    "hello" = "¡Hola, %@!";
    "count"="%1$lld de %2$lld";

    """,
  ]

  static func xliff(
    _ units: String, original: String = "App/en.lproj/L.strings", language: String = "es"
  ) -> String {
    #"<xliff version="1.2"><file original="\#(original)" source-language="en" "#
      + #"target-language="\#(language)"><body>\#(units)</body></file></xliff>"#
  }

  static func unit(_ id: String, _ source: String, _ target: String, _ state: String = "") -> String
  {
    #"<trans-unit id="\#(id)"><source>\#(source)</source><target\#(state)>\#(target)</target>"#
      + "</trans-unit>"
  }

  static func run(
    _ xliff: String, configuration: String = "{}",
    _ change: (inout ImportOptions, InMemoryFolder) -> Void = { _, _ in }
  ) -> (ImportOutcome, InMemoryFolder) {
    let tree = InMemoryFolder(
      files.merging(["es.xliff": xliff, "l10n.json": configuration]) { $1 })
    var options = ImportOptions(catalogs: ExchangeCatalogOptions(roots: ["."]), files: ["es.xliff"])
    change(&options, tree)
    let project = ProjectConfiguration(explicit: nil, paths: ["."], in: tree)
    return (ImportWorkflow(options).run(on: tree, project: project), tree)
  }
}
