package import Catalogs
import Diagnostics
import Messages
import Reading

/// What a String Catalog becomes as `.strings` and `.stringsdict` files.
package struct StringCatalogCompilation: Sendable {
  /// One language's entries, in the catalog's order.
  package struct Localization: Sendable {
    /// As the catalog spells it.
    package var language: String
    package var strings: [Text] = []
    package var dictionary: [Message] = []
  }

  /// A key whose text doesn't vary.
  package struct Text: Hashable, Sendable {
    package var key: String
    package var value: String
    package var comment: String?
    package var isStale: Bool
  }

  /// A key whose text varies.
  package struct Message: Hashable, Sendable {
    package var key: String
    package var message: StringsdictMessage
    package var comment: String?
    package var isStale: Bool
  }

  /// By language; the source language has all keys.
  package private(set) var localizations: [Localization] = []
  package private(set) var losses: [ConversionLoss] = []
  private let sourceLanguage: String
  private let keepsUntranslated: Bool
  /// Whether the keys are names of a property list's, never texts.
  private let keysAreNames: Bool

  /// Compiles a catalog.
  ///
  /// - Parameters:
  ///   - keepsUntranslated: Whether texts in state `new` count; else another language is shown, as
  ///     for what has no text.
  ///   - replacing: What stands for a key in a language instead of its text; nil to leave it.
  package init(
    _ document: StringCatalogDocument, keepsUntranslated: Bool = false,
    replacing: (_ key: String, _ language: String, _ text: CatalogText) -> [Expanded]? = {
      _, _, _ in nil
    }
  ) {
    sourceLanguage = document.usedSourceLanguage
    self.keepsUntranslated = keepsUntranslated
    keysAreNames = InfoPlistTable.isName(PathParts.stem(of: document.file))
    var indices: [ExactKey: Int] = [:]
    for language in Set(document.languages + [sourceLanguage]).sorted() {
      indices[ExactKey(language)] = localizations.count
      localizations.append(Localization(language: language))
    }
    var keys: Set<ExactKey> = []
    for entry in document.entries where keys.insert(ExactKey(entry.key.value)).inserted {
      // Of duplicates the last counts.
      guard let entry = document.entry(forKey: entry.key.value) else { continue }
      addLosses(entry)
      for (language, text) in texts(of: entry) {
        guard let index = indices[ExactKey(language)] else { continue }
        let whole = [Expanded(key: entry.key.value, text: text)]
        for single in replacing(entry.key.value, language, text) ?? whole {
          add(single, of: entry, to: index)
        }
      }
    }
    localizations.removeAll { $0.strings.isEmpty && $0.dictionary.isEmpty }
    add(document.unknownFields, key: nil)
  }

  /// A key with a text.
  package struct Expanded: Sendable {
    package var key: String
    package var text: CatalogText

    package init(key: String, text: CatalogText) {
      self.key = key
      self.text = text
    }
  }

  /// The texts by language; none of an entry that a merge left for a person to decide.
  private mutating func texts(of entry: StringCatalogEntry) -> [(String, CatalogText)] {
    guard !entry.isMergeConflict else { return [] }
    var texts: [(String, CatalogText)] = []
    var known: Set<ExactKey> = []
    for localization in entry.localizations.reversed() {
      let language = localization.language.value
      guard known.insert(ExactKey(language)).inserted,
        let text = CatalogText(localization.content),
        keepsUntranslated || text.isTranslated || language == sourceLanguage
      else { continue }
      texts.append((language, text))
    }
    // An app would show "(name)@": formatters don't know names.
    if texts.contains(where: { $0.1.mayNameArguments }) {
      let names = entry.argumentNames(sourceLanguage: sourceLanguage)
      texts = texts.map { ($0.0, $0.1.withPlainSpecifiers(names)) }
    }
    if !texts.contains(where: { $0.0 == sourceLanguage }), !isEmptyInSource(entry) {
      guard !keysAreNames else {
        losses.append(.propertyListText(entry.key.value, sourceLanguage))
        return texts
      }
      let key = CatalogText(entry.key.value)
      texts.append((sourceLanguage, key.withPlainSpecifiers(key.argumentNames)))
    }
    return texts
  }

  /// Whether the source has an empty text for a key that is none itself, as an object's id is.
  ///
  /// Without an entry people read what the object, or the Info.plist, says.
  private func isEmptyInSource(_ entry: StringCatalogEntry) -> Bool {
    guard let state = entry.extractionState?.value, state == .extractedWithValue || state == .manual
    else { return false }
    return entry.localizations.contains {
      $0.language.value == sourceLanguage && CatalogText($0.content) == nil
    }
  }

  private mutating func add(
    _ single: Expanded, of entry: StringCatalogEntry, to index: Int
  ) {
    let comment = entry.comment?.text
    let isStale = entry.extractionState?.value == .stale
    switch StringsdictMessage.Content(single.text, key: single.key) {
    case .message(let message):
      localizations[index].dictionary.append(
        Message(key: single.key, message: message, comment: comment, isStale: isStale))
      if ([single.key] + single.text.texts).contains(where: \.hasControlCharacters) {
        losses.append(
          ConversionLoss(
            .controlCharacter, key: single.key, language: localizations[index].language,
            "XML can't hold a control character; U+FFFD stands in its place"))
      }
    case .text(let text):
      localizations[index].strings.append(
        Text(key: single.key, value: text, comment: comment, isStale: isStale))
    case .unknown: break
    }
    // The comment is the same in all languages.
    if localizations[index].language == sourceLanguage, let comment {
      let isMessage = localizations[index].dictionary.last?.key.isExactly(single.key) ?? false
      losses += CommentSurvival(comment, inXML: isMessage).losses(key: single.key)
    }
    addLosses(single, localizations[index].language)
  }

  // MARK: Losses

  private mutating func addLosses(_ entry: StringCatalogEntry) {
    let key = entry.key.value
    guard !entry.isMergeConflict else { return losses.append(.undecidedConflict(key)) }
    func lose(_ kind: ConversionLoss.Kind, _ detail: String) {
      losses.append(ConversionLoss(kind, key: key, detail))
    }
    if let state = entry.extractionState?.value, state != .stale {
      lose(.extractionState, "the extraction state '\(state.rawValue)' is left out")
    }
    if entry.isCommentAutoGenerated?.value == true {
      lose(.commentOrigin, "nothing tells that the comment was generated")
    }
    if entry.shouldTranslate?.value == false {
      lose(.shouldTranslate, "nothing tells that the key is not to be translated")
    }
    if entry.generatesSymbol != nil {
      lose(.symbol, "nothing tells whether the key generates a symbol")
    }
    add(entry.unknownFields, key: key)
    for localization in entry.localizations {
      add(
        localization.content.allUnknownFields, key: key, language: localization.language.value)
    }
    addEmptyTexts(entry)
  }

  /// Names what nobody knows.
  private mutating func add(_ fields: [JSONMember], key: String?, language: String? = nil) {
    losses += fields.map { field in
      ConversionLoss(
        .unknownField, key: key, language: language,
        "'\(field.name.value.shortened())' is left out")
    }
  }

  /// Names the empty texts, and says where an app shows the key in place of the source language's.
  private mutating func addEmptyTexts(_ entry: StringCatalogEntry) {
    let key = entry.key.value
    for localization in entry.localizations where CatalogText(localization.content) == nil {
      let language = localization.language.value
      losses.append(
        ConversionLoss(.emptyText, key: key, language: language, "the empty text is left out"))
      guard language == sourceLanguage, !keysAreNames,
        entry.showsKey(forEmptyText: localization.content)
      else { continue }
      losses.append(
        ConversionLoss(
          .missingSource, key: key, language: language,
          "an empty text counts as untranslated, so that people read the key"))
    }
  }

  private mutating func addLosses(_ single: Expanded, _ language: String) {
    let states = Set(single.text.states).subtracting([.translated])
    for state in states.sorted(by: { $0.rawValue < $1.rawValue }) {
      losses.append(
        ConversionLoss(
          .state, key: single.key, language: language,
          "the state '\(state.rawValue)' is left out"))
    }
    if single.text.hasPhrases {
      losses.append(
        ConversionLoss(
          .phrases, key: single.key, language: language, "only the first phrase is kept"))
    }
    for name in single.text.unusedSubstitutions.map({ $0.shortened() }) {
      losses.append(
        ConversionLoss(
          .unusedSubstitution, key: single.key, language: language,
          "the forms of '\(name)' are left out, for no text has '%#@\(name)@'"))
    }
  }
}

