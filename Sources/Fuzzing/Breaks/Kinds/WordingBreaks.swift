import Catalogs
import Foundation
import Linting
import LocaleData

/// Mistakes with a text as a whole and its words.
enum WordingBreaks {
  static let all: [TextBreak] = [
    TextBreak("emptied") { subject, _ in subject.source.isEmpty ? nil : "" },
    TextBreak("blank") { subject, _ in subject.source.isEmpty ? nil : " " },
    TextBreak("copied-source") { subject, _ in copied(subject, inOtherScript: false) },
    TextBreak("copied-source-of-other-script") { subject, _ in
      copied(subject, inOtherScript: true)
    },
    TextBreak("text-of-other-language") { subject, _ in foreign(subject, inOtherScript: false) },
    TextBreak("text-of-other-script") { subject, _ in foreign(subject, inOtherScript: true) },
    TextBreak("cut-off") { subject, _ in cutOff(subject) },
    TextBreak("doubled-text") { subject, _ in doubledText(subject) },
    TextBreak("doubled-word", isSlight: true, doubledWord),
    TextBreak("note-to-self") { subject, _ in
      Words(subject.text).count > 1 ? subject.text + " TODO" : nil
    },
  ]

  private static func isOtherScript(_ one: String, _ two: String) -> Bool {
    let scripts = Words.scripts(of: one)
    return !scripts.isEmpty && scripts.isDisjoint(with: Words.scripts(of: two))
  }

  /// Words of four letters or more, none of them all capitals or capital inside a sentence.
  private static func plainWords(_ text: String) -> Int {
    let words = Words(text)
    return words.ranges.indices.count { index in
      let word = words.word(index)
      return word.count > 2 && word.allSatisfy { !$0.isUppercase }
    }
  }

  /// A few words alone may be the same in languages of one script.
  private static func copied(_ subject: BreakSubject, inOtherScript: Bool) -> String? {
    guard subject.source != subject.text, subject.path.category == nil,
      !areClose(subject.language, subject.sourceLanguage),
      isOtherScript(subject.source, subject.text) == inOtherScript,
      plainWords(subject.source) >= (inOtherScript ? 1 : 3)
    else { return nil }
    return subject.source
  }

  private static func foreign(_ subject: BreakSubject, inOtherScript: Bool) -> String? {
    guard let foreign = subject.foreign, foreign.text != subject.text,
      foreign.text != subject.source, !areClose(foreign.language, subject.language),
      !areClose(foreign.language, subject.sourceLanguage),
      isOtherScript(foreign.text, subject.text) == inOtherScript
    else { return nil }
    // Latin letters may be a name in any script, and Chinese signs alone may be Japanese.
    let isName = inOtherScript && Words.scripts(of: foreign.text).contains(.latin)
    let least = inOtherScript ? (isName ? 2 : 0) : 6
    guard plainWords(foreign.text) >= least, inOtherScript || plainWords(subject.text) >= least
    else { return nil }
    guard subject.language.language != "ja" || foreign.language.language != "zh"
    else { return nil }
    return foreign.text
  }

  private static func areClose(_ one: LanguageTag, _ other: LanguageTag) -> Bool {
    LanguageFact.areRelated(one.language, other.language)
  }

  /// A quarter of a long text that ended as its source does.
  private static func cutOff(_ subject: BreakSubject) -> String? {
    let words = Words(subject.text)
    guard words.count >= 8, Words(subject.source).count >= 8, subject.text.last == ".",
      subject.source.last == ".", subject.values.isEmpty
    else { return nil }
    let end = words.ranges[words.count / 4].upperBound
    return String(decoding: subject.text.utf8.prefix(end), as: UTF8.self)
  }

  private static func doubledText(_ subject: BreakSubject) -> String? {
    guard plainWords(subject.text) > 2, subject.values.isEmpty else { return nil }
    return subject.text + " " + subject.text
  }

  /// In many languages a doubled word means many, or very.
  private static let doubling = Set(
    """
    ar az bn fa fil gu haw hi hy id jv km kn lo mi ml mr ms my ne pa su sw ta te th tl tr ur vi
    """.split(separator: " ").map(String.init))

  private static func doubledWord(_ subject: BreakSubject, _ random: inout Random) -> String? {
    guard !doubling.contains(subject.language.language) else { return nil }
    let words = Words(subject.text)
    let long = words.ranges.filter { $0.count > 3 }
    guard words.count > 3, !long.isEmpty else { return nil }
    let word = random.pick(long)
    return subject.replacing(
      word.upperBound..<word.upperBound,
      " " + String(decoding: Array(subject.text.utf8)[word], as: UTF8.self))
  }
}
