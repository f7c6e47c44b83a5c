import Localization
import Testing

@testable import Studio

/// HTML from browsers and mails as Markdown.
@Suite struct PastedHTMLTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("a <b>b</b> <i>c</i> <s>d</s> <code>e</code>", "a **b** *c* ~~d~~ `e`"),
    ("<p>one\n  two</p><p>three<br>four</p>", "one two\nthree\nfour"),
    ("<a href='https://a.example/?x=1&amp;y=2'>go</a>", "[go](https://a.example/?x=1&y=2)"),
    // No link that does anything but lead somewhere.
    ("<a href=\"javascript:alert(1)\">go</a> <a href=\" data:x\">x</a>", "go x"),
    // As Google Docs, Word and Apple Mail write it.
    ("<b style=\"font-weight:normal\">a <span style='font-weight: 700'>b</span></b>", "a **b**"),
    ("<meta charset=utf-8><span style=\"font-style: italic\">x</span>", "*x*"),
    ("<!--StartFragment-->x<!-- <b>y</b> --><o:p></o:p><!--EndFragment-->", "x"),
    ("<head><title>t</title><style>p{}</style></head><script>alert('x')</script>x", "x"),
    ("<div style='display:none'>hidden</div>x", "x"),
    ("&lt;b&gt; &amp; &nbsp;*x*", "\\<b\\> \\& \u{A0}\\*x\\*"),
    ("a < b > c", "a \\< b \\> c"),
    ("<b>a", "**a**"), ("a</b>b", "ab"), ("<", "\\<"), ("<b", ""), ("<!--", ""), ("<b x='", ""),
    ("<pre>a\n b</pre>", "a\n b"),
  ])
  func htmlIsMarkdown(html: String, markdown: String) {
    #expect([FormatDefinition(name: "all")].markdown(fromHTML: html) == markdown)
  }

  @Test func whatIsForbiddenIsPlain() {
    let definition = FormatDefinition(name: "x", marks: [.emphasis])
    let html = "<b>a</b> <i>b</i> <a href='https://a.example'>c</a> <code>d*</code>"
    #expect([definition].markdown(fromHTML: html) == "a *b* c d\\*")
  }

  @Test func muchIsReadQuickly() {
    let html = String(repeating: "<b><i x=\"y\">a &amp;", count: 40_000)
    #expect(![FormatDefinition(name: "x")].markdown(fromHTML: html).isEmpty)
  }
}
