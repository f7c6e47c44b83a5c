import Foundation
import Messages
import Testing

@Suite("messages")
struct MessageTests {
  /// The tree in one line: kinds, and leaves as they are written.
  private func tree(_ message: Message, _ index: Int = 0) -> String {
    let children = message.children(of: index).map { tree(message, $0) }.joined(separator: " ")
    switch message.nodes[index].kind {
    case .root: return children
    case .text: return "'\(message.sourceText(of: index))'"
    case .placeholder: return "{\(message.sourceText(of: index))}"
    case .percentSign, .escape, .entity, .softBreak, .lineBreak:
      return "\(message.nodes[index].kind)<\(message.sourceText(of: index))>"
    default: return "\(message.nodes[index].kind)[\(children)]"
    }
  }

  @Test(
    "placeholders are found in what is shown",
    arguments: [
      ("Add ^[%1$lld %3$@](inflect: true)", "'Add ' attributes[{%1$lld} ' ' {%3$@}]"),
      ("**%@** `%lld`", "strong[{%@}] ' ' code[{%lld}]"),
      ("%1\\$@", "{%1\\$@}"), ("&#37;@", "{&#37;@}"), ("100%%", "'100' percentSign<%%>"),
      ("[a](x/%20b%@)", "link['a']"), ("<http://x/%@>", "autolink['http://x/' {%@}]"),
      ("%#@files@ %arg", "{%#@files@} ' ' {%arg}"), ("a%\n@", "'a%' softBreak<\n> '@'"),
      ("50% off", "'50% off'"), ("%", "'%'"), ("", ""),
      ("a\\*%@&amp;%d", "'a' escape<\\*> {%@} entity<&amp;> {%d}"),
      ("`a\n%@ `", "code['a' softBreak<\n> {%@} ' ']"),
      ("<http://x/?a&amp;%@>", "autolink['http://x/?a' entity<&amp;> {%@}]"),
      ("a  \n\\\nb", "'a  ' softBreak<\n> lineBreak<\\\n> 'b'"),
    ])
  func placeholders(source: String, expected: String) {
    #expect(tree(Message(source, specifierOptions: .catalogSubstitution)) == expected)
  }

  @Test("arguments are numbered through the whole message, destinations included")
  func numbering() {
    let message = Message("%@ [%@](http://x.y/%@) %@")
    let shown = message.nodes.indices.compactMap { message.placeholder(of: $0) }
    #expect(shown.compactMap(\.value?.argument) == [1, 2, 4])
    let link = message.nodes.indices.compactMap { message.link(of: $0) }.first
    #expect(link?.placeholders.map(\.value?.argument) == [3])
    #expect(link?.placeholders.map(\.range) == [19..<21])
  }

  @Test(
    "what looks like a definition at the start is one, as in swift-cmark",
    arguments: [
      ("[Error]: %@", "definition[]"), ("[Tip]: x \"y\"\nrest", "definition[] 'rest'"),
      ("^[y]: inflect: true\nrest", "definition[] 'rest'"), ("^[y]:", "'^[y]:'"),
      ("[Tip]: hello world", "'[Tip]: hello world'"), ("x [a]: b", "'x [a]: b'"),
      ("[a]: b\n[c]: d\nx [a]", "definition[] definition[] 'x ' link['a']"),
      ("[a]: b\nx", "definition[] 'x'"), ("\\[a]: b", "escape<\\[> 'a]: b'"),
    ])
  func definitions(source: String, expected: String) {
    let message = Message(source)
    #expect(tree(message) == expected)
    #expect(message.problems.contains { $0.kind == .definition } == expected.contains("definition"))
  }

  @Test("without Markdown only specifiers are read")
  func plain() {
    #expect(tree(Message("*a* %@ ^[b](c: 1)", syntax: .plain)) == "'*a* ' {%@} ' ^[b](c: 1)'")
    #expect(tree(Message("*a* %@", syntax: .markdown)) == "emphasis['a'] ' %@'")
  }

