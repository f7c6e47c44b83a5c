import Catalogs
import Extraction
import LocaleData
import Localization
import Messages
import Reading

/// What the texts that code chooses between say in one language, number by number.
struct ChoiceTexts {
  enum Reading {
    /// The language has none of the texts.
    case missing
    /// One text for all numbers.
    case fixed(String, file: String)
    case counted(CountedText, notes: [String])
    case refused(SuggestOutcome.Reason, file: String)
  }

  let keys: CodeChoice.Keys
  let store: TableStore

  /// - Parameters:
  ///   - localization: As its file or folder spells it.
  ///   - isSource: Whether a key stands for its text where the language has none.
  func reading(in localization: String, isSource: Bool) -> Reading {
    let language = localization == "Base" ? store.sourceLanguage(of: keys.table) : localization
    let places = [keys.one, keys.other].map {
      store.text(of: $0, table: keys.table, localization: localization)
    }
    let file = places.compactMap { $0?.file }.last ?? ""
    guard let tag = LanguageTag(language) else { return .missing }
    guard isSource || places.contains(where: { $0?.text.isTranslated ?? false }) else {
      return .missing
    }
    guard isSource || places.allSatisfy({ $0?.text.isTranslated ?? false }) else {
      return .refused(.init(.unfinished, "one of its texts is not translated"), file: file)
    }
    let varies = places.contains { place in
      place.map { !$0.text.names(of: .device).isEmpty || !$0.text.names(of: .width).isEmpty }
        ?? false
    }
    guard !varies else {
      return .refused(.init(.otherVariations, "it varies by more than a number"), file: file)
    }
    return counted((language, tag, file))
  }

  // MARK: Numbers

  private func counted(_ place: (locale: String, tag: LanguageTag, file: String)) -> Reading {
    let samples = CountSamples(place.tag)
    let forms = samples.numbers.filter { !keys.otherNumbers.contains($0) }.map { number in
      CountedText.Form(
        number: number, category: samples.category(of: number), format: format(number, place.tag))
    }
    if Set(forms.map(\.format)).count == 1 { return .fixed(forms[0].format, file: place.file) }
    let one = samples.category(of: 1)
    guard samples.category(of: 5) != one else {
      if let text = textForAll(forms) { return .fixed(text, file: place.file) }
      return .refused(
        .init(.otherForms, "its texts differ, and the language has one form for all numbers"),
        file: place.file)
    }
    // Where code asks otherwise than the language counts, no translator had a choice.
    let right = forms.filter { isOne($0.number) == ($0.category == one) }
    guard let counted = CountedText(place, argument: keys.argument, forms: right) else {
      return .missing
    }
    let wrong = forms.filter { form in !right.contains(form) }
    return .counted(counted, notes: wrong.isEmpty ? [] : [note(wrong, place.locale)])
  }

  /// The text for most numbers, where that for 1 only says the number in digits.
  private func textForAll(_ forms: [CountedText.Form]) -> String? {
    guard let one = forms.first(where: { $0.number == 1 })?.format,
      let other = forms.last?.format,
      let number = SpecifierScan(other).specifiers.first(where: {
        $0.value?.argument == keys.argument
      })
    else { return nil }
    let said =
      other[utf8: 0..<number.range.lowerBound] + "1"
      + other[utf8: number.range.upperBound..<other.utf8.count]
    return said.utf8.elementsEqual(one.utf8) ? other : nil
  }

  private func note(_ wrong: [CountedText.Form], _ locale: String) -> String {
    let numbers = wrong.map { "\($0.number)" }.joined(separator: ", ")
    return
      "for \(numbers) the code takes \"\(wrong[0].format)\", which is not how \(locale) counts; "
      + "agreement does"
  }

  private func isOne(_ number: Int) -> Bool {
    keys.test.holds(for: number) == keys.test.holds(for: 1)
  }

  /// The text for a number, with the words in it that code chooses.
  private func format(_ number: Int, _ tag: LanguageTag) -> String {
    let key = isOne(number) ? keys.one : keys.other
    var arguments = [PluralArgument](repeating: .number("5"), count: keys.argument)
    arguments[keys.argument - 1] = .number(String(number))
    let found = store.lookUp(key, table: keys.table, locale: tag, arguments: arguments)
    var text = found?.format ?? SpecifierSkeleton.numbering(key)
    if keys.takesText { text = Self.takingNumber(text, at: keys.argument) }
    return Self.joined(text, keys.words) { keys.test.holds(for: number) ? $0.one : $0.other }
  }

  /// A format that takes a number where it takes a text.
  private static func takingNumber(_ format: String, at argument: Int) -> String {
    format.applying(
      SpecifierScan(format).specifiers.compactMap { specifier in
        let code = String(format[utf8: specifier.range])
        guard specifier.value?.argument == argument, code.hasSuffix("@") else { return nil }
        return TextEdit(specifier.range, code.dropLast() + "lld")
      })
  }

  /// A format with words in the place of their specifiers, the other arguments counted without them.
  static func joined(
    _ format: String, _ words: [WordChoice.Word], _ text: (WordChoice.Word) -> String
  ) -> String {
    guard !words.isEmpty else { return format }
    var joined = ""
    var end = 0
    for specifier in SpecifierScan(format).specifiers {
      guard let value = specifier.value else { continue }
      joined += format[utf8: end..<specifier.range.lowerBound]
      end = specifier.range.upperBound
      if let word = words.first(where: { $0.argument == value.argument }) {
        joined += SpecifierSpelling.escaped(text(word))
      } else {
        let earlier = words.count { $0.argument < value.argument }
        joined += SpecifierSpelling.renumbered(
          String(format[utf8: specifier.range]), earlierBy: earlier)
      }
    }
    return joined + format[utf8: end..<format.utf8.count]
  }
}
