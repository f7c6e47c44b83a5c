import Foundation
import Reading
import TestSupport
import Testing
import Vocabulary

@Suite("Objects, members and nesting")
struct JSONStructureTests {
  /// The inside of an object, and the object.
  @Test(
    "members without braces",
    arguments: [
      ("", "{}"), ("  /* nothing */ ", "{}"), ("inflect: true", #"{"inflect":true}"#),
      (
        "inflect: true, morphology: { partOfSpeech: 'noun' }",
        #"{"inflect":true,"morphology":{"partOfSpeech":"noun"}}"#
      ),
      ("a: 1, 'b': [2,], ", #"{"a":1,"b":[2]}"#), ("a:1,a:2", #"{"a":1,"a":2}"#),
      ("ä: 1, $_: 2, \\u0061b: 3, for: 4", #"{"ä":1,"$_":2,"ab":3,"for":4}"#),
      ("\u{FEFF}\u{A0}a\u{3000}:\u{2028}1\u{B}", #"{"a":1}"#),
    ])
  func members(_ text: String, _ object: String) {
    let document = json5(text, .members)
    #expect(document.errors == [])
    #expect(document.root?.strictJSON == object)
    #expect(json5("{" + text.drop { $0 == "\u{FEFF}" } + "\n}").root?.strictJSON == object)
  }

  @Test("names are found by their scalars; the last duplicate counts")
  func lookUp() {
    let root = json("{\"é\":1,\"e\u{301}\":2,\"é\":3}").root
    #expect(root?["\u{E9}"]?.strictJSON == "3")
    #expect(root?["e\u{301}"]?.strictJSON == "2")
    #expect(root?["e"] == nil)
    #expect(json("[1]").root?["e"] == nil)
  }

  @Test("a byte order mark is skipped", arguments: [JSONDocument.Dialect.json, .json5])
  func byteOrderMark(_ dialect: JSONDocument.Dialect) {
    let document = JSONDocument(parsing: [0xEF, 0xBB, 0xBF, 0x31], dialect: dialect)
    #expect(document.errors == [])
    #expect(document.root?.range == 3..<4)
  }

  @Test("a buffer without bytes")
  func emptyBuffer() {
    let buffer = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    #expect(JSONDocument(parsing: buffer, dialect: .json).errors.count == 1)
    #expect(JSONDocument(parsing: buffer, dialect: .json, form: .members).errors.isEmpty)
  }

  // MARK: Nesting

  @Test("nesting ends somewhere", arguments: ["[", "{\"a\":", "[{\"a\":", "{a:["])
  func tooDeep(_ opening: String) {
    let document = json5(String(repeating: opening, count: 100_000))
    #expect(document.errors.count == 1)
    #expect(document.errors.first?.message.contains("deeper than 512 levels") == true)
    #expect(document.root != nil)
  }

  @Test("just as deep as allowed", arguments: [1, 2, 512, 1000])
  func asDeepAsAllowed(_ depth: Int) {
    let text = Array(
      (String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    #expect(JSONDocument(parsing: text, dialect: .json, maximumDepth: depth).errors == [])
    let document = JSONDocument(parsing: text, dialect: .json, maximumDepth: depth - 1)
    #expect(document.errors.map(\.range) == [(depth - 1)..<depth])
    let members = Array("a:".utf8) + text
    let inner = JSONDocument(
      parsing: members, dialect: .json5, form: .members, maximumDepth: depth)
    #expect(inner.errors.count == 1)
  }

  @Test("a small stack is enough for the deepest value")
  func smallStack() async {
    let text = Array(
      (String(repeating: "{\"a\":[", count: 500) + String(repeating: "]}", count: 500)).utf8)
    let isSame = await withCheckedContinuation { continuation in
      let thread = Thread {
        let left = JSONDocument(parsing: text, dialect: .json, maximumDepth: .max)
        let right = JSONDocument(parsing: text, dialect: .json, maximumDepth: .max)
        let isSame =
          left.errors.isEmpty && left.root?.strictJSON.utf8.elementsEqual(text) == true
          && left.root == right.root && left.root.hashValue == right.root.hashValue
        continuation.resume(returning: isSame)
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(isSame)
  }

  @Test(
    "hostile texts take linear time",
    arguments: [
      "\"", "'\n", "“", "\"\\", "/*", "//\n", "{a:", "[,", "a", "1e", "\\u", "\"a’, ", "}", ":",
      "{\"a\"", "\u{FFFD}", "'\n\n'x", "\"“\n",
    ])
  func hostile(_ piece: String) {
    let bytes = Array(String(repeating: piece, count: 100_000).utf8)
    for form in [JSONDocument.Form.value, .members] {
      for dialect in [JSONDocument.Dialect.json, .json5] {
        let elapsed = processorTime {
          let document = JSONDocument(parsing: bytes, dialect: dialect, form: form)
          #expect(document.errors.count <= 20)
        }
        #expect(elapsed < .seconds(5))
      }
    }
  }
}
