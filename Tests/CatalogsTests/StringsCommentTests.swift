import Catalogs
import TestSupport
import Testing

@Suite("Comments of .strings")
struct StringsCommentTests {
  @Test(
    "give the block right before an entry to it",
    arguments: [
      ("/* c */\na = b;", ["c"]),
      ("// c\n// d\na = b;", ["c\nd"]),
      ("/* one\n   two */\r\na = b;", ["one\ntwo"]),
      ("/* File header */\n\n/* c */\na = b;", ["c"]),
      ("// MARK: Section\n\na = b;", ["-"]),
      ("/*\n  A.strings\n  Cups\n\n  Created by A on 1/1/24.\n*/\na = b;", ["-"]),
      ("// Copyright © 2024 A\n// All rights reserved.\na = b;", ["-"]),
      ("/* Copyright (human-readable) */\na = b;", ["Copyright (human-readable)"]),
      ("// A.strings\n// Created by A\n/* c */\na = b;", ["c"]),
      ("/* Created by A */\na = b;", ["Created by A"]),
      ("a = b; // for a\nc = d;", ["for a", "-"]),
      ("a = b; // for a\n// for c\nc = d;", ["for a", "for c"]),
      ("/* before */\na = b; /* behind */\nc = d;", ["before", "-"]),
      ("a = b; /* for c */ c = d;", ["-", "for c"]),
      ("/* for a */ a = b;\n/* for c */ c = d;", ["for a", "for c"]),
      ("/**/ a = b;", [""]),
      ("/* l10n: stale: not found in the source */\na = b;", ["-"]),
      ("/* c */\n/* l10n: stale: not found in the source */\na = b;", ["c"]),
      ("{ /* c */ a = b; }", ["c"]),
      ("/* a /* b */\na = b;", ["a /* b"]),
    ])
  func belong(_ text: String, _ comments: [String]) {
    let document = StringsDocument(text)
    #expect(document.problems.isEmpty)
    #expect(document.entries.map { document.comment(of: $0) ?? "-" } == comments)
  }

  @Test(
    "leave headings of groups alone",
    arguments: [
      ("/* MARK: - M */\na = b;\n", "/* MARK: - M */\n/* c */\na = b;\n"),
      ("/** M */\na = b;\n", "/** M */\n/* c */\na = b;\n"),
      (
        "x = y;\n\n/**\n * M\n */\na = b;\n/* o */\nd = e;",
        "x = y;\n\n/**\n * M\n */\n/* c */\na = b;\n/* o */\nd = e;"
      ),
      ("/*****\n M\n *****/\na = b;\n", "/*****\n M\n *****/\n/* c */\na = b;\n"),
      ("/**/\na = b;\n", "/* c */\na = b;\n"),
      (
        "x = y;\n\n/* H */\na = b;\nd = e;\n\n/* I */\nf = g;\n",
        "x = y;\n\n/* H */\n/* c */\na = b;\nd = e;\n\n/* I */\nf = g;\n"
      ),
      ("x = y;\n\n/* H */\na = b;\nd = e;", "x = y;\n\n/* H */\n/* c */\na = b;\nd = e;"),
      // Comments of their own.
      ("x = y;\n\n/* o */\na = b;\n\nd = e;", "x = y;\n\n/* c */\na = b;\n\nd = e;"),
      (
        "x = y;\n\n/* o */\na = b;\nd = e;\n/* p */\nf = g;",
        "x = y;\n\n/* c */\na = b;\nd = e;\n/* p */\nf = g;"
      ),
      ("x = y;\n/* o */\na = b;\nd = e;", "x = y;\n/* c */\na = b;\nd = e;"),
      ("x = y;\n\n/* H */\n/* o */\na = b;\nd = e;", "x = y;\n\n/* H */\n/* c */\na = b;\nd = e;"),
      ("/* o */ a = b; d = e;", "/* c */ a = b; d = e;"),
    ])
  func headings(_ text: String, _ expected: String) throws {
    let document = StringsDocument(text)
    let index = try #require(document.index(forKey: "a"))
    let written = document.applying([.setComment("c", entry: index)])
    #expect(String(decoding: written.serialized(), as: UTF8.self) == expected)
    #expect(written.applying([.setComment("c", entry: index)]).serialized() == written.serialized())
  }

  @Test(
    "are replaced before several entries where the new one says all that they say",
    arguments: [
      ("/* old */\na = b;\nd = e;", "/* new\n   old */\na = b;\nd = e;"),
      (
        "x = y;\n\n/* old */\na = b;\nd = e;\n\nf = g;",
        "x = y;\n\n/* new\n   old */\na = b;\nd = e;\n\nf = g;"
      ),
      (
        "x = y;\n\n/* old\n   older */\na = b;\nd = e;",
        "x = y;\n\n/* old\n   older */\n/* new\n   old */\na = b;\nd = e;"
      ),
      (
        "x = y;\n\n/* Old */\na = b;\nd = e;",
        "x = y;\n\n/* Old */\n/* new\n   old */\na = b;\nd = e;"
      ),
    ])
  func grown(_ text: String, _ expected: String) throws {
    let document = StringsDocument(text)
    let index = try #require(document.index(forKey: "a"))
    let written = document.applying([.setComment("new\nold", entry: index)])
    #expect(String(decoding: written.serialized(), as: UTF8.self) == expected)
  }

  @Test("are part of the entry's full range, and so is the one behind it")
  func fullRange() {
    let text = "/* c */\n\"a\" = \"b\"; // t\n"
    let document = StringsDocument(text)
    let entry = document.entries.first
    #expect(entry?.fullRange == 0..<23)
    #expect(entry?.commentRange == 0..<7)
    #expect(entry?.range == 8..<18)
    #expect(entry?.keyRange == 8..<11)
    #expect(entry?.keyContentRange == 9..<10)
    #expect(entry?.valueRange == 14..<17)
    #expect(entry?.valueContentRange == 15..<16)
  }
}
