import LocaleData
import TestSupport
import Testing

@Suite(
  "CLDR 47's samples, all locales",
  .enabled(if: SharedData.folder("cldr") != nil, "no shared/data/cldr here"))
struct SharedPluralSampleTests {
  /// Locales and types whose samples changed between the version of our texts (46) and 47: none.
  static let differences: Set<String> = []

  @Test func everySample() throws {
    let bytes = try SharedData.bytes("plural-samples.tsv", in: "cldr")
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst()
    #expect(lines.count == 665)
    var checked = 0
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 6, !Self.differences.contains("\(fields[0]) \(fields[1])") else {
        continue
      }
      let rules = PluralRules(
        for: try #require(LanguageTag(fields[0])),
        type: try #require(PluralType(rawValue: String(fields[1]))))
      let category = try #require(PluralCategory(rawValue: String(fields[2])))
      #expect(rules.categories.contains(category), "\(line)")
      for number in numbers(in: fields[4]) + numbers(in: fields[5]) {
        let operands = try #require(PluralOperands(number))
        #expect(rules.category(for: operands) == category, "\(fields[0]) \(fields[1]) \(number)")
        checked += 1
      }
    }
    #expect(checked == 7127)
  }

  /// Reads the samples without the code under test: both ends of a range are enough.
  private func numbers(in samples: Substring) -> [Substring] {
    samples.split { ", ~…".contains($0) }
  }
}
