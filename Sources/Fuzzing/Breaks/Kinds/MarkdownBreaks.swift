import Foundation
import Messages
import Reading

/// Mistakes in Markdown that both texts have as much of.
enum MarkdownBreaks {
  static let all: [TextBreak] = [
    TextBreak("unclosed-emphasis") { emphasis($0, &$1) { String($0.dropLast()) } },
    TextBreak("space-in-emphasis") {
      emphasis($0, &$1) { text, length in
        text.prefix(length) + " " + text.dropFirst(length)
      }
    },
    TextBreak("full-width-emphasis") {
      emphasis($0, &$1) { text, _ in
        text.replacing("*", with: "＊").replacing("_", with: "＿")
      }
    },
    TextBreak("unclosed-link-text") { link($0, &$1) { $0.replacing("](", with: "(") } },
    TextBreak("unclosed-link") { link($0, &$1) { String($0.dropLast()) } },
    TextBreak("space-in-link") { link($0, &$1) { $0.replacing("](", with: "] (") } },
    TextBreak("full-width-link") {
      link($0, &$1) { $0.dropLast().replacing("](", with: "]（") + "）" }
    },
    TextBreak("lost-link") {
      link($0, &$1) { text in String(text.dropFirst().prefix { $0 != "]" }) }
    },
    TextBreak("changed-link-host") { destination($0, &$1, changedHost) },
    TextBreak("executable-link") { destination($0, &$1) { _ in "javascript:alert(1)" } },
    TextBreak("insecure-link") { subject, random in
      destination(subject, &random) {
        $0.hasPrefix("https://") && !subject.source.contains("http://")
          ? $0.replacing("https://", with: "http://") : nil
      }
    },
    TextBreak("emptied-link") { destination($0, &$1) { _ in "" } },
    TextBreak("unclosed-code") { subject, random in
      let (message, indices) = subject.nodes(.code)
      guard !indices.isEmpty else { return nil }
      let range = message.nodes[random.pick(indices)].range
      return subject.replacing((range.upperBound - 1)..<range.upperBound, "")
    },
  ]

  /// - Parameter broken: Of a part with its marks, and the length of the marks.
  private static func emphasis(
    _ subject: BreakSubject, _ random: inout Random, _ broken: (String, Int) -> String
  ) -> String? {
    let (message, indices) = subject.nodes(.strong, .emphasis)
    let outer = indices.filter { index in
      let range = message.nodes[index].range
      return !indices.contains { message.nodes[$0].range != range && isIn(range, $0, message) }
    }
    guard !outer.isEmpty else { return nil }
    let index = random.pick(outer)
    let text = String(message.sourceText(of: index))
    let length = message.nodes[index].kind == .strong ? 2 : 1
    return subject.replacing(message.nodes[index].range, broken(text, length))
  }

  private static func emphasis(
    _ subject: BreakSubject, _ random: inout Random, _ broken: (String) -> String
  ) -> String? {
    emphasis(subject, &random) { text, _ in broken(text) }
  }

  private static func isIn(_ range: Range<Int>, _ index: Int, _ message: Message) -> Bool {
    let other = message.nodes[index].range
    return other.lowerBound <= range.lowerBound && range.upperBound <= other.upperBound
      || range.lowerBound <= other.lowerBound && other.upperBound <= range.upperBound
  }

  private static func link(
    _ subject: BreakSubject, _ random: inout Random, _ broken: (String) -> String
  ) -> String? {
    subject.breaking(one: .link, &random, broken)
  }

  private static func destination(
    _ subject: BreakSubject, _ random: inout Random, _ broken: (String) -> String?
  ) -> String? {
    let (message, indices) = subject.nodes(.link)
    guard !indices.isEmpty, let link = message.link(of: random.pick(indices)),
      !link.destinationRange.isEmpty, let other = broken(link.destination)
    else { return nil }
    return subject.replacing(link.destinationRange, other)
  }

  private static func changedHost(_ destination: String) -> String? {
    guard let host = destination.firstRange(of: "://"), !destination.contains("example"),
      let dot = destination[host.upperBound...].firstIndex(of: ".")
    else { return nil }
    var destination = destination
    destination.remove(at: destination.index(before: dot))
    return destination
  }
}
