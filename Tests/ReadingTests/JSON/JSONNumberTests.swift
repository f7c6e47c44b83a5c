import Foundation
import Reading
import Testing

@Suite("Numbers of JSON")
struct JSONNumberTests {
  private func number(of text: String) -> JSONNumber? {
    let document = json5(text)
    guard document.errors.isEmpty, case .number(let number)? = document.root?.content else {
      return nil
    }
    return number
  }

  /// The spelling, the value, the whole value if there is one, and RFC 8259's spelling.
  @Test(
    "values",
    arguments: [
      ("0", 0, 0, "0"), ("-0", -0.0, 0, "-0"), ("12", 12, 12, "12"), ("-5", -5, -5, "-5"),
      ("1.5", 1.5, nil, "1.5"), ("1.50e1", 15, 15, "1.50e1"), ("1e3", 1000, 1000, "1e3"),
      ("1E+3", 1000, 1000, "1e+3"), ("1200e-2", 12, 12, "1200e-2"), ("1e-2", 0.01, nil, "1e-2"),
      ("2.0", 2, 2, "2.0"), ("0e99999999999999999999", 0, 0, "0e99999999999999999999"),
      ("9223372036854775807", 0x1p63, .max, "9223372036854775807"),
      ("-9223372036854775808", -0x1p63, .min, "-9223372036854775808"),
      ("9223372036854775808", 0x1p63, nil, "9223372036854775808"),
      ("1e400", .infinity, nil, "1e400"), ("1e-400", 0, nil, "1e-400"),
      ("1e99999999999999999999", .infinity, nil, "1e99999999999999999999"),
      ("0x1F", 31, 31, "31"), ("-0XdecaF", -912559, -912559, "-912559"), ("+0x0", 0, 0, "0"),
      ("0x7fffffffffffffff", 0x1p63, .max, "9223372036854775807"),
      ("-0x8000000000000000", -0x1p63, .min, "-9223372036854775808"),
      ("0xffffffffffffffff", 0x1p64, nil, "18446744073709551615"),
      ("0x10000000000000000", 0x1p64, nil, "1.8446744073709552e+19"),
      (".5", 0.5, nil, "0.5"), ("5.", 5, 5, "5"), ("-.5e1", -5, -5, "-0.5e1"), ("+1", 1, 1, "1"),
      ("5.e2", 500, 500, "5e2"), ("Infinity", .infinity, nil, "\"Infinity\""),
      ("+Infinity", .infinity, nil, "\"Infinity\""),
      ("-Infinity", -.infinity, nil, "\"-Infinity\""),
    ] as [(String, Double, Int?, String)])
  func values(_ text: String, _ double: Double, _ integer: Int?, _ strict: String) throws {
    let number = try #require(self.number(of: text))
    #expect(number.spelling == text)
    #expect(number.range == 0..<text.utf8.count)
    #expect(number.double == double)
    #expect(number.double.sign == double.sign)
    #expect(number.integer == integer)
    let value = try #require(json5(text).root)
    #expect(value.strictJSON == strict)
    #expect(json(strict).errors.isEmpty)
    #expect(json(text).errors.isEmpty == (strict.lowercased() == text.lowercased()))
  }

  @Test("not a number", arguments: ["NaN", "-NaN", "+NaN"])
  func notANumber(_ text: String) throws {
    let number = try #require(self.number(of: text))
    #expect(number.double.isNaN)
    #expect(number.integer == nil)
    #expect(json5(text).root?.strictJSON == "\"NaN\"")
  }

  @Test("Foundation decodes what RFC 8259 has no numbers for")
  func nonConformingFloats() throws {
    let value = try #require(json5("{a: [NaN, Infinity, -Infinity, +.5, 0x10]}").root)
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    let decoded = try decoder.decode([String: [Double]].self, from: Data(value.strictJSON.utf8))
    let numbers = try #require(decoded["a"])
    #expect(numbers[0].isNaN)
    #expect(Array(numbers.dropFirst()) == [.infinity, -.infinity, 0.5, 16])
  }

  @Test("a very long number takes linear time")
  func longNumber() throws {
    let digits = String(repeating: "7", count: 200_000)
    let value = try #require(self.number(of: digits + ".5e-3"))
    #expect(value.integer == nil)
    #expect(value.double == .infinity)
    let hexadecimal = try #require(self.number(of: "0x" + digits))
    #expect(hexadecimal.integer == nil)
    #expect(json5("-0x" + digits).root?.strictJSON == "\"-Infinity\"")
  }
}
