import Catalogs
import TestSupport
import Testing

@testable import Linting

/// Tags of the format that a text was kept in are told from those that the source has, too.
@Suite struct FormatRemnantTests {
  private static func remnants(_ source: String, _ target: String) throws -> [String] {
    let unit = try RuleExample(.one(source), "de", .one(target)).firstUnit()
    return FormatRemnant.all(in: unit).map(\.text)
  }

  @Test(arguments: [
    ("Close it", "Zu </item>", ["</item>"]), ("Close </ITEM> it", "Zu </item>", []),
    ("Close it", "<string>Zu</string>", ["<string>", "</string>"]),
    ("Close it", "Zu <string> da", []), ("Close it", "Zu </b> da", []),
  ])
  func tags(source: String, target: String, expected: [String]) throws {
    #expect(try Self.remnants(source, target) == expected)
  }

  @Test func manySpellingsOfATagAreLookedForOnce() throws {
    let letters = Array("translation")
    let target = (0..<2_048).map { number in
      let spelled = letters.enumerated().map { index, letter in
        number >> index & 1 == 0 ? String(letter) : letter.uppercased()
      }
      return "</" + spelled.joined() + ">"
    }
    let source = String(repeating: "a < b ", count: 30_000)
    var count = 0
    let elapsed = try processorTime {
      count = try Self.remnants(source, target.joined(separator: " ")).count
    }
    #expect(count == 2_048)
    #expect(elapsed < .seconds(5))
  }
}
