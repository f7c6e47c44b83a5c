package import LocaleData

extension Inflector {
  /// The grammar of a language whose folder isn't part of the binary: one that is being written.
  ///
  /// - Parameters:
  ///   - tag: The language whose plural categories and capitals it has, and whose hooks it takes.
  ///   - text: The texts of the folder by their names without `.txt`; nil where there is none.
  /// - Returns: Nil for a folder without `phrase.txt`.
  package init?(
    _ tag: LanguageTag, lexicon: ProjectLexicon? = nil, folder text: (String) -> [UInt8]?
  ) {
    let folder = OwnedTexts(text)
    let texts = LanguageTexts { folder[$0] }
    guard !texts["phrase"].isEmpty else { return nil }
    let language = Language(tag.language, texts, hooks: Languages.hooks(of: tag.language))
    self.init(language, tag, lexicon: lexicon)
  }
}

/// Texts with the bytes that they are in.
private struct OwnedTexts: @unchecked Sendable {
  // Written before anyone else sees it.
  private let arena = ByteArena()
  private var texts: [String: Bytes] = [:]

  init(_ text: (String) -> [UInt8]?) {
    for name in LanguageTexts.names {
      if let bytes = text(name) { texts[name] = arena.copy(bytes) }
    }
  }

  subscript(name: String) -> Bytes { texts[name] ?? .none }
}

extension LanguageTexts {
  /// The texts that the engine reads; `words`, the index, is made where a folder has none.
  package static let names = [
    "agreement", "ambiguous", "counting", "curated", "features", "functionwords", "government",
    "guess", "lexicon", "paradigms", "phrase", "pronouns", "sandhi", "sounds", "verbpairs",
  ]
}
