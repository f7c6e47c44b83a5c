import Reading
import TestSupport
import Testing

@Suite("JSON that was damaged at random")
struct JSONFuzzTests {
  private static let seeds: [[UInt8]] = [
    #"{"a":[1,2.5,"x\n\u00e9\ud83d\ude00"],"b":{"c":null,"d":[true,false]}}"#,
    "{inflect: true, morphology: { partOfSpeech: 'noun', }, n: [0x1F, .5, +1, NaN] /* c */ }",
    "“a”: ‘b’， c： ｛d=1；｝// e\n'it\\'s \\x41\\\n', \"m\nn\", -Infinity, [[{}]]",
  ].map { Array($0.utf8) }

  private static let pieces: [[UInt8]] =
    [
      "\"", "'", "\\", "\\u", "\\ud83d", "\\x", "\n", "\r\n", "{", "}", "[", "]", ":", ",", "=",
      ";", "/", "/*", "*/", "//", "-", "+", ".", "e", "0x", "1", "00", "true", "nul", "NaN",
      "Infinity", "“", "”", "’", "：", "，", "\u{A0}", "\u{2028}", "\u{FEFF}", "ä", "$", "\0",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F]]

  private func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let start = Int.random(in: 0...bytes.count, using: &generator)
    let length = min(bytes.count - start, Int.random(in: 0...3, using: &generator))
    let piece = Self.pieces.randomElement(using: &generator) ?? []
    bytes.replaceSubrange(
      start..<(start + length), with: Bool.random(using: &generator) ? piece : [])
  }

  private func hasGoodRanges(_ root: JSONValue, in whole: Range<Int>) -> Bool {
    var pending = [(root, whole)]
    while let (value, outer) = pending.popLast() {
      guard outer.lowerBound <= value.range.lowerBound, value.range.upperBound <= outer.upperBound
      else { return false }
      var previous = value.range.lowerBound
      var parts: [Range<Int>] = []
      if case .object(let members) = value.content {
        parts = members.flatMap { [$0.name.range, $0.value.range] }
        pending += members.map { ($0.value, value.range) }
      } else if case .array(let elements) = value.content {
        parts = elements.map(\.range)
        pending += elements.map { ($0, value.range) }
      }
      for part in parts {
        guard previous <= part.lowerBound else { return false }
        previous = part.upperBound
      }
    }
    return true
  }

  private func complaint(about bytes: [UInt8], _ dialect: JSONDocument.Dialect) -> String? {
    for form in [JSONDocument.Form.value, .members] {
      let document = JSONDocument(parsing: bytes, dialect: dialect, form: form)
      let whole = 0..<bytes.count
      guard document.errors.count <= 20,
        document.errors.allSatisfy({
          $0.range.lowerBound >= 0 && $0.range.upperBound <= whole.upperBound
            && !$0.message.isEmpty && !$0.message.unicodeScalars.contains { $0.value < 0x20 }
        })
      else { return "errors out of bounds" }
      let starts = document.errors.map(\.range.lowerBound)
      guard starts == starts.sorted() else { return "errors without order" }
      if let root = document.root, !hasGoodRanges(root, in: whole) { return "bad ranges" }
      guard document.errors.isEmpty else { continue }
      guard let root = document.root else { return "neither value nor error" }
      let again = json(root.strictJSON)
      guard again.errors.isEmpty, let copy = again.root, root.means(copy) else {
        return "not the same as strict JSON"
      }
      if dialect == .json {
        let other = JSONDocument(parsing: bytes, dialect: .json5, form: form)
        guard other.errors.isEmpty, other.root == root else { return "JSON that isn't JSON5" }
      }
    }
    return nil
  }

  @Test("nothing traps, and what is read without errors is sound", arguments: 0..<3)
  func fuzz(_ seed: Int) {
    var generator = SeededGenerator(seed: seed + 1)
    for _ in 0..<2_000 {
      var bytes = Self.seeds[seed]
      for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&bytes, &generator) }
      for dialect in [JSONDocument.Dialect.json, .json5] {
        if let complaint = complaint(about: bytes, dialect) {
          Issue.record("\(complaint): \(String(decoding: bytes, as: UTF8.self))")
          return
        }
      }
    }
  }
}
