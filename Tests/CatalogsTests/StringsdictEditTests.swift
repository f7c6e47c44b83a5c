import Catalogs
import Reading
import TestSupport
import Testing

@Suite("Editing .stringsdict")
struct StringsdictEditTests {
  private func plain(_ keys: String...) -> String {
    keys.map { "\t<key>\($0)</key>\n\t<dict/>\n" }.joined()
  }

  @Test("a new document looks like Xcode's")
  func new() {
    let document = StringsdictDocument(emptyAt: "Test.stringsdict")
      .applying([.insert(key: "files", message: filesMessage)])
    #expect(document.string == stringsdictText(filesText))
    #expect(document.problems.isEmpty)
  }

  @Test("an entry goes where the order wants it")
  func order() {
    let sorted = StringsdictDocument(stringsdictText(plain("a", "z")))
      .applying([.insert(key: "files", message: filesMessage)])
    #expect(sorted.string == stringsdictText(plain("a") + filesText + plain("z")))
    let unsorted = StringsdictDocument(stringsdictText(plain("z", "a")))
      .applying([.insert(key: "files", message: filesMessage)])
    #expect(unsorted.string == stringsdictText(plain("z", "a") + filesText))
  }

  @Test("other layouts are kept")
  func layouts() {
    let short = "<plist><dict/></plist>"
    let message = StringsdictMessage(fields: [.formatKey("x")])
    let edited = StringsdictDocument(short).applying([.insert(key: "k", message: message)])
    #expect(edited.problems.isEmpty)
    #expect(edited.entries.map(\.key) == ["k"])
    let spaces = StringsdictDocument(
      "<plist>\r\n<dict>\r\n  <key>a</key>\r\n  <dict/>\r\n</dict></plist>"
    )
    .applying([.insert(key: "b", message: message)])
    #expect(
      spaces.string.hasPrefix(
        "<plist>\r\n<dict>\r\n  <key>a</key>\r\n  <dict/>\r\n  <key>b</key>\r\n  <dict>\r\n    <key>"
      ))
    let line = StringsdictDocument("<plist><dict><key>a</key><dict/></dict></plist>")
      .applying([.insert(key: "0", message: message), .insert(key: "b", message: message)])
    #expect(line.problems.isEmpty)
    #expect(line.entries.map(\.key) == ["0", "a", "b"])
  }

  @Test("comments right above a key stay with it")
  func comments() {
    let note = "\t<!-- Shown in the title -->\n"
    let document = StringsdictDocument(stringsdictText(plain("a") + note + plain("z")))
    let added = document.applying([.insert(key: "files", message: filesMessage)])
    #expect(added.string == stringsdictText(plain("a") + filesText + note + plain("z")))
    #expect(document.applying([.remove(entry: 1)]).string == stringsdictText(plain("a")))
  }

  @Test("entries are removed, marked and unmarked")
  func marks() {
    let document = StringsdictDocument(stringsdictText(plain("a", "b", "c")))
    let marked = document.applying([.markStale(entry: 1)])
    let mark = "\t<!-- l10n: stale: not found in the source -->\n"
    #expect(marked.string == stringsdictText(plain("a") + mark + plain("b", "c")))
    #expect(marked.entries.map(\.isStale) == [false, true, false])
    #expect(marked.applying([.markStale(entry: 1)]).string == marked.string)
    #expect(marked.applying([.unmarkStale(entry: 1)]).string == document.string)
    #expect(marked.applying([.remove(entry: 1)]).string == stringsdictText(plain("a", "c")))
    #expect(
      marked.applying([.remove(entry: 2)]).string == stringsdictText(plain("a") + mark + plain("b"))
    )
  }
}
