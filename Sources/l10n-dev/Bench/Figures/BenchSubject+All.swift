import Catalogs
import Diagnostics
import Extraction
import Foundation
import Grammar
import Linting
import LocaleData
import Messages
import Workflows

extension BenchSubject {
  static var all: [BenchSubject] {
    [
      extract, lint(withOptional: false), lint(withOptional: true), stringCatalog, strings,
      stringsdict, plutil, messages, preview, phrases,
    ]
  }

  private static let parser = "SwiftParser, 300 files on one core"

  /// SwiftParser over generated sources: how fast the machine is just now.
  private static func parsing() -> () -> Int {
    let sources = SyntheticApp(fileCount: 300).files().sorted { $0.key < $1.key }.map(\.value)
    return { sources.reduce(0) { $0 + ParsingBaseline.parse($1) } }
  }

  private static var extract: BenchSubject {
    BenchSubject(name: "extract, 300 files", reference: parser) {
      let files = SyntheticApp(fileCount: 300).files()
      let paths = files.keys.sorted()
      return ({ Extractor().extract(paths: paths) { files[$0] }.entries.count }, parsing())
    }
  }

  private static func lint(withOptional: Bool) -> BenchSubject {
    let name = "lint, 100,000 texts, \(withOptional ? "all" : "default") rules"
    return BenchSubject(name: name, reference: parser) {
      let table = BenchLint.table(units: 100_000)
      let languages = table.languages
      let rules = RuleRegistry.all.filter { withOptional || !$0.documentation.isOptIn }
      let linter = Linter(
        rules.map { Linter.Selection($0, $0.documentation.severity) }, LintContext())
      return ({ linter.diagnostics(in: table, languages: languages).unitCount }, parsing())
    }
  }

  private static var stringCatalog: BenchSubject {
    BenchSubject(
      name: "String Catalog of 10 MB: read, check, write", reference: "JSONDecoder, read"
    ) {
      let bytes = SyntheticCatalogs(size: 10_000_000).stringCatalog
      let data = Data(bytes)
      return (
        {
          let document = StringCatalogDocument(parsing: bytes, file: "Bench.xcstrings")
          return document.entries.count + (document.formatted()?.count ?? 0)
        }, { (try? JSONDecoder().decode(AnyJSON.self, from: data)) == nil ? 0 : 1 }
      )
    }
  }

  private static var strings: BenchSubject {
    BenchSubject(
      name: ".strings of 10 MB: read, write", reference: "PropertyListSerialization, read"
    ) {
      let bytes = SyntheticCatalogs(size: 10_000_000).strings
      return ({ read(strings: bytes) }, propertyList(bytes))
    }
  }

  private static var stringsdict: BenchSubject {
    BenchSubject(
      name: ".stringsdict of 10 MB: read, write", reference: "PropertyListSerialization, read"
    ) {
      let bytes = SyntheticCatalogs(size: 10_000_000).stringsdict
      return (
        {
          let document = StringsdictDocument(parsing: bytes, file: "Bench.stringsdict")
          return document.entries.count + document.serialized().count
        }, propertyList(bytes)
      )
    }
  }

  private static var plutil: BenchSubject {
    BenchSubject(name: ".strings of 10 MB: read, write", reference: "plutil -lint, with its start")
    {
      let bytes = SyntheticCatalogs(size: 10_000_000).strings
      let data = Data(bytes)
      return ({ read(strings: bytes) }, { Plutil.seconds(data, "strings") == nil ? 0 : 1 })
    }
  }

  private static func read(strings bytes: [UInt8]) -> Int {
    let document = StringsDocument(parsing: bytes, file: "Bench.strings")
    return document.entries.count + document.serialized().count
  }

  private static func propertyList(_ bytes: [UInt8]) -> () -> Int {
    let data = Data(bytes)
    return { (try? PropertyListSerialization.propertyList(from: data, format: nil)) == nil ? 0 : 1 }
  }

  private static var messages: BenchSubject {
    BenchSubject(name: "messages, 100,000 texts read", reference: parser) {
      let texts = (0..<100_000).map {
        SyntheticLanguage.translations[0].text(of: SyntheticEntry($0, seed: 1))
      }
      return ({ texts.reduce(0) { $0 + Message($1).nodes.count } }, parsing())
    }
  }

  private static var preview: BenchSubject {
    BenchSubject(name: "preview, 48,000 lines of a batch", reference: parser) {
      let text = BenchPreview.text()
      let batch = ParallelLines(PreviewBatch(), threads: 1)
      return (
        {
          (0..<30).reduce(0) { sum, _ in sum + batch.answers(to: text).reduce(0) { $0 + $1.count } }
        },
        parsing()
      )
    }
  }

  private static var phrases: BenchSubject {
    BenchSubject(name: "inflect, 100,000 Spanish phrases", reference: parser) {
      let grammar = LanguageTag("es").flatMap { Inflector($0) }
      let words = ["ensalada pequeña", "archivo nuevo", "usuario conectado", "foto azul"]
      return (
        {
          (0..<100_000).reduce(0) {
            $0 + (grammar?.inflect(words[$1 % 4], quantity: "2", Request())?.text.utf8.count ?? 0)
          }
        }, parsing()
      )
    }
  }
}
