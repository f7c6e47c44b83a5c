import Messages
import TestSupport
import Testing

@Suite(
  "CommonMark 0.31.2",
  .enabled(if: SharedData.folder("commonmark") != nil, "no shared/data/commonmark here"))
struct CommonMarkTests {
  struct Example: Decodable {
    var example: Int
    var section: String
    var markdown: String
    var html: String
  }

  static let sections: Set = [
    "Backslash escapes", "Entity and numeric character references", "Precedence", "Inlines",
    "Code spans", "Emphasis and strong emphasis", "Links", "Images", "Autolinks", "Raw HTML",
    "Hard line breaks", "Soft line breaks", "Textual content",
  ]

  /// Examples of those sections whose result is a code block, an HTML block, a list, a quotation
  /// or a heading: block structure, which localized messages don't have.
  static let blocks: Set = [18, 19, 21, 24, 31, 34, 36, 38, 42, 635, 649, 650]

  @Test("inline sections")
  func inlineSections() throws {
    let all: [Example] = try SharedData.examples("spec-0.31.json", in: "commonmark")
    let examples = all.filter { Self.sections.contains($0.section) }
    #expect(examples.count == 358)
    var passed = 0
    for example in examples where !Self.blocks.contains(example.example) {
      let html = MarkdownDocument(example.markdown).paragraphs
        .map { "<p>\(HTMLRenderer.html($0))</p>\n" }.joined()
      #expect(html == example.html, "example \(example.example)")
      if html == example.html { passed += 1 }
    }
    #expect(passed == examples.count - Self.blocks.count)
  }
}

@Suite(
  "GitHub's strikethrough",
  .enabled(if: SharedData.folder("markdown") != nil, "no shared/data/markdown here"))
struct StrikethroughTests {
  struct Example: Decodable {
    var n: Int
    var markdown: String
    var html: String
  }

  /// Bare addresses become links only by another extension of GitHub's.
  static let bareAddresses: Set = [26]

  @Test func examples() throws {
    let examples: [Example] = try SharedData.examples("gfm-strikethrough.jsonl", in: "markdown")
    #expect(examples.count == 5)
    for example in examples where !Self.bareAddresses.contains(example.n) {
      let html = MarkdownDocument(example.markdown).paragraphs
        .map { "<p>\(HTMLRenderer.html($0))</p>\n" }.joined()
      #expect(html == example.html, "example \(example.n)")
    }
  }
}
