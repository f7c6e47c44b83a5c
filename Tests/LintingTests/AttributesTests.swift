import Linting
import Messages
import TestSupport
import Testing

/// Caret attributes as translators break them, and as they may change them.
@Suite struct AttributesTests {
  static let cup = "Add ^[%lld cup](inflect: true)"
  static let fast = "^[Fast](rainbow: 'fun') food"
  static let rainbow = [
    AttributeDeclaration(name: "rainbow", type: .oneOf(["plain", "fun", "extreme"]))
  ]
  static let plain = KeyDeclaration(readings: [.plain], arguments: [])

  static let marks = [
    MarkedCase(cup, "es", "Añadir ^[%lld taza](inflect: true)"),
    MarkedCase(cup, "es", "Añadir ^[%lld taza](inflect: true, morphology: { number: 'one' })"),
    MarkedCase(cup, "es", "Añadir ↓[%lld taza](inflect: true)", ["broken-caret"]),
    MarkedCase(cup, "es", "Añadir ↓[%lld taza](inflect:true)", ["broken-caret"]),
    MarkedCase(cup, "es", "Añadir ↓^[%lld taza] (inflect: true)", ["broken-caret"]),
    MarkedCase(cup, "es", "Añadir ↓^ [%lld taza](inflect: true)", ["broken-caret"]),
    MarkedCase(cup, "es", "Añadir ↓^[%lld taza(inflect: true)", ["broken-caret"]),
    MarkedCase(cup, "es", "Añadir ^%lld taza↓](inflect: true)", ["broken-caret"]),
    MarkedCase(cup, "es", "Añadir ↓^[%lld taza]{inflect: true}", ["broken-caret"]),
    MarkedCase(cup, "zh-Hans", "加↓＾[%lld 杯](inflect: true)", ["broken-caret"]),
    MarkedCase(cup, "zh-Hans", "加↓^[%lld 杯]（inflect：true）", ["broken-caret"]),
    MarkedCase(cup, "es", "Añadir ↓^[%lld taza]", ["malformed-attributes"]),
    MarkedCase(cup, "es", "Añadir ↓^[%lld taza", ["broken-caret"]),
    MarkedCase(cup, "es", "Añadir ↓^[%lld taza](inflect: true", ["malformed-attributes"]),
    MarkedCase(cup, "es", "Añadir ^[%lld taza](inflect↓=true)", ["malformed-attributes"]),
    MarkedCase(cup, "es", "Añadir ^[%lld taza](inflect ↓true)", ["malformed-attributes"]),
    MarkedCase(cup, "es", "Añadir ^[%lld taza](inflect: ↓verdadero)", ["malformed-attributes"]),
    MarkedCase(cup, "es", "Añadir ^[%lld taza](inflect: ↓True)", ["malformed-attributes"]),
    MarkedCase(cup, "es", "Añadir ^[%lld taza](inflect↓：true)", ["malformed-attributes"]),
    MarkedCase(cup, "es", "Añadir ↓^[%lld taza]()", ["missing-attribute"]),
    MarkedCase(cup, "es", "↓Añadir %lld taza", ["missing-attribute"]),
    MarkedCase(cup, "ja", "カップを%lld個追加"),
    MarkedCase(cup, "es", "Añadir ^[%lld taza](inflect: true)↓[x]", ["malformed-attributes"]),
    MarkedCase("Call (inflect: true)", "es", "Llamar (inflect: true)"),
    MarkedCase("a ^ b", "es", "a ^ b [c] (d: e)"),
    MarkedCase("Press [x](y)", "es", "Pulsa [x](y)"),
  ]

  /// Declarations that nobody writes by hand are looked through up to a number.
  @Test(arguments: [("rainbo", true), ("stripe", false)])
  func aMisspelledNameIsComparedWithSoMany(written: String, isMended: Bool) {
    let names = ["rainbow"] + (0..<2_000).map { "a\($0)" } + ["stripes"]
    let example = RuleExample(
      source: .one("^[Fast](\(written): 'fun')"),
      attributes: names.map { AttributeDeclaration(name: $0, type: .string) })
    let rule = RuleRegistry.rule("unknown-attribute")
    let found = rule.map { RuleRun.findings(of: $0, in: example.lintKey, example.context) } ?? []
    #expect(found.count == 1)
    #expect((found.first?.finding.fix != nil) == isMended)
  }

