import Diagnostics
import Linting
import Testing

/// Odd cases of the rules of grammar.
@Suite struct GrammarRulesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var language: String
    var source: String
    var translation: String
    var rules: Set<String>

    init(_ language: String, _ source: String, _ translation: String, _ rules: Set<String>) {
      self.language = language
      self.source = source
      self.translation = translation
      self.rules = rules
    }

    var testDescription: String { "\(language): \(translation)" }
  }

  private static let file = "^[%lld file](inflect: true)"

  static let cases = [
    Case("es", file, "los ^[%lld archivo](inflect: true)", ["word-outside-region"]),
    Case("es", file, "^[los %lld archivo](inflect: true)", []),
    Case("es", file, "Hay ^[%lld archivo](inflect: true) nuevos", ["word-outside-region"]),
    Case("es", file, "Hay ^[%lld archivo](inflect: true) aquí", []),
    Case("es", file, "%lld\u{A0}^[archivo](inflect: true)", ["count-outside-region"]),
    Case("es", file, "%lld (^[archivo](inflect: true))", ["count-outside-region"]),
    Case("ja", file, "^[%lldファイル](inflect: true)", ["uninflectable-locale"]),
    Case("ja", file, "^[%lld file](inflect: true, languageIdentifier: 'en')", []),
    Case("es-419", "Welcome", "^[Bienvenida](inflect: true)", ["missing-alternative"]),
    Case("es", "Welcome", "Bienvenidos a todos", ["address-dependent-word"]),
    Case("es", "Welcome", "Bienvenido(a) a todo", []),
    Case("pl", "You saved it", "Zapisałeś / zapisałaś plik", []),
    Case("fr", "You are signed in", "Vous êtes connecté·e", []),
    Case("fr", "You are signed in", "Vous êtes connecté(s)", ["address-dependent-word"]),
    Case("fr", "You are signed in", "Vous êtes connecté (en ligne)", ["address-dependent-word"]),
    Case("es", "You are online", "Estás conectado/desconectado", ["address-dependent-word"]),
    Case("es", "Sent", "El mensaje fue enviado", []),
    Case("fr", "The device is connected", "L’appareil est connecté", []),
    Case("es", "%@ %@", "%1$@ ^[listo](agreeWithArgument: 0)", ["agreement-target"]),
    Case("es", "%@", "^[listo](agreeWithArgument: 1)", []),
    Case("it", "Add %@", "Aggiungi ^[%@ flurbiante](inflect: true)", ["guessed-form"]),
    Case("fr", "Add %@", "Ajouter ^[%@ flurbiant](inflect: true)", ["guessed-form"]),
    Case("pt", "Add %@", "Adicionar ^[%@ flurbiante](inflect: true)", ["guessed-form"]),
    Case("de", file, "^[%lld ^[Datei](inflect: true)](inflect: true)", ["nested-region"]),
  ]

  private static let all: [any Rule.Type] = RuleRegistry.all.filter {
    $0.documentation.family == .grammar && $0.id != "ambiguous-word"
  }

  @Test(arguments: cases) func rulesFindWhatTheyShould(_ single: Case) {
    let example = RuleExample(.one(single.source), single.language, .one(single.translation))
    let key = example.lintKey
    let found = Self.all.filter {
      !RuleRun.findings(of: $0, in: key, example.context).isEmpty
    }
    #expect(Set(found.map { $0.id }) == single.rules)
  }

  @Test(arguments: [
    ("de", 16, true), ("de", 17, false), ("fr", 15, true), ("fr", 16, false), ("pt-PT", 16, true),
    ("pt-BR", 16, false), ("es", 15, false), ("ko", 17, true),
  ])
  func olderSystemsInflectFewerLanguages(language: String, iOS: Int, isTold: Bool) throws {
    let rule = try #require(RuleRegistry.rule("uninflectable-locale"))
    let example = RuleExample(.one(Self.file), language, .one("^[%lld x](inflect: true)"))
    var context = example.context
    context.deploymentTargets = DeploymentTargets([.iOS: iOS])
    let found = RuleRun.findings(of: rule, in: example.lintKey, context)
    #expect(found.map(\.finding.severity) == (isTold ? [.warning] : []))
  }

  /// Where the app runs, and what the rule says: nothing, a warning, or what the rule is by default.
  @Test(
    arguments: [
      ("pl", [:], [.warning]), ("pl", [.iOS: 18], [nil]), ("pl", [.linux: 0], []),
      ("pl", [.iOS: 18, .linux: 0], [nil]), ("es", [.linux: 0], []), ("hi", [.linux: 0], [nil]),
      ("hi", [.iOS: 18], []), ("ja", [.linux: 0], []), ("es", [.iOS: 18, .linux: 0], []),
      ("ru", [.linux: 0], [nil]),
    ] as [(String, [DeploymentTargets.Platform: Int], [Severity?])])
  func linuxInflectsWhatTheEngineDoes(
    language: String, versions: [DeploymentTargets.Platform: Int], expected: [Severity?]
  ) throws {
    let rule = try #require(RuleRegistry.rule("uninflectable-locale"))
    let example = RuleExample(.one(Self.file), language, .one("^[%lld x](inflect: true)"))
    var context = example.context
    context.deploymentTargets = DeploymentTargets(versions)
    let found = RuleRun.findings(of: rule, in: example.lintKey, context)
    #expect(found.map(\.finding.severity) == expected)
  }
}
