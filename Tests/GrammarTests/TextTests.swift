import LocaleData
import TestSupport
import Testing

@testable import Grammar

@Suite("taking texts apart") struct TextTests {
  static let scripts: [String: ScriptSet] = [
    "he": .hebrew, "ar": .arabic, "fa": .arabic, "hi": .devanagari, "bn": .otherIndic, "th": .thai,
    "ja": [.han, .kana], "ko": .hangul, "hy": .armenian, "ka": .georgian, "ru": .cyrillic,
    "el": .greek,
  ]

  /// The pieces but for spaces: a letter for the kind, and the text.
  static func pieces(_ bytes: [UInt8], _ language: String) -> [String] {
    bytes.withUnsafeBufferPointer { bytes in
      var buffer = TokenBuffer()
      buffer.read(bytes, WritingSystem(language: language, scripts: scripts[language] ?? .latin))
      return buffer.tokens.filter { $0.kind != .space }.map {
        "\($0.kind):" + String(decoding: bytes[$0.range], as: UTF8.self)
      }
    }
  }

  @Test(
    "pieces of many scripts",
    arguments: [
      ("en", "Two 3D-prints", ["word:Two", "number:3D-prints"]),
      ("en", "U.S. e.g. it", ["word:U.S.", "word:e.g.", "word:it"]),
      ("en", "a b_c %lld <b>", ["word:a", "code:b_c", "code:%lld", "code:<b>"]),
      ("en", "save() (f()) x", ["code:save()", "code:(f())", "word:x"]),
      (
        "en", "file(s) ()",
        [
          "word:file", "punctuation:(", "word:s", "punctuation:)", "punctuation:(",
          "punctuation:)",
        ]
      ),
      ("en", "1,000.5 x", ["number:1,000.5", "word:x"]),
      ("en", "кошка 日本語", ["foreign:кошка", "foreign:日本語"]),
      ("en", "Wi-Fiж", ["foreign:Wi-Fiж"]),
      ("ru", "кошка-мышка U.S. hi", ["word:кошка-мышка", "foreign:U.S.", "foreign:hi"]),
      ("he", "שָׁלוֹם בית־ספר", ["word:שָׁלוֹם", "word:בית־ספר"]),
      (
        "he", "צה\"ל \"ג׳ירפה\" ג׳",
        ["word:צה\"ל", "punctuation:\"", "word:ג׳ירפה", "punctuation:\"", "word:ג׳"]
      ),
      ("ar", "كِتَابٌ ١٢٣، كتاب", ["word:كِتَابٌ", "number:١٢٣", "punctuation:،", "word:كتاب"]),
      ("ar", "كـتاب", ["word:كـتاب"]),
      ("fa", "می‌خواهم", ["word:می‌خواهم"]),
      ("hi", "बड़ी कॉफ़ी क्‍ष", ["word:बड़ी", "word:कॉफ़ी", "word:क्‍ष"]),
      ("bn", "র‍্যাব", ["word:র‍্যাব"]),
      ("th", "กาแฟร้อน 2", ["word:กาแฟร้อน", "number:2"]),
      ("ja", "東京タワーへ", ["word:東京タワーへ"]),
      ("ko", "큰 커피", ["word:큰", "word:커피"]),
      ("hy", "Ինչպե՞ս եք", ["word:Ինչպե՞ս", "word:եք"]),
      ("ka", "დიდი ყავა", ["word:დიდი", "word:ყავა"]),
      ("en", "a 👩‍🚀❤️ b", ["word:a", "other:👩‍🚀❤️", "word:b"]),
      ("he", "\u{200F}שלום\u{200E}", ["other:\u{200F}", "word:שלום", "other:\u{200E}"]),
      ("en", "e\u{301}te\u{301}", ["word:e\u{301}te\u{301}"]),
      ("en", "Hawaiʻi", ["word:Hawaiʻi"]),
    ] as [(String, String, [String])])
  func pieces(language: String, text: String, expected: [String]) {
    #expect(Self.pieces(Array(text.utf8), language) == expected)
  }

