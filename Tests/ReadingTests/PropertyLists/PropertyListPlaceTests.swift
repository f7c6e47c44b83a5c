import Diagnostics
import Reading
import Testing

@Suite("Places in property lists")
struct PropertyListPlaceTests {
  struct Case {
    var text: String
    /// The key `k` and its value as they are written, and where the value's text starts.
    var key: String
    var value: String
    var start: Int
  }

  static let cases = [
    Case(
      text: "<plist><dict><key>k</key> <string>v</string></dict></plist>", key: "<key>k</key>",
      value: "<string>v</string>", start: 34),
    Case(
      text: "\u{FEFF}<plist><dict><key>k</key><string>v</string></dict></plist>",
      key: "<key>k</key>", value: "<string>v</string>", start: 36),
    Case(text: "{ \"k\" = v; }", key: "\"k\"", value: "v", start: 8),
    Case(text: "{\"k\": \"v\"}", key: "\"k\"", value: "\"v\"", start: 6),
  ]

  @Test(arguments: cases) func keysAndValuesHavePlaces(_ single: Case) throws {
    let bytes = Array(single.text.utf8)
    let document = PropertyListDocument(parsing: bytes, file: "a.plist")
    #expect(document.diagnostics.isEmpty)
    let member = try #require(document.root?.members?.first)
    #expect(String(decoding: bytes[member.keyRange], as: UTF8.self) == single.key)
    #expect(String(decoding: bytes[member.value.range], as: UTF8.self) == single.value)
    #expect(member.value.textStart == single.start)
    #expect(member == PropertyListMember(key: "k", value: .string("v")))
  }

  @Test func valuesDifferByWhatTheySay() {
    #expect(PropertyListValue.string("1") != .scalar(element: "integer", text: "1"))
    #expect(PropertyListValue(.string("1"), range: 3..<4) == .string("1"))
  }

  @Test func whatIsNotWellFormedHasNoRoot() {
    let text = "<plist><dict/></plist>x"
    let document = PropertyListDocument(parsing: Array(text.utf8), file: "a.plist")
    #expect(document.root == nil)
    #expect(document.diagnostics.map(\.id) == ["property-list-syntax"])
  }
}
