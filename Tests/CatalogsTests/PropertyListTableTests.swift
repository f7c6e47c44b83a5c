import Catalogs
import Foundation
import Reading
import TestSupport
import Testing

@Suite("Compiled tables")
struct PropertyListTableTests {
  private static var list: [String: Any] {
    [
      "plain": "text", "ü 😀": "ä \u{1F1EA}\u{1F1F8}", "long": String(repeating: "x", count: 70_000),
      "n": ["NSStringLocalizedFormatKey": "%#@a@", "a": ["one": "1", "other": "%d", "x": 3]],
      "list": ["a", true, 2.5, Date(timeIntervalSince1970: 0), Data([1]), -7] as [Any],
    ]
  }

  private static func binary(_ list: [String: Any]) throws -> [UInt8] {
    Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }

  @Test("binary property lists as Foundation writes them")
  func binary() throws {
    let table = PropertyListTable(
      PropertyListDocument(binary: try Self.binary(Self.list), file: "a.strings"))
    #expect(table.diagnostics.isEmpty)
    let entries = Dictionary(uniqueKeysWithValues: table.entries.map { ($0.key, $0.content) })
    #expect(entries.count == 5)
    #expect(entries["plain"] == .text("text"))
    #expect(entries["ü 😀"] == .text("ä \u{1F1EA}\u{1F1F8}"))
    #expect(entries["long"] == .text(String(repeating: "x", count: 70_000)))
    guard case .message(let message)? = entries["n"] else {
      Issue.record("a dictionary should be a message")
      return
    }
    #expect(message.formatKey == "%#@a@")
    #expect(Set(message.variables.first?.forms.map(\.text) ?? []) == ["1", "%d"])
    guard case .unknown(let list)? = entries["list"], let values = list.elements else {
      Issue.record("an array should be kept")
      return
    }
    #expect(values.first == .string("a"))
    #expect(values.last == .scalar(element: "integer", text: "-7"))
    #expect(values.count == 6)
  }

  @Test("no bytes of a binary list can crash or stall the reader", arguments: 0..<300)
  func mutations(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var list = Self.list
    list["long"] = nil
    var file = try Self.binary(list)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let index = Int.random(in: 8..<file.count, using: &random)
      file[index] = UInt8.random(in: 0...255, using: &random)
    }
    if seed.isMultiple(of: 5) { file.removeLast(Int.random(in: 1..<file.count, using: &random)) }
    let table = PropertyListTable(
      PropertyListDocument(binary: file, file: "a.strings"))
    // What can't be read says why, and gives nothing.
    #expect(table.entries.isEmpty != table.diagnostics.isEmpty)
  }

  /// Each array holds the next one twice; Foundation takes a second for 20 of them, and twice that
  /// for each more.
  @Test("a list that doubles at each level is refused", arguments: [40, 62, 200])
  func bomb(_ levels: Int) {
    var objects: [[UInt8]] = [[0xD1, 0, 1, 0, 2], [0x51, 0x61]]
    for level in 0..<levels {
      let next = [UInt8((3 + level) >> 8), UInt8((3 + level) & 0xFF)]
      objects.append([0xA2] + next + next)
    }
    objects.append([0x51, 0x62])
    let file = Self.binaryList(objects)
    #expect(
      PropertyListTable(
        PropertyListDocument(binary: file, file: "a")
      ).diagnostics.count == 1)
    #expect(StringsdictDocument(parsing: file, file: "a").hasErrors)
  }

  @Test("a list that holds itself is refused")
  func cycle() {
    let file = Self.binaryList([[0xD1, 0, 1, 0, 0], [0x51, 0x61]])
    #expect(
      PropertyListTable(
        PropertyListDocument(binary: file, file: "a")
      ).diagnostics.count == 1)
  }

  private static func binaryList(_ objects: [[UInt8]]) -> [UInt8] {
    func bigEndian(_ value: Int, _ size: Int) -> [UInt8] {
      (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
    }
    var file = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(file.count)
      file += object
    }
    let table = file.count
    for offset in offsets { file += bigEndian(offset, 2) }
    return file + [0, 0, 0, 0, 0, 0, 2, 2] + bigEndian(objects.count, 8) + bigEndian(0, 8)
      + bigEndian(table, 8)
  }

  @Test(
    "old-style property lists, with and without braces",
    arguments: ["{ %@ }", "%@", "/* c */ {\n%@\n} // end"])
  func openStep(_ frame: String) {
    let inside = """
      "a b" = "é\\n\\U00e9"; plain; /* c */ n = { NSStringLocalizedFormatKey = "%#@x@"; \
      x = { other = "%d"; }; }; l = (a, "b",);
      """
    let text = SourceText(decoding: Array(frame.replacing("%@", with: inside).utf8))
    let table = PropertyListTable(PropertyListDocument(openStep: text, file: "a.stringsdict"))
    #expect(table.diagnostics.isEmpty)
    #expect(table.entries.map(\.key) == ["a b", "plain", "n", "l"])
    #expect(table.entries.first?.content == .text("é\né"))
    guard case .message(let message) = table.entries[2].content else {
      Issue.record("a dictionary should be a message")
      return
    }
    #expect(message.variables.first?.forms.map(\.text) == ["%d"])
  }

  @Test(
    "what is no old-style property list is said, and what comes before it is read",
    arguments: [
      ("a = b; c", 1), ("{ a = b; ", 1), ("a = b; } x", 1), ("a = b; c = <00>;", 1),
      ("a = b; c = " + String(repeating: "(", count: 100_000), 1), ("", 0),
    ])
  func openStepProblems(_ text: String, _ entries: Int) {
    let source = SourceText(decoding: Array(text.utf8))
    let table = PropertyListTable(PropertyListDocument(openStep: source, file: "a"))
    #expect(table.entries.count == entries)
    #expect(table.diagnostics.count == (text.isEmpty ? 0 : 1))
  }
}
