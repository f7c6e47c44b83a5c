import Catalogs
import Diagnostics
import Foundation
import Reading
import TestSupport
import Testing

@Suite("Reading .stringsdict")
struct StringsdictReadingTests {
  @Test("plurals")
  func plurals() throws {
    let document = StringsdictDocument(stringsdictText(filesText))
    #expect(document.problems.isEmpty)
    let entry = try #require(document.entry(forKey: "files"))
    let message = try #require(entry.message)
    #expect(message == filesMessage)
    #expect(message.formatKey == "%#@files@")
    let variable = try #require(message.variables.first)
    #expect(variable.specType == "NSStringPluralRuleType")
    #expect(variable.valueType == "lld")
    #expect(variable.forms.map(\.category) == ["one", "other"])
    #expect(Array(document.text.utf8[entry.keyRange]) == Array("<key>files</key>".utf8))
  }

  @Test("widths, devices, what is nested in them, and what nobody knows, in order")
  func variants() throws {
    let document = StringsdictDocument(
      stringsdictText(
        """
        <key>w</key><dict><key>NSStringVariableWidthRuleType</key>
        <dict><key>50</key><string>long</string><key>20</key><string>short</string></dict></dict>
        <key>d</key><dict><key>note</key><integer>3</integer>
        <key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string><![CDATA[Click & go]]>\
        </string><key>other</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>x</key><true/><key>other</key><string>n</string></dict>\
        </dict></dict></dict>
        <key>plain</key><string>text</string>
        """))
    #expect(document.problems.isEmpty)
    let widths = try #require(document.entries.first?.message).widths
    #expect(widths.map(\.name) == ["50", "20"])
    #expect(widths.first?.content == .text("long"))
    let message = try #require(document.entry(forKey: "d")?.message)
    #expect(
      message.fields.first
        == .unknown(.init(key: "note", value: .scalar(element: "integer", text: "3"))))
    #expect(message.devices.first?.content == .text("Click & go"))
    guard case .message(let nested) = try #require(message.devices.last).content else {
      Issue.record("the second device should have a message")
      return
    }
    #expect(
      nested.variables.first?.fields.first
        == .unknown(.init(key: "x", value: .scalar(element: "true", text: ""))))
    #expect(document.entry(forKey: "plain")?.content == .text("text"))
  }

  @Test("UTF-16 and byte-order marks", arguments: StringsEncodingTests.encodings)
  func encodings(_ encoding: TextEncoding) {
    let name = encoding == .utf8 ? "UTF-8" : "UTF-16"
    let text = "\u{FEFF}" + stringsdictText(filesText).replacing("UTF-8", with: name)
    let file = bytes(of: text, encoding)
    let document = StringsdictDocument(parsing: file, file: "Test.stringsdict")
    #expect(document.problems.isEmpty)
    #expect(document.entries.map(\.key) == ["files"])
    #expect(document.serialized() == file)
  }

  @Test("binary property lists, sorted and only read")
  func binary() throws {
    let list: [String: Any] = ["b": ["NSStringLocalizedFormatKey": "x"], "a": "y"]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let document = StringsdictDocument(parsing: Array(data), file: "Test.stringsdict")
    #expect(document.isBinary)
    #expect(document.entries.map(\.key) == ["a", "b"])
    #expect(document.entry(forKey: "b")?.message?.formatKey == "x")
    #expect(document.applying([.remove(entry: 0)]).serialized() == Array(data))
    let broken = StringsdictDocument(parsing: Array(data.dropLast(9)), file: "Test.stringsdict")
    #expect(broken.problems == ["property-list-syntax@1:1"])
  }

  @Test(
    "names what is wrong, and where",
    arguments: [
      ("", "property-list-syntax@1:1"),
      ("<plist><array/></plist>", "property-list-syntax@1:1"),
      ("<plist>\n<dict>\n<key>a</key>\n</dict></plist>", "property-list-syntax@3:1"),
      ("<plist><dict>\n<string>a</string></dict></plist>", "property-list-syntax@2:1"),
      (
        "<plist><dict>\n<key>a</key><dict/><key>a</key><dict/></dict></plist>",
        "duplicate-key@2:20"
      ),
      (
        "<plist><dict><key>a</key><dict><key>n</key><dict>\n<key>few</key><string>b</string>\n"
          + "<key>few</key><string>c</string></dict></dict></dict></plist>",
        "duplicate-key@3:1"
      ),
      ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>", "document-type@1:1"),
      ("<!--><!DOCTYPE plist [--><plist><dict/><a></plist>", "property-list-syntax@1:51"),
      ("<plist><dict/>\u{0}</plist>", "unsupported-encoding@1:15"),
      ("<?xml version=\"1.0\" encoding=\"UTF-7\"?><plist/>", "unsupported-encoding@1:20"),
      (String(repeating: "<array>", count: 100_000), "property-list-syntax@1:449"),
    ])
  func problems(_ text: String, _ problem: String) {
    let document = StringsdictDocument(text)
    #expect(document.problems == [problem])
    #expect(document.string == text)
  }

  @Test(
    "names the line of a syntax error",
    arguments: ["<string>a & b</string>", "<strin>a</string>"])
  func syntax(_ value: String) {
    let document = StringsdictDocument("<plist><dict>\n<key>a</key>\n\(value)\n</dict></plist>")
    #expect(document.problems.count == 1)
    #expect(document.problems.first?.hasPrefix("property-list-syntax@3:") == true)
    #expect(document.hasErrors)
  }

  @Test("names every control character, and reads what stands around them")
  func controlCharacters() {
    let document = StringsdictDocument(
      "<plist><dict>\n<key>a</key><string>x\u{1}y</string>\n<key>b</key><string>z</string>\n"
        + "<key>c</key><string>&#x3;</string></dict></plist>")
    #expect(document.problems == ["control-character@2:22", "control-character@4:21"])
    #expect(document.entries.map(\.key) == ["a", "b", "c"])
    #expect(document.hasErrors)
  }

  @Test("broken files are read and kept", arguments: 0..<200)
  func mutations(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    var file = Array(stringsdictText(filesText).utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<file.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: file.remove(at: index)
      case 1: file[index] = Array("<>/&!-[]\"k".utf8)[Int.random(in: 0..<10, using: &random)]
      default: file.removeSubrange(index..<min(file.count, index + 12))
      }
    }
    let document = StringsdictDocument(parsing: file, file: "Test.stringsdict")
    #expect(document.serialized() == file)
    _ = document.applying([.insert(key: "new", message: filesMessage)])
  }
}