extension ConversionLoss {
  /// What the Info.plist says is shown, which a key in its place would hide.
  fileprivate static func propertyListText(_ key: String, _ language: String) -> ConversionLoss {
    ConversionLoss(
      .missingSource, key: key, language: language,
      "the source language has no text, so that of the Info.plist stays")
  }

  fileprivate static func undecidedConflict(_ key: String) -> ConversionLoss {
    ConversionLoss(
      .undecidedConflict, key: key, "what a merge left for a person to decide is left out")
  }
}

extension CatalogText {
  /// The names that no text of it calls for.
  fileprivate var unusedSubstitutions: [String] {
    let names = Set(substitutions.map(\.name))
    guard !names.isEmpty else { return [] }
    let all = texts
    return names.sorted().filter { name in
      let use = Array("@\(name)@".utf8)
      return !all.contains { $0.utf8.containsSequence(use) }
    }
  }
}

extension StringCatalogContent {
  /// What nobody knows, inside its texts, variations and substitutions too.
  fileprivate var allUnknownFields: [JSONMember] {
    var fields = unknownFields
    fields += unit?.unknownFields ?? []
    fields += set?.unknownFields ?? []
    for variation in variations {
      for item in variation.cases { fields += item.content.allUnknownFields }
    }
    for substitution in substitutions { fields += substitution.content.allUnknownFields }
    return fields
  }
}

extension String {
  /// Whether a character is one that XML has no way to write.
  fileprivate var hasControlCharacters: Bool {
    !unicodeScalars.allSatisfy(\.isXMLCharacter)
  }
}
