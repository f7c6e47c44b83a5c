import Reading
import Testing

@testable import Workflows

/// Which keys a file spells out.
@Suite struct LiteralSearchTests {
  private func found(_ keys: [String], in text: String, of path: String = "A.swift") -> Set<
    ExactKey
  > {
    let search = LiteralSearch(keys, lookUps: ["tr", "loc"])
    return Set(search.found(in: [path]) { _ in Array(text.utf8) }.keys)
  }

  @Test(
    arguments: [
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
      ("let a = \"\"\"\r\n  Two\r\n  lines\r\n  \"\"\"\r\n", "Two\nlines", true),
      ("let a = \"\"\"\n  Two \\\n  li\\  \n  nes\n  \"\"\"", "Two lines", true),
      ("let a = #\"\"\"\n  Two \\#\r\n  lines\n  \"\"\"#", "Two lines", true),
      (#"NSLocalizedString("kb.\(name)", comment: "")"#, "kb.up", true),
      (#"bundle.localizedString(forKey: "\(name)_k", value: nil)"#, "up_k", true),
      (#"t("kb.\(name)")"#, "kb.up", true), (#"t(name + "_k")"#, "up_k", true),
      (#"let a = String(format: "DE_%@", code)"#, "DE_BY", true),
      (#"t("kb\(name)")"#, "kbup", false), (#"t("\(a)_\(b)")"#, "up_k", false),
      (#"t("1.\(name)")"#, "1.up", false), (#"t("a. \(name)")"#, "a. up", false),
      (#"t("a \(name)")"#, "a up", false), (#"tr("kb\(name)")"#, "kbup", true),
      (#"tr(key: "kb" + name)"#, "kbup", true),
      (#"tr(name + "kb")"#, "upkb", true), (#"tr(name(of: a) + "kb")"#, "upkb", true),
      (#"f(name + "kb")"#, "upkb", false), (#"f(tr(name) + "kb")"#, "upkb", false),
      (#"defaults.set(a, forKey: "kb\(b)")"#, "kbup", false),
      (#""kb\(name)".loc"#, "kbup", true), (#"("kb" + name(of: a)).loc"#, "kbup", true),
      (#""kb\(name)".localizedName"#, "kbup", true), (#""kb\(name)".lowercased()"#, "kbup", false),
      (#"NSLocalizedString("kb" + name, comment: "")"#, "kbup", true),
      (#"NSLocalizedString("\(name)", comment: "")"#, "kb.up", false),
      (#"@"Objective-C""#, "Objective-C", true),
      (#"f("%lld enabled")"#, "%lld enabled", true),
      (#"f("%d enabled")"#, "%lld enabled", false),
      (#"f("\(name) (\(user)@\(host))")"#, "Version %@ (%@)", false),
      (#"f("%d \(kind) left")"#, "%d cups left", true),
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
      (##"f(#"C:\Path"#)"##, #"C:\Path"#, true),
      (##"f(#"error."# + code)"##, "error.network", true),
      (##"f(#"a\#nb"c"#)"##, "a\nb\"c", true),
      (##"f(#"Open \#(name)"#)"##, "Open %@", true), (##"f(#"""##, "key", false),
      ("// an \" unpaired mark\nlet a = \"key\"", "key", true),
      ("/// Between \"\"\" it is long.\nf(\"key\")", "key", true),
      ("/* 12\" */; f(\"key\")", "key", true), (#"f("day.\(n)")"#, "day.1", true),
      ("// f(\"key\")", "key", false), ("/* f(\"key\") */", "key", false),
      ("f(\"https://a\", \"key\")", "key", true), ("f(\"\\(g(\"/*\"))\", \"key\")", "key", true),
      (#"Text("\(n, specifier: "%.2f") l")"#, "%.2f", false),
      (#"Text("\(n, specifier: "%.2f") l")"#, "%.2f l", true), (#"f("%.2f")"#, "%.2f", true),
      (#"let a = "100%""#, "100%", true), (#"x("100% of \(n)")"#, "100%% of %@", true),
      ("Text(LocalString.cart_title_long)", "cart.title-long", true),
      ("Text(L10n.Cart.Title.long)", "cart.title.long", true),
      ("Text(.cartTitleLong)", "cart.title_long", true),
      ("Text(L10n.Cart.Title.longer)", "cart.title.long", false), ("Cancel()", "Cancel it", false),
      ("AppStrings.Localizable.buttonClose", "buttonClose", true),
      ("AppStrings.Localizable\n  .buttonClose", "buttonClose", true),
      ("page\n  .buttonClose", "buttonClose", false),
      ("L10n.buttonClose", "buttonClose", true), ("page.buttonClose", "buttonClose", false),
      ("Text(.localizable.buttonClose)", "buttonClose", true),
      ("Text(.page.buttonClose)", "buttonClose", false),
      ("buttonClose()", "buttonClose", false), ("R.string.localizable.reply()", "reply", true),
      ("R.string.localizable.copyLink()", "Copy Link", true),
      ("view.copyLink()", "Copy Link", false),
      ("L10n.saveChanges", "Save changes?", true), ("L10n.dItemsLeft(3)", "%d items left", true),
      ("L10n.dontAsk", "Don’t ask", true), ("L10n.tlphone", "Téléphone", false),
      ("L10n.reply", "reply", true), ("Action.reply", "reply", false), ("reply", "reply", false),
      ("let a = \"10.0.0\"", "0.0", false), ("f($0.0)", "0.0", false), ("L10n._0._0", "0.0", true),
      ("let a = \"0.0\"", "0.0", true), ("let a = 0...1", "...", false),
      (#""""#, "key", false), ("\"", "key", false), (#""\(""#, "key", false),
      ("\"\\", "key", false),
    ] as [(String, String, Bool)])
  func code(text: String, key: String, isThere: Bool) {
    #expect(found([key], in: text) == (isThere ? [ExactKey(key)] : []))
  }

  @Test(arguments: [
    ("f(@\"key\");", true), ("// f(@\"key\")\n", false), ("/* f(@\"key\") */", false),
    ("f(@\"https://a\", @\"key\");  // b \"c\"", true),
    ("/* /* \"a\" */ f(@\"key\"); /* \"b\" */", true), ("#define KEY @\"key\"  // \"b\"\n", true),
    ("// \"a\" \\\n f(@\"key\");\ng();", false), ("/* f(@\"key\");", true),
  ])
  func objectiveC(text: String, isThere: Bool) {
    for path in ["A.m", "A.h"] {
      #expect(found(["key"], in: text, of: path) == (isThere ? [ExactKey("key")] : []))
      let places = LiteralSearch(["key"]).places(in: Array(text.utf8), of: path)
      #expect(places.isEmpty == !isThere)
    }
  }

  /// What is told of a renamed key is what keeps one.
  @Test(arguments: ["A.m", "A.h", "A.swift"])
  func placesAreNotInComments(path: String) {
    let text = "// g(\"key\")\n/* \"key\" */ f(\"key\")"
    let places = LiteralSearch(["key"]).places(in: Array(text.utf8), of: path)
    #expect(places == [LiteralSearch.Place(offset: 26, isComposed: false)])
  }

  /// genstrings reads comments, where people name what they look up by other means.
  @Test func commentsCountForSomeKeys() {
    let text = Array("// f(\"one\"), f(\"two\")\nf(\"three\")".utf8)
    let search = LiteralSearch(["one", "two", "three"], inComments: [ExactKey("two")])
    for path in ["A.swift", "A.m"] {
      let found = search.found(in: [path]) { _ in text }
      #expect(found.keys.map(\.text).sorted() == ["three", "two"])
    }
  }

  /// Of many keys those are found that the literal's words begin, end, or stand in.
  @Test(arguments: [
    (#"t("ally \(n) cell")"#, ["ally bell cell", "ally  cell", "ally xray cell"]),
    (#"t("ally bell \(n)")"#, ["ally bell cell", "ally bell dell"]),
    (#"t("\(n) bell cell")"#, ["ally bell cell", "xray bell cell"]),
    (#"t("\(m) xray \(n)cell")"#, ["ally xray cell"]),
    (#"t("zebra \(n)")"#, []), (#"t("\(n) zebra")"#, []),
    // Marks alone say nothing of a text.
    (#"t("\(m), \(n), \(o) — \(p)")"#, []),
  ])
  func patternsAmongMany(text: String, keys: [String]) {
    let all = [
      "ally bell cell", "ally bell dell", "ally  cell", "ally xray cell", "ally bellcell",
      "xray bell cell", "bell", "", "cell", "zebra", "Here, now, so — then",
    ]
    #expect(found(all, in: text) == Set(keys.map { ExactKey($0) }))
  }

  @Test func symbolsAmongMany() {
    let all = ["a.title", "b.a_title", "title_", "A-Title", "c"]
    let found = found(all, in: "f(B.a.Title, x..Title)")
    #expect(found == Set(["a.title", "A-Title", "b.a_title", "title_"].map { ExactKey($0) }))
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
    #expect(found([key], in: text, of: "a.xml") == (isThere ? [ExactKey(key)] : []))
  }

  /// The raw type may have another name, in any file.
  @Test(arguments: [
    (["enum A: String { case `zeta`, b }"], true), (["enum A: Swift.String { case zeta }"], true),
    (["typealias Name = String\nenum A: Name { case zeta }"], true),
    (
      ["enum A: Types.Name, Codable { case zeta }", "public typealias Name = Swift.String\n"], true
    ),
    (["enum A: Name { case zeta }", "typealias Text = String", "typealias Name = Text\n"], true),
    (["enum A: Name { case zeta }", "typealias Name = Int\n"], false),
    (["enum A: Name { case zeta }"], false), (["enum A: Int { case zeta }"], false),
    (["enum A: Hashable { case zeta }", "typealias Name = String\n"], false),
    (["enum A: A { case zeta }", "typealias A = A\n"], false),
    (["enum A: String {\n  case\n    a,\n    zeta\n}"], true),
    (["enum A: String { case a,  // of the sheet\n    zeta }"], true),
    (["enum A: String { case // of the sheet\n    zeta }"], true),
    (["enum A: String { case /* of the sheet */ zeta }"], true),
    ([#"enum A: String { case a = "b, \"c", zeta }"#], true),
    (["enum A: String {\n  /// What this enum is for.\n  case a\n  case zeta\n}"], true),
    (["enum A: String {\n  // Kept just in case\n  case zeta\n}"], true),
    (["enum A: String {\n  /// All sheets of this enum\n  case zeta\n}"], true),
    (
      ["enum A: String {\n  /// What this enum is for.\n  case zeta\n  var title: Int { 1 }\n}"],
      true
    ),
    (["enum A: String {\n  enum B: Int { case a }\n  case zeta\n}"], true),
    (["enum A: Int { case b }\nenum C: String { case a }\nenum D { case zeta }"], true),
    (["// An enum: String\nswitch a { case zeta: break }"], false),
    (["typealias"], false), (["enum A: String { case `"], false), (["enum A: "], false),
  ])
  func casesAreKeysByTheirRawType(files: [String], isThere: Bool) {
    let paths = files.indices.map { "\($0).swift" }
    let found = LiteralSearch(["zeta"]).found(in: paths) { path in
      zip(paths, files).first { $0.0 == path }.map { Array($0.1.utf8) }
    }
    #expect(found.mapValues { $0.first?.file } == (isThere ? [ExactKey("zeta"): "0.swift"] : [:]))
  }

  @Test func keysThatDifferInNormalizationAreDifferent() {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let found = found([composed, decomposed], in: "let a = \"\(decomposed)\"")
    #expect(found == [ExactKey(decomposed)])
  }

  @Test func theFirstFileComesFirst() {
    let found = LiteralSearch(["k"]).found(in: ["b.swift", "a.swift", "c.swift"]) { path in
      path == "c.swift" ? nil : Array(#"let a = "k""#.utf8)
    }
    let places = ["a.swift", "b.swift"].map { SpelledPlace(file: $0, offset: 8) }
    #expect(found == [ExactKey("k"): places])
  }

  @Test("files that were made to hurt take time in proportion to their length")
  func long() {
    for text in ["\"\\(", ">", "\"", "\\", "\"\"\"\n"] {
      let text = String(repeating: text, count: 200_000)
      #expect(found(["key"], in: text, of: "a.xml").isEmpty)
    }
  }
}
