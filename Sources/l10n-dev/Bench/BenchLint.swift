import ArgumentParser
import Catalogs
import Diagnostics
import Foundation
import Linting

/// All rules over a large table, against reading it alone.
struct BenchLint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "All rules, proofs of grammar included, over 100,000 generated translations.")

  @Option(help: "How many translations.")
  var units = 100_000

  @Flag(help: "Time each rule alone, too.")
  var profile = false

  func run() throws {
    let table = Self.table(units: units)
    let languages = table.languages
    let selections = RuleRegistry.all.map { Linter.Selection($0, $0.documentation.severity) }
    let linter = Linter(selections.filter { !$0.rule.documentation.isOptIn }, LintContext())
    let (read, readSeconds) = Measure.seconds {
      (0..<table.count).reduce(0) { sum, index in
        sum
          + table.key(at: index, languages: languages).translations.reduce(0) {
            $0 + $1.texts.count
          }
      }
    }
    let before = Measure.peakMemory()
    let (result, seconds) = Measure.seconds { linter.diagnostics(in: table, languages: languages) }
    let rate = Measure.format(Double(result.unitCount) / seconds / 1000)
    print(
      "\(result.unitCount) texts, \(selections.count) rules: \(Measure.format(seconds)) s, "
        + "\(rate) thousand texts/s, \(result.diagnostics.count) findings")
    print(
      "peak memory: \(Measure.megabytes(Measure.peakMemory() - before)) MB more than before, "
        + "\(Measure.megabytes(Measure.peakMemory())) MB in all")
    print(
      "reading alone, one core: \(Measure.format(readSeconds)) s for \(read) texts; ratio: "
        + Measure.format(seconds / readSeconds))
    if profile { try timeRules(table, languages, selections) }
  }

  /// The seconds of each rule alone, on all cores, the slowest first.
  private func timeRules(
    _ table: StringCatalogTable, _ languages: [String], _ selections: [Linter.Selection]
  ) throws {
    let (_, empty) = Measure.seconds {
      Linter([], LintContext()).diagnostics(in: table, languages: languages)
    }
    let timed = selections.map { selection in
      let (_, seconds) = Measure.seconds {
        Linter([selection], LintContext()).diagnostics(in: table, languages: languages)
      }
      return (id: selection.rule.id, seconds: seconds - empty)
    }
    print("without rules: \(Measure.format(empty)) s; the slowest rules:")
    for rule in timed.sorted(by: { $0.seconds > $1.seconds }).prefix(12) {
      print("  \(rule.id): \(Measure.format(rule.seconds)) s")
    }
  }

  /// Texts as apps have them: most plain, some with arguments, links, plural forms and agreement.
  static func table(units: Int) -> StringCatalogTable {
    var entries: [String] = []
    for number in 0..<max(1, units / 2) {
      let (source, es, de) = texts(number)
      entries.append(
        "\"\(number)\":{\"localizations\":{" + unit("en", source) + "," + unit("es", es)
          + ","
          + unit("de", de) + "}}")
    }
    let text =
      "{\"sourceLanguage\":\"en\",\"strings\":{" + entries.joined(separator: ",")
      + "},\"version\":\"1.0\"}"
    let document = StringCatalogDocument(parsing: Array(text.utf8), file: "Bench.xcstrings")
    return StringCatalogTable(document, name: "Bench", sourceLanguage: "en")
  }

  private static func unit(_ language: String, _ text: String) -> String {
    "\"\(language)\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\(JSONText.string(text).text())}}"
  }

  private static func texts(_ number: Int) -> (String, String, String) {
    switch number % 8 {
    case 0:
      (
        "%1$@ sent you %2$lld photos", "%1$@ te envió %2$lld fotos",
        "%1$@ hat dir %2$lld Fotos geschickt"
      )
    case 1:
      (
        "Add ^[%1$lld %2$@](inflect: true) to order \(number)",
        "Añadir ^[%1$lld %2$@](inflect: true) al pedido \(number)",
        "^[%1$lld %2$@](inflect: true) zur Bestellung \(number)"
      )
    case 2:
      (
        "See **our** [terms](https://example.com/\(number)).",
        "Lee **nuestras** [condiciones](https://example.com/\(number)).",
        "Lies **unsere** [Bedingungen](https://example.com/\(number))."
      )
    case 3:
      (
        "Could not open file \(number)?", "¿No se pudo abrir el archivo \(number)?",
        "Datei \(number) nicht geöffnet?"
      )
    default: sentences(number)
    }
  }

  private static func sentences(_ number: Int) -> (String, String, String) {
    (
      "The order was received by the kitchen and is being prepared (\(number)).",
      "La cocina recibió el pedido y lo está preparando (\(number)).",
      "Die Küche hat die Bestellung erhalten und bereitet sie zu (\(number))."
    )
  }
}