  @Test func manyAllowedValuesAreReadOnce() {
    let values = (0..<3_000).map { "\"x\($0)\"" }
    let example = RuleExample(
      source: .one(String(repeating: "^[Fast](rainbow: 'x1') ", count: 100)),
      attributes: [AttributeDeclaration(name: "rainbow", type: .any, values: values)])
    let rule = RuleRegistry.rule("custom-attribute-value")
    let elapsed = processorTime {
      let found = rule.map { RuleRun.findings(of: $0, in: example.lintKey, example.context) }
      #expect(found?.isEmpty == true)
    }
    #expect(elapsed < .seconds(2))
  }

  static let names = [
    MarkedCase(cup, "es", "Añadir ^[%lld taza](↓Inflect: true)", ["unknown-attribute"]),
    MarkedCase(cup, "es", "Añadir ^[%lld taza](↓inflexión: true)", ["unknown-attribute"]),
    MarkedCase(cup, "es", "Añadir ^[%lld taza](inflect: ↓false)", ["disabled-inflection"]),
    MarkedCase(cup, "es", "Añadir ^[%lld taza](inflect: ↓'true')", ["attribute-value"]),
    MarkedCase(cup, "es", "Añadir ^[%lld taza](inflect: ↓1)", ["attribute-value"]),
    MarkedCase(
      cup, "es", "^[%lld taza](inflect: true, morphology: { ↓Number: 'one' })", ["morphology-key"]),
    MarkedCase(
      cup, "es", "^[%lld taza](inflect: true, morphology: { number: ↓'singular' })",
      ["morphology-value"]),
    MarkedCase(
      cup, "es", "^[%lld taza](inflect: true, morphology: { partOfSpeech: ↓'nuon' })",
      ["morphology-value"]),
    MarkedCase(
      cup, "es", "^[%lld taza](inflect: true, agreeWithArgument: ↓0)", ["attribute-value"]),
    MarkedCase("^[a](inflcet: true)", "es", "^[b](inflcet: true)"),
    MarkedCase("^[a](inflect: false)", "es", "^[b](inflect: false)"),
    MarkedCase("^[a](inflect=true)", "es", "^[b](inflect=true)"),
  ]

  static let values = [
    MarkedCase(fast, "es", "Comida ^[rápida](rainbow: 'fun')"),
    MarkedCase(fast, "es", #"Comida ^[rápida](rainbow: "fun")"#),
    MarkedCase(fast, "es", "↓Comida rápida", ["missing-attribute"]),
    MarkedCase(fast, "es", "Comida ^[rápida](rainbow: ↓'divertido')", ["changed-attribute"]),
    MarkedCase(fast, "es", "Comida ^[rápida](rainbow: ↓‘fun’)", ["malformed-attributes"]),
    MarkedCase(fast, "es", "Comida ^[rápida](rainbow: ↓fun)", ["malformed-attributes"]),
    MarkedCase(fast, "es", "Comida ^[rápida](↓raimbow: 'fun')", ["unknown-attribute"]),
    MarkedCase(fast, "es", "Comida ↓[rápida](rainbow: 'fun')", ["broken-caret"]),
    MarkedCase(
      fast, "es", "Comida ^[rápida](rainbow: ↓'extremo')",
      ["changed-attribute", "custom-attribute-value"], attributes: rainbow),
    MarkedCase(
      fast, "es", "Comida ^[rápida](rainbow: ↓1)", ["changed-attribute", "custom-attribute-value"],
      attributes: rainbow),
    MarkedCase(
      "^[%@](rainbow: 'fun') ^[%@](rainbow: 'plain')", "es",
      "^[%2$@](rainbow: 'plain') ^[%1$@](rainbow: 'fun')"),
    MarkedCase(
      "^[%@](rainbow: 'fun') ^[%@](rainbow: 'plain')", "es",
      "^[%1$@](rainbow: ↓'plain') ^[%2$@](rainbow: ↓'fun')",
      ["changed-attribute", "changed-attribute"]),
    MarkedCase(
      "^[A](rainbow: 'fun') ^[B](rainbow: 'plain')", "es",
      "^[A](rainbow: ↓'plain') ^[B](rainbow: 'fun')", ["changed-attribute"]),
    MarkedCase(
      "^[A](style: { level: 1, name: 'x' })", "es", "^[A](style: {level: 1, name: \"x\"})"),
    MarkedCase(
      "^[A](style: { level: 1 })", "es", "^[A](style: ↓{ level: 2 })", ["changed-attribute"]),
    MarkedCase(
      cup, "es", "Añadir ^[%lld taza](inflect: true)", declaration: plain),
  ]

  @Test(arguments: marks + names + values) func aTextHasTheseFindings(_ single: MarkedCase) {
    single.check([.attributes, .markdown])
  }
}
