import Catalogs

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
