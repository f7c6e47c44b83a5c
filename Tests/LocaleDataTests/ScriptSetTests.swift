import LocaleData
import Testing

@Suite struct ScriptSetTests {
  @Test(
    arguments: [
      ("aZéłƏə ế", .latin), ("ёЖԥᲀꙂ", .cyrillic), ("ωΆᾳ", .greek), ("ԱևՙﬓՈ", .armenian),
      ("אתײ\u{FB2A}", .hebrew), ("عپەۆࢠﻻ", .arabic), ("हऽॐॲ", .devanagari),
      ("বਪગଓதతಕമස", .otherIndic),
      ("กเ", .thai), ("ລཀကក", .southEastAsian), ("ყᲧⴀ", .georgian), ("ሀ", .ethiopic),
      ("한ᄀꥠ", .hangul),
      ("あアーㇰｱ", .kana), ("東々〇𠀀", .han), ("ᏣᎠ", .other), ("1 -·×÷٣।؟、५૫௫໕၅៥᠕꘥", []),
    ] as [(String, ScriptSet)])
  func letters(text: String, script: ScriptSet) {
    for scalar in text.unicodeScalars where scalar != " " {
      #expect(ScriptSet(ofAny: scalar) == script, "\(scalar)")
    }
  }

  @Test(
    arguments: [
      ("de", .latin), ("pa", .indic), ("pa-PK", .arabic), ("ms", .latin), ("ms-CC", .arabic),
      ("ja", [.kana, .han]), ("ja-Kana", .kana), ("ko", [.hangul, .han]), ("sr-Latn", .latin),
      ("sr", [.cyrillic, .latin]), ("sr-ME", [.cyrillic, .latin]),
      ("kk", [.cyrillic, .latin, .arabic]), ("mn", nil), ("qaa", nil), ("x-pirate", nil),
    ] as [(String, ScriptSet?)])
  func languagesHaveScripts(tag: String, scripts: ScriptSet?) throws {
    #expect(try #require(LanguageTag(tag)).scripts == scripts)
  }

  @Test func scriptsOfIndiaAreToldApart() {
    #expect(ScriptSet.indic == [.devanagari, .otherIndic])
    #expect(ScriptSet.byCode["Deva"] == .devanagari)
    #expect(ScriptSet.devanagari.isDisjoint(with: .otherIndic))
  }
}
