import Exchange
import Extraction
import Messages
import Reading

/// An old key and the new one, and what that means for the literals that spell them.
struct KeyPair {
  let old: String
  let new: String
  private let oldSkeleton: SpecifierSkeleton
  private let newSkeleton: SpecifierSkeleton
  /// Whether both keys have the same parameters of App Intents in the same order, or none.
  private let keepsParameters: Bool

  init(old: String, new: String) {
    (self.old, self.new) = (old, new)
    (oldSkeleton, newSkeleton) = (SpecifierSkeleton(old), SpecifierSkeleton(new))
    keepsParameters = PhraseKey(old)?.names == PhraseKey(new)?.names
  }

  /// What the source language shows where no text is written: the old key, its specifiers numbered.
  var oldText: String { oldSkeleton.numbered }

  /// Why code that asks for the old key can't ask for the new one; nil where it can.
  ///
  /// A key without specifiers can stand for any text, as long as no interpolation makes it.
  var obstacle: String? {
    let (old, new) = (oldSkeleton.specifiers, newSkeleton.specifiers)
    guard old != new, !new.isEmpty else { return nil }
    if old.isEmpty { return "the new key asks for arguments, and the old one has none" }
    let isOrder =
      new.map(SpecifierSpelling.unnumbered).sorted()
      == old.map(SpecifierSpelling.unnumbered).sorted()
    guard isOrder else {
      return
        "the specifiers differ: \(Self.list(old)) became \(Self.list(new)); an argument's type "
        + "is changed in the code first"
    }
    return "the specifiers are not in the order of the code: \(Self.list(old)) became "
      + "\(Self.list(new)); write \(Self.list(old)) in the key, and let the texts reorder them"
  }

  private static func list(_ specifiers: [String]) -> String {
    specifiers.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The edits that make a literal spell the new key; nil where it doesn't spell the old one.
  func edits(of literal: WrittenLiteral) -> [TextEdit]? {
    guard let spelled = texts(old, oldSkeleton, count: literal.parts.count),
      let wanted = texts(new, newSkeleton, count: literal.parts.count),
      zip(spelled, literal.parts).allSatisfy({ $0.isExactly($1.text) })
    else { return nil }
    return zip(literal.parts, wanted).compactMap { part, text in
      part.text.isExactly(text) ? nil : TextEdit(part.range, literal.spelled(text))
    }
  }

  /// Whether a literal has values for the old key's specifiers, and the new key has no place for them.
  func leavesOutValues(of literal: WrittenLiteral) -> Bool {
    guard newSkeleton.specifiers.isEmpty, !oldSkeleton.specifiers.isEmpty else { return false }
    return texts(old, oldSkeleton, count: literal.parts.count).map { texts in
      literal.parts.count > 1 && zip(texts, literal.parts).allSatisfy { $0.isExactly($1.text) }
    } ?? false
  }

  /// The new key with what the old one is given, as an example.
  var newWithValues: String { ([new] + oldSkeleton.specifiers).joined(separator: " ") }

  /// Whether a literal spells the new key.
  func isNew(_ literal: WrittenLiteral) -> Bool {
    guard let wanted = texts(new, newSkeleton, count: literal.parts.count) else { return false }
    return zip(wanted, literal.parts).allSatisfy { $0.isExactly($1.text) }
  }

  /// What a literal with some parts says where it spells a key.
  private func texts(_ key: String, _ skeleton: SpecifierSkeleton, count: Int) -> [String]? {
    // Without interpolations the literal is the key as it stands.
    guard count > 1 else { return [key] }
    if let phrase = PhraseKey(key) {
      return keepsParameters && phrase.texts.count == count ? phrase.texts : nil
    }
    guard skeleton.specifiers.count == count - 1 else { return nil }
    let texts = skeleton.text.split(separator: "\u{FFFC}", omittingEmptySubsequences: false)
    guard texts.count == count else { return nil }
    return texts.map { SpecifierSpelling.unescaped(String($0)) }
  }
}
