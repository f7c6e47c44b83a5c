import Messages
import Reading
import Testing

@Suite("writing back")
struct MessageEditTests {
  @Test(
    "a changed text changes only its own bytes",
    arguments: [
      ("Add **salad** now", "salad", "a*b", "Add **a\\*b** now"),
      ("a [b](c \"d\") e", "b", "](x)", "a [\\](x)](c \"d\") e"),
      ("^[b](inflect: true)", "b", "50% ^[c](d: 1)", "^[50%% ^\\[c\\](d: 1)](inflect: true)"),
      ("x [b](c)", "x ", "wow!", "wow\\![b](c)"),
      ("%@ a", " a", "&amp;", "%@\\&amp;"),
      ("*a*", "a", " b", "*&#32;&#98;*"),
      ("_a_ b", " b", "b", "_a_&#98;"),
    ])
  func text(source: String, old: String, new: String, expected: String) throws {
    let message = Message(source)
    let index = try #require(
      message.nodes.indices.first { message.text(of: $0) == old && message.nodes[$0].kind == .text }
    )
    let edit = try #require(message.settingText(of: index, to: new))
    #expect(message.applying([edit]) == expected)
  }

  @Test("what Markdown can't say is refused")
  func refused() throws {
    let message = Message("x*a*")
    let index = try #require(message.nodes.indices.first { message.text(of: $0) == "a" })
    #expect(message.settingText(of: index, to: " ") == nil)
    #expect(message.settingText(of: 0, to: "b") == nil)
  }

  @Test(
    "destinations",
    arguments: [
      ("[a](b)", "c/d", "[a](c/d)"), ("[a](b 't')", "c d", "[a](<c d> 't')"),
      ("![a](<b>)", "(c)", "![a](<\\(c\\)>)"), ("[a](b)", "x&amp;y", "[a](x\\&amp;y)"),
    ])
  func destination(source: String, new: String, expected: String) throws {
    let message = Message(source)
    let edit = try #require(message.settingDestination(of: 1, to: new))
    #expect(message.applying([edit]) == expected)
    #expect(Message(expected).link(of: 1)?.destination == new)
  }

  @Test(
    "attributes",
    arguments: [
      ("^[a](inflect: true , b: 1)", "b", "{c: [2]}", "^[a](inflect: true , b: {c: [2]})"),
      ("^[a]( x: 'y' )", "x", "'(z'", "^[a]( x: '\\(z' )"),
    ])
  func attribute(source: String, name: String, value: String, expected: String) throws {
    let message = Message(source)
    let edit = try #require(message.settingAttribute(name, of: 1, to: value))
    #expect(message.applying([edit]) == expected)
    #expect(message.settingAttribute("other", of: 1, to: value) == nil)
    #expect(message.settingAttribute(name, of: 1, to: "}") == nil)
  }

  @Test("several edits at once")
  func several() throws {
    let message = Message("a *b* c")
    let edits = try message.nodes.indices.filter { message.nodes[$0].kind == .text }.map {
      try #require(message.settingText(of: $0, to: message.text(of: $0).uppercased()))
    }
    #expect(message.applying(edits.reversed()) == "A *B* C")
  }
}
