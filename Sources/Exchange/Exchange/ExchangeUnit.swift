package import Catalogs
package import Reading

/// One text on its way to a translator or back, whatever the file that carries it.
package struct ExchangeUnit: Hashable, Sendable {
  /// The name that Xcode gives the text in an XLIFF file.
  package var id: String
  /// The catalog's key.
  package var key: String
  /// Where below the key the text stands; empty for a key's only text.
  package var path: TextPath = []
  /// The text in the source language.
  package var source: String
  /// What the source language says for each number, where the source is a plural form: a form may show
  /// a number that the form it translates leaves out.
  package var sourceForms: [CaseName: String] = [:]
  /// Whether the catalog says what the source is; where not, the key stands for it.
  package var isSourceKnown = true
  /// The translation so far; nil where there is none, empty where it is empty.
  package var target: String?
  /// How far the translation is; nil where the catalog has no place for that.
  package var state: TextState?
  /// The word of a format for a text that is new, where it has several for that.
  package var writtenState: String?
  /// The word for the state that came back, where it is none that the format knows.
  package var unknownState: String?
  /// What the catalog says about the text.
  package var notes: [String] = []
  /// Whether the notes are a comment that Xcode generated.
  package var hasGeneratedNotes = false
  /// What `l10n` says about the text.
  package var hints: [String] = []
  package var isTranslatable = true
  /// Whether the catalog says that code no longer asks for the key.
  package var isStale = false
  /// Whether the file has markup in the translation that text can't stand for.
  package var hasUnreadMarkup = false
  /// Where the unit stands in the file that carries it.
  package var range: Range<Int>?

  package init(id: String, key: String, source: String, target: String? = nil) {
    self.id = id
    self.key = key
    self.source = source
    self.target = target
  }
}

extension ExchangeUnit {
  /// Whether nobody has translated the text: there is nothing, or the source once more.
  package var isUntranslated: Bool {
    target.map { $0.isEmpty || $0.isExactly(source) } ?? true
  }
}

/// The texts of one catalog in two languages.
package struct ExchangeFile: Hashable, Sendable {
  /// The path of the source language's catalog, from the project's folder.
  ///
  /// In a file that came back this is a name to compare, never a path to open.
  package var original: String
  package var sourceLanguage: String
  package var targetLanguage: String
  /// In code-point order of their keys.
  package var units: [ExchangeUnit] = []
  package var range: Range<Int>?

  package init(original: String, sourceLanguage: String, targetLanguage: String) {
    self.original = original
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
  }

  /// The texts of one catalog in one language.
  package struct Place: Hashable, Sendable {
    package var original: ExactKey
    package var language: String
  }

  /// What files of one catalog and language have in common.
  package var place: Place { Place(original: ExactKey(original), language: targetLanguage) }
}

extension Sequence {
  /// The entries that count, the last one of each key, in code-point order of keys.
  func lastOfEachKey(_ key: (Element) -> String) -> [(key: String, entry: Element)] {
    var last: [ExactKey: Element] = [:]
    for entry in self { last[ExactKey(key(entry))] = entry }
    return last.map { ($0.key.text, $0.value) }.sorted { $0.key.precedesInBytes($1.key) }
  }
}
