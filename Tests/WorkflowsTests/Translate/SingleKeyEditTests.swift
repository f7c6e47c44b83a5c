import Testing

@testable import Workflows

/// The last look at a file before a translation is written: no other byte may change.
@Suite struct SingleKeyEditTests {
  @Test(arguments: [
    ("\"a\" = \"x\";\n\"b\" = \"y\";\n", "\"a\" = \"new\";\n\"b\" = \"y\";\n", true),
    ("\"b\" = \"y\";\n", "\"b\" = \"y\";\n\"a\" = \"new\";\n", true),
    ("", "\"a\" = \"new\";\n", true),
    ("\"a\" = \"x\";\n\"b\" = \"y\";\n", "\"a\" = \"new\";\n\"b\" = \"z\";\n", false),
    ("\"a\" = \"x\";\n\"b\" = \"y\";\n", "\"a\" = \"new\";\n", false),
    ("\"a\" = \"x\"; /* b */\n", "\"a\" = \"new\";\n", false),
    ("\"a\" = \"x\";\r\n", "\"a\" = \"new\";\n", false),
    ("\"a\" = \"x\";\n", "", false),
    ("\"a\" = \"x\";\n\"a\" = \"y\";\n", "\"a\" = \"new\";\n\"a\" = \"y\";\n", false),
    ("/* c */\n\"b\" = \"y\";\n", "\"b\" = \"y\";\n\"a\" = \"new\";\n", false),
    ("\"a\" = \"x\";\n", "\"a\" = \"new;\n", false),
  ])
  func strings(old: String, new: String, isAlone: Bool) {
    let edit = SingleKeyEdit(key: "a", language: "es", file: "es.lproj/L.strings")
    #expect(edit.leavesOthers(Array(old.utf8), Array(new.utf8)) == isAlone)
  }

  /// What stands in the entry of `a`, and whether the change is of its Spanish text alone.
  @Test(arguments: [
    (#"{"localizations": {"es": \#(unit("new"))}}"#, true),
    (#"{"localizations": {"es": \#(unit("new")), "fr": \#(unit("x"))}}"#, false),
    (#"{"comment": "c", "localizations": {"es": \#(unit("new"))}}"#, false),
    (#"{"extractionState": "manual", "localizations": {"es": \#(unit("new"))}}"#, false),
    (#"{"shouldTranslate": false, "localizations": {"es": \#(unit("new"))}}"#, false),
    (#"{"own": 1, "localizations": {"es": \#(unit("new"))}}"#, false),
  ])
  func stringCatalog(entry: String, isAlone: Bool) {
    let old = Self.catalog(#"{"localizations": {"es": \#(Self.unit("old"))}}"#)
    let edit = SingleKeyEdit(key: "a", language: "es", file: "L.xcstrings")
    #expect(edit.leavesOthers(old, Self.catalog(entry)) == isAlone)
    #expect(edit.leavesOthers(Self.catalog("{}"), Self.catalog(entry)) == isAlone)
    #expect(!edit.leavesOthers(old, Self.catalog(entry, other: #"{"comment": "c"}"#)))
  }

  static func unit(_ text: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
  }

  static func catalog(_ entry: String, other: String = "{}") -> [UInt8] {
    Array(
      #"{"sourceLanguage": "en", "strings": {"a": \#(entry), "b": \#(other)}, "version": "1.0"}"#
        .utf8)
  }
}
