import Diagnostics
import Testing
import Workflows

/// Lists of `l10n.json` that take long to work through.
@Suite struct ConfigurationLimitTests {
  private func read(_ text: String) -> ConfigurationReader {
    ConfigurationReader(Array(text.utf8), file: "l10n.json")
  }

  /// What is compared with each file or text is no longer than a project needs it.
  @Test(arguments: [
    ("exclude", "'a'", 1_000), ("include", "'a'", 1_000), ("dynamicKeys", "'a'", 5_000),
    ("catalogs", "'a'", 1_000),
  ])
  func listsHaveALimit(key: String, element: String, most: Int) {
    func ids(_ count: Int) -> [String] {
      let list = Array(repeating: element, count: count).joined(separator: ",")
      return read("{\(key): [\(list)]}").diagnostics.map(\.id)
    }
    #expect(ids(most).isEmpty)
    #expect(ids(most + 1) == ["configuration-value"])
  }

  private static let long: [String] = {
    let stars = String(repeating: "*a", count: 60_000)
    let locales = (0...500).map { "'es-x-\($0)'" }.joined(separator: ",")
    let globs = (0...1_000).map { "'a\($0)/**': {}" }.joined(separator: ",")
    let sources = Array(repeating: "'a'", count: 2_000).joined(separator: ",")
    return [
      "{exclude: ['\(stars)']}", "{locales: [\(locales)]}", "{severities: {\(globs)}}",
      "{targets: [{name: 'A', sources: [\(sources)]}]}",
    ]
  }()

  @Test(arguments: long)
  func whatTakesLongIsRefused(text: String) {
    #expect(read(text).diagnostics.map(\.id) == ["configuration-value"])
  }
}
