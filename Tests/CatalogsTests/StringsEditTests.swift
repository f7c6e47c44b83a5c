import Catalogs
import Reading
import TestSupport
import Testing

/// A text, edits, and the text they must make of it.
struct EditCase: CustomTestStringConvertible, Sendable {
  var before: String
  var edits: [StringsEdit]
  var after: String

  init(_ before: String, _ edits: [StringsEdit], _ after: String) {
    self.before = before
    self.edits = edits
    self.after = after
  }

  var testDescription: String { "\(before.debugDescription) \(edits)" }
}

private func insert(_ key: String, _ value: String = "v", _ comment: String? = "c") -> StringsEdit {
  .insert(key: key, value: value, comment: comment)
}

@Suite("Editing .strings")
struct StringsEditTests {
  @Test(
    "a new entry imitates the file",
    arguments: [
      EditCase("", [insert("a")], "/* c */\n\"a\" = \"v\";\n"),
      EditCase("\u{FEFF}", [insert("a")], "\u{FEFF}/* c */\n\"a\" = \"v\";\n"),
      EditCase(
        "", [insert("a", "v", nil)], "/* No comment provided by engineer. */\n\"a\" = \"v\";\n"),
      EditCase(
        "a = x;\nb = y;\n", [insert("c", "v", nil)], "a = x;\nb = y;\n\"c\" = \"v\";\n"),
      EditCase(
        "a = x;\n/* B */\nb = y;\n", [insert("c", "v", nil)],
        "a = x;\n/* B */\nb = y;\n/* No comment provided by engineer. */\n\"c\" = \"v\";\n"),
      // Headings and what somebody turned off are no comments of entries, nor does one make a habit.
      EditCase(
        "a = x;\n// B\nb = y;\n", [insert("c", "v", nil)],
        "a = x;\n// B\nb = y;\n\"c\" = \"v\";\n"),
      EditCase(
        "// a = z;\na = x;\n", [insert("c", "v", nil), insert("d", "v", nil)],
        "// a = z;\na = x;\n\n/* No comment provided by engineer. */\n\"c\" = \"v\";\n\n"
          + "/* No comment provided by engineer. */\n\"d\" = \"v\";\n"),
      EditCase(
        "\n\n/* A */\na = x;\nb = y;\n\n/* C */\nc = x;\nd = y;\n", [insert("e", "v", nil)],
        "\n\n/* A */\na = x;\nb = y;\n\n/* C */\nc = x;\nd = y;\n\"e\" = \"v\";\n"),
      EditCase(
        "a = x;\n/* B */\nb = y;\nc = x;\n", [insert("d", "v", nil)],
        "a = x;\n/* B */\nb = y;\nc = x;\n\"d\" = \"v\";\n"),
      EditCase(
        "/* A */\na = x;\n/* B */\nb = y;\nc = x;\n", [insert("d", "v", nil)],
        "/* A */\na = x;\n/* B */\nb = y;\nc = x;\n"
          + "/* No comment provided by engineer. */\n\"d\" = \"v\";\n"),
      EditCase(
        "", [insert("b"), insert("a", "v", "x\ny")],
        "/* x\n   y */\n\"a\" = \"v\";\n\n/* c */\n\"b\" = \"v\";\n"),
      EditCase("b = x;", [insert("c")], "b = x;\n\n/* c */\n\"c\" = \"v\";"),
      EditCase("b=x;\nc=y;\n", [insert("d")], "b=x;\nc=y;\n/* c */\n\"d\"=\"v\";\n"),
      EditCase(
        "b = x;\r\n\r\n\r\nc = y;\r\n", [insert("bb")],
        "b = x;\r\n\r\n\r\n/* c */\r\n\"bb\" = \"v\";\r\n\r\n\r\nc = y;\r\n"),
      EditCase(
        "/* B */\nb = x;\n\n/* D */\nd = y;\n", [insert("c"), insert("a")],
        "/* c */\n\"a\" = \"v\";\n\n/* B */\nb = x;\n\n/* c */\n\"c\" = \"v\";\n\n/* D */\nd = y;\n"
      ),
      EditCase("c = x;\nb = y;\n", [insert("a")], "c = x;\nb = y;\n/* c */\n\"a\" = \"v\";\n"),
      EditCase(
        "b = x;\n\n// the end\n", [insert("z")],
        "b = x;\n\n// the end\n\n/* c */\n\"z\" = \"v\";\n"),
      EditCase("{ }", [insert("a")], "{\n/* c */\n\"a\" = \"v\";\n }"),
      EditCase(
        "{\n  b = x;\n  c = y;\n}\n", [insert("d")],
        "{\n  b = x;\n  c = y;\n  /* c */\n  \"d\" = \"v\";\n}\n"),
      EditCase(
        "{\n  b = x;\n  d = y;\n}\n", [insert("c")],
        "{\n  b = x;\n  /* c */\n  \"c\" = \"v\";\n  d = y;\n}\n"),
      EditCase("a = x; c = y;", [insert("b")], "a = x; /* c */\n\"b\" = \"v\";\nc = y;"),
      EditCase(
        "", [insert("a*/", "\"\\\n\t\r\u{1}é", "x */ y")],
        "/* x * / y */\n\"a*/\" = \"\\\"\\\\\\n\\t\\r\\U0001é\";\n"),
    ])
  func inserts(_ example: EditCase) { check(example) }

