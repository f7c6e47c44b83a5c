import Catalogs
import LocaleData
import Messages

/// Plural variations in which the form for two to four is that for five, in a language that counts the
/// two with other forms: Russian "2 чашки", "5 чашек".
enum CopiedFew {
  /// The form for two to four where it is a copy; nil where it isn't, or may have to be the same.
  ///
  /// Only a noun right behind a number that the text starts with is surely counted so: elsewhere a
  /// preposition or verb may ask for a form that all numbers share ("из %lld чашек").
  static func form(of group: PluralForms, _ tag: LanguageTag) -> LintText? {
    // The text around a variable may ask for the case of its forms.
    guard group.variable == nil, CountingWords.all[tag.language]?.contains("few") ?? false,
      let few = group.form(.few), let five = group.formForFive(tag), few.value == five.value,
      let one = group.form(.one), one.value != few.value, startsWithNumber(one),
      startsWithNumber(few), let noun = wordBehindNumber(of: few)
    else { return nil }
    let ends = CountingWords.all["\(tag.language).fewends"] ?? []
    return ends.contains(where: noun.hasSuffix) ? nil : few
  }

  /// Whether a text starts with an integer: a fraction takes a form of its own.
  private static func startsWithNumber(_ text: LintText) -> Bool {
    guard let first = text.scan.specifiers.first, text.prose.scalars.first == Prose.object else {
      return false
    }
    return first.isSubstitutionArgument || first.value?.type.isInteger ?? false
  }

  private static func wordBehindNumber(of text: LintText) -> String? {
    let prose = text.prose
    // Prepositions and abbreviations are shorter than most nouns.
    guard let word = prose.words.first, word.lowerBound == 2, word.count > 3,
      prose.scalars[1].properties.isWhitespace
    else { return nil }
    return prose.text(word).lowercased()
  }
}

extension PluralForms {
  /// The form that five things take.
  func formForFive(_ tag: LanguageTag) -> LintText? {
    CountCategories.categories(of: tag).needed.contains(.many) ? form(.many) : form(.other)
  }
}
