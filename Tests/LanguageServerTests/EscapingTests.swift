import Testing

@testable import LanguageServer

/// A project's texts, where an editor would take marks in them for its own.
///
/// A combining mark behind one makes another `Character` of it, and hides it from no editor.
@Suite struct EscapingTests {
  @Test(arguments: [
    ("a b", "a b"), ("[a](b)", #"\[a\]\(b\)"#), ("a|b", #"a\|b"#), ("a|\u{301}b", "a\\|\u{301}b"),
    ("`\u{301}a`", "\\`\u{301}a\\`"), ("a\nb", "a b"),
  ])
  func pages(text: String, expected: String) {
    #expect(Array(HoverPage.escaped(text).utf8) == Array(expected.utf8))
  }

  @Test(arguments: [
    ("a b", "a b"), ("${1:a}", #"\${1:a\}"#), (#"\("#, #"\\("#), ("$\u{301}1", "\\$\u{301}1"),
    ("}\u{301}", "\\}\u{301}"),
  ])
  func snippets(text: String, expected: String) {
    #expect(Array(Snippet.escaped(text).utf8) == Array(expected.utf8))
  }
}
