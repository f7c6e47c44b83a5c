import Foundation
import Grammar
import Localization
import TestSupport
import Testing

/// Whole texts with their arguments, as `Fixtures/grammar/sentences.txt` lists them.
@Suite struct SentenceTests {
  private struct Sentence: Sendable {
    var line: String
    var locale: String
    var text: String
    var arguments: [Argument]
    var expected: [String]
    var reader: String
    /// Whether it can't be done yet.
    var isOpen: Bool

    init?(_ line: Substring) {
      var fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      isOpen = fields[0] == "open"
      if isOpen { fields.removeFirst() }
      guard fields.count >= 4, !line.hasPrefix("#") else { return nil }
      self.line = String(line)
      (locale, text) = (fields[0], Self.withRegions(fields[1]))
      arguments =
        fields[2].isEmpty
        ? []
        : fields[2].split(separator: ";", omittingEmptySubsequences: false).map {
          let value = $0.drop { $0 == " " }
          let text = String(value).replacingOccurrences(of: "\"", with: "")
          return Int64(value).map { .integer($0) } ?? .text(text)
        }
      expected = fields[3].split(separator: "|").map { String($0) }
      reader = fields.count > 4 && !fields[4].hasPrefix("#") ? fields[4] : ""
    }

    private static func withRegions(_ text: String) -> String {
      text.replacing(/\{([^{}]*)\}/) { "^[\($0.output.1)](inflect: true)" }
    }

    private var context: RenderingContext {
      var context = RenderingContext(locale: Locale(identifier: locale))
      let terms: [String: Grammar.TermOfAddress] = [
        "feminine": .feminine, "masculine": .masculine, "neutral": .neutral,
      ]
      if let concept = reader.split(separator: " ").last, reader.hasPrefix("concept: ") {
        context.concepts = [.termsOfAddress([terms[String(concept)]].compactMap(\.self))]
      } else if let term = terms[reader] {
        context.address = [term]
      }
      return context
    }

    var shown: String { Renderer(context).render(text, arguments).text }
  }

  private static func sentences() throws -> [Sentence] {
    try Repository.text("Fixtures/grammar/sentences.txt").split(separator: "\n")
      .compactMap { Sentence($0) }
  }

  @Test("every text is right, but for those that are open")
  func sentences() throws {
    let all = try Self.sentences()
    #expect(all.count > 300)
    let repeated = Dictionary(grouping: all, by: { Array($0.line.utf8) })
      .filter { $0.value.count > 1 }
    #expect(repeated.isEmpty, "\(repeated.values.map { $0[0].line }.sorted())")
    for sentence in all {
      let shown = sentence.shown
      #expect(
        sentence.expected.contains(shown) == !sentence.isOpen,
        "\(sentence.line): \(shown)\(sentence.isOpen ? "; it is no longer open" : "")")
    }
    #expect(all.count { $0.isOpen } * 10 < all.count)
  }
}
