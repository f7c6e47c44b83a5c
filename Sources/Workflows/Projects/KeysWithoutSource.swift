import Catalogs
import Diagnostics
import Exchange
import Reading

/// The keys of a table that several languages have and the source language's file lacks, though it
/// has others: nobody is asked to translate them, and none of them counts.
///
/// Where the keys are texts, a file that was begun and never kept up to date is the usual reason.
struct KeysWithoutSource {
  private(set) var count = 0
  /// How many languages have any of them.
  private var languages = 0
  private let file: String

  /// - Parameter source: Nil where the source language has no file, so that keys are texts.
  init(source: TableCatalog?, translations: [TableCatalog]) {
    file = source.map(Self.file) ?? ""
    guard let source, !source.hasErrors,
      OwnSourceKeys(insteadOf: source.strings, translations.map(\.strings)) == nil
    else { return }
    let own = Self.keys(of: source)
    let others = translations.map { Self.keys(of: $0).subtracting(own) }
    var uses: [ExactKey: Int] = [:]
    for key in others.joined() { uses[key, default: 0] += 1 }
    // One language alone has slips and leftovers, and so have all in a table that is kept up to date.
    guard own.count <= uses.count * 3 else { return }
    count = uses.values.count { $0 > 1 }
    languages = others.count { keys in keys.contains { uses[$0, default: 0] > 1 } }
  }

  /// What is told of them, if there are any.
  var warning: Diagnostic? {
    guard count > 0 else { return nil }
    let keys = String.counted(count, "key")
    let (have, they, them) = count == 1 ? ("isn't", "it is", "it") : ("aren't", "they are", "them")
    return Diagnostic(
      id: "keys-without-source", severity: .warning,
      message: "\(keys) that \(languages) languages have \(have) in this file of the source "
        + "language, so that \(they) neither exported nor counted; add \(them), as l10n extract "
        + "does with what code asks for, or remove \(them) from the others",
      location: Location(file: file))
  }

  private static func file(of source: TableCatalog) -> String {
    let strings = source.strings
    return strings.entries.isEmpty ? source.stringsdict?.file ?? strings.file : strings.file
  }

  private static func keys(of catalog: TableCatalog) -> Set<ExactKey> {
    let strings = catalog.strings.entries.lazy.map { ExactKey(catalog.strings.key(of: $0)) }
    return Set(strings).union((catalog.stringsdict?.entries ?? []).lazy.map { ExactKey($0.key) })
  }
}
