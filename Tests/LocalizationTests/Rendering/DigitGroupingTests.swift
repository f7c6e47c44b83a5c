import Foundation
import Messages
import TestSupport
import Testing

@testable import Localization

/// Whole numbers as Foundation writes them, in all its locales.
@Suite struct DigitGroupingTests {
  /// Locales whose numbers differ in every way that there is, as tags and in Foundation's spelling.
  static let special = [
    "en", "en_IN", "de_CH", "es", "es_MX", "pl", "pt_PT", "fr", "hi", "hi-u-nu-deva", "bn", "ar",
    "ar-u-nu-arab", "ar-u-nu-latn", "ar_EG", "fa", "ur-u-nu-arabext", "he", "th-u-nu-thai", "my",
    "ne", "mr", "sv", "en_US_POSIX", "en@numbers=arab", "zh-u-nu-hanidec", "ccp", "ff-Adlm", "xx",
  ]

  static func numbers(seed: Int, count: Int) -> [Int64] {
    var random = SeededGenerator(seed: seed)
    return [0, 1, 9, 10, 999, 1_000, 9_999, 10_000, 99_999, 100_000, -7, -1_000, .max, .min]
      + (0..<count).map { _ in
        Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0..<63, using: &random)
      }
  }

  @Test(arguments: special)
  func specialLocales(identifier: String) throws {
    let locale = Locale(identifier: identifier)
    let grouping = try #require(
      DigitGrouping(learningFrom: { $0.formatted(.number.locale(locale)) }))
    for number in Self.numbers(seed: 1, count: 400) {
      #expect(grouping.text(of: number) == number.formatted(.number.locale(locale)))
    }
  }

  @Test func allLocales() {
    for (index, identifier) in Locale.availableIdentifiers.sorted().enumerated() {
      let locale = Locale(identifier: identifier)
      let grouping = DigitGrouping(learningFrom: { $0.formatted(.number.locale(locale)) })
      for number in Self.numbers(seed: index, count: 4) {
        let text = number.formatted(.number.locale(locale))
        #expect(grouping?.text(of: number) == text, "\(identifier)")
      }
    }
  }

  @Test func whatIsWrittenInAnyOtherWayIsNotLearnt() {
    #expect(DigitGrouping(learningFrom: { $0 == 777 ? "lucky" : "" }) == nil)
    #expect(DigitGrouping(learningFrom: { String($0, radix: 16) }) == nil)
    #expect(DigitGrouping(learningFrom: { $0 > 5_000_000_000 ? "many" : String($0) }) == nil)
    #expect(DigitGrouping(learningFrom: { String($0) })?.text(of: -1234) == "-1234")
  }

  /// Before and after the locale's way is learnt, with each specifier and type of number.
  @Test(arguments: ["en_IN", "es", "ar-u-nu-arab", "fr"])
  func numbersInTexts(identifier: String) throws {
    let locale = Locale(identifier: identifier)
    let texts = NumberTexts(locale)
    let specifiers = try ["d", "lld", "i", "u", "llu", "@"].map { type in
      try #require(ValueSpecifier(formatValueType: type))
    }
    for number in Self.numbers(seed: 3, count: 200) {
      let expected = number.formatted(IntegerFormatStyle<Int64>(locale: locale))
      for specifier in specifiers {
        #expect(texts.text(.integer(number), as: specifier) == expected)
        if number >= 0 { #expect(texts.text(.unsigned(UInt64(number)), as: specifier) == expected) }
      }
    }
    let large = UInt64.max.formatted(IntegerFormatStyle<UInt64>(locale: locale))
    #expect(texts.text(.unsigned(.max), as: specifiers[3]) == large)
  }
}
