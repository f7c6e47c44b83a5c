import Foundation
import Messages
import Testing

@testable import Localization

@Suite struct SpecifierFormattingTests {
  static let numbers: [(Argument, String, String?)] = [
    (.integer(1_234_567), "%lld", "1.234.567"),
    (.integer(-5), "%d", "-5"),
    (.unsigned(.max), "%llu", "18.446.744.073.709.551.615"),
    (.integer(42), "%+d", "+42"),
    (.integer(255), "%x", "ff"),
    (.integer(255), "%#llX", "0XFF"),
    (.integer(8), "%o", "10"),
    (.integer(8), "%D", "8"),
    (.integer(3), "%f", "3,000000"),
    (.double(1234.5), "%lf", "1.234,500000"),
    (.double(1.005), "%.1f", "1,0"),
    (.double(2.5), "%.0f", "2"),
    (.double(0.000_012_5), "%e", "1,250000E-05"),
    (.decimal(1.5), "%.2f", "1,50"),
    (.decimal(3.125), "%.0f", "3"),
    (.decimal(-3.125), "%+.1f", "-3,1"),
    (.decimal(1234.5), "%e", "1,234500E+03"),
    (.decimal(1.5), "%lld", nil),
    (.integer(65), "%c", "A"),
    (.integer(-1), "%c", nil),
    (.double(1), "%d", nil),
    (.text("a"), "%d", nil),
    (.integer(1), "%@", nil),
    (.integer(1), "%s", nil),
    (.integer(1), "%p", nil),
  ]

  @Test(arguments: numbers)
  func numbersAreWrittenForTheLocale(argument: Argument, specifier: String, text: String?) throws {
    let value = try #require(SpecifierScan(specifier).specifiers.first?.value)
    let found = SpecifierFormatting.text(of: argument, value, locale: Locale(identifier: "de_DE"))
    #expect(found == text)
  }

  @Test func everySpecifierIsSafe() {
    let arguments: [Argument] = [
      .integer(.min), .unsigned(.max), .double(.nan), .double(-.infinity),
      .double(.leastNonzeroMagnitude),
      .double(.greatestFiniteMagnitude), .decimal(1), .text("%n"), .integer(0x1F600),
    ]
    for conversion in SpecifierConversion.allCases {
      for options in ["", "-", "0", "+8", "'", "#", " 4", "12.3", ".0", ".4095", "*", "*.*"] {
        for length in [""] + SpecifierLength.allCases.map(\.rawValue) {
          let letter = Character(Unicode.Scalar(conversion.rawValue))
          for specifier in SpecifierScan("%\(options)\(length)\(letter)").specifiers {
            guard let value = specifier.value else { continue }
            for argument in arguments {
              let text = SpecifierFormatting.text(
                of: argument, value, locale: Locale(identifier: "es"))
              #expect((text?.count ?? 0) < 10_000)
            }
          }
        }
      }
    }
  }
}
