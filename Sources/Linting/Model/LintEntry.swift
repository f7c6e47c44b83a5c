import Catalogs
import Locking

/// A key in one language, beside the source language.
package final class LintEntry: Sendable {
  /// A key that its languages share for one count of references, and not for one of each field.
  private final class SharedKey: Sendable {
    let key: LintKey
    /// What texts of the source say of arguments, once somebody asked.
    let references = Locked<[ObjectIdentifier: ArgumentReference]>([:])

    init(_ key: LintKey) { self.key = key }
  }

  private let shared: SharedKey
  package let localization: LintLocalization
  /// Whether this is the source language itself.
  package let isSource: Bool

  package convenience init(key: LintKey, localization: LintLocalization) {
    self.init(SharedKey(key), localization)
  }

  private init(_ shared: SharedKey, _ localization: LintLocalization) {
    self.shared = shared
    self.localization = localization
    isSource = localization.language == shared.key.source.language
  }

  /// A key beside each of some languages.
  static func all(of key: LintKey, in localizations: [LintLocalization]) -> [LintEntry] {
    let shared = SharedKey(key)
    return localizations.map { LintEntry(shared, $0) }
  }

  package var key: LintKey { shared.key }

  package var source: LintLocalization { key.source }

  /// Whether this is the source's side of a file for translators, which has the forms of the language
  /// that they translate to, and of these only some.
  var isSourceForTranslators: Bool { isSource && key.commentIsSubmitted }

  /// What a text says of arguments to those who translate it; found out once for all languages, where
  /// it is one of a few texts of the source.
  func reference(
    of text: LintText, _ make: () -> ArgumentReference
  ) -> ArgumentReference {
    guard source.sharedArguments == nil, source.texts.contains(where: { $0 === text }) else {
      return make()
    }
    // As long as the key is there, no other text has the same identity.
    let id = ObjectIdentifier(text)
    if let known = shared.references.withLock({ $0[id] }) { return known }
    let made = make()
    shared.references.withLock { $0[id] = made }
    return made
  }

  /// The texts that a reader may see, each with its source; texts that aren't there yet are left out.
  package var units: [LintUnit] { localization.texts.compactMap(unit) }

  /// One of the texts with its source; nil where no reader sees it.
  func unit(of text: LintText) -> LintUnit? {
    if isSource, key.sourceIsElsewhere || key.sourceIsUnknown { return nil }
    guard !text.isEmpty, text.state != .new || isSource || holdsShownForms(text) else { return nil }
    let source = isSource ? text : source.source(for: text.path) ?? text
    return LintUnit(entry: self, target: text, source: source)
  }

  /// Whether translated forms are put into a text, so that a catalog's compiler keeps it, whatever state it
  /// is in itself.
  private func holdsShownForms(_ text: LintText) -> Bool {
    !text.isPart && text.category == nil && !localization.variables.isEmpty
      && localization.isTranslated
  }
}
