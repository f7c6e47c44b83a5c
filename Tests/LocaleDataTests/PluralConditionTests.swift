import TestSupport
import Testing

@testable import LocaleData

@Suite struct PluralConditionTests {
  @Test(arguments: [
    ("n = 1", "1", true), ("n = 1", "1.0", true), ("n = 1", "1.1", false), ("n != 1", "1.1", true),
    ("i = 1 and v = 0", "1", true), ("i = 1 and v = 0", "1.0", false),
    ("n % 10 = 2..4 and n % 100 != 12..14", "22", true),
    ("n % 10 = 2..4 and n % 100 != 12..14", "112", false),
    ("n mod 10 = 2,4", "14", true), ("n%10=2,4..5", "15", true), ("n % 10 = 3", "3.5", false),
    ("v != 0 or n = 0 or n != 1 and n % 100 = 1..19", "1", false),
    ("v != 0 or n = 0 or n != 1 and n % 100 = 1..19", "0", true),
    ("e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5", "1c6", true),
    ("c = 6", "1c6", true), ("w = 1", "1.50", true), ("f = 50 and t = 5", "1.50", true),
    ("n = 1 or n = 2", "2", true), ("i % 1000000 = 0", "1000000000000000000000000", true),
    ("n = 0", "1000000000000000000000000", false),
    ("n % 100 = 90", "123456789012345678901234567890", true),
  ])
  func holds(text: String, number: String, expected: Bool) throws {
    let condition = try #require(PluralConditionParser.condition(in: text))
    var steps = PluralSteps()
    steps.append(condition, for: .few)
    let category = steps.category(for: try #require(PluralOperands(number)))
    #expect(category == (expected ? .few : nil))
  }

  @Test(arguments: [
    "", " ", "n", "n =", "n = ", "= 1", "n = 1 and", "n = 1 or", "and n = 1", "n = 1 n = 2",
    "n % = 1",
    "n % 0 = 1", "n = 5..2", "n = 1..", "n = ..2", "n = 1,", "n = ,1", "q = 1", "N = 1", "n == 1",
    "n ! 1", "n = 99999999999999999999999", "n % 99999999999999999999999 = 1", "n = -1", "n = 1.5",
    "n is 1", "n within 1..2", "n = 1 @integer 1", "n = ١", "(n = 1)", "n = 1 … ", "\u{0}",
    "n = 0x1", "n = 1...2", "n % 10 % 5 = 1",
  ])
  func malformed(text: String) {
    #expect(PluralConditionParser.condition(in: text) == nil)
  }

  @Test("random conditions don't trap")
  func randomConditions() throws {
    let words = [
      "n", "i", "v", "c", "=", "!=", "%", "mod", "and", "or", "0", "1", "100", "..", ",", "@", "…",
    ]
    let numbers = try ["0", "1", "1.5", "1c6"].map { try #require(PluralOperands($0)) }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...12, using: &random)).compactMap { _ in
        words.randomElement(using: &random)
      }
      let rules = PluralRules(parsing: "one " + text.joined(separator: " "))
      for number in numbers {
        #expect([.one, .other].contains(rules.category(for: number)), "\(text)")
      }
    }
  }

  @Test("a long condition is read in time and without recursion")
  func longCondition() throws {
    let text = Array(repeating: "n = 1,2..3", count: 20_000).joined(separator: " or ")
    let condition = try #require(PluralConditionParser.condition(in: text))
    #expect(condition.alternatives.count == 20_000)
  }
}
