import Catalogs
import LocaleData
import Messages

/// The words behind the number in the forms for two to four and for five, where each has the other's
/// ending: Russian "2 файлов", "5 файла".
struct SwappedFew {
  /// The word of the form for two to four, and where it stands in UTF-8 offsets.
  let few: (word: String, range: Range<Int>)
  /// The word of the form for five.
  let five: String
  /// The category of that form.
  let category: String
  let form: LintText

  /// Words that start with so many of the same letters are forms of one.
  private static let stem = 3

  init?(_ group: PluralForms, _ tag: LanguageTag) {
    guard let letters = CountingWords.all["\(tag.language).fewletters"], group.variable == nil,
      let form = group.form(.few), let other = group.formForFive(tag),
      let left = CountedWords(form), let right = CountedWords(other)
    else { return nil }
    let pairs = zip(left.words, right.words).map { first, second in
      (range: first, few: form.prose.text(first), five: other.prose.text(second))
    }
    guard let pair = pairs.first(where: { $0.few != $0.five }) else { return nil }
    func endsAsFew(_ word: String) -> Bool {
      word.last.map { letters.contains($0.lowercased()) } ?? true
    }
    guard pair.few.prefix(Self.stem) == pair.five.prefix(Self.stem), pair.few.count > Self.stem,
      pair.five.count > Self.stem, !endsAsFew(pair.few), endsAsFew(pair.five)
    else { return nil }
    few = (pair.few, form.prose.range(pair.range))
    five = pair.five
    category = other.category?.rawValue ?? "other"
    self.form = form
  }
}
