import Catalogs
import LocaleData
import Locking
import Messages
import Reading

/// A key with its texts in the source language and in the others.
package struct LintKey: Sendable {
  package var key: String
  package var table: String
  /// What the developer says about the texts; nil where there is nothing.
  package var comment: String?
  /// Whether the comment stands in a file that came back from translators.
  package var commentIsSubmitted = false
  /// Whether the catalog says that no source file has the key any more.
  package var isStale = false
  /// Whether a person wrote the key into the catalog, so that no source file needs to have it.
  package var isManual = false
  /// The symbol that code names the key by; nil where there is none.
  package var symbol: KeySymbol?
  package var shouldTranslate = true
  package var source: LintLocalization
  /// Whether the source language has no text of its own, so that the key stands for it.
  package var keyIsSource = false
  /// Whether the source language has the table without the key, which doesn't look like one of the texts
  /// that its keys are; so it may be an old name.
  var isLeftOutOfSource = false
  /// Whether the table's keys name texts instead of being ones.
  var keysAreNames: Bool
  /// Whether the source text stands outside of the source language's catalog, such as in a storyboard, a
  /// property list or in `Base` beside it.
  var sourceIsElsewhere = false
  /// Whether it is `Base` beside the source language's own file that has it: a catalog like that one.
  var sourceIsInBase = false
  /// Whether only translations have the key, in a table whose source language has most of them.
  package var isUnknownToSource = false
  /// The keys that languages probably meant where only they have this one: the source language has
  /// them, and the language doesn't.
  var meantKeys: [String: String] = [:]
  /// The languages that have less than half of the table's keys, so that one more missing is no news.
  package var sparseLanguages: Set<String> = []
  /// One for each language that is linted, in their order, then those of the table's others: what
  /// they have tells a slip from a choice.
  package var translations: [LintLocalization]
  /// What the app's sources say about the key; nil where they weren't read or don't have it.
  package var declaration: KeyDeclaration?
  /// Whether anything asks for the key.
  package var use = KeyUse.unknown

  /// Whether Xcode made the key for an object of Interface Builder, whose text is shown as it stands.
  var isInterfaceBuilders: Bool {
    guard let comment, comment.utf8.starts(with: "Class = \"".utf8) else { return false }
    return comment.contains("ObjectID = \"")
  }

  /// The rules that the comment turns off; `*` for all.
  package var disabledRules: Set<String> {
    Suppression.rules(in: comment, isSubmitted: commentIsSubmitted)
  }

  /// What some languages have, without what is only said to translators.
  func localizations(in languages: [String]) -> [LintLocalization] {
    ([source] + translations).filter { languages.contains($0.language) && !$0.isDocumentation }
  }

  package init(
    key: String, table: String, comment: String? = nil, source: LintLocalization,
    translations: [LintLocalization]
  ) {
    self.key = key
    self.table = table
    self.comment = comment
    self.source = source
    self.translations = translations
    keysAreNames = InfoPlistTable.isName(table)
  }

  /// Whether there is no source text but a name for one, so that there is nothing to compare with.
  var sourceIsUnknown: Bool {
    guard keyIsSource else { return false }
    let name = self.name
    return keysAreNames && !name.utf8.contains(0x20) || name.looksLikeName
  }

  /// Whether the source language's table lacks the key, which is one word and so no text that translations
  /// could be compared with: an ID of Interface Builder or of an intent, an old name.
  var isMissingInSource: Bool {
    keyIsSource && (isLeftOutOfSource || isUnknownToSource) && !name.utf8.contains(0x20)
  }

  /// The key without white space at its ends, which is a slip of the keyboard in the name of a text.
  private var name: String {
    guard !EdgeSpace.isClear(key) else { return key }
    let edges = EdgeSpace(key)
    return String(key[utf8: edges.leading.upperBound..<edges.trailing.lowerBound])
  }

  /// Whether the text is the app's own name or a notice, which readers of all languages may see alike.
  var isProductName: Bool {
    InfoPlistTable.isName(table) && PropertyListKeys.names.contains(key)
  }
}

/// Keys of property lists that rules know.
enum PropertyListKeys {
  /// Names, notices and versions ("Information Property List" in Apple's documentation).
  static let names: Set<String> = [
    "CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName", "CFBundleGetInfoString",
    "CFBundleShortVersionString", "NSHumanReadableCopyright",
  ]
}

/// A key in one language, beside the source language.
package final class LintEntry: Sendable {
  package let key: LintKey
  package let localization: LintLocalization

  package init(key: LintKey, localization: LintLocalization) {
    self.key = key
    self.localization = localization
  }

  package var source: LintLocalization { key.source }

  /// Whether this is the source language itself.
  package var isSource: Bool { localization.language == key.source.language }

  /// Whether this is the source's side of a file for translators, which has the forms of the language
  /// that they translate to, and of these only some.
  var isSourceForTranslators: Bool { isSource && key.commentIsSubmitted }

  /// The texts that a reader may see, each with its source; texts that aren't there yet are left out.
  package var units: [LintUnit] { localization.texts.compactMap(unit) }

  /// One of the texts with its source; nil where no reader sees it.
  func unit(of text: LintText) -> LintUnit? {
    if isSource, key.sourceIsElsewhere || key.sourceIsUnknown { return nil }
    guard !text.isEmpty, text.state != .new || isSource else { return nil }
    let source = isSource ? text : source.source(for: text.path) ?? text
    return LintUnit(entry: self, target: text, source: source)
  }
}

/// One text beside the text of the source language that it translates.
package final class LintUnit: Sendable {
  package let entry: LintEntry
  package let target: LintText
  /// The source language's text for the place; in the source language itself it is the target.
  package let source: LintText
  /// The language of the target.
  package let language: String
  /// The language of the source.
  var sourceLanguage: String { key.source.tag?.language ?? key.source.language }

  package init(entry: LintEntry, target: LintText, source: LintText) {
    self.entry = entry
    self.target = target
    self.source = source
    language = entry.localization.tag?.language ?? entry.localization.language
    knownProof = target.regions.isEmpty ? nil : Locked(nil)
    let texts = [source.value, target.value, entry.key.key]
    let hasArguments = texts.contains { $0.utf8.contains(UInt8(ascii: "%")) }
    knownReference = hasArguments ? Locked(nil) : nil
  }

  package var key: LintKey { entry.key }
  package var isSource: Bool { entry.isSource }
  /// The proof, once a rule has asked for it; nothing to keep where no words are to agree.
  private let knownProof: Locked<AgreementProof??>?

  /// The text rendered with samples; nil where that isn't possible, and where no words are to agree.
  func proof(_ context: LintContext) -> AgreementProof? {
    knownProof?.withLock { known in
      if let known { return known }
      let proof = AgreementProof(self, context)
      known = .some(proof)
      return proof
    }
  }

  /// What the rules have found out that the text must show; kept where there are arguments.
  private let knownReference: Locked<ArgumentReference??>?

  /// What the text may and must show; nil where nothing is known of it.
  var argumentReference: ArgumentReference? {
    guard let knownReference else { return ArgumentReference(self) }
    return knownReference.withLock { known in
      if let known { return known }
      let reference = ArgumentReference(self)
      known = .some(reference)
      return reference
    }
  }
}