  @Test(
    "changes touch one value or one comment",
    arguments: [
      EditCase(
        "/* x */ a = 'b' ; // t", [.setValue("q\"", entry: 0)], "/* x */ a = \"q\\\"\" ; // t"),
      EditCase("\"a\"; b;", [.setValue("x", entry: 0)], "\"a\" = \"x\"; b;"),
      EditCase("/* x */\na = b;", [.setComment("y", entry: 0)], "/* y */\na = b;"),
      EditCase("// mine\na = b;", [.setComment("y", entry: 0)], "// mine\n/* y */\na = b;"),
      EditCase(
        "/* x */\n// mine\na = b;", [.setComment("y", entry: 0)], "/* y */\n// mine\na = b;"),
      EditCase("  a = b;", [.setComment("y\nz", entry: 0)], "  /* y\n     z */\n  a = b;"),
      EditCase(
        "/* x */\na = b;", [.markStale(entry: 0)],
        "/* x */\n/* l10n: stale: not found in the source */\na = b;"),
      EditCase(
        "a = b; c = d;", [.markStale(entry: 1)],
        "a = b; /* l10n: stale: not found in the source */ c = d;"),
      EditCase(
        "  /* x */\r\n  /* l10n: stale */\r\n  a = b;", [.unmarkStale(entry: 0)],
        "  /* x */\r\n  a = b;"),
      EditCase(
        "  /* l10n: stale */\n  a = b;", [.unmarkStale(entry: 0), .setComment("y", entry: 0)],
        "  /* y */\n  a = b;"),
    ])
  func changes(_ example: EditCase) { check(example) }

  @Test(
    "a removed entry takes its comments and one gap",
    arguments: [
      EditCase("a = b;", [.remove(entry: 0)], ""),
      EditCase("\u{FEFF}/* x */\na = b; // t\n", [.remove(entry: 0)], "\u{FEFF}"),
      EditCase("a = 1;\n\nb = 2;\n\nc = 3;\n", [.remove(entry: 1)], "a = 1;\n\nc = 3;\n"),
      EditCase("a = 1;\n\nb = 2;\n\nc = 3;\n", [.remove(entry: 0)], "b = 2;\n\nc = 3;\n"),
      EditCase("a = 1;\n\nb = 2;\n\nc = 3;\n", [.remove(entry: 2)], "a = 1;\n\nb = 2;\n"),
      EditCase(
        "a = 1;\n\nb = 2;\n\nc = 3;\n", [.remove(entry: 1), .remove(entry: 2)], "a = 1;\n"),
      EditCase("a = 1;\r\n\r\nb = 2;", [.remove(entry: 1)], "a = 1;"),
      EditCase("a = 1; b = 2; c = 3;", [.remove(entry: 1)], "a = 1; c = 3;"),
      EditCase("a = 1; b = 2;\nc = 3;", [.remove(entry: 1)], "a = 1;\nc = 3;"),
      EditCase("// Header\n\na = 1;\n\nb = 2;\n", [.remove(entry: 0)], "// Header\n\nb = 2;\n"),
      EditCase(
        "a = 1;\n\nb = 2;\n\n\n// S\n\nc = 3;\n", [.remove(entry: 1)],
        "a = 1;\n\n\n// S\n\nc = 3;\n"),
      EditCase("{\n  a = 1;\n}\n", [.remove(entry: 0)], "{\n}\n"),
    ])
  func removes(_ example: EditCase) { check(example) }

  @Test(
    "the heading of a group stays while the group has entries",
    arguments: [
      EditCase("/* MARK: H */\na = 1;\nb = 2;\n", [.remove(entry: 0)], "/* MARK: H */\nb = 2;\n"),
      EditCase("/** H */\na = 1;\nb = 2;\n", [.remove(entry: 0)], "/** H */\nb = 2;\n"),
      EditCase(
        "/** H */\n/* x */\na = 1;\n/* y */\nb = 2;\n", [.remove(entry: 0)],
        "/** H */\n/* y */\nb = 2;\n"),
      EditCase(
        "/** H */\n/* l10n: stale */\na = 1;\nb = 2;\n", [.remove(entry: 0)],
        "/** H */\nb = 2;\n"),
      EditCase(
        "x = 0;\n\n/* H */\n/* l10n: stale */\na = 1;\nb = 2;\nc = 3;\n", [.remove(entry: 1)],
        "x = 0;\n\n/* H */\nb = 2;\nc = 3;\n"),
      EditCase(
        "/** H */\na = 1;\nb = 2;\nc = 3;\n", [.remove(entry: 0), .remove(entry: 1)],
        "/** H */\nc = 3;\n"),
      // It may be the entry's own, and so may one before the last entry of a group.
      EditCase(
        "x = 0;\n\n/* o */\na = 1;\nb = 2;\n", [.remove(entry: 1)], "x = 0;\n\nb = 2;\n"),
      EditCase("/** H */\na = 1;\n\nb = 2;\n", [.remove(entry: 0)], "b = 2;\n"),
      EditCase(
        "/** a */\na = 1;\n/** b */\nb = 2;\n", [.remove(entry: 0)], "/** b */\nb = 2;\n"),
      EditCase(
        "/** H */\na = 1;\nb = 2;\n", [.remove(entry: 0), .remove(entry: 1)], ""),
    ])
  func keepsHeadings(_ example: EditCase) { check(example) }

  private func check(_ example: EditCase) {
    let edited = StringsDocument(example.before).applying(example.edits)
    #expect(edited.string == example.after)
    #expect(edited.diagnostics.isEmpty)
  }
}
