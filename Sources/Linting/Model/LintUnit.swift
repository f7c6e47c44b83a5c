import LocaleData
import Locking
import PlainBytes

/// One text beside the text of the source language that it translates.
package final class LintUnit: Sendable {
  package let entry: LintEntry
  package let target: LintText
  /// The source language's text for the place; in the source language itself it is the target.
  package let source: LintText
  /// The language of the target.
  package let language: String
  let sourceLanguage: String
  /// Whether the source is a text that the target translates, not an identifier that stands for one.
  let isComparable: Bool

  package init(entry: LintEntry, target: LintText, source: LintText) {
    self.entry = entry
    self.target = target
    self.source = source
    language = entry.localization.tag?.language ?? entry.localization.language
    sourceLanguage = entry.source.tag?.language ?? entry.source.language
    isComparable = Self.isComparable(entry, source)
    knownProof = target.regions.isEmpty ? nil : Locked(nil)
    let percent = UInt8(ascii: "%")
    let hasArguments =
      source.bytes.contains(percent) || target.bytes.contains(percent)
      || entry.key.key.utf8.contains(percent)
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
