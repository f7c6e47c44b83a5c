import Diagnostics

/// A text that a module looks up in the app's bundle, although its own has it.
enum MissingBundle: SourceRule {
  static let documentation = RuleDocumentation(
    id: "missing-bundle", family: .sources, severity: .warning,
    summary: "A package or framework looks a text up in the app's bundle, which doesn't have it.",
    rationale: """
      `Text("Done")`, `String(localized: "Done")` and `LocalizedStringResource("Done")` look in the \
      app's main bundle, whichever module they stand in; what a package's or a framework's catalog \
      has lies in a bundle of its own. So the translations are never found, and people read the key. \
      Xcode, and `l10n extract` with it, put the key into the module's catalog all the same, where it \
      looks as if all were well.

      Write `bundle: .module` in a package, or with Swift 6.2 anywhere `bundle: #bundle`. Views and \
      modifiers without such a parameter take a `Text`: \
      `Button { save() } label: { Text("Done", bundle: .module) }`.

      The rule looks at what `--sources` names, at literals in calls that look them up at once, where \
      the module's catalog has the key and the catalog of no app or extension that links the module \
      does; all of these have to be among the catalogs that are looked at. It is silent in apps, \
      extensions, tools, tests, previews and intents. Where the module's catalog has no other \
      language yet, it is a note.
      """,
    good: [
      RuleExample(
        code: """
          // In the package Kit, whose catalog has "Done".
          import SwiftUI

          struct DoneButton: View {
            var body: some View {
              Button {} label: { Text("Done", bundle: .module) }
            }
          }
          """, besides: kit)
    ],
    bad: [
      RuleExample(
        code: """
          // In the package Kit, whose catalog has "Done".
          import SwiftUI

          struct DoneLabel: View {
            var body: some View { Text(↓"Done") }
          }
          """, besides: kit,
        finds:
          "\"Done\" is looked up in the app's bundle here, and only the catalog of 'Kit' has it; write `bundle: .module`"
      ),
      RuleExample(
        code: """
          // In the package Kit, whose catalog has "Done".
          import SwiftUI

          struct DoneButton: View {
            var body: some View { Button(↓"Done") {} }
          }
          """, besides: kit,
        finds:
          "\"Done\" is looked up in the app's bundle here, and only the catalog of 'Kit' has it; give it `Text(…, bundle: .module)`, since it takes no bundle itself"
      ),
    ])

  private static let kit = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kit", defaultLocalization: "en",
      targets: [
        .target(name: "Kit", path: "App", resources: [.process("Localizable.xcstrings")])
      ])
    """,
    "App/Localizable.xcstrings": """
    {"sourceLanguage": "en", "strings": {"Done": {"localizations": {"de": {"stringUnit":
    {"state": "translated", "value": "Fertig"}}}}}, "version": "1.0"}
    """,
  ]
}
