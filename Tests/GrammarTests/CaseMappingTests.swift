import Testing

@testable import Grammar

@Suite("capitals and small letters") struct CaseMappingTests {
  @Test(
    arguments: [
      ("en", "ISTANBUL", "istanbul"), ("tr", "ISPARTA", "ısparta"), ("tr", "İzmir", "izmir"),
      ("tr", "I\u{307}zmir", "izmir"), ("az", "I", "ı"), ("en", "Ÿ", "ÿ"),
      ("de", "STRASSE", "strasse"),
      ("de", "GROẞ", "groß"), ("el", "ΣΟΦΟΣ", "σοφος"), ("el", "ΣΟΦΌΣ ΣΑΣ", "σοφός σας"),
      ("el", "Σ", "σ"), ("el", "σοφός", "σοφός"), ("el", "ΣΟΦΟΣ-ΣΟΦΟΣ", "σοφος-σοφος"),
      ("ru", "ЁЛКА Щи", "ёлка щи"), ("en", "E\u{301}T", "ét"), ("vi", "E\u{302}\u{301}", "ế"),
      ("ru", "И\u{306}", "й"), ("en", "e\u{323}\u{308}x", "ẹ\u{308}x"), ("hy", "ԲԱՐԵՎ", "բարեվ"),
      ("he", "שָׁלוֹם", "שָׁלוֹם"), ("en", "", ""), ("en", "ǅ", "ǆ"), ("en", "𐐀", "𐐨"),
    ])
  func small(language: String, text: String, expected: String) {
    let bytes = CaseMapping(language: language).lowercased(text)
    #expect(bytes == Array(expected.utf8), "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test(
    arguments: [
      ("en", "istanbul", "ISTANBUL"), ("tr", "istanbul ısı", "İSTANBUL ISI"),
      ("de", "straße", "STRASSE"), ("el", "σοφός", "ΣΟΦΟΣ"), ("el", "μάιος", "ΜΑΪΟΣ"),
      ("el", "ή", "Ή"), ("el", "ή-ή", "Η-Η"), ("el", "προϊόν", "ΠΡΟΪΟΝ"), ("el", "ΐ", "Ϊ"),
      ("en", "σοφός", "ΣΟΦΌΣ"), ("nl", "ijs", "IJS"), ("fr", "été ÿ", "ÉTÉ Ÿ"),
      ("en", "5×÷", "5×÷"),
      ("ru", "ёлка", "ЁЛКА"), ("th", "กาแฟ", "กาแฟ"),
    ])
  func capitals(language: String, text: String, expected: String) {
    let bytes = CaseMapping(language: language).uppercased(Array(text.utf8))
    #expect(bytes == Array(expected.utf8), "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test(
    arguments: [
      ("en", "ijs", "Ijs"), ("nl", "ijs", "IJs"), ("nl", "ij", "IJ"), ("nl", "is", "Is"),
      ("tr", "izmir", "İzmir"), ("tr", "ısı", "Isı"), ("el", "έλα", "Έλα"), ("de", "ßa", "Ssa"),
      ("en", "ǆ", "ǅ"), ("ka", "ყავა", "ყავა"), ("en", "été", "Été"), ("en", "", ""),
      ("en", "1st", "1st"),
    ])
  func firstCapital(language: String, text: String, expected: String) {
    let bytes = CaseMapping(language: language).capitalized(Array(text.utf8))
    #expect(bytes == Array(expected.utf8), "\(String(decoding: bytes, as: UTF8.self))")
  }

  @Test("bytes that are no UTF-8 stay")
  func invalidBytes() {
    let bytes: [UInt8] = [0xFF, 0x41, 0xC3, 0xE2, 0x82, 0xCC, 0x81]
    var lower: [UInt8] = []
    bytes.withUnsafeBufferPointer { CaseMapping.root.appendLowercased($0, to: &lower) }
    #expect(lower == [0xFF, 0x61, 0xC3, 0xE2, 0x82, 0xCC, 0x81])
    #expect(CaseMapping.root.uppercased([0xFF, 0x61]) == [0xFF, 0x41])
    #expect(CaseMapping.root.capitalized([0xFF, 0x61]) == [0xFF, 0x61])
  }

  @Test(
    "forms take the capitals of the word that they replace",
    arguments: [
      ("en", "salad", "salads", "salads"), ("en", "Salad", "salads", "Salads"),
      ("en", "SALAD", "salads", "SALADS"), ("en", "X", "xs", "Xs"), ("en", "PDF", "pdfs", "PDFS"),
      ("en", "iPhone", "iphones", "iPhones"), ("en", "PDFs", "pdf", "PDF"),
      ("en", "Mother-in-Law", "mothers-in-law", "Mothers-in-Law"),
      ("de", "App-PIN", "App-PINs", "App-PINs"), ("de", "Flug-App", "flug-apps", "Flug-Apps"),
      ("en", "Flat White", "flat whites", "Flat Whites"), ("nl", "IJs", "ijsjes", "IJsjes"),
      ("tr", "İl", "iller", "İller"), ("de", "FUSS", "füße", "FÜSSE"),
      ("el", "ΣΟΦΟΣ", "σοφοί", "ΣΟΦΟΙ"),
      ("en", "cafe\u{301}", "cafés", "cafés"), ("en", "e\u{301}", "és", "és"),
    ])
  func forms(language: String, original: String, form: String, expected: String) {
    let casing = CaseMapping(language: language)
    let (original, form, lower) = (
      Array(original.utf8), Array(form.utf8), casing.lowercased(original)
    )
    var result: [UInt8] = []
    original.withUnsafeBufferPointer { original in
      var token = TextToken(.word, 0..<original.count)
      token.shape = LetterShape(of: original, casing)
      form.withUnsafeBufferPointer { form in
        lower.withUnsafeBufferPointer {
          casing.appendForm(form, shapedLike: token, original: original, lower: $0, to: &result)
        }
      }
    }
    #expect(String(decoding: result, as: UTF8.self) == expected)
  }

  @Test("the rules for frequent letters say what Unicode says")
  func rules() {
    for value in UInt32(0x80)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if let small = SimpleCase.small(value) {
        let mapped = Unicode.Scalar(small).map(String.init)
        #expect(scalar.properties.lowercaseMapping == mapped, "\(value)")
        #expect((small != value) == scalar.properties.isUppercase, "\(value)")
      }
      let bytes = Array(String(scalar).utf8)
      let kind = bytes.withUnsafeBufferPointer { TextScalar(at: 0, in: $0) }
      #expect(kind.value == value && kind.length == bytes.count)
      let isOdd = [0xAA, 0xBA, 0x3007].contains(value)
      #expect((kind.kind == TextScalar.propertyKind(of: value)) != isOdd, "\(value)")
    }
  }
}
