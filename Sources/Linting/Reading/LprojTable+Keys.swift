import Catalogs
import Diagnostics
import Exchange
import Messages
import Reading

extension LprojTable {
  /// Whether most keys look as if they named texts.
  static func areNames(_ keys: [ExactKey]) -> Bool {
    keys.count { $0.text.looksLikeName } * 2 > keys.count || areIntentIDs(keys)
  }

  /// Whether all keys are IDs of an intent definition, which is not there: most of them no words.
  private static func areIntentIDs(_ keys: [ExactKey]) -> Bool {
    !keys.isEmpty && keys.allSatisfy { $0.text.isIntentID }
      && keys.count { !$0.text.isShapedAsWord } * 2 > keys.count
  }

  /// Whether most entries of the source language have another text than their key.
  static func namesKeys(_ source: StringsDocument) -> Bool {
    let named = source.entries.count { entry in
      source.key(of: entry) != source.leaf(of: entry).text
    }
    return named * 2 > source.entries.count
  }

  /// More keys than this that differ are no slips but another version of the table.
  private static let mostSlips = 64

  /// Long keys share most of their letters without being meant for each other.
  private static let mostEdits = 2

  /// How many letters a key has for each edit; of short words many are a few edits apart, as "Home" and
  /// "huge".
  private static let lettersForAnEdit = 5

  /// Whether a key is another that was misspelt for sure: other digits make it the next one of several.
  private static func isSlip(_ key: String, of name: String, edits: Int) -> Bool {
    edits <= min(mostEdits, min(key.count, name.count) / lettersForAnEdit)
      && key.filter(\.isNumber) == name.filter(\.isNumber)
  }

  /// Which of the source language's keys were probably meant by those that only a translation has:
  /// such as differ in a few letters and are missing there, but not in all languages, for then the
  /// source language renamed them.
  static func meantKeys(
    _ keys: [ExactKey], _ sourceLanguage: String, _ languages: [String],
    has: (String, String) -> Bool
  ) -> [ExactKey: [String: String]] {
    let extra = keys.filter { !has($0.text, sourceLanguage) }
    guard !extra.isEmpty else { return [:] }
    let own = keys.filter { has($0.text, sourceLanguage) }.map(\.text)
    let others = languages.filter { $0 != sourceLanguage }
    var meant: [ExactKey: [String: String]] = [:]
    for language in others {
      let slips = extra.filter { has($0.text, language) }
      guard !slips.isEmpty, slips.count <= mostSlips else { continue }
      let missing = own.filter { !has($0, language) }
      guard missing.count <= mostSlips else { continue }
      for slip in slips {
        // A name that several languages have is an old one.
        guard others.count(where: { has(slip.text, $0) }) == 1,
          let nearest = NearestName.of(slip.text, among: missing),
          isSlip(slip.text, of: nearest.name, edits: nearest.edits),
          others.count == 1 || others.contains(where: { has(nearest.name, $0) })
        else { continue }
        meant[slip, default: [:]][language] = nearest.name
      }
    }
    return meant
  }
}

extension LintKey {
  /// Whether no translation has words, but arguments: so the key, which has words, names a format.
  var namesFormat: Bool {
    let texts = translations.flatMap(\.texts).filter { !$0.isEmpty }
    return !texts.isEmpty
      && texts.allSatisfy { !$0.scan.specifiers.isEmpty && $0.prose.words.isEmpty }
  }
}

extension StringsDocument {
  /// The text of a key without its place, for a document that is no file; nil where there is none.
  func leaf(forKey key: String) -> TextLeaf? {
    guard let leaf = entry(forKey: key).map({ self.leaf(of: $0) }), !leaf.text.isEmpty else {
      return nil
    }
    return TextLeaf(text: leaf.text, options: [])
  }
}
