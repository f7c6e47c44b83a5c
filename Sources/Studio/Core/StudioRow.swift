import Catalogs
import Exchange
import Reading
import Workflows

/// A key in the list.
struct StudioRow: Sendable {
  var table: String
  var key: String
  var source: String
  /// The main text in the language; nil where there is none.
  var target: String?
  var progress: TranslationProgress
  /// How many forms it has.
  var forms: Int
  /// All that is searched, in small letters.
  var folded: [UInt8]

  init(_ key: KeyTranslation, table: String) {
    self.table = table
    self.key = key.key
    source = key.source
    let given = key.units.filter { !($0.target ?? "").isEmpty }
    target = key.mainTarget
    progress = key.progress
    forms = key.units.count
    let texts = [key.key, key.source] + given.compactMap(\.target)
    folded = Array(texts.joined(separator: "\n").lowercased().utf8)
  }

  /// How much of a text the list shows, in bytes.
  static let longestText = 240
}

extension [StudioRow] {
  /// Where a key is among rows in code-point order.
  func index(ofKey key: String) -> Int? {
    let found = partitioningIndex { !$0.key.precedesInBytes(key) }
    return found < endIndex && self[found].key.isExactly(key) ? found : nil
  }
}

/// How many findings a key has.
struct KeyFindings: Hashable, Sendable {
  var errors = 0
  var warnings = 0
}
