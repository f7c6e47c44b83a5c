import TestSupport
import Testing

@testable import LocaleData

/// CLDR's own samples, as they stand beside the rules.
@Suite struct PluralSampleTests {
  struct Group: Sendable, CustomStringConvertible {
    var type: PluralType
    var locales: [String]
    /// A category and the rest of its line.
    var rules: [(category: String, text: String)]

    var description: String { "\(type) \(locales.joined(separator: " "))" }
  }

  static let groups = PluralType.allCases.flatMap { (try? groups(of: $0)) ?? [] }

  private static func groups(of type: PluralType) throws -> [Group] {
    let text = try Repository.text(
      "Sources/LanguageData/cldr/\(type)s.txt".replacing("cardinal", with: "plural"))
    let blocks = text.split(separator: "\n\n").dropFirst()
    return blocks.map { block in
      let lines = block.split(separator: "\n")
      let rules = lines.dropFirst().map { line in
        let words = line.split(separator: " ", maxSplits: 1)
        return (category: String(words[0]), text: String(words[1]))
      }
      return Group(
        type: type, locales: lines[0].split(separator: " ").map(String.init), rules: rules)
    }
  }

  @Test func thereAreGroups() {
    #expect(Self.groups.count { $0.type == .cardinal } >= 35)
    #expect(Self.groups.count { $0.type == .ordinal } >= 20)
  }

  @Test(arguments: groups)
  func everySampleTakesItsCategory(group: Group) throws {
    for locale in group.locales {
      let text = try #require(PluralRulesText.rules(of: locale, type: group.type))
      let rules = PluralRules(parsing: text)
      #expect(rules.categories.map(\.rawValue) == group.rules.map(\.category))
      for rule in group.rules {
        let category = try #require(PluralCategory(rawValue: rule.category))
        let condition = rule.text.prefix { $0 != "@" }
        #expect((PluralConditionParser.condition(in: condition) == nil) == (category == .other))
        let samples = rules.samples(for: category)
        let numbers = samples.integers + samples.decimals
        #expect(!numbers.isEmpty)
        for number in numbers {
          let operands = try #require(PluralOperands(number))
          #expect(rules.category(for: operands) == category, "\(locale) \(number)")
        }
      }
    }
  }

  @Test("a locale finds its own group", arguments: groups)
  func lookup(group: Group) throws {
    for locale in group.locales {
      let tag = try #require(LanguageTag(locale))
      let rules = PluralRules(for: tag, type: group.type)
      #expect(rules.categories.map(\.rawValue) == group.rules.map(\.category), "\(locale)")
    }
  }
}
