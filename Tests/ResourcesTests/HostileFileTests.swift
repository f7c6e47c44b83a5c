import Diagnostics
import Extraction
import Foundation
import Resources
import TestSupport
import Testing

/// Files that were made to hurt are told, and nothing else happens.
@Suite struct HostileFileTests {
  static let broken: [(ResourceKind, String, String)] = [
    (.interfaceBuilder, "", "unexpected-document"),
    (.interfaceBuilder, "<plist/>", "unexpected-document"),
    (.interfaceBuilder, "<document><label text=\"A\" id=\"1\"></document>", "xml-syntax"),
    (.interfaceBuilder, "<!DOCTYPE a [<!ENTITY b \"c\">]><document/>", "document-type"),
    (.interfaceBuilder, String(repeating: "<document>", count: 100_000), "nested-too-deep"),
    (
      .interfaceBuilder,
      "<document><a b=\"\(String(repeating: "x", count: 2 << 20))\"/></document>", "text-too-long"
    ),
    (
      .interfaceBuilder, "<document \((0..<300).map { "a\($0)=\"\"" }.joined(separator: " "))/>",
      "too-many-attributes"
    ),
    (
      .infoPlist, "<!DOCTYPE plist SYSTEM \"file:///etc/passwd\" [<!ENTITY a \"b\">]><plist/>",
      "document-type"
    ),
    (.infoPlist, "<plist><dict><key>CFBundleName</key>", "xml-syntax"),
    (.infoPlist, "bplist00garbage", "property-list-syntax"),
    (.infoPlist, "{ a = b; c", "property-list-syntax"),
    (.intentDefinition, "<plist>" + String(repeating: "<array>", count: 1000), "nested-too-deep"),
    (.settingsPage, "<plist>&unknown;</plist>", "xml-syntax"),
  ]

  @Test(arguments: broken)
  func mistakesHaveAPlace(kind: ResourceKind, text: String, id: String) throws {
    let file = ResourceReader.read(Array(text.utf8), path: "App/File", kind: kind)
    #expect(file.diagnostics.map(\.id) == [id])
    let location = try #require(file.diagnostics.first?.location)
    #expect(location.range.upperBound <= text.utf8.count)
  }

  private static let tooLarge = [UInt8](Data(repeating: UInt8(ascii: " "), count: 65 << 20))

  @Test(arguments: ResourceKind.allCases)
  func whatIsTooLargeIsNotRead(kind: ResourceKind) {
    guard kind != .intentVocabulary else { return }
    let file = ResourceReader.read(Self.tooLarge, path: "App/File", kind: kind)
    #expect(file.diagnostics.map(\.id) == ["file-too-large"])
  }

  @Test func textsBeforeAMistakeAreKept() {
    let text = "<document><label text=\"A\" id=\"1\"/><label text=\"B\" id=\"2\"></document>"
    let file = ResourceReader.read(Array(text.utf8), path: "A.xib", kind: .interfaceBuilder)
    #expect(file.entries.map(\.key) == ["1.text", "2.text"])
  }

  /// In a file that somebody merged wrongly, or made to hurt.
  @Test func objectsWithOneIdAreOneEntry() throws {
    let count = 1_000
    let labels = (0..<count).map { number in
      "<label text=\"\(number)\" id=\"a\"><label text=\"inner\" id=\"a\"/></label>"
    }
    let file = ResourceReader.read(
      Array("<document>\(labels.joined())</document>".utf8), path: "A.xib", kind: .interfaceBuilder)
    let entry = try #require(file.entries.first)
    #expect(file.entries.count == 1)
    #expect(entry.comments.count == count + 1)
    #expect(entry.comments == entry.comments.sorted())
    let offsets = entry.locations.map(\.offset)
    #expect(offsets.count == 2 * count)
    #expect(offsets == offsets.sorted())
    // Of each kind a hundred are told, and how many more there are.
    #expect(file.diagnostics.count == 101)
    #expect(file.diagnostics.last?.message == "there are 900 more like this in the file")
  }

  /// What they come to takes time about linear in their number.
  @Test(arguments: ["", "<label text=\"inner\" id=\"a\"/>"])
  func objectsWithOneIdAreReadInLinearTime(inner: String) {
    func time(_ count: Int) -> Duration {
      let labels = (0..<count).map { "<label text=\"\($0)\" id=\"a\">\(inner)</label>" }
      let bytes = Array("<document>\(labels.joined())</document>".utf8)
      return (0..<3).map { _ in
        processorTime {
          _ = ResourceReader.read(bytes, path: "A.xib", kind: .interfaceBuilder)
        }
      }.min() ?? .zero
    }
    let (small, large) = (time(1_000), time(8_000))
    #expect(large < small * 20, "\(small) \(large)")
  }
}
