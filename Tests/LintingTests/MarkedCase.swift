import Catalogs
import Linting
import Testing

/// A translation with what rules of some families find in it.
struct MarkedCase: CustomTestStringConvertible, Sendable {
  var source: String
  var language: String
  /// `↓` marks where findings are.
  var translation: String
  /// The rules that find something, in the order of the text; one twice if it does so twice.
  var rules: [String]
  var declaration: KeyDeclaration?
  var attributes: [AttributeDeclaration]

  init(
    _ source: String, _ language: String, _ translation: String, _ rules: [String] = [],
    declaration: KeyDeclaration? = nil, attributes: [AttributeDeclaration] = []
  ) {
    self.source = source
    self.language = language
    self.translation = translation
    self.rules = rules
    self.declaration = declaration
    self.attributes = attributes
  }

  var testDescription: String { "\(language): \(translation)" }

  /// What all rules of some families find, and where marks are expected.
  func result(_ families: Set<RuleDocumentation.Family>) -> (
    found: [(id: String, offset: Int)], marks: [Int]
  ) {
    let example = RuleExample(
      .one(source), language, .one(translation), declaration: declaration, attributes: attributes)
    let key = example.lintKey
    let rules = RuleRegistry.all.filter { families.contains($0.documentation.family) }
    let found = rules.flatMap { rule in
      RuleRun.findings(of: rule, in: key, example.context).map {
        (id: rule.id, offset: $0.finding.range?.lowerBound ?? -1)
      }
    }
    .sorted { ($0.offset, $0.id) < ($1.offset, $1.id) }
    return (found, example.marks.map(\.range.lowerBound).sorted())
  }

  /// Compares what is found with what is expected.
  func check(_ families: Set<RuleDocumentation.Family>) {
    let (found, marks) = result(families)
    #expect(found.map(\.id) == rules, "\(found)")
    #expect(Set(found.map(\.offset)) == Set(marks), "\(found)")
  }
}
