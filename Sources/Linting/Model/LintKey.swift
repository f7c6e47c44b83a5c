import Messages
import Reading

/// A key with its texts in the source language and in the others.
package struct LintKey: Sendable {
  package var key: String
  package let table: String
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
  /// Whether the source language has an empty text that somebody translated as one, which counts as none,
  /// so that people read the key.
  var isEmptyInSource = false
  /// Whether the source language has the table without the key, which doesn't look like one of the texts
  /// that its keys are; so it may be an old name.
  var isLeftOutOfSource = false
  /// Whether the table translates a property list.
  private let isInPropertyList: Bool
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
  /// The texts beside it that may say of one thing what it says of several; nil where nobody looks at
  /// its table.
  package var textsForOne: TextsForOne?
  /// The terms that the table's texts keep in translations; nil where nobody looks at its table.
  package var keptTerms: KeptTerms?

  /// Whether Xcode made the key for an object of Interface Builder, whose text is shown as it stands.
  var isInterfaceBuilders: Bool {
    if isHiddenProperty { return true }
    guard let comment, comment.utf8.starts(with: "Class = \"".utf8) else { return false }
    return comment.contains("ObjectID = \"")
  }

  /// Whether it is an object's ID and a property for which Interface Builder has a name of its own, as
  /// in `12.ibShadowedToolTip`: there no comment is needed.
  private var isHiddenProperty: Bool {
    guard let dot = key.utf8.lastIndex(of: UInt8(ascii: ".")), dot > key.startIndex,
      !key.utf8.contains(0x20)
    else { return false }
    let property = key.utf8[key.utf8.index(after: dot)...]
    return property.starts(with: "ibShadowed".utf8) || property.starts(with: "ibExternal".utf8)
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
    isInPropertyList = InfoPlistTable.isName(table)
    keysAreNames = isInPropertyList
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

  /// Whether the text is the app's own name or a notice, which readers of all languages may see alike,
  /// or words that only searches read.
  var isProductName: Bool {
    isInPropertyList && PropertyListKeys.names.contains(key)
  }
}

/// Keys of property lists that rules know.
enum PropertyListKeys {
  /// Names, notices and versions ("Information Property List" in Apple's documentation), and the words by
  /// which Spotlight finds an app, each language its own.
  static let names: Set<String> = [
    "CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName", "CFBundleGetInfoString",
    "CFBundleShortVersionString", "NSHumanReadableCopyright",
    "MDItemKeywords",
  ]
}
