import Catalogs
import Foundation
import Reading
import Testing

/// Documents that follow what is typed are what reading the text gives.
@Suite struct FollowingTests {
  private static let catalog = """
    {"sourceLanguage":"en","strings":{
    "a":{"localizations":{"es":{"stringUnit":{"state":"new","value":"uno"}}}},
    "b":{"comment":"é","localizations":{"es":{"stringUnit":{"state":"new","value":"dos"}}}},
    "c":{"comment":"x"}},"version":"1.0"}
    """

  /// - Parameters:
  ///   - isFollowed: Whether the change leaves the other entries as they are.
  @Test(arguments: [
    ("uno", "un%@o", true), ("dos", "", true), ("dos", "d\\\"os", true), ("é", "ñandú", true),
    ("dos", "d\"os", false), ("\"es\"", "\"fr\"", false), ("\"b\"", "\"a\"", false),
    // A key that gets its first text, and one that loses it.
    ("\"comment\":\"x\"", "\"localizations\":{\"es\":{\"stringUnit\":{\"value\":\"t\"}}}", true),
    ("\"es\":{\"stringUnit\":{\"state\":\"new\",\"value\":\"uno\"}}", "", true),
    ("dos\"}}}},\n\"c\"", "dos\"}}}},\n\"d\"", false), ("1.0", "1.1", false),
    ("{\"stringUnit\":{\"state\":\"new\",\"value\":\"uno\"}}", "{", false),
  ])
  func stringCatalogs(old: String, new: String, isFollowed: Bool) throws {
    let edit = try edit(Self.catalog, old, new)
    let document = StringCatalogDocument(parsing: Array(Self.catalog.utf8), file: "f")
    let expected = StringCatalogDocument(
      parsing: Array(Self.catalog.utf8).applying([edit]), file: "f")
    let followed = document.following(edit)
    #expect((followed != nil) == isFollowed)
    guard let followed else { return }
    #expect(followed.text.utf8 == expected.text.utf8)
    #expect(followed.languages == expected.languages)
    #expect(followed.localizationCounts == expected.localizationCounts)
    #expect(followed.rootRange == expected.rootRange)
    #expect(followed.stringsRange == expected.stringsRange)
    #expect(followed.version?.valueRange == expected.version?.valueRange)
    #expect(followed.findings.isEmpty && expected.findings.isEmpty)
    for index in expected.entries.indices {
      #expect(followed.entries.range(at: index) == expected.entries.range(at: index))
      #expect(followed.entries.key(at: index) == expected.entries.key(at: index))
    }
    #expect(followed.index(forKey: "c") == 2)
  }

  private static let strings = """
    /* é */ "a" = "uno";
    "b" = "dos"; // two
    c = d;
    """

  @Test(arguments: [
    ("uno", "un%@o", true), ("dos", "", true), ("dos", "d\\\"os", true), ("dos", "d\"os", false),
    ("\"b\"", "\"a\"", false), ("é", "e", false), ("d;", "e;", false),
    ("dos\"; // two\n", "", false),
  ])
  func stringsFiles(old: String, new: String, isFollowed: Bool) throws {
    let edit = try edit(Self.strings, old, new)
    let document = StringsDocument(parsing: Array(Self.strings.utf8), file: "f")
    let expected = StringsDocument(parsing: Array(Self.strings.utf8).applying([edit]), file: "f")
    let followed = document.following(edit)
    #expect((followed != nil) == isFollowed)
    guard let followed else { return }
    #expect(followed.text.utf8 == expected.text.utf8)
    #expect(followed.entries == expected.entries)
    #expect(followed.index(forKey: "b") == 1)
  }

  private func edit(_ text: String, _ old: String, _ new: String) throws -> TextEdit {
    let found = try #require(text.range(of: old))
    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    return TextEdit(start..<(start + old.utf8.count), new)
  }
}