  @Test(
    "the shape of words",
    arguments: [
      ("en", "salad", .small), ("en", "Salad", .title), ("en", "SALAD", .capitals),
      ("en", "X", .single), ("en", "iPhone", .mixed), ("en", "PDFs", .mixed), ("en", "x", .small),
      ("en", "Mother-in-Law", .mixed), ("en", "Mother-in-law", .title), ("en", "É", .single),
      ("fr", "Été", .title), ("fr", "ÉTÉ", .capitals), ("pl", "Łódź", .title),
      ("nl", "IJs", .title), ("nl", "IJ", .capitals), ("nl", "IJS", .capitals),
      ("en", "IJs", .mixed),
      ("tr", "İzmir", .title), ("tr", "ISI", .capitals), ("en", "e\u{301}", .small),
      ("ru", "Кофе", .title), ("en", "КОФЕ", .capitals), ("he", "שלום", .small),
      ("en", "A1", .single), ("en", "OK2", .capitals),
    ] as [(String, String, LetterShape)])
  func shapes(language: String, text: String, expected: LetterShape) {
    var text = text
    text.withUTF8 { bytes in
      var buffer = TokenBuffer()
      buffer.read(
        bytes, WritingSystem(language: language, scripts: Self.scripts[language] ?? .latin))
      #expect(buffer.tokens.first?.shape == expected)
      #expect(buffer.tokens.count == 1)
    }
  }

  @Test("bytes that are no UTF-8 are in one piece each time, and nothing is read beyond the end")
  func invalidBytes() {
    let parts: [[UInt8]] = [
      [0x80], [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F], [0xFF],
      [0xC0, 0xAF],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0x61], [0x20], [0x2D], [0x27], [0x31], [0x3C], [0x26],
      [0xCC],
      [0xCC, 0x81], [0xC3, 0x89],
    ]
    var numbers = Numbers(seed: 17)
    for _ in 0..<20_000 {
      let bytes = (0..<numbers.next(8)).flatMap { _ in parts[numbers.next(parts.count)] }
      for language in ["en", "tr", "el", "ru"] { Self.expectWhole(bytes, language) }
    }
    #expect(
      Self.pieces([0x61, 0xC3, 0x20, 0xE2, 0x82], "en").map { $0.prefix(5) } == [
        "word:", "other", "other",
      ])
  }

  /// Every byte is in one piece, and what is said of a word is true.
  private static func expectWhole(_ bytes: [UInt8], _ language: String) {
    let writing = WritingSystem(language: language, scripts: scripts[language] ?? .latin)
    bytes.withUnsafeBufferPointer { text in
      var buffer = TokenBuffer()
      buffer.read(text, writing)
      var end: Int32 = 0
      for token in buffer.tokens {
        #expect(token.start == end && token.end > token.start, "\(bytes)")
        end = token.end
        guard token.kind == .word else { continue }
        var lower: [UInt8] = []
        let word = UnsafeBufferPointer(rebasing: text[token.range])
        writing.casing.appendLowercased(word, to: &lower)
        #expect(buffer.lower[token.lowerRange].elementsEqual(lower), "\(bytes)")
        #expect(token.hash == WordHash.of(lower), "\(bytes)")
        #expect(token.shape == LetterShape(of: word, writing.casing), "\(bytes)")
      }
      #expect(Int(end) == bytes.count, "\(bytes)")
    }
  }

  @Test("one pass over plain words and the long way say the same")
  func plainWords() {
    let parts = [
      "a", "Z", "é", "É", "ß", "ÿ", "×", "÷", "-", "'", "1", " ", "I", "IJ", "Ÿ", "ij", ".",
    ]
    var numbers = Numbers(seed: 18)
    for _ in 0..<5_000 {
      let text = (0..<numbers.next(8)).map { _ in parts[numbers.next(parts.count)] }.joined()
      for language in ["en", "tr", "nl"] { Self.expectWhole(Array(text.utf8), language) }
    }
  }

  @Test("texts that repeat what is looked ahead for take no longer than others")
  func hostileTexts() {
    let elapsed = processorTime {
      for part in [
        ">", "a.", "<a", "a&", "1,", "a-", "a>", "a>v2.0", "e\u{301}", "a\u{301}\u{301}",
      ] {
        _ = Self.pieces(Array((String(repeating: part, count: 50_000) + "xy").utf8), "en")
      }
    }
    #expect(elapsed < .seconds(30))
  }

  @Test("words hash the same on every platform")
  func hashes() {
    #expect(WordHash.of("".utf8) == 0xEFD0_1F60_BA99_2926)
    #expect(WordHash.of("niña".utf8) == 0x2E4A_17B7_0675_7297)
  }
}

/// The same numbers in every run.
struct Numbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  /// A number below a limit.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
