import Foundation
@testable import Messages
import TestSupport
import Testing

@Suite("caret attributes as swift-cmark reads them")
struct CaretAttributeTests {
  struct Example: Decodable {
    var markdown: String
    var attributes: [String]
    var tree: String
  }

  /// A list and a heading: block structure, which localized messages don't have.
  static let blocks: Set = ["- ^[a](inflect: true)", "# ^[a](inflect: true)"]

  @Test(
    "the recorded examples",
    .enabled(if: SharedData.folder("markdown") != nil, "no shared/data/markdown here"))
  func recorded() throws {
    let examples: [Example] = try SharedData.examples("caret-attributes.jsonl", in: "markdown")
    #expect(examples.count == 60)
    for example in examples where !Self.blocks.contains(example.markdown) {
      let document = MarkdownDocument(example.markdown)
      #expect(TreeRenderer.xml(document) == example.tree, "\(example.markdown)")
      #expect(payloads(in: document) == example.attributes, "\(example.markdown)")
    }
  }

  /// Payloads in the order of their attributes, as swift-cmark holds them: without indentation, and
  /// those of references from their definitions.
  private func payloads(in document: MarkdownDocument) -> [String] {
    document.paragraphs.flatMap { message in
      message.nodes.indices.compactMap { index in
        message.caretAttributes(of: index).map { attributes in
          let range = attributes.payloadRange
          let isLabel = message.source.utf8.dropFirst(range.lowerBound - 1).first == 0x5B
          let definition = isLabel ? document.references.attributes.values.first : nil
          let payload = definition ?? String(message.source[utf8: range])
          return payload.replacingOccurrences(of: "\n ", with: "\n")
        }
      }
    }
  }

  @Test(
    "parentheses nest 32 deep in a payload, with and without the table", arguments: [0, 70_000])
  func depth(padding: Int) {
    // What has no end makes the parser look for all parentheses at once.
    let start = padding == 0 ? "" : "^[a](" + String(repeating: "x", count: padding)
    func message(_ depth: Int) -> Message {
      let payload = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
      return Message(start + "^[b](c: '\(payload)')^[d](e: '\\)')")
    }
    #expect(message(32).nodes.count { $0.kind == .attributes } == 2)
    #expect(message(33).nodes.count { $0.kind == .attributes } == 1)
  }
}
