import Exchange
import Messages
import Reading

/// A new text as a key, where the old key is the text of the source language.
struct SuggestedKey {
  /// As code makes it: specifiers in their order, without numbers.
  let spelling: String

  /// Nil where the key is no text, or code couldn't ask for the new one.
  init?(_ key: String, _ counted: CountedText, _ text: String) {
    let old = SpecifierSkeleton(key)
    let isText = counted.forms.contains { SpecifierSkeleton($0.format).text.isExactly(old.text) }
    guard isText else { return nil }
    let new = SpecifierSkeleton(text)
    guard new.specifiers.count == old.specifiers.count else { return nil }
    var parts = new.text.split(separator: "\u{FFFC}", omittingEmptySubsequences: false)
    guard parts.count == old.specifiers.count + 1 else { return nil }
    var spelled = String(parts.removeFirst())
    for (part, specifier) in zip(parts, old.specifiers) { spelled += specifier + part }
    guard KeyPair(old: key, new: spelled).obstacle == nil else { return nil }
    spelling = spelled
  }
}
