import Catalogs
import Diagnostics
import Exchange
import Foundation
import Reading
import TestSupport
import Testing

@Suite(
  "Real catalogs",
  .enabled(if: SharedData.folder("catalogs") != nil, "no public catalogs on this machine"))
struct RealCatalogTests {
  /// What is wrong in them, checked by eye.
  private static let knownProblems: [String: [String]] = [:]

  @Test("every .strings is read without errors and kept byte for byte")
  func strings() throws {
    let paths = SharedData.paths(in: "catalogs", withSuffix: ".strings")
    try #require(paths.count > 200)
    for path in paths {
      let file = try SharedData.bytes(path, in: "catalogs")
      let document = StringsDocument(parsing: file, file: path)
      #expect(document.serialized() == file)
      #expect(document.problems == Self.knownProblems[path] ?? [], "\(path)")
    }
  }

  @Test("Foundation reads the same entries")
  func foundation() throws {
    var compared = 0
    for path in SharedData.paths(in: "catalogs", withSuffix: ".strings") {
      let file = try SharedData.bytes(path, in: "catalogs")
      let document = StringsDocument(parsing: file, file: path)
      let list = try? PropertyListSerialization.propertyList(from: Data(file), format: nil)
      guard let expected = list as? [String: String] else { continue }
      compared += 1
      let found = document.entries.map { (document.key(of: $0), document.value(of: $0)) }
      #expect(Dictionary(found) { $1 }.count == expected.count, "\(path)")
      for (key, value) in Dictionary(found, uniquingKeysWith: { $1 }) {
        #expect(expected[key] == value, "\(path)")
      }
    }
    #expect(compared > 150)
  }

  @Test("a new key changes no other byte of any .strings")
  func insertion() throws {
    for path in SharedData.paths(in: "catalogs", withSuffix: ".strings") {
      let document = StringsDocument(
        parsing: try SharedData.bytes(path, in: "catalogs"), file: path)
      let added = document.applying([.insert(key: "m l10n", value: "v", comment: "c")])
      #expect(added.entries.count == document.entries.count + 1, "\(path)")
      let index = try #require(added.index(forKey: "m l10n"))
      #expect(added.applying([.remove(entry: index)]).entries.count == document.entries.count)
      let removed = added.text.utf8.count - document.text.utf8.count
      let difference = added.text.utf8.difference(from: document.text.utf8)
      #expect(difference.removals.isEmpty && difference.insertions.count == removed, "\(path)")
    }
  }

  @Test("merging what a table has changes nothing; merging nothing marks all, and back")
  func merging() throws {
    for path in SharedData.paths(in: "catalogs", withSuffix: ".strings") {
      let file = try SharedData.bytes(path, in: "catalogs")
      let table = TableCatalog(strings: StringsDocument(parsing: file, file: path))
      let source = table.keys.map { key in
        let entry = table.strings.entry(forKey: key)
        let comment = entry.flatMap { table.strings.comment(of: $0) }
        return SourceEntry(key: key, value: "x", comments: comment.map { [$0] } ?? [])
      }
      #expect(table.merging(source).changes.isEmpty, "\(path)")
      let stale = table.merging([])
      #expect(stale.changes.count == source.count, "\(path)")
      #expect(stale.table.merging(source).table.strings.serialized() == file, "\(path)")
      let removed = stale.table.merging([], removing: .all).table.strings
      #expect(removed.entries.isEmpty && removed.diagnostics.isEmpty, "\(path)")
    }
  }

  @Test("every .stringsdict is read without errors and kept byte for byte")
  func stringsdict() throws {
    let paths = SharedData.paths(in: "catalogs", withSuffix: ".stringsdict")
    try #require(!paths.isEmpty)
    for path in paths {
      let file = try SharedData.bytes(path, in: "catalogs")
      let document = StringsdictDocument(parsing: file, file: path)
      #expect(document.serialized() == file)
      #expect(document.problems.isEmpty, "\(path)")
      #expect(!document.entries.isEmpty)
      var rebuilt = StringsdictDocument(emptyAt: path)
      rebuilt = rebuilt.applying(
        try document.entries.map { .insert(key: $0.key, message: try #require($0.message)) })
      for entry in document.entries {
        #expect(rebuilt.entry(forKey: entry.key)?.content == entry.content, "\(path)")
      }
    }
  }
}
