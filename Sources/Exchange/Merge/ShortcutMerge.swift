import Catalogs
import Reading

/// How the phrases of App Shortcuts come into a String Catalog: a set for each shortcut, named by its
/// first phrase, as Xcode has them.
///
/// A phrase that has an entry of its own keeps that; and where all have, new ones get such, too.
struct ShortcutMerge {
  /// Sets of the catalog with the phrases that they have now.
  private(set) var changed: [(key: String, phrases: [String], state: TextState)] = []
  /// The keys that are added with the phrases of their shortcuts.
  private(set) var added: Set<ExactKey> = []
  /// The phrases that are in a set, so that they are no keys.
  private(set) var settled: Set<ExactKey> = []

  private let document: StringCatalogDocument
  private let language: String
  /// The keys of the sets that the catalog has, by phrase.
  private var holders: [ExactKey: String] = [:]

  init(_ source: [SourceEntry], into document: StringCatalogDocument) {
    self.document = document
    language = document.usedSourceLanguage
    let shortcuts = source.filter { !$0.phrases.isEmpty }
    guard !shortcuts.isEmpty else { return }
    for entry in document.entries {
      guard let values = entry.phrases(in: language)?.values else { continue }
      for phrase in [entry.key.value] + values where holders[ExactKey(phrase)] == nil {
        holders[ExactKey(phrase)] = entry.key.value
      }
    }
    if holders.isEmpty, shortcuts.contains(where: { $0.phrases.contains(where: isEntry) }) {
      return
    }
    for shortcut in shortcuts { add(shortcut) }
  }

  /// Whether a phrase has an entry of its own.
  private func isEntry(_ phrase: String) -> Bool {
    holders[ExactKey(phrase)] == nil && document.entry(forKey: phrase) != nil
  }

  private mutating func add(_ shortcut: SourceEntry) {
    let phrases = shortcut.phrases.filter { !isEntry($0) }
    if let key = phrases.compactMap({ holders[ExactKey($0)] }).first {
      follow(phrases.filter { (holders[ExactKey($0)] ?? key).isExactly(key) }, in: key)
      settled.formUnion(phrases.map { ExactKey($0) })
    } else if phrases.count == shortcut.phrases.count {
      added.insert(ExactKey(shortcut.key))
      settled.formUnion(phrases.map { ExactKey($0) })
    }
  }

  /// Brings a set up to date: one that nobody has reviewed has what the source has, to another what is
  /// new is added.
  private mutating func follow(_ phrases: [String], in key: String) {
    guard let entry = document.entry(forKey: key), entry.extractionState?.value != .manual,
      let set = entry.phrases(in: language)
    else { return }
    let known = Set(set.values.map { ExactKey($0) })
    let values =
      set.state == .new
      ? phrases : set.values + phrases.filter { !known.contains(ExactKey($0)) }
    guard values.map({ ExactKey($0) }) != set.values.map({ ExactKey($0) }) else { return }
    changed.append((key, values, set.state))
  }
}

extension StringCatalogEntry {
  /// The phrases of an App Shortcut in a language, and how far they are; nil where there is no set.
  func phrases(in language: String) -> (values: [String], state: TextState)? {
    guard let set = localization(in: language)?.content.set, let values = set.values?.value else {
      return nil
    }
    return (values.map(\.value), set.state?.value ?? .translated)
  }
}