  @Test(
    "problems, in a translator's words",
    arguments: [
      (
        "a ^[b] c", 2..<6,
        "`^[…]` has no attributes in parentheses directly after it, so people would read the mark; add them, as in `^[…](inflect: true)`, or write `\\^`"
      ),
      (
        "^[b](inflect: true", 0..<5,
        "the attributes that start at `(` have no closing parenthesis, so people would read them; add `)`"
      ),
      (
        "^[b](x: 1)[c]", 10..<13,
        "brackets directly after caret attributes are never shown; put a space or a backslash before `[` to show them, or remove them"
      ),
      ("^[b](inflect = true)", 13..<14, "expected a colon after the name `inflect`, found `=`"),
      ("%*@*", 0..<1, "a format specifier is cut in two by Markdown; move the mark out of it"),
    ])
  func problems(source: String, range: Range<Int>, message: String) throws {
    let problem = try #require(Message(source).problems.first)
    #expect(problem.range == range)
    #expect(problem.message == message)
  }

  @Test("brackets nest a hundred deep; a message with more is plain text")
  func nestedBrackets() {
    func nested(_ depth: Int) -> Message {
      Message(
        String(repeating: "^[", count: depth) + "a" + String(repeating: "](b: 1)", count: depth))
    }
    #expect(nested(100).problems.isEmpty)
    #expect(nested(100).nodes.count { $0.kind == .attributes } == 100)
    #expect(nested(101).problems.map(\.kind) == [.nestedTooDeeply])
    #expect(tree(nested(101)) == "'\(nested(101).source)'")
  }

  @Test("emphasis nests a hundred deep; what is deeper is plain text")
  func nestedEmphasis() {
    let message = Message(
      String(repeating: "*a **b ", count: 300) + "c" + String(repeating: " b** a*", count: 300))
    #expect(message.problems.map(\.kind) == [.nestedTooDeeply])
    #expect(message.nodes.count { $0.kind == .strong || $0.kind == .emphasis } == 100)
    let openers = Message(String(repeating: "*a ", count: 5000))
    #expect(openers.problems.map(\.kind) == [.nestedTooDeeply])
    #expect(openers.plainText(of: 0) == openers.source)
    // Emphasis in links doesn't count once the link is closed.
    #expect(Message(String(repeating: "[*a](b) *c* ", count: 5000)).problems.isEmpty)
  }

  @Test("a message with too many mistakes is plain text from there on")
  func tooManyProblems() {
    let message = Message(String(repeating: "^[a](", count: 500) + "^[b](c: 1)")
    #expect(message.problems.count == 101)
    #expect(message.problems.last?.kind == .tooManyProblems)
    #expect(message.plainText(of: 0) == message.source)
    #expect(Message("[a](b").problems.map(\.kind) == [.unclosedLink])
    #expect(Message("[a](b [c](d)").problems.isEmpty)
  }

  @Test("arguments are never read as Markdown or as specifiers")
  func arguments() {
    let typed = "**a** [b](http://evil.example) ^[c](inflect: true) %@ &amp;"
    let message = Message("Hi *%@*, [x](https://x.y/?q=%@)!")
    let text = message.attributedString { _ in AttributedString(typed) }
    #expect(String(text.characters) == "Hi \(typed), x!")
    #expect(text.runs.map(\.inlinePresentationIntent) == [nil, .emphasized, nil, nil, nil])
    #expect(text.runs.allSatisfy { $0.inflect == nil })
    let links = text.runs.compactMap { $0.link?.absoluteString }
    #expect(links.count == 1)
    #expect(links[0].hasPrefix("https://x.y/?q=%2A%2Aa%2A%2A%20%5Bb%5D%28http%3A%2F%2Fevil"))
  }

  @Test("destinations with arguments lose their escapes too")
  func destinations() {
    let text = Message("[x](https://x.y/a\\_b?c&amp;d=%@)").attributedString { _ in "e f" }
    #expect(text.runs.first?.link?.absoluteString == "https://x.y/a_b?c&d=e%20f")
  }

  @Test("an argument keeps its own attributes")
  func attributedArgument() {
    var argument = AttributedString("b")
    argument.link = URL(string: "http://x.y")
    argument.inflect = .automatic
    let text = Message("**a %@**").attributedString { _ in argument }
    #expect(text.runs.map { $0.link != nil } == [false, true])
    #expect(text.runs.map { $0.inflect != nil } == [false, true])
    #expect(text.inlinePresentationIntent == .stronglyEmphasized)
  }
}
