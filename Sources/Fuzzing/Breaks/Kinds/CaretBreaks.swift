import Foundation
import Messages
import Reading

/// Mistakes in caret attributes: `^[…](inflect: true)`.
enum CaretBreaks {
  static let all: [TextBreak] = [
    TextBreak("unclosed-region") { region($0, &$1) { $0.replacing("](", with: "(") } },
    TextBreak("unclosed-attributes") { region($0, &$1) { String($0.dropLast()) } },
    TextBreak("lost-caret") { region($0, &$1) { String($0.dropFirst()) } },
    TextBreak("lost-region") { region($0, &$1) { text in withoutMarks(text) } },
    TextBreak("space-in-region") { region($0, &$1) { $0.replacing("](", with: "] (") } },
    TextBreak("space-behind-caret") { region($0, &$1) { "^ " + $0.dropFirst() } },
    TextBreak("full-width-attributes") {
      region($0, &$1) { $0.dropLast().replacing("](", with: "]（") + "）" }
    },
    TextBreak("equals-sign-in-attributes") { payload($0, &$1, ":", "=") },
    TextBreak("yes-for-true") { payload($0, &$1, "true", "yes") },
    TextBreak("capital-true") { payload($0, &$1, "true", "True") },
    TextBreak("translated-true") { payload($0, &$1, "true", "verdadero") },
    TextBreak("false-for-true") { payload($0, &$1, "true", "false") },
    TextBreak("translated-attribute") { name($0, &$1) { "\($0)ción" } },
    TextBreak("capital-attribute") { name($0, &$1) { $0.capitalized } },
    TextBreak("curly-quotes-in-attributes") { payload($0, &$1, "\"", "”") },
    TextBreak("changed-attribute-value", value),
  ]

  private static func region(
    _ subject: BreakSubject, _ random: inout Random, _ broken: (String) -> String
  ) -> String? {
    let text = subject.breaking(one: .attributes, &random, broken)
    let message = Message(subject.text, specifierOptions: subject.options)
    return message.problems.isEmpty ? text : nil
  }

  private static func withoutMarks(_ text: String) -> String {
    String(text.dropFirst(2).prefix { $0 != "]" })
  }

  private static func members(
    _ subject: BreakSubject
  ) -> (message: Message, attributes: [CaretAttributes]) {
    let (message, indices) = subject.nodes(.attributes)
    return (message, message.problems.isEmpty ? indices.compactMap(message.caretAttributes) : [])
  }

  private static func payload(
    _ subject: BreakSubject, _ random: inout Random, _ old: String, _ new: String
  ) -> String? {
    let found = members(subject).attributes.map(\.payloadRange).filter {
      subject.text[utf8: $0].contains(old)
    }
    guard !found.isEmpty else { return nil }
    let range = random.pick(found)
    return subject.replacing(range, String(subject.text[utf8: range]).replacing(old, with: new))
  }

  private static func name(
    _ subject: BreakSubject, _ random: inout Random, _ broken: (String) -> String
  ) -> String? {
    let found = members(subject).attributes.compactMap(\.members.first?.name)
    guard !found.isEmpty else { return nil }
    let name = random.pick(found)
    return subject.replacing(name.range, broken(String(subject.text[utf8: name.range])))
  }

  /// A word in quotation marks that isn't shown to anybody, in both texts.
  private static func value(_ subject: BreakSubject, _ random: inout Random) -> String? {
    let found = members(subject).attributes.flatMap(\.members).compactMap { member in
      if case .string(let text) = member.value.content,
        member.name.value != "inflectionAlternative",
        subject.source.contains(text.value)
      {
        text
      } else {
        nil
      }
    }
    guard !found.isEmpty else { return nil }
    let chosen = random.pick(found)
    return subject.replacing(chosen.contentRange, chosen.value + "o")
  }
}
