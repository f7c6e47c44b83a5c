import LocaleData
import Messages
import PlainBytes
import Reading

/// A time of day that is twelve hours off: `9 Uhr` for "9 PM", noon for midnight.
struct ChangedTime {
  /// As the source has it.
  let expected: String
  let found: String
  /// In UTF-8 offsets.
  let range: Range<Int>
  /// From 0 to 23.
  let hour: Int

  /// A time with its words.
  private struct Told {
    let hour: Int
    let text: String
    let range: Range<Int>

    init(_ time: TimeOfDay, in text: LintText) {
      hour = time.hour
      self.text = String(text.value[utf8: time.range])
      range = time.range
    }

    init(hour: Int, word: String, in text: LintText) {
      self.hour = hour
      self.text = word
      range = text.wholeRange
    }
  }

  /// The first in a translation of a text that tells for sure which half of the day it means.
  static func first(in unit: LintUnit) -> ChangedTime? {
    guard unit.source.value.utf8.count <= longest else { return nil }
    let expected = sure(in: unit.source, unit.sourceLanguage)
    guard !expected.isEmpty, !mayShift(unit) else { return nil }
    let found = told(in: unit.target, unit.language)
    let change = expected.firstReplaced(among: found, by: \.hour) {
      ($0.hour + 12) % 24 == $1.hour
    }
    return change.map {
      ChangedTime(
        expected: $0.lost.text, found: $0.added.text, range: $0.added.range, hour: $0.added.hour)
    }
  }

  /// Whether another translation tells an hour, too.
  static func tells(_ hour: Int, in text: LintText, _ language: String) -> Bool {
    told(in: text, language).contains { $0.hour == hour }
  }

  /// The times of a source whose half of the day is sure; of 24 hours those of the second half.
  private static func sure(in text: LintText, _ language: String) -> [Told] {
    let marked = TimeOfDay.marked(in: text, language)
    guard marked.isEmpty else { return marked.map { Told($0, in: text) } }
    let unmarked = TimeOfDay.unmarked(in: text, language)
    let late = unmarked.filter { $0.hour > 12 }
    guard late.isEmpty else { return late.map { Told($0, in: text) } }
    // "Midnight (12:00)" has both, which a translation may keep.
    return named(in: text, language).filter { named in
      !unmarked.contains { ($0.hour + 12) % 24 == named.hour }
    }
  }

  /// The times of a translation, of 24 hours where no word of it says which half of the day it means.
  private static func told(in text: LintText, _ language: String) -> [Told] {
    let marked = TimeOfDay.marked(in: text, language)
    guard marked.isEmpty else { return marked.map { Told($0, in: text) } }
    let words = NumberWords(text.prose, language: language)
    guard words.mayNameHalves, !words.nameHalf else { return named(in: text, language) }
    return TimeOfDay.unmarked(in: text, language).map { Told($0, in: text) }
  }

  private static func named(in text: LintText, _ language: String) -> [Told] {
    NumberWords(text.prose, language: language).namedHours.map {
      Told(hour: $0.hour, word: $0.word, in: text)
    }
  }

  /// Whether a text may have another time: in another time zone, or as an example of how clocks show it.
  private static func mayShift(_ unit: LintUnit) -> Bool {
    let prose = unit.source.prose
    let hasZone = prose.words.contains { word in
      let text = prose.text(word)
      return (2...5).contains(text.utf8.count) && text.utf8.allSatisfy(\.isASCIICapitalLetter)
        && text != "AM" && text != "PM"
    }
    return hasZone || NumberWords(unit).nameExample
      || unit.source.numbers.contains { $0.digits == "24" || isClock($0, unit) }
  }

  /// Whether a number is that of a clock: "the 12-hour clock".
  private static func isClock(_ number: WrittenNumber, _ unit: LintUnit) -> Bool {
    number.digits == "12" && number.isFollowed(by: ["-", "hour"], in: unit.source)
  }

  /// In UTF-8 bytes; a longer text tells of many things.
  private static let longest = 400
}

extension NumberWords {
  /// Whether the words are known by which the language says in which half of the day a time is.
  var mayNameHalves: Bool { !LanguageFact.numberWords.list(of: language + ".halves").isEmpty }

  /// Whether the text says which half of the day a time is in.
  var nameHalf: Bool {
    LanguageFact.numberWords.list(of: language + ".halves").contains { word in
      holds(word, mayJoin: word.count > 2 || word.isUnspaced)
    }
  }

  /// Noon and midnight, as far as the text has words for them.
  var namedHours: [(hour: Int, word: String)] {
    [("midnight", 0), ("noon", 12)].compactMap { kind, hour in
      LanguageFact.numberWords.list(of: "\(language).\(kind)")
        .first { holds($0, mayJoin: $0.isUnspaced) }.map { (hour: hour, word: $0) }
    }
  }
}

extension String {
  /// Whether a word is of a script whose words stand right beside each other.
  var isUnspaced: Bool {
    unicodeScalars.first.map { !ScriptSet(ofAny: $0).isDisjoint(with: .joined) } ?? false
  }
}
