import Catalogs
import Diagnostics
import Foundation
import Localization
import TestSupport
import Testing

@Suite("Loading tables from folders")
struct TableLoadingTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("k = en; only = en;", to: "en.lproj/Localizable.strings")
    try folder.write("k = es;", to: "es.lproj/Localizable.strings")
    try folder.write(
      #"{"sourceLanguage": "en", "strings": {"c": {}}, "version": "1.0"}"#, to: "Other.xcstrings")
    try folder.write("no catalog", to: "notes.txt")
    return folder
  }

  @Test("text, XML and binary property lists, and String Catalogs")
  func formats() throws {
    let folder = try folder()
    let list = ["k": "binary", "n": "%d"]
    for (format, name) in [
      (PropertyListSerialization.PropertyListFormat.binary, "fr"), (.xml, "de"),
    ] {
      try folder.write("", to: "\(name).lproj/Localizable.strings")
      let data = try PropertyListSerialization.data(
        fromPropertyList: list, format: format, options: 0)
      try data.write(to: folder.url.appending(path: "\(name).lproj/Localizable.strings"))
    }
    let store = TableStore(folder: folder.url)
    #expect(store.tables == ["Localizable", "Other"])
    #expect(store.localizations == ["de", "en", "es", "fr"])
    #expect(try store.found("k", locale: "fr")?.format == "binary")
    #expect(try store.found("n", locale: "de-AT")?.format == "%d")
    #expect(try store.found("k", locale: "es-MX")?.format == "es")
    #expect(try store.found("only", locale: "es")?.format == "en")
    #expect(store.lookUp("c", table: "Other", locale: try tag("es"))?.format == "c")
    #expect(store.diagnostics.isEmpty)
  }

  @Test("links out of the folder are not followed, links inside are")
  func links() throws {
    let outside = try TemporaryFolder()
    try outside.write("k = secret;", to: "fr.lproj/Localizable.strings")
    let folder = try folder()
    let files = FileManager.default
    try files.createSymbolicLink(
      at: folder.url.appending(path: "fr.lproj"),
      withDestinationURL: outside.url.appending(path: "fr.lproj"))
    try files.createSymbolicLink(
      at: folder.url.appending(path: "es.lproj/Secret.strings"),
      withDestinationURL: outside.url.appending(path: "fr.lproj/Localizable.strings"))
    try files.createSymbolicLink(
      at: folder.url.appending(path: "es-419.lproj"),
      withDestinationURL: folder.url.appending(path: "es.lproj"))
    let store = TableStore(folder: folder.url)
    #expect(store.localizations == ["en", "es", "es-419"])
    #expect(store.tables == ["Localizable", "Other"])
    #expect(try store.found("k", locale: "fr")?.format == "en")
    #expect(try store.found("k", locale: "es-AR")?.localization == "es-419")
  }

  @Test("a file that became a link, a folder or too large is not read")
  func changes() throws {
    let outside = try TemporaryFolder()
    try outside.write("k = secret;", to: "a.strings")
    let folder = try folder()
    let store = TableStore(folder: folder.url)
    let file = folder.url.appending(path: "es.lproj/Localizable.strings")
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(
      at: file, withDestinationURL: outside.url.appending(path: "a.strings"))
    #expect(try store.found("k", locale: "es")?.format == "en")
    #expect(store.diagnostics.map(\.id) == ["unreadable-file"])

    let large = TableStore.memory([
      CatalogSource(
        name: "Localizable", localization: "en", format: .strings,
        bytes: Array(repeating: UInt8(ascii: " "), count: 64 << 20 + 1), file: "large")
    ])
    #expect(try large.found("k") == nil)
    #expect(large.diagnostics.map(\.id) == ["unreadable-file"])
    try folder.write("", to: "it.lproj/Localizable.strings/x")
    #expect(TableStore(folder: folder.url).diagnostics.map(\.id) == ["unreadable-file"])
  }

  @Test("a missing folder has no tables")
  func missing() throws {
    let store = TableStore(folder: URL(filePath: "/nowhere/at/all"))
    #expect(store.tables.isEmpty)
    #expect(store.sourceLanguage == "en")
    #expect(try store.found("k") == nil)
  }

  @Test("bundles")
  func bundle() throws {
    let folder = try folder()
    try folder.write(
      """
      <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>es</string></dict></plist>
      """, to: "Info.plist")
    let bundle = try #require(Bundle(url: folder.url))
    let store = TableStore(bundle: bundle)
    #expect(store.tables == ["Localizable", "Other"])
    #expect(try store.found("k", locale: "es")?.format == "es")
    #expect(try store.found("k", locale: "en")?.format == "en")
    #expect(store.sourceLanguage == "es")
    #expect(try store.found("k", locale: "fr")?.format == "es")
  }
}
