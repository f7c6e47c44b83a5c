import Catalogs

/// A key that the source code uses, as a merge needs it.
package struct SourceEntry: Hashable, Sendable {
  /// The key as the source spells it.
  package var key: String
  /// The text in the source language.
  package var value: String
  /// What the source says about the key, distinct and sorted; empty when it says nothing.
  package var comments: [String]
  /// Whether the source gives the text apart from the key.
  package var hasDefaultValue: Bool
  /// Whether translators get the text.
  package var isTranslatable: Bool
  /// Whether Xcode doesn't see the key in the source, which a function of the project looks up.
  package var isIndirect: Bool
  /// All phrases of the App Shortcut that the key is the first phrase of, in their order.
  package var phrases: [String]

  /// An entry as extraction found it.
  package init(
    key: String, value: String, comments: [String] = [], hasDefaultValue: Bool = false,
    isTranslatable: Bool = true, isIndirect: Bool = false, phrases: [String] = []
  ) {
    self.key = key
    self.value = value
    self.comments = comments
    self.hasDefaultValue = hasDefaultValue
    self.isTranslatable = isTranslatable
    self.isIndirect = isIndirect
    self.phrases = phrases
  }
}

/// What a merge did to one key of a table.
package enum MergeChange: Hashable, Sendable {
  case added(key: String)
  case markedStale(key: String)
  case removedStale(key: String)
  /// The key is in the source again, so its stale mark is gone.
  case revived(key: String)
  case commentChanged(key: String)
  /// What the catalog has from the source follows it: the text, or whether there is one.
  ///
  /// With the languages whose translations are of the old text, and are to be reviewed now.
  case updated(key: String, outdated: [String] = [])

  /// The languages whose translations are of a text that is gone.
  package var outdated: [String] {
    if case .updated(_, let outdated) = self { outdated } else { [] }
  }

  /// The key that changed.
  package var key: String {
    switch self {
    case .added(let key), .markedStale(let key), .removedStale(let key), .revived(let key),
      .commentChanged(let key), .updated(let key, _):
      key
    }
  }
}
