import Catalogs
import LocaleData

/// What localizations the files of a table have, filed by language tag.
///
/// Found once for a table: each locale that is asked for would have to go through all of them.
final class AvailableTable: Sendable {
  /// The localizations of each tag, in the order in which they are looked up; nil stands for what
  /// is no tag, such as `Base`.
  let places: [LanguageTag?: [(file: TableFile, localization: String)]]
  let choice: AvailableLocalizations

  init(_ files: [TableFile]) {
    let available = files.sorted { $0.rank < $1.rank }.flatMap { file in
      file.localizations.map { (file: file, localization: $0, tag: LanguageTag($0)) }
    }
    places = Dictionary(grouping: available, by: \.tag).mapValues { found in
      found.map { ($0.file, $0.localization) }
    }
    choice = AvailableLocalizations(available.compactMap(\.tag))
  }
}

extension TableFile {
  /// Within a localization a `.stringsdict` wins over a `.strings`, and these over a String Catalog.
  fileprivate var rank: Int {
    switch source.format {
    case .stringsdict: 0
    case .strings: 1
    case .stringCatalog: 2
    }
  }
}
