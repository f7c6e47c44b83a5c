#if !canImport(Darwin)
import Foundation
import Testing

@testable import Localization

/// What key a literal has.
@Suite struct KeySpellingTests {
  static let values: [(String.LocalizationValue, String)] = [
    ("100%", "100%"),
    ("50% of \(3)", "50%% of %lld"),
    ("\(1)%", "%lld%%"),
    ("%@ \(1)", "%%@ %lld"),
    ("a\n\u{e9}", "a\né"),
    ("\(1 as Int) \(1 as Int64)", "%lld %lld"),
    ("\(1 as Int8) \(1 as Int16) \(1 as Int32)", "%d %d %d"),
    ("\(1 as UInt) \(1 as UInt64)", "%llu %llu"),
    ("\(1 as UInt8) \(1 as UInt16) \(1 as UInt32)", "%u %u %u"),
    ("\(1 as Double) \(1 as CGFloat) \(1 as Float)", "%lf %lf %f"),
    ("\("a") \("abc".prefix(2)) \("a" as Character)", "%@ %@ %@"),
    ("\(true) \(Decimal(1)) \(Date(timeIntervalSince1970: 0))", "%@ %@ %@"),
    ("\(URL(filePath: "/a")) \(UUID()) \(NSNumber(value: 1))", "%@ %@ %@"),
    ("\(1.5, format: .number) \(AttributedString("a"))", "%@ %@"),
    (
      "\(Date.now, format: .dateTime) \(Date.now, format: Date.FormatStyle().attributedStyle)",
      "%@ %@"
    ),
    ("\(1.5, specifier: "%.2f") \(7, specifier: "%03d")", "%.2f %03d"),
    ("\(LocalizedStringResource("a")) \([1, 2])", "%@ %@"),
    ("\(placeholder: .int) \(placeholder: .uint) \(placeholder: .float)", "%lld %llu %f"),
    ("\(placeholder: .double) \(placeholder: .object)", "%lf %@"),
    ("\(placeholder: .double, specifier: "%.1f")", "%.1f"),
    ("\(3, formatter: NumberFormatter())", "%@"),
    ("", ""),
  ]

  @Test(arguments: values)
  func keys(value: String.LocalizationValue, key: String) {
    #expect(value.key == key)
  }

  @Test func aLiteralBuiltWithoutValuesIsNoFormat() {
    var pieces = String.LocalizationValue.StringInterpolation(
      literalCapacity: 4, interpolationCount: 0)
    pieces.appendLiteral("100%")
    #expect(String.LocalizationValue(stringInterpolation: pieces).key == "100%")
  }

  @Test func valuesAreEqualByKeyAndArguments() {
    let one: String.LocalizationValue = "\(1) \(2.5, format: .number)"
    #expect(one == "\(1) \(2.5, format: .number)")
    #expect(one != "\(2) \(2.5, format: .number)")
    #expect(one != "\(1) \(2.5, format: .percent)")
    #expect(one != "\(1) \(3.5, format: .number)")
    #expect(one != "\(1) \("2.5")")
  }
}
#endif
