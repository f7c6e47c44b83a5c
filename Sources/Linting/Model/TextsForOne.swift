import Catalogs
import Foundation
import Grammar
import LocaleData
import Locking
import Messages
import Reading
import Vocabulary

/// The texts of a table's source language that have a number, among which code may choose by how many
/// things there are: "1 page" and "%d pages".
///
/// Read when a rule first asks, for few tables have texts that count something without plural forms.
package final class TextsForOne: Sendable {
  /// A text with its words, and `#` for its numbers.
  private struct Counted: Sendable {
    var text: String
    var words: [String]
  }

  private struct Known: Sendable {
    /// By the first letters of their words: no text of these, in which some may be one with the next.
    var texts: [[Unicode.Scalar]: [Counted]] = [:]
    /// What changes with any of the texts.
    var fingerprint = 0
  }

  private let table: any LintTable
  private let known = Locked<Known?>(nil)

  package init(_ table: any LintTable) { self.table = table }

  /// What changes with any of the texts, for those who keep what was found.
  var fingerprint: Int { read { $0.fingerprint } }

  /// The text that says of one thing what a text says of several; nil where the table has none.
  ///
  /// - Parameter end: Where the noun in the plural ends, in UTF-8 offsets.
  func text(besides text: LintText, nounEndingAt end: Int, _ grammar: Inflector) -> String? {
    let words = Self.words(of: text)
    let noun = Self.words(of: text, upTo: end).count - 1
    guard words.indices.contains(noun) else { return nil }
    let alike = read { $0.texts[Self.initials(of: words)] } ?? []
    let singular = grammar.form(of: words[noun], .singular)
    return alike.prefix(ScanLimit.names).first { other in
      other.words[noun] != words[noun]
        && words.indices.allSatisfy { $0 == noun || Self.areForms(other.words[$0], words[$0]) }
        && (other.words[noun] == singular
          || Self.isPlural(words[noun], of: other.words[noun], grammar))
    }?.text
  }

  /// Whether what a key's source text was or is now may say of one or of several things what another
  /// key's says of several or of one.
  package func haveText(like new: LintLocalization, before old: LintLocalization?) -> Bool {
    let (old, new) = (old.flatMap(Self.counted), Self.counted(new))
    guard old?.text != new?.text else { return false }
    return read { known in
      [old, new].compactMap(\.self).contains { counted in
        (known.texts[Self.initials(of: counted.words)] ?? []).contains { $0.text != old?.text }
      }
    }
  }

  /// Whether a word says of several what another says of one, in the case that numbers ask for.
  private static func isPlural(_ word: String, of other: String, _ grammar: Inflector) -> Bool {
    [GrammaticalNumber.plural, .pluralMany].contains { grammar.form(of: other, $0) == word }
  }

  private func read<Result>(_ body: (Known) -> Result) -> Result {
    known.withLock { known in
      let all = known ?? readAll()
      known = all
      return body(all)
    }
  }

  private func readAll() -> Known {
    let table = table
    let all = table.ofAllKeys { index in
      table.mayCount(at: index) ? Self.counted(table.key(at: index, languages: []).source) : nil
    }
    var known = Known()
    var hasher = Hasher()
    for counted in all {
      hasher.combine(counted.text)
      known.texts[Self.initials(of: counted.words), default: []].append(counted)
    }
    known.fingerprint = hasher.finalize()
    return known
  }

  /// A key's only text; nil where it has no number.
  private static func counted(_ source: LintLocalization) -> Counted? {
    guard source.texts.count == 1, let text = source.texts.first, text.path.isEmpty,
      text.value.utf8.count <= longest
    else { return nil }
    let words = Self.words(of: text)
    return words.contains(number) ? Counted(text: text.value, words: words) : nil
  }

  /// In bytes; longer texts are told of many things, not of a number of them.
  private static let longest = 300
  private static let number = "#"

  /// The words in small letters, with `#` for whole numbers that are filled in and for 1, and `@` for other
  /// arguments.
  private static func words(of text: LintText, upTo end: Int = .max) -> [String] {
    var written = ""
    var offset = 0
    for specifier in text.scan.specifiers where specifier.range.upperBound <= end {
      guard let value = specifier.value else { continue }
      written.append(contentsOf: text.value[utf8: offset..<specifier.range.lowerBound])
      written.append(value.type.isInteger ? " # " : " @ ")
      offset = specifier.range.upperBound
    }
    let rest = offset..<max(offset, min(end, text.value.utf8.count))
    written.append(contentsOf: text.value[utf8: rest])
    return written.lowercased().unicodeScalars
      .split { !$0.isWordPart && $0 != "#" && $0 != "@" }
      .map { singular[String($0)] ?? String($0) }
  }

  /// What goes with one thing for words that look otherwise for several, and what stands for a number.
  private static let singular: [String: String] = {
    let verbs = LanguageFact.codeNames.list(of: "plurals").compactMap { pair -> (String, String)? in
      let words = pair.split(separator: "/").map(String.init)
      return words.count == 2 ? (words[1], words[0]) : nil
    }
    return Dictionary(verbs + [("1", number)], uniquingKeysWith: { first, _ in first })
  }()

  private static func initials(of words: [String]) -> [Unicode.Scalar] {
    words.compactMap(\.unicodeScalars.first)
  }

  /// Whether two words are the same, or forms of one by how they start.
  private static func areForms(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let (one, other) = (one.unicodeScalars, other.unicodeScalars)
    let same = zip(one, other).prefix { $0 == $1 }.count
    return same > 1 && same * 2 >= Swift.max(one.count, other.count)
  }
}
