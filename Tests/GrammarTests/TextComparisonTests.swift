import TestSupport
import Testing

@testable import Grammar

/// The text layer beside the one that it replaces; goes when that goes.
@Suite("the text layer against the earlier one") struct TextComparisonTests {
  @Test("texts of the tables", arguments: ["en", "es"])
  func tables(language: String) throws {
    let table = try GrammarTable(language)
    #expect(table.cases.count > 5_000)
    for test in table.cases { expectSame(test.text, language) }
  }

  @Test func generatedTexts() {
    let parts = [
      "a", "B", "é", "É", "ñ", "ß", "ÿ", "Ÿ", "ł", "Ł", "č", "-", "'", "’", " ", "  ", "1", "2",
      ".",
      ",", "%", "@", "_", "$", "&", ";", "<", ">", "/", "{", "}", "=", "\\", "(", "“", "”", "…",
      "—",
      "\u{A0}", "\u{202F}", "º", "×", "÷", "·", "ж", "日", "\t", "\u{0}", "🙂", "x", "U.S.", "v2.0",
      "iPhone", "ﬁ", "€", "\u{2011}", "te\u{301}", "E\u{301}t",
    ]
    var numbers = Numbers(seed: 19)
    for _ in 0..<8_000 {
      let text = (0..<numbers.next(10)).map { _ in parts[numbers.next(parts.count)] }.joined()
      expectSame(text, "en")
    }
  }

  private func expectSame(_ text: String, _ language: String) {
    var copy = text
    copy.withUTF8 { bytes in
      var buffer = TokenBuffer()
      buffer.read(bytes, WritingSystem(language: language))
      let old = Tokenizer.tokens(of: bytes)
      #expect(buffer.tokens.map(\.range) == old.map(\.range), "\(text)")
      for (token, old) in zip(buffer.tokens, old) {
        #expect("\(token.kind)" == "\(old.kind)", "\(text)")
        #expect(buffer.lower[token.lowerRange].elementsEqual(old.lower), "\(text)")
        if token.kind == .word { expectSameForms(token, buffer, bytes) }
      }
    }
  }

  private func expectSameForms(
    _ token: TextToken, _ buffer: TokenBuffer, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let lower = Array(buffer.lower[token.lowerRange])
    for form in ["casas", "été", "x", "aß-bc", "red hots"] {
      let expected = LetterCase.applied(
        to: Array(form.utf8), from: bytes[token.range], lower: lower)
      var result: [UInt8] = []
      Array(form.utf8).withUnsafeBufferPointer { form in
        lower.withUnsafeBufferPointer {
          CaseMapping.root.appendForm(
            form, shapedLike: token, original: UnsafeBufferPointer(rebasing: bytes[token.range]),
            lower: $0, to: &result)
        }
      }
      #expect(String(decoding: result, as: UTF8.self) == expected)
    }
  }
}
