import Testing

@testable import Workflows

/// Which keys a file spells out.
@Suite struct LiteralSearchTests {
  @Test(arguments: [
    (#"case a = "cart.title""#, "cart.title", true),
    (#"let a = "cart.titles""#, "cart.title", false),
    ("enum Key: String, CaseIterable {\n  case one, twoWords\n}", "twoWords", true),
    ("enum Key { case one, twoWords }\nswitch a { case twoWords: }", "twoWords", false),
    (#"f("\(localized("Total download")):")"#, "Total download", true),
    (#"Text("\(count) items in \(name)")"#, "%lld items in %@", true),
    (#"Text("\(count) items")"#, "%lld items in %@", false),
    (#"tip = localized("Open \(name) settings")"#, "Open CPU settings", true),
    (#"tip = localized("\(name)")"#, "Open CPU settings", false),
    (#"let a = "say \"hi\"\n""#, "say \"hi\"\n", true),
    ("let a = \"\"\"\n  Two\n  lines\n  \"\"\"", "Two\nlines", true),
    (#"@"Objective-C""#, "Objective-C", true),
    (#"f("%lld enabled")"#, "%lld enabled", true),
    (#"f("%d enabled")"#, "%lld enabled", false),
    ("f(\"one \"\n  + \"two \" + \"three\", \"four\")", "one two three", true),
    (#"f("one " + "two " + "three")"#, "two ", true),
    (#"f("one " + "two " + name)"#, "one two ", true),
    (#"f("one ", "two")"#, "one two", false),
    (#"f(@"one " @"two")"#, "one two", true),
    (#"f("error." + code)"#, "error.network", true), (#"f(name + ".title")"#, "cart.title", true),
    (#"f("a" + code)"#, "abc", false), (#"f("\(a)\(b)Error")"#, "NetworkError", true),
    (#"f("error.\(a)\(b)")"#, "error.network", true),
    (#"String(format: "error.%@", code)"#, "error.network", true),
    (#"[NSString stringWithFormat:@"error.%@", code]"#, "error.network", true),
    (#"[@"error." stringByAppendingString:code]"#, "error.network", true),
    (#"f("Don\u{2019}t ask")"#, "Don’t ask", true), (#"@"Don\u2019t ask""#, "Don’t ask", true),
    (##"f(#"C:\Path"#)"##, #"C:\Path"#, true), (##"f(#"error."# + code)"##, "error.network", true),
    (##"f(#"a\#nb"c"#)"##, "a\nb\"c", true),
    (##"f(#"Open \#(name)"#)"##, "Open %@", true), (##"f(#"""##, "key", false),
    ("// an \" unpaired mark\nlet a = \"key\"", "key", true),
    (#"let a = "100%""#, "100%", true), (#"x("100% of \(n)")"#, "100%% of %@", true),
    ("Text(LocalString.cart_title_long)", "cart.title-long", true),
    ("Text(L10n.Cart.Title.long)", "cart.title.long", true),
    ("Text(.cartTitleLong)", "cart.title_long", true),
    ("Text(L10n.Cart.Title.longer)", "cart.title.long", false), ("Cancel()", "Cancel it", false),
    ("AppStrings.Localizable.buttonClose", "buttonClose", true),
    ("AppStrings.Localizable\n  .buttonClose", "buttonClose", true),
    ("page\n  .buttonClose", "buttonClose", false),
    ("L10n.buttonClose", "buttonClose", true), ("page.buttonClose", "buttonClose", false),
    ("buttonClose()", "buttonClose", false), ("R.string.localizable.reply()", "reply", true),
    ("L10n.reply", "reply", true), ("Action.reply", "reply", false), ("reply", "reply", false),
    (#""""#, "key", false), ("\"", "key", false), (#""\(""#, "key", false), ("\"\\", "key", false),
  ])
  func code(text: String, key: String, isThere: Bool) {
    let found = LiteralSearch([key]).keys(in: Array(text.utf8), isMarkup: false)
    #expect(found.contains(key) == isThere)
  }

  /// Of many keys those are found that the literal's words begin, end, or stand in.
  @Test(arguments: [
    (#"t("a \(n) c")"#, ["a b c", "a  c", "a x c"]),
    (#"t("a b \(n)")"#, ["a b c", "a b d"]),
    (#"t("\(n) b c")"#, ["a b c", "x b c"]), (#"t("\(m) x \(n)c")"#, ["a x c"]),
    (#"t("zz \(n)")"#, []), (#"t("\(n) zz")"#, []),
  ])
  func patternsAmongMany(text: String, keys: [String]) {
    let all = ["a b c", "a b d", "a  c", "a x c", "a bc", "x b c", "b", "", "c", "zz"]
    #expect(LiteralSearch(all).keys(in: Array(text.utf8), isMarkup: false) == Set(keys))
  }

  @Test func symbolsAmongMany() {
    let all = ["a.title", "b.a_title", "title_", "A-Title", "c"]
    let found = LiteralSearch(all).keys(in: Array("f(B.a.Title, x..Title)".utf8), isMarkup: false)
    #expect(found == ["a.title", "A-Title", "b.a_title", "title_"])
  }

  @Test(arguments: [
    (#"<userDefinedRuntimeAttribute value="cart.title"/>"#, "cart.title", true),
    ("<string>cart.title</string>", "cart.title", true),
    (#"{"key": "cart.title"}"#, "cart.title", true), ("<a>cart</a>.title", "cart.title", false),
    ("<a>Black &amp; White</a>", "Black & White", true),
    (#"<b title="Curly&#8217;s"/>"#, "Curly’s", true), (#"{"k": "Caf\u00e9"}"#, "Café", true),
    (#"{"k": "\ud83d\ude00"}"#, "😀", true), (#"{"k": "\ud83d\u"}"#, "😀", false),
    ("<", "cart.title", false), (">", "cart.title", false),
  ])
  func markup(text: String, key: String, isThere: Bool) {
    let found = LiteralSearch([key]).keys(in: Array(text.utf8), isMarkup: true)
    #expect(found.contains(key) == isThere)
  }

  @Test func theFirstFileIsNamed() {
    let found = LiteralSearch(["k"]).found(in: ["b.swift", "a.swift", "c.swift"]) { path in
      path == "c.swift" ? nil : Array(#"let a = "k""#.utf8)
    }
    #expect(found == ["k": "a.swift"])
  }

  @Test("files that were made to hurt take time in proportion to their length")
  func long() {
    for text in ["\"\\(", ">", "\"", "\\", "\"\"\"\n"] {
      let bytes = Array(String(repeating: text, count: 200_000).utf8)
      #expect(LiteralSearch(["key"]).keys(in: bytes, isMarkup: true).isEmpty)
    }
  }
}
