import Catalogs
@testable import Exchange
import LocaleData
import Localization
import Reading
import TestSupport
import Testing

@Suite("Conversion keeps what a lookup finds")
struct ConversionLookupTests {
  @Test("every key of every real table, for some counts", arguments: ConvertedTable.all)
  func lookups(_ table: ConvertedTable) throws {
    let language = table.sourceLanguage
    let (converted, losses) = table.converted()
    let back = converted.converted()
    expectSameEntries(table, back.table, lost: losses + back.losses)
    for file in converted.files where file.format == .stringCatalog {
      let document = StringCatalogDocument(parsing: file.bytes, file: "")
      #expect(document.diagnostics.isEmpty, "\(document.diagnostics.prefix(3))")
    }
    let stores = [table, converted, back.table].map { $0.store(sourceLanguage: language) }
    for store in stores.dropFirst() { #expect(store.diagnostics == []) }
    let varied = table.variedKeys
    let devices = table.hasDevices ? ["iphone", "mac", nil] : [nil]
    let missing = Self.missing(losses)
    let locales = stores[0].localizations.compactMap { LanguageTag($0) }
    for (number, key) in stores[0].keys(table: table.name).enumerated()
    where !missing.contains(ExactKey(key)) {
      let isVaried = varied.contains(ExactKey(key))
      // Entries are compared in all languages; what doesn't vary is looked up in a third.
      for (index, locale) in locales.enumerated()
      where isVaried || (index + number).isMultiple(of: 3) {
        for count in isVaried ? Self.counts : ["2"] {
          let found = stores.map {
            self.found(key, table.name, locale, count, devices: devices, in: $0)
          }
          expectSameNumbered(found, "\(key) \(locale) \(count)")
        }
      }
    }
  }

  private static let counts = ["0", "1", "2", "5", "1.5", "1000000"]

  /// The keys that a conversion leaves out.
  private static func missing(_ losses: [ConversionLoss]) -> Set<ExactKey> {
    var missing: Set<ExactKey> = []
    for loss in losses where [.missingSource, .emptyText].contains(loss.kind) {
      missing.insert(ExactKey(loss.key ?? ""))
    }
    return missing
  }

  private func expectSameNumbered(_ found: [[String?]], _ place: @autoclosure () -> String) {
    // Checking is dear: there are hundreds of thousands of texts, nearly all the same.
    guard found[1] != found[0] || found[2] != found[0] else { return }
    let shown: [[String?]] = found.map { numbered($0) }
    guard shown[1] != shown[0] || shown[2] != shown[0] else { return }
    Issue.record("\(place()): \(shown)")
  }

  private func found(
    _ key: String, _ table: String, _ locale: LanguageTag, _ count: String, devices: [String?],
    in store: TableStore
  ) -> [String?] {
    let arguments = Array(repeating: PluralArgument.number(count), count: 5)
    return devices.flatMap { device -> [String?] in
      let found = store.lookUp(
        key, table: table, locale: locale, arguments: arguments, device: device)
      return [found?.localization, found?.format]
    }
  }

  /// What was found with the arguments of all formats written.
  private func numbered(_ found: [String?]) -> [String?] {
    found.enumerated().map { index, text in index.isMultiple(of: 2) ? text : text.map(numbered) }
  }

  /// A format with all its arguments written.
  private func numbered(_ format: String) -> String {
    let text = SpecifierText(format, ArgumentCounting())
    return text.spelled(text.numbered)
  }

  /// There and back gives the same entries.
  private func expectSameEntries(
    _ table: ConvertedTable, _ back: ConvertedTable, lost losses: [ConversionLoss]
  ) {
    let lost = Set(losses.map { ExactKey($0.key ?? "") })
    let (old, new) = (entries(of: table), entries(of: back))
    for (place, content) in old where new[place] != content {
      let (old, new) = (Self.shown(content), new[place].map(Self.shown))
      guard new != old, new != nil || !lost.contains(place.key) else { continue }
      Issue.record("\(place): \(new ?? "nothing") instead of \(old)")
    }
    #expect(!old.isEmpty || table.files.allSatisfy { $0.bytes.count < 400 }, "\(table)")
  }

  /// What an entry is, compared first as it is: to spell it out is dear.
  private enum Content: Equatable {
    case text(String)
    case message(StringsdictMessage.Content)
    case catalogText(CatalogText)
  }

  private static func shown(_ content: Content) -> String {
    switch content {
    case .text(let text): text
    case .message(let message): shown(message)
    case .catalogText(let text): withoutStates("\(text)")
    }
  }

  /// The order inside an entry is Xcode's in a String Catalog.
  private static func shown(_ content: StringsdictMessage.Content) -> String {
    guard case .message(let message) = content else { return "\(content)" }
    let fields = message.fields.map { field in
      switch field {
      case .variable(let variable):
        variable.name + variable.fields.map { "\($0)" }.sorted().joined()
      case .devices(let variants), .widths(let variants):
        variants.map { $0.name + shown($0.content) }.sorted().joined()
      case .formatKey, .unknown: "\(field)"
      }
    }
    return fields.sorted().joined(separator: "\n")
  }

  /// The states of translations are lost, which losses name; what `argNum` and
  /// `%arg` may leave unsaid is written out.
  private static func withoutStates(_ text: String) -> String {
    let numbered = text.replacing(#/argument: (nil|Optional\(\d+\))/#, with: "argument: …")
      .replacing("%arg", with: "%lld")
    return ["needs_review", "new", "stale"].reduce(numbered) { text, state in
      text.replacing("State(rawValue: \"\(state)\")", with: "State(rawValue: \"translated\")")
    }
  }

  private struct Place: Hashable {
    var language: String
    var key: ExactKey
  }

  private func entries(of table: ConvertedTable) -> [Place: Content] {
    var entries: [Place: Content] = [:]
    for file in table.files {
      let language = file.localization ?? ""
      switch file.format {
      case .strings:
        let document = StringsDocument(parsing: file.bytes, file: "")
        for entry in document.entries {
          let key = ExactKey(document.key(of: entry))
          entries[Place(language: language, key: key)] = .text(document.value(of: entry))
        }
      case .stringsdict:
        let document = StringsdictDocument(parsing: file.bytes, file: "")
        for entry in document.entries {
          entries[Place(language: language, key: ExactKey(entry.key))] = .message(
            entry.content)
        }
      case .stringCatalog:
        let document = StringCatalogDocument(parsing: file.bytes, file: "")
        for entry in document.entries {
          for localization in entry.localizations {
            guard let text = CatalogText(localization.content) else { continue }
            entries[Place(language: localization.language.value, key: ExactKey(entry.key.value))] =
              .catalogText(text)
          }
        }
      }
    }
    return entries
  }
}
