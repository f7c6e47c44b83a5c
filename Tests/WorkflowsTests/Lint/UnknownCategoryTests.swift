import Diagnostics
import Linting
import Testing
import Workflows

/// A form whose name is no plural category is told of in every format.
@Suite struct UnknownCategoryTests {
  private func stringsdict(_ name: String, rule: String = "NSStringPluralRuleType") -> String {
    """
    <plist><dict><key>boats</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>\(rule)</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld boat</string>
    <key>\(name)</key><string>%lld boats came</string>
    <key>other</key><string>%lld boats</string></dict></dict></dict></plist>
    """
  }

  private func catalog(_ name: String) -> String {
    func form(_ name: String, _ text: String) -> String {
      #""\#(name)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    let forms = [
      form("one", "%lld boat"), form(name, "%lld boats came"), form("other", "%lld boats"),
    ].joined(separator: ", ")
    return """
      {"sourceLanguage": "en", "strings": {"boats": {"localizations": {"en": \
      {"variations": {"plural": {\(forms)}}}}}}, "version": "1.0"}
      """
  }

  private func found(_ file: String, _ text: String) -> [Diagnostic] {
    var options = LintOptions(paths: ["."])
    options.rules = ["unused-plural-category"]
    return LintWorkflow(options).run(on: InMemoryFolder([file: text])).findings.map(\.diagnostic)
  }

  @Test func bothFormatsSayTheSame() throws {
    let dictionary = stringsdict("three")
    let findings = [
      found("en.lproj/A.stringsdict", dictionary), found("A.xcstrings", catalog("three")),
    ]
    for found in findings {
      let finding = try #require(found.first)
      #expect(found.count == 1 && finding.severity == .warning)
      #expect(finding.message.hasPrefix("'three' is no plural category"))
      #expect(finding.message.hasSuffix("write one of 'one', 'other'"))
    }
    let place = try #require(findings[0].first?.location?.range)
    let text = String(decoding: Array(dictionary.utf8)[place], as: UTF8.self)
    #expect(text == "%lld boats came")
  }

  /// What isn't a form of a plural is none that lacks its category.
  @Test(arguments: [
    ("two", "NSStringPluralRuleType"), ("NSStringLater", "NSStringPluralRuleType"),
    ("three", "NSStringOtherRuleType"),
  ])
  func otherFieldsAreNone(name: String, rule: String) {
    let found = found("en.lproj/A.stringsdict", stringsdict(name, rule: rule))
    #expect(!found.contains { $0.message.contains("is no plural category") })
  }
}
