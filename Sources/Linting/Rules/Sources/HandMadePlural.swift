import Diagnostics

/// A plural that code makes as English does.
enum HandMadePlural: SourceRule {
  static let documentation = RuleDocumentation(
    id: "hand-made-plural", family: .sources, severity: .warning,
    summary: "Code chooses between a word and its plural.",
    rationale: """
      Arabic has six forms for numbers, Russian four, Japanese one: code that asks whether a number \
      is 1 can't be translated, localized or not. Localize the sentence with the number in it, and \
      vary it by plural in the catalog, or mark the words for agreement: \
      `^[\\(count) file](inflect: true)`.

      The rule looks at what `--sources` names, and only at words that people read.
      """,
    good: [
      RuleExample(
        code: """
          import SwiftUI

          struct Summary: View {
            let count: Int
            var body: some View { Text("\\(count) files") }
          }
          """)
    ],
    bad: [
      RuleExample(
        code: """
          import SwiftUI

          struct Summary: View {
            let count: Int
            var body: some View { Text("\\(count) \\(↓count == 1 ? "file" : "files")") }
          }
          """,
        finds:
          "code chooses 'file' or 'files' by the number, which is right in English only; localize the whole with its number and vary it by plural in the catalog"
      ),
      RuleExample(
        code: """
          import UIKit

          func fill(_ label: UILabel, _ count: Int) {
            label.text = "\\(count) day" + ↓(count > 1 ? "s" : "")
          }
          """,
        finds:
          "code chooses an 's' by the number, which is right in English only; localize the whole with its number and vary it by plural in the catalog"
      ),
    ])
}
