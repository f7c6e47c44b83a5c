import Diagnostics

/// A literal that people read and that nothing localizes.
enum UnlocalizedText: SourceRule {
  static let documentation = RuleDocumentation(
    id: "unlocalized-text", family: .sources, severity: .warning,
    summary: "Code shows people a text that is the same in every language.",
    rationale: """
      SwiftUI localizes the literals that its views are given, but no `String`: one that comes from \
      a property, a function or `+` is shown as it is, and so is all that UIKit and AppKit are \
      given. No translator ever sees such a text. Make it a key, as with `String(localized:)`, or \
      let the property be a `LocalizedStringResource`.

      The rule looks at what `--sources` names, and follows texts from `Text`, labels, buttons, \
      alerts and notifications back through the project's own views, properties and functions. It \
      is silent in tests, previews, samples and code for debugging, and for what is no prose: \
      identifiers, addresses, numbers with units, names with inner capitals, and what languages call \
      themselves. What is \
      given as `verbatim:` or `String("…")`, or may as well be a name or data, is a note: words that English doesn't have, words among numbers, \
      lines for a terminal (`brew install …`), tables of texts, raw values with capital letters. A text that is looked up as a key \
      anywhere is none of these.
      """,
    good: [
      RuleExample(
        code: """
          import SwiftUI

          struct Row: View {
            let title: LocalizedStringResource
            var body: some View { Text(title) }
          }

          struct Settings: View {
            var body: some View {
              Row(title: "Clear the cache")
              Text(verbatim: "com.example.app")
            }
          }
          """),
      RuleExample(
        code: """
          import SwiftUI

          enum Language {
            case chinese, portuguese
            var name: String {
              switch self {
              case .chinese: "简体中文"
              case .portuguese: "Português (Brasil)"
              }
            }
          }

          struct Choice: View {
            let language: Language
            var body: some View { Text(language.name) }
          }
          """),
    ],
    bad: [
      RuleExample(
        code: """
          import SwiftUI

          struct Row: View {
            let title: String
            var body: some View { Text(title) }
          }

          struct Settings: View {
            var body: some View { Row(title: ↓"Clear the cache") }
          }
          """,
        finds:
          "people read 'Clear the cache' in every language; make it a key, as with String(localized:)"
      ),
      RuleExample(
        code: """
          import UIKit

          func fill(_ label: UILabel, _ count: Int) {
            label.text = String(format: ↓"%d photos left", count)
          }
          """,
        finds:
          "people read '%d photos left' in every language; make it a key, as with String(localized:)"
      ),
      RuleExample(
        code: """
          import UIKit

          final class Details: UIViewController {
            override func viewDidLoad() { title = ↓"Details" }
          }
          """,
        finds: "people read 'Details' in every language; make it a key, as with String(localized:)"
      ),
      RuleExample(
        code: """
          import UIKit

          final class About: UIViewController {
            override func viewDidLoad() { title = ↓"Brewwise" }
          }
          """,
        finds:
          "people read 'Brewwise' in every language; make it a key, as with String(localized:)",
        severity: .note),
    ])
}
