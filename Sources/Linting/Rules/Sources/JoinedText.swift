import Diagnostics

/// A sentence that code glues together.
enum JoinedText: SourceRule {
  static let documentation = RuleDocumentation(
    id: "joined-text", family: .sources, severity: .warning,
    summary: "Code glues a sentence together from several texts.",
    rationale: """
      Languages order words differently and let them agree with each other, which nobody can \
      translate in parts: "Delete " + name is "name löschen" in German. Write one text with an \
      interpolation, so that the translator sees the whole. Parts of a `Text` with a look of their \
      own go into it, too: `Text("Hello \\(Text(name).bold())")`; joining views with `+` is \
      deprecated in the SDKs of iOS 26 and macOS 26.

      The rule looks at what `--sources` names. It is silent for texts on lines of their own, for \
      a label with a colon before its value, for images, and where nothing of it is shown.
      """,
    good: [
      RuleExample(
        code: """
          import SwiftUI

          struct Greeting: View {
            let name: String
            var body: some View {
              Text("Hello \\(name)")
              Text("One") + Text(verbatim: "\\n") + Text("Two")
            }
          }
          """)
    ],
    bad: [
      RuleExample(
        code: """
          import SwiftUI

          struct Greeting: View {
            let name: String
            var body: some View {
              ↓Text("Hello ") + Text(name).bold()
            }
          }
          """,
        finds:
          "this sentence is glued together, so that no translator sees or can reorder the whole; write one localized text with interpolations"
      ),
      RuleExample(
        code: """
          import UIKit

          func fill(_ label: UILabel, _ name: String) {
            label.text = ↓NSLocalizedString("Delete ", comment: "") + name
          }
          """,
        finds:
          "this sentence is glued together, so that no translator sees or can reorder the whole; write one localized text with interpolations"
      ),
    ])
}
