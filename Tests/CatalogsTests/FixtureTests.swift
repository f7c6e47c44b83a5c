import Catalogs
import Diagnostics
import Foundation
import Reading
import TestSupport
import Testing

/// The files of Fixtures/catalogs, each with one oddity that its name says.
@Suite("Fixtures of Catalogs")
struct FixtureTests {
  private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "../../Fixtures/catalogs").standardized

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appending(path: name)))
  }

  private static let order = ["order.title=Bestellung aufgeben", "size.huge=Riesig 🥤"]

  @Test(
    "every .strings keeps its bytes",
    arguments: [
      ("utf16le-crlf.strings", order),
      ("utf16be-without-mark.strings", order),
      ("utf16le-two-marks.strings", order),
      ("utf8-two-marks.strings", order),
      ("classic-mac.strings", order),
      ("braces.strings", order),
      ("empty.strings", []),
      (
        "odd-but-legal.strings",
        order + ["octal=Æ0", "short=short", "several\nlines=first\nsecond"]
      ),
    ])
  func strings(_ name: String, _ pairs: [String]) throws {
    let file = try bytes(name)
    let document = StringsDocument(parsing: file, file: name)
    #expect(document.serialized() == file)
    #expect(document.pairs == pairs)
    #expect(document.problems.isEmpty)

    let added = document.applying([.insert(key: "z", value: "😀", comment: "c")])
    #expect(added.entries.count == document.entries.count + 1)
    let again = StringsDocument(parsing: added.serialized(), file: name)
    #expect(again.pairs == pairs + ["z=😀"])
    let index = try #require(added.index(forKey: "z"))
    if !pairs.isEmpty {
      #expect(added.applying([.remove(entry: index)]).serialized() == file)
    }
  }

  @Test(
    "every .stringsdict keeps its bytes",
    arguments: ["plurals-and-devices.stringsdict", "utf16-crlf.stringsdict"])
  func stringsdict(_ name: String) throws {
    let file = try bytes(name)
    let document = StringsdictDocument(parsing: file, file: name)
    #expect(document.serialized() == file)
    #expect(document.problems.isEmpty)
    #expect(document.entries.map(\.key) == ["cart.items", "tap.hint"])
    #expect(document.entry(forKey: "tap.hint")?.message?.devices.map(\.name) == ["mac", "other"])

    let added = document.applying([.insert(key: "files", message: filesMessage)])
    #expect(added.entries.map(\.key) == ["cart.items", "files", "tap.hint"])
    #expect(added.applying([.remove(entry: 1)]).serialized() == file)
    #expect(document.applying([.markStale(entry: 0)]).entries[0].isStale)
    #expect(
      document.applying([.markStale(entry: 0)]).applying([.unmarkStale(entry: 0)]).serialized()
        == file)
  }
}
