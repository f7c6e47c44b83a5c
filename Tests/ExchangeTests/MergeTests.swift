import Catalogs
import Exchange
import TestSupport
import Testing

@Suite("Merging the source into a table")
struct MergeTests {
  private let stale = "/* l10n: stale: not found in the source */\n"

  private func merge(
    _ text: String, _ source: [SourceEntry], removing removal: StaleKeyRemoval = .none,
    stringsdict: String? = nil
  ) -> (table: TableCatalog, changes: [MergeChange]) {
    let table = TableCatalog(
      strings: StringsDocument(text),
      stringsdict: stringsdict.map { StringsdictDocument(stringsdictText($0)) })
    let merged = table.merging(source, removing: removal)
    let again = merged.table.merging(source, removing: removal == .marked ? .none : removal)
    #expect(again.changes.isEmpty, "merging twice should change nothing")
    #expect(again.table.strings.serialized() == merged.table.strings.serialized())
    return merged
  }

  @Test("adds what is new, with its comments")
  func added() {
    let merged = merge(
      "/* B */\n\"b\" = \"edited\";\n",
      [
        SourceEntry(key: "c", value: "C %@"), SourceEntry(key: "b", value: "b"),
        SourceEntry(key: "a", value: "A", comments: ["one", "two"]),
      ])
    #expect(merged.changes == [.added(key: "a"), .added(key: "c")])
    #expect(
      merged.table.strings.string == """
        /* one
           two */
        "a" = "A";

        /* B */
        "b" = "edited";

        /* No comment provided by engineer. */
        "c" = "C %@";

        """)
  }

  @Test(
    "changes a comment only where the source says something else",
    arguments: [
      ("/* old */\na = b;", ["new"], "/* new */\na = b;"),
      ("/* No comment provided by engineer. */\na = b;", ["new"], "/* new */\na = b;"),
      ("/* old */\na = b;", [], "/* old */\na = b;"),
      ("a = b;", ["new"], "/* new */\na = b;"),
      ("a = b;", [" "], "a = b;"),
      ("/*   x\n y  */\na = b;", ["x", "y"], "/*   x\n y  */\na = b;"),
      ("/* x */\n// by hand\na = b;", ["x"], "/* x */\n// by hand\na = b;"),
      ("/* x */\n// by hand\na = b;", ["y"], "/* y */\n// by hand\na = b;"),
      ("// x\na = b;", ["x"], "// x\na = b;"),
      ("/* x */\n/* y */\na = b;", ["x", "y"], "/* x */\n/* y */\na = b;"),
      // As genstrings copies them from the code.
      (
        #"/* a \"b\"\n\nc */"# + "\na = b;", ["a \"b\"\n\nc"],
        #"/* a \"b\"\n\nc */"# + "\na = b;"
      ),
      (#"/* a\\n */"# + "\na = b;", ["a\n"], "/* a */\na = b;"),
      ("/* y\n   x */\na = b;", ["x", "y"], "/* y\n   x */\na = b;"),
      ("a = b;", ["x\n\ny"], "/* x\n\n   y */\na = b;"),
      // A comment that says nothing new takes nobody's place.
      ("/* By a person. */\na = b;", ["A"], "/* By a person. */\na = b;"),
      ("a = b;", ["A"], "/* A */\na = b;"),
      ("a = b;", ["Zoo", "ape"], "/* ape\n   Zoo */\na = b;"),
      ("a = b;", ["ends */ early"], "/* ends * / early */\na = b;"),
    ])
  func comments(_ before: String, _ comments: [String], _ after: String) {
    let merged = merge(before, [SourceEntry(key: "a", value: "x", comments: comments)])
    #expect(merged.table.strings.string == after)
    #expect(merged.changes == (before == after ? [] : [.commentChanged(key: "a")]))
  }

  private static let plain = "\"a\" = \"1\";\n\"b\" = \"2\";\n\"c\" = \"3\";\n\"d\" = \"4\";\n"

  private static let hardlyCommented: [(text: String, isKept: Bool)] = [
    (plain, true), ("// Kitchen\n\(plain)", true), ("/** Kitchen */\n\(plain)", true),
    ("/* l10n: stale: not found in the source */\n\(plain)", true),
    ("/* Kitchen */\n\(plain)", false), ("/* Kitchen */\n\"k\" = \"0\";\n\n\(plain)", false),
    ("\(plain)\"z\" = \"5\"; /* last */\n", false), (String(plain.dropFirst(11)), false),
  ]

  /// Whoever keeps a table without comments would have one added to each entry.
  @Test("adds no comments to a table that people keep without", arguments: hardlyCommented)
  func uncommented(text: String, isKept: Bool) {
    let source = ["a", "b", "c", "d", "e"].map { key in
      SourceEntry(key: key, value: key, comments: ["On the \(key) button"])
    }
    let merged = merge(text, source)
    #expect(merged.table.strings.string.contains("\"e\" = \"e\";"))
    #expect(merged.changes.contains(.added(key: "e")))
    #expect(merged.changes.contains(.commentChanged(key: "b")) != isKept)
    #expect(merged.table.strings.string.contains("/* On the") != isKept)
    #expect(!merged.table.strings.string.contains("No comment provided"))
  }

  /// Whether it is one nothing in the file tells; the code's comment has a place of its own from then on.
  @Test("leaves what may be a heading, once, and replaces its own comment below it")
  func headings() {
    var text = "\"x\" = \"x\";\n\n/* Old */\n\"a\" = \"a\";\n\"d\" = \"d\";\n"
    for comment in ["New", "Newer", "Old"] {
      text =
        merge(
          text,
          [
            SourceEntry(key: "a", value: "a", comments: [comment]),
            SourceEntry(key: "d", value: "d"), SourceEntry(key: "x", value: "x"),
          ]
        ).table.strings.string
      let own = comment == "Old" ? "/* Newer */" : "/* \(comment) */"
      #expect(
        text == "\"x\" = \"x\";\n\n/* Old */\n\(own)\n\"a\" = \"a\";\n\"d\" = \"d\";\n")
    }
  }

  @Test("marks what is gone, takes the mark off again, or removes it")
  func staleness() {
    let text = "/* A */\n\"a\" = \"1\";\n\n/* B */\n\"b\" = \"2\";\n"
    let source = [SourceEntry(key: "b", value: "2")]
    let marked = merge(text, source)
    #expect(marked.changes == [.markedStale(key: "a")])
    let expected = "/* A */\n\(stale)\"a\" = \"1\";\n\n/* B */\n\"b\" = \"2\";\n"
    #expect(marked.table.strings.string == expected)

    let revived = merge(expected, source + [SourceEntry(key: "a", value: "1")])
    #expect(revived.changes == [.revived(key: "a")])
    #expect(revived.table.strings.string == text)

    let removed = merge(expected, source, removing: .all)
    #expect(removed.changes == [.removedStale(key: "a")])
    #expect(removed.table.strings.string == "/* B */\n\"b\" = \"2\";\n")
  }

  @Test("revives and changes the comment in one go")
  func revivedWithComment() {
    let merged = merge(
      "\(stale)a = b;", [SourceEntry(key: "a", value: "x", comments: ["c"])])
    #expect(merged.table.strings.string == "/* c */\na = b;")
    #expect(merged.changes == [.commentChanged(key: "a"), .revived(key: "a")])
  }

  @Test("a key of the .stringsdict needs no entry, and is marked there")
  func stringsdict() {
    let source = [SourceEntry(key: "files", value: "files")]
    let merged = merge("", source, stringsdict: "\t<key>old</key>\n\t<dict/>\n" + filesText)
    #expect(merged.changes == [.markedStale(key: "old")])
    #expect(merged.table.strings.string.isEmpty)
    #expect(
      merged.table.stringsdict?.string
        == stringsdictText(
          "\t<!-- l10n: stale: not found in the source -->\n\t<key>old</key>\n\t<dict/>\n"
            + filesText))
    let removed = merge(
      "", source, removing: .all, stringsdict: "\t<key>old</key>\n\t<dict/>\n" + filesText)
    #expect(removed.table.stringsdict?.string == stringsdictText(filesText))
  }

  @Test("removes only what was marked before, where that is asked for")
  func removalOfMarked() {
    let mark = "\t<!-- l10n: stale: not found in the source -->\n"
    let old = "\t<key>old</key>\n\t<dict/>\n"
    let merged = merge(
      "/* A */\n\(stale)\"a\" = \"1\";\n\n/* B */\n\"b\" = \"2\";\n",
      [SourceEntry(key: "files", value: "files")], removing: .marked,
      stringsdict: mark + old + "\t<key>new</key>\n\t<dict/>\n" + filesText)
    #expect(merged.table.strings.string == "/* B */\n\(stale)\"b\" = \"2\";\n")
    #expect(
      merged.table.stringsdict?.string
        == stringsdictText(mark + "\t<key>new</key>\n\t<dict/>\n" + filesText))
    #expect(
      merged.changes == [
        .removedStale(key: "a"), .markedStale(key: "b"), .markedStale(key: "new"),
        .removedStale(key: "old"),
      ])
  }

  @Test("leaves a table with errors alone")
  func errors() {
    let merged = merge("\"a\" = \"b\n", [SourceEntry(key: "c", value: "c")])
    #expect(merged.changes.isEmpty)
    #expect(merged.table.strings.string == "\"a\" = \"b\n")
  }

  @Test("every duplicate is marked, the last one gets the comment")
  func duplicates() {
    let marked = merge("a = 1;\na = 2;\n", [])
    #expect(marked.table.strings.string == "\(stale)a = 1;\n\(stale)a = 2;\n")
    let commented = merge("a = 1;\na = 2;\n", [SourceEntry(key: "a", value: "", comments: ["c"])])
    #expect(commented.table.strings.string == "a = 1;\n/* c */\na = 2;\n")
  }

  @Test("knows its keys and what another locale lacks")
  func missing() {
    let table = TableCatalog(
      strings: StringsDocument("b = 1; c = \"\"; \"d\"; b = 2;"),
      stringsdict: StringsdictDocument(stringsdictText(filesText)))
    #expect(table.keys == ["b", "c", "d", "files"])
    #expect(table.missingKeys(from: ["a", "b", "c", "d", "files"]) == ["a", "c"])
    #expect(table.contains("files") && table.contains("c") && !table.contains("a"))
  }

  @Test("random merges settle, and keep what is there", arguments: 0..<200)
  func random(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    var text = ""
    for number in 0..<Int.random(in: 0..<8, using: &random) {
      text += ["", "/* c */\n", "// h\n", "\n// S\n\n"].randomElement(using: &random) ?? ""
      text +=
        "k\(number) = \"\(number)\";"
        + (["\n", "\n\n", " // t\n", " "].randomElement(using: &random) ?? "")
    }
    let source = (0..<8).filter { _ in Bool.random(using: &random) }.map { number in
      SourceEntry(
        key: "k\(number)", value: "new",
        comments: Bool.random(using: &random) ? ["c" + random.text(upTo: 4)] : [])
    }
    let removesAll = Bool.random(using: &random)
    let merged = merge(text, source, removing: removesAll ? .all : .none)
    #expect(merged.table.strings.diagnostics.isEmpty)
    #expect(merged.table.missingKeys(from: source.map(\.key)).isEmpty)
    let old = StringsDocument(text)
    for entry in old.entries where source.contains(where: { $0.key == old.key(of: entry) }) {
      let now = merged.table.strings.entry(forKey: old.key(of: entry))
      #expect(now.map { merged.table.strings.value(of: $0) } == old.value(of: entry))
    }
  }
}
