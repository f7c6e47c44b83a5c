import Testing

@testable import Workflows

/// A language counts once in a table, whatever name another table's folder has for it.
@Suite struct CountedLocalesTests {
  private struct Sample: Sendable {
    var asked: [String] = []
    var always: [String] = []
    var own: [String] = []
    var others: [String] = []
    var expected: [String] = []
  }

  private static let samples = [
    Sample(own: ["de"], others: ["German", "de", "fr"], expected: ["de", "fr"]),
    Sample(own: ["German"], others: ["de"], expected: ["German"]),
    Sample(own: ["German", "de"], expected: ["German", "de"]),
    Sample(others: ["zh_CN", "zh-Hans", "pt", "pt-BR"], expected: ["pt", "pt-BR", "zh-Hans"]),
    Sample(own: ["de"], others: ["English", "en_US", "Base"], expected: ["de", "en_US"]),
    Sample(always: ["it", "de"], own: ["de"], expected: ["de", "it"]),
    Sample(own: ["de", "en-XA"], others: ["ar-XB"], expected: ["de"]),
    Sample(
      asked: ["de", "en-XA"], own: ["German", "en-XA", "fr"], expected: ["German", "en-XA"]),
    Sample(asked: ["zh-Hans"], own: ["de", "zh_CN", "zh_TW"], expected: ["zh_CN"]),
    Sample(asked: ["it", "en"], always: ["es"], own: ["de"], others: ["fr"], expected: ["it"]),
  ]

  @Test(arguments: samples.indices)
  func eachLanguageOnce(index: Int) {
    let sample = Self.samples[index]
    let locales = CountedLocales(asked: sample.asked, always: sample.always)
    #expect(
      locales.locales(of: sample.own, beside: sample.others, source: "en") == sample.expected)
  }

  @Test func tablesWithFoldersOfTwoNamesAreComplete() {
    let tree = InMemoryFolder([
      "en.lproj/A.strings": "\"a\" = \"Open\";", "de.lproj/A.strings": "\"a\" = \"Öffnen\";",
      "English.lproj/B.strings": "\"b\" = \"Find\";",
      "German.lproj/B.strings": "\"b\" = \"Suchen\";",
    ])
    var options = StatusOptions(paths: ["."])
    options.failures = [.missing]
    let outcome = StatusWorkflow(options).run(on: tree)
    #expect(outcome.status == .clean)
    #expect(outcome.report.tables.map(\.sourceLanguage) == ["en", "English"])
    #expect(outcome.report.tables.map { $0.locales.map(\.locale) } == [["de"], ["German"]])
  }
}
