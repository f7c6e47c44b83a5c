import Foundation
import Localization
import Testing

@testable import Workflows

/// Arguments as a command line and a configuration give them.
@Suite struct ArgumentTests {
  /// What only starts like a number is a text, with all of its letters.
  @Test(arguments: [
    ("5", "integer 5"), ("-5", "integer -5"), ("0", "integer 0"), ("1.50", "decimal 1.5"),
    ("-0.5", "decimal -0.5"), ("12345678901234567890", "decimal 12345678901234567890"),
    ("007", "text 007"), ("+5", "text +5"), ("1.2.3", "text 1.2.3"), ("1e5", "text 1e5"),
    ("2024-05-01", "text 2024-05-01"), (".5", "text .5"), ("5.", "text 5."), ("", "text "),
    ("-", "text -"), ("5 km", "text 5 km"), ("٥", "text ٥"),
  ])
  func spelling(text: String, expected: String) {
    let shown =
      switch Argument(spelling: text) {
      case .integer(let number): "integer \(number)"
      case .decimal(let number): "decimal \(number)"
      case .text(let text): "text \(text)"
      default: "other"
      }
    #expect(shown == expected)
  }

  @Test(
    arguments: [
      ("salad", nil, "salad"), ("2=salad", 1, "salad"), ("2=", 1, ""), ("1=a=b", 0, "a=b"),
      ("a=b", nil, "a=b"), ("127=x", 126, "x"), ("=x", nil, "=x"),
    ] as [(String, Int?, String)])
  func chosen(text: String, position: Int?, value: String) throws {
    let argument = try ChosenArgument(text)
    #expect(argument.position == position)
    #expect(argument.value == value)
  }

  @Test(arguments: ["0=x", "128=x", "-1=x"])
  func noPosition(text: String) {
    #expect(throws: ChosenArgument.Problem.self) { try ChosenArgument(text) }
  }
}
