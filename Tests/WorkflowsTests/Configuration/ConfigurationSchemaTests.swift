import Diagnostics
import Foundation
import Linting
import TestSupport
import Testing
import Workflows

/// `docs/l10n.schema.json` says what `l10n.json` may say, as its reader does.
@Suite struct ConfigurationSchemaTests {
  private static let path = "docs/" + ConfigurationSchema.fileName
  private static let text = ConfigurationSchema.json.text(indented: true) + "\n"

  private func problems(_ text: String) throws -> [String] {
    try JSONSchemaCheck(Array(Self.text.utf8)).problems(in: Array(text.utf8))
  }

  private func isRead(_ text: String) -> Bool {
    ConfigurationReader(Array(text.utf8), file: "l10n.json").diagnostics.isEmpty
  }

  @Test func theSchemaIsCurrent() throws {
    if ProcessInfo.processInfo.environment["UPDATE_SCHEMA"] != nil {
      try Data(Self.text.utf8).write(to: Repository.root.appending(path: Self.path))
      Issue.record("\(Self.path) was written; read the difference")
    }
    #expect(try Repository.text(Self.path) == Self.text, "the schema is not what the reader reads")
  }

  /// Every configuration of the fixtures, and the sample in the page.
  private static var samples: [String: String] {
    var samples: [String: String] = [:]
    for path in Repository.files(in: "Fixtures", withSuffix: "l10n.json") {
      samples[path] = try? Repository.text(path)
    }
    let page = (try? Repository.text("docs/configuration.md")) ?? ""
    let sample = page.firstMatch(of: #/(?s)```json5\n(.*?)```/#)
    samples["docs/configuration.md"] = sample.map { String($0.1) }
    return samples
  }

  @Test func samplesFollowTheSchema() throws {
    #expect(Self.samples.count > 5 && Self.samples["docs/configuration.md"] != nil)
    for (path, text) in Self.samples.sorted(by: { $0.key < $1.key }) {
      let found = try problems(text)
      // What the reader refuses, the schema refuses.
      #expect(found.isEmpty == isRead(text), "\(path): \(found)")
    }
  }

  /// Mistakes that both tell, and odd spellings that both take.
  @Test(arguments: [
    "{}", #"{"$schema": "./l10n.schema.json"}"#, "{locale: []}", "{locales: ['es', 5]}",
    "{sourceLanguage: 'e n'}", "{catalogs: ['/etc']}", "{catalogs: ['a/../b']}",
    "{catalogs: ['a/..b']}", "{severities: {'stale-key': 'of'}}",
    "{severities: {'Legacy/**': {'stale-key': 'off', 'mine': 'note'}}}",
    "{targets: [{sources: ['a']}]}", "{targets: [{name: 'App', source: []}]}",
    "{limits: [{keys: ['a']}]}", "{limits: [{points: 0}]}", "{limits: [{characters: 1.5}]}",
    "{limits: [{points: 10, fontSize: 12}]}", "{rules: [{id: 'a', pattern: 'b'}]}",
    "{rules: [{id: 'A', pattern: 'b', message: 'c'}]}",
    "{rules: [{id: 'a', pattern: 'b', message: 'c', target: 'source'}]}",
    "{glossary: {order: {note: 'x'}}}", "{glossary: {order: {forbidden: {es: ['x', 'y']}}}}",
    "{glossary: {order: {translations: {'e/s': 'x'}}}}", "{attributeScopes: {a: {b: {}}}}",
    "{attributeScopes: {a: {b: {type: 'text'}}}}", "{attributeScopes: {a: {b: {values: [true]}}}}",
    "{formatDefinitions: {a: {constraints: [{if: 'b'}]}}}",
    "{formatDefinitions: {a: {constraints: [{if: {b: []}, then: 'c'}]}}}",
    "{formatDefinitions: {a: {attributes: {b: {}}, constraints: [{if: 'b', not: ['c']}]}}}",
    "{symbols: {keys: 'all', access: 'internal'}}", "{symbols: {keys: 'some'}}", "{symbols: []}",
    "{symbols: {all: true}}", "{deploymentTargets: {iOS: true}}",
    "{deploymentTargets: {Linux: true, iOS: 'v16.4', macOS: 13}}",
    "{samples: {a: [1, 'b', {markdown: '*c*'}]}}", "{samples: {a: [[true]]}}", "{samples: {a: 1}}",
    "{lexicon: {es: [{word: 'a'}]}}", "{lexicon: {es: [{word: 'a', partOfSpeech: 'verb'}]}}",
    "{lexicon: {pl: [{word: 'a', partOfSpeech: 'noun', forms: {'pl.gen': 'b', plural: 'c'}}]}}",
    "{doNotTranslate: ['']}", "{untranslatedMarks: 'x'}", "[]",
  ])
  func theReaderAgrees(text: String) throws {
    let found = try problems(text)
    #expect(found.isEmpty == isRead(text), "\(found)")
  }

  @Test func rulesAreExplained() throws {
    for rule in RuleRegistry.all {
      #expect(Self.text.contains("\"\(rule.id)\": {\n          \"description\""))
    }
  }
}
