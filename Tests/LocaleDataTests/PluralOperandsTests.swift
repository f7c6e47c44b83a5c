import LocaleData
import Testing

@Suite struct PluralOperandsTests {
  struct Row: Sendable {
    var text: String
    var n: Double
    var i: UInt64
    var v, w: Int
    var f, t: UInt64
    var c: Int

    init(
      _ text: String, _ n: Double, _ i: UInt64, _ v: Int, _ w: Int, _ f: UInt64, _ t: UInt64,
      _ c: Int
    ) {
      (self.text, self.n, self.i, self.v, self.w) = (text, n, i, v, w)
      (self.f, self.t, self.c) = (f, t, c)
    }
  }

  @Test(
    "UTS #35, Part 3, Plural Operand Examples",
    arguments: [
      Row("1", 1, 1, 0, 0, 0, 0, 0), Row("1.0", 1, 1, 1, 0, 0, 0, 0),
      Row("1.00", 1, 1, 2, 0, 0, 0, 0), Row("1.3", 1.3, 1, 1, 1, 3, 3, 0),
      Row("1.30", 1.3, 1, 2, 1, 30, 3, 0), Row("1.03", 1.03, 1, 2, 2, 3, 3, 0),
      Row("1.230", 1.23, 1, 3, 2, 230, 23, 0),
      Row("1200000", 1_200_000, 1_200_000, 0, 0, 0, 0, 0),
      Row("1.2c6", 1_200_000, 1_200_000, 0, 0, 0, 0, 6),
      Row("123c6", 123_000_000, 123_000_000, 0, 0, 0, 0, 6),
      Row("123c5", 12_300_000, 12_300_000, 0, 0, 0, 0, 5),
      Row("1200.50", 1200.5, 1200, 2, 1, 50, 5, 0),
      Row("1.20050c3", 1200.5, 1200, 2, 1, 50, 5, 3),
      Row("1.0000001c6", 1_000_000.1, 1_000_000, 1, 1, 1, 1, 6),
      Row("-3", 3, 3, 0, 0, 0, 0, 0), Row("+1.50", 1.5, 1, 2, 1, 50, 5, 0),
      Row("0", 0, 0, 0, 0, 0, 0, 0), Row("007", 7, 7, 0, 0, 0, 0, 0),
      Row("0c6", 0, 0, 0, 0, 0, 0, 6),
      Row("1e3", 1000, 1000, 0, 0, 0, 0, 3), Row("1C0", 1, 1, 0, 0, 0, 0, 0),
    ])
  func examples(row: Row) throws {
    let operands = try #require(PluralOperands(row.text))
    #expect(abs(operands.n - row.n) < 1e-9)
    #expect(operands.i == row.i)
    #expect(operands.v == row.v)
    #expect(operands.w == row.w)
    #expect(operands.f == row.f)
    #expect(operands.t == row.t)
    #expect(operands.c == row.c)
    #expect(operands.e == row.c)
  }

  @Test(
    "what isn't a decimal number",
    arguments: [
      "", "-", ".", ".5", "5.", "1,000", "1 000", "--1", "1.2.3", "c6", "1c", "1c-6", "1c+6",
      "1c6.0",
      "0x10", "inf", "nan", "٣", "1%", "1\u{0}", " 1", "−1",
    ])
  func invalid(text: String) {
    #expect(PluralOperands(text) == nil)
  }

  @Test(arguments: [
    (0.0, 0, "0"), (1.0, 0, "1"), (1.0, 2, "1.00"), (1.5, 0, "2"), (2.5, 0, "2"), (0.5, 0, "0"),
    (1.25, 1, "1.2"), (1.35, 1, "1.4"), (0.125, 2, "0.12"), (9.99, 1, "10.0"), (-3.7, 1, "3.7"),
    (1e-5, 5, "0.00001"), (1e-5, 2, "0.00"), (1e21, 0, "1000000000000000000000"),
    (123_456.789, 2, "123456.79"), (Double.leastNonzeroMagnitude, 3, "0.000"), (-0.0, 1, "0.0"),
    (0.1, 20, "0.10000000000000000000"),
    (1.0, -4, "1"),
  ])
  func doubles(value: Double, fractionDigits: Int, text: String) throws {
    let operands = try #require(PluralOperands(value, fractionDigits: fractionDigits))
    #expect(operands == PluralOperands(text))
  }

  @Test(arguments: [
    (1.0, 0...3, "1"), (1.5, 0...3, "1.5"), (1.23456, 0...3, "1.235"), (1.0, 2...3, "1.00"),
    (1.5, 2...2, "1.50"), (0.0004, 0...3, "0"),
  ])
  func doublesWithARangeOfDigits(value: Double, digits: ClosedRange<Int>, text: String) throws {
    let operands = try #require(PluralOperands(text))
    #expect(PluralOperands(value, fractionDigits: digits) == operands)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, .signalingNaN])
  func notFinite(value: Double) {
    #expect(PluralOperands(value, fractionDigits: 2) == nil)
  }

  @Test func extremes() throws {
    #expect(PluralOperands(Int.min) == PluralOperands("9223372036854775808"))
    #expect(PluralOperands(UInt64.max) == PluralOperands("18446744073709551615"))
    #expect(PluralOperands(UInt64.max).i == 1_446_744_073_709_551_615)
    #expect(PluralOperands(UInt8.max).i == 255)
    #expect(PluralOperands(999_999_999_999_999_999).i == 999_999_999_999_999_999)
    #expect(PluralOperands(Double.greatestFiniteMagnitude, fractionDigits: 0...Int.max) != nil)
    #expect(PluralOperands(0.1, fractionDigits: Int.max) != nil)
    #expect(PluralOperands(1.5, fractionDigits: Int.min) == PluralOperands("2"))
  }

  @Test func integersBeyond64Bits() {
    guard #available(macOS 15, *) else { return }
    #expect(PluralOperands(Int128.max) == PluralOperands(String(Int128.max)))
    #expect(PluralOperands(Int128.min) == PluralOperands(String(Int128.min)))
  }

  @Test("digits without end and exponents without end")
  func hostile() throws {
    let digits = String(repeating: "9", count: 1_000_000)
    let large = try #require(PluralOperands(digits + "." + digits))
    #expect(large.i % 1_000_000 == 999_999)
    #expect(large.v == 1_000_000)
    #expect(try #require(PluralOperands("1c" + digits)).c == 999)
    #expect(try #require(PluralOperands("0." + String(repeating: "0", count: 100) + "1")).t == 1)
    #expect(PluralOperands(digits + "x") == nil)
    let tail = try #require(PluralOperands("1." + digits.prefix(30) + "1000"))
    #expect(tail.t != 0 && tail.w == 31)
  }
}
