import Catalogs
import Diagnostics
import LocaleData
import Messages
import Reading

/// A number of the source is another one in the translation, or lost.
enum ChangedNumber: UnitRule {
  static let documentation = RuleDocumentation(
    id: "changed-number", family: .text, severity: .warning,
    summary: "A number of the source is another in the text, or is lost, or its unit or sign is.",
    rationale: """
      Limits, dates and amounts must be the same in all languages. Write the number of the source, in \
      the digits and with the separators of the language. A fraction that lost its separator is ten or a \
      hundred times as much: "15 GB" for "1.5 GB". So is another unit of the same kind behind the same \
      number (10 KB for 10 MB, 5 seconds for 5 minutes, 7 mm for 7 in), or Celsius for Fahrenheit where \
      a text names one of them, with a number or without; and a lost minus sign makes the opposite of \
      one. A unit of another system has a number of its own: 60 mph are 97 km/h.

      Numbers up to twelve may be written as words, and so may all in Chinese and Japanese; there a \
      lost one is no finding, and a lost ten or hundred is a note, as is one that words of the text may \
      say (a thousand, one and a half). The rule is silent for times of day that change between \
      12 and 24 hours, and for another way to say the same (0.5 is 50 %, 7 days are \
      a week, 90 minutes are 1 h 30, 1000 g are 1 kg, 50,000 are "50 mil" in Spanish, six inches are \
      15 cm, 1/4 is 25 %, 2.5 is 2½, "20% off" is 8折 in Chinese, 1.5 billion are 15億, a month may be \
      a word). A lost 100 % is a note, for a word says it (completely), \
      so are 24 hours (a day), examples, prices in another currency, and what several other languages \
      change too. "123" alone is the key of a keyboard that shows digits.
      """,
    good: [
      RuleExample("Up to 1,000 files", "de", "Bis zu 1.000 Dateien"),
      RuleExample("In 24 hours", "ar", "خلال ٢٤ ساعة"),
      RuleExample("123", "zh-Hans", "数字"),
      RuleExample("The 2 of us", "de", "Wir zwei"),
      RuleExample("48 or 44 kHz, 48 by default", "de", "44 oder (üblich) 48 kHz"),
      RuleExample("Last 7 days", "ja", "過去1週間"),
      RuleExample("Closed for 1 day", "ja", "24時間休業"),
      RuleExample("Closed for 1 day", "de", "24 Stunden geschlossen"),
      RuleExample("Closed for 1 week", "de", "7 Tage geschlossen"),
      RuleExample("Beans for 2 years", "fr", "Du café pendant 24 mois"),
      RuleExample("More than 50,000 rules", "pt", "Mais de 50 mil regras"),
      RuleExample("As of 25.08.2022", "zh-Hant", "截至 2022.08.25"),
      RuleExample("A COVID-19 infection", "fr", "Une infection au COVID"),
      RuleExample("Hexadecimal with alpha", "ko", "16진수 (알파 포함)"),
      RuleExample("About 6 inches apart", "de", "Etwa 15 cm voneinander entfernt"),
      RuleExample("A 6″ lid", "de", "Ein Deckel von 15 cm"),
      RuleExample("A 20′ cable", "de", "Ein Kabel von 6 m"),
      RuleExample("20% off today", "zh-Hans", "今日8折"),
      RuleExample("三十粒咖啡豆", from: "zh-Hant", "en", "30 coffee beans"),
      RuleExample("15% off today", "zh-Hant", "今日85折"),
      RuleExample("At 130 mg/dl (7.2 mmol/l)", "sv", "Vid 7,2 mmol/l"),
      RuleExample("Call 0800 7540002", "pt-PT", "Ligue +49 800 7540002"),
      RuleExample("For version 14.4 and below", "zh-Hans", "14.5之前的版本"),
      RuleExample("Open 24/7 for you", "ja", "24時間365日いつでも"),
      RuleExample("Valid until 31 December 2023", "de", "Gültig bis 31.12.2023"),
      RuleExample("Beans in 2.5 pounds", "de", "2½ Pfund Bohnen"),
      RuleExample("Up to 1.5 GB", "fr", "Jusqu’à 1,5 Go"),
      RuleExample("Up to 1.5 GB", "ar", "حتى ١٫٥ غيغابايت"),
      RuleExample("Up to 1.5 GB", "en-GB", "Up to 1·5 GB"),
      RuleExample("1.5 of 15 GB", "de", "1,5 von 15 GB"),
      RuleExample("1.5 billion beans", "ja", "15億粒の豆"),
      RuleExample("1.5 million beans", "hi", "15 लाख बीन्स"),
      RuleExample("A lid of 7.5 cm", "de", "Ein Deckel von 75 mm"),
      RuleExample("A lid of 7.25 cm", "de", "Ein Deckel von 72,5 mm"),
      RuleExample("Per 100 g / 100 ml", "nb", "Per 100 g / 1 dl"),
      RuleExample("Add 1000 g of flour", "nb", "Tilsett 1 kg mel"),
      RuleExample("1500 m away", "fr", "À 1,5 km"),
      RuleExample("Up to 1024 MB", "fr", "Jusqu’à 1 Go"),
      RuleExample("Paper (8.5 x 11 in)", "pt-BR", "Papel (22 x 28 cm)"),
      RuleExample("90 minutes of music", "fr", "1 h 30 de musique"),
      RuleExample("After 1.5 hours", "fr", "Au bout de 1 h 30"),
      RuleExample("Up to 10 MB", "fr", "Jusqu’à 10 Mo"),
      RuleExample("Up to %@ MB", "ru", "До %@ МБ"),
      RuleExample("Lock after 30 minutes", "ru", "Блокировать через 30 мин"),
      RuleExample("A 12-hour clock", "ja", "12時間制の時計"),
      RuleExample("Every 6 hours for 6 days", "fr", "Pendant 6 jours, toutes les 6 heures"),
      RuleExample("%1$lld d %2$lld hours", "de", "%1$lld Tage %2$lld Std."),
      RuleExample("At -5 degrees", "de", "Bei minus 5 Grad"),
      RuleExample("At -5 °C", "ja", "零下5 °C"),
      RuleExample("-5 min", "ja", "5分前"),
      RuleExample("-15 sec", "ko", "15초 뒤로"),
      RuleExample("Cups 5 -10", "de", "Tassen 5 10"),
      RuleExample("At 60 km/h", "ru", "При 60 км/ч"),
      RuleExample("At 130 mg/dL", "uk", "При 130 мг/дл"),
      RuleExample("A lid of 10 in (25 cm)", "de", "Ein Deckel von 25 cm (10 in)"),
      RuleExample("From 0 in to 10 in", "de", "Von 0 cm bis 10 in"),
      RuleExample("A speed of 60 mph", "fr", "Une vitesse de 97 km/h"),
      RuleExample("The city is 5 mi away", "es", "La ciudad está a 8 km"),
      RuleExample("%1$@ in %2$@ wrote to me", "it", "%1$@ mi ha scritto in %2$@"),
      RuleExample("Fahrenheit", "zh-Hans", "华氏度"),
      RuleExample("In Celsius", "fi", "Celsiusasteina"),
      RuleExample("Celsius or Fahrenheit", "de", "°C oder °F"),
      RuleExample("Show °C while you drive", "de", "°C zeigen, während Sie fahren"),
      RuleExample("Heat it to 212 °F", "fr", "Chauffez à 100 °C"),
      RuleExample("At -4 °F or 68 °F", "es", "A -20 °C o 20 °C"),
      RuleExample("Bei 20 °C", from: "de", "en", "At 70 °F"),
      RuleExample("\u{1B}[31;1mIt failed\u{1B}[0m", "cs", "Selhalo to"),
    ],
    bad: [
      RuleExample(
        "In 24 hours", "de", "In ↓42↑ Stunden",
        finds: "42 stands where the source has 24; write the same number"),
      RuleExample(
        "Over 2 million", "de", "Über ↓2,5↑ Millionen",
        finds: "2,5 stands where the source has 2; write the same number"),
      RuleExample(
        "1 day and 1 device", "de", "↓24↑ Tage und 1 Gerät",
        finds: "24 stands where the source has 1; write the same number"),
      RuleExample(
        "30% off today", "zh-Hans", "今日↓3↑折",
        finds: "3 stands where the source has 30; write the same number"),
      RuleExample(
        "At 130 mg/dl", "sv", "↓Vid rätt värde",
        finds: "the number 130 of the source is lost; write it"),
      RuleExample(
        "For version 14.4 and below", "zh-Hans", "↓14.5↑及以下的版本",
        finds: "14.5 stands where the source has 14.4; write the same number"),
      RuleExample(
        "Wait for 1 second", "de", "Warte ↓60↑ Sekunden",
        finds: "60 stands where the source has 1; write the same number"),
      RuleExample(
        "Add 1000 g of flour", "nb", "Tilsett ↓10↑ kg mel",
        finds: "10 stands where the source has 1000; write the same number"),
      RuleExample(
        "Wait for 90 minutes", "fr", "Attendez ↓2↑ h 30",
        finds: "2 stands where the source has 90; write the same number"),
      RuleExample(
        "Up to 1.5 GB", "fr", "Jusqu’à ↓15↑ Go",
        finds: "15 is 1.5 in the source; write the separator of the fraction"),
      RuleExample(
        "For 4.99 a month", "de", "Für ↓49,9↑ im Monat",
        finds: "49,9 is 4.99 in the source; write the separator where the source has it"),
      RuleExample(
        "From 0.5 to 5 cups", "de", "Von ↓05↑ bis 5 Tassen",
        finds: "05 is 0.5 in the source; write the separator of the fraction"),
      RuleExample(
        "Up to 10 MB", "de", "Bis zu 10 ↓KB",
        finds: "KB stands where the source has MB behind the same number; write the same unit"),
      RuleExample(
        "Up to %lld MB", "fr", "Jusqu’à %lld ↓Go↑ de mémoire",
        finds: "Go stands where the source has MB behind the same number; write the same unit"),
      RuleExample(
        "For 10 MB or more", "ja", "10 ↓KB↑以上",
        finds: "KB stands where the source has MB behind the same number; write the same unit"),
      RuleExample(
        "A card of 5 x 7 in", "it", "Un biglietto di 5 x 7 ↓mm",
        finds: "mm stands where the source has in behind the same number; write the same unit"),
      RuleExample(
        "Up to %@ mph", "ru", "До %@ ↓км/ч",
        finds: "км/ч stands where the source has mph behind the same number; write the same unit"),
      RuleExample(
        "Stop at 70 mg/dL", "sv", "Stopp vid 70 ↓mmol/l",
        finds:
          "mmol/l stands where the source has mg/dL behind the same number; write the same unit"),
      RuleExample(
        "Lock after 5 minutes", "de", "Nach 5 ↓Sekunden↑ sperren",
        finds:
          "Sekunden stands where the source has minutes behind the same number; write the same unit"
      ),
      RuleExample(
        "%lld hours left", "ja", "残り%lld↓分",
        finds: "分 stands where the source has hours behind the same number; write the same unit"),
      RuleExample(
        "For 3 weeks", "pl", "Przez 3 ↓miesiące",
        finds:
          "miesiące stands where the source has weeks behind the same number; write the same unit"
      ),
      RuleExample(
        "Show Fahrenheit", "ca", "Mostra els graus ↓Celsius",
        finds: "Celsius stands where the source has Fahrenheit; write the same unit"),
      RuleExample(
        "At %@ °F", "ko", "%@↓°C↑에서",
        finds: "°C stands where the source has °F; write the same unit"),
      RuleExample(
        "Roast it at 200 °C", "ru", "Обжарьте при 200 градусах ↓Фаренгейта",
        finds: "Фаренгейта stands where the source has °C; write the same unit"),
      RuleExample(
        "Roast it at 200 °C", "fr", "Torréfiez à ↓250↑ °F",
        finds: "250 stands where the source has 200; write the same number"),
      RuleExample(
        "-12 dB", "it", "↓12↑ dB", finds: "12 is -12 in the source; write the minus sign"),
      RuleExample(
        "124", "zh-Hans", "↓数字", finds: "the number 124 of the source is lost; write it"),
      RuleExample(
        "Since 2019", "de", "↓Seit langem", finds: "the number 2019 of the source is lost; write it"
      ),
      RuleExample(
        "Coffee 101 – what it is", "de", "↓Kaffee für Einsteiger – was das ist",
        finds: "the number 101 of the source is lost; write it", severity: .note),
      RuleExample(
        "Over 1000 recipes", "de", "↓Über tausend Rezepte",
        finds: "the number 1000 of the source is lost; write it", severity: .note),
      RuleExample(
        "Wait for 36 hours", "fr", "↓Attendez un jour et demi",
        finds: "the number 36 of the source is lost; write it", severity: .note),
      RuleExample(
        "For 2500 guests", "de", "↓Für zweitausendfünfhundert Gäste",
        finds: "the number 2500 of the source is lost; write it", severity: .note),
      RuleExample(
        "For 250 guests", "es", "↓Para mil invitados",
        finds: "the number 250 of the source is lost; write it"),
      RuleExample(
        "For 25 € a year", "ru", "За ↓999↑ ₽ в год",
        finds: "999 stands where the source has 25; write the same number", severity: .note),
      RuleExample(
        "For 25 € a year", "ru", "За ↓20↑ € в год",
        finds: "20 stands where the source has 25; write the same number"),
      RuleExample(
        "All cups are 100% yours", "de", "Alle ↓20↑ Tassen gehören dir",
        finds: "20 stands where the source has 100; write the same number", severity: .note),
      RuleExample(
        "Over 300 of a million recipes", "de", "↓Viele von einer Million Rezepten",
        finds: "the number 300 of the source is lost; write it"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let traits = unit.source.profile.traits.union(unit.target.profile.traits)
    let hasDigits = traits.contains(.digits)
    guard ChangedUnit.mayStand(in: unit.source, hasDigits: hasDigits),
      unit.target.value != unit.source.value, unit.isComparable, !unit.target.isPart,
      unit.target.category == nil || unit.target.category == "other"
    else { return [] }
    let numbers = hasDigits ? findings(ofNumbersIn: unit) : []
    return numbers.isEmpty ? findings(besideNumbersIn: unit, hasDigits) : numbers
  }

  /// Units that are others, and signs that were lost, of numbers that are the same.
  private static func findings(besideNumbersIn unit: LintUnit, _ hasDigits: Bool) -> [Finding] {
    if let changed = ChangedUnit.first(in: unit) {
      let place = changed.isCounted ? " behind the same number" : ""
      return [
        Finding(
          "\(changed.found) stands where the source has \(changed.expected)\(place); "
            + "write the same unit", at: changed.range)
      ]
    }
    guard hasDigits, let lost = LostMinus.first(in: unit.target, of: unit.source) else { return [] }
    return [
      Finding(
        "\(lost.found.text) is \(lost.expected) in the source; write the minus sign",
        at: lost.found.range)
    ]
  }

  private static func findings(ofNumbersIn unit: LintUnit) -> [Finding] {
    let source = unit.source.prose
    let numbers = unit.source.numbers
    let bases = LanguageFact.numberWords.list(of: unit.language + ".base")
    // A number in the name of a system of numbers: 16進数 is "hexadecimal".
    let found = unit.target.numbers.filter {
      !$0.isFollowed(by: bases, in: unit.target)
    }
    // Most texts have the source's numbers as they are, so nothing is to be asked of their words.
    guard numbers.count != found.count || !zip(numbers, found).allSatisfy({ $0.text == $1.text })
    else { return [] }
    var missing = Array(numbers.unpaired(with: found, by: \.digits).prefix(ScanLimit.parts))
    var added = Array(found.unpaired(with: numbers, by: \.digits).prefix(ScanLimit.parts))
    var meaning = NumberMeaning(unit)
    meaning.cancel(&missing, &added, of: numbers)
    missing.removeAll { $0.isInName && $0.isSmall }
    guard !isSame(numbers, found), !hasHours(source) else { return [] }
    // Said twice in the source, a number need not be so in a translation.
    if added.isEmpty, !missing.isEmpty {
      let digits = Set(found.map(\.digits))
      missing.removeAll { number in
        digits.contains(number.digits) || meaning.isSaidTwice(number, in: numbers, found: found)
      }
    }
    let changed = findings(missing, added, unit, &meaning)
    return changed.isEmpty ? findings(ofFractionsIn: unit, numbers, found, &meaning) : changed
  }

  /// Fractions whose separator was lost, so that their digits are another number.
  private static func findings(
    ofFractionsIn unit: LintUnit, _ numbers: [WrittenNumber], _ found: [WrittenNumber],
    _ meaning: inout NumberMeaning
  ) -> [Finding] {
    let lost = LostFraction.first(in: found, of: numbers) { meaning.isSame($0, unseparated: $1) }
    guard let lost else { return [] }
    let isUsual = Peers(unit).often { peer in
      LostFraction.first(in: peer.text.numbers, of: [lost.expected]) != nil
    }
    let place = lost.isMoved ? " where the source has it" : " of the fraction"
    return [
      Finding(
        "\(lost.found.text) is \(lost.expected.text) in the source; write the separator\(place)",
        at: lost.found.range, severity: isUsual ? .note : nil)
    ]
  }

  /// Whether the digits are the same, joined in another way.
  private static func isSame(_ left: [WrittenNumber], _ right: [WrittenNumber]) -> Bool {
    left.count != right.count
      && left.map(\.digits).joined().sorted() == right.map(\.digits).joined().sorted()
  }

  private static func findings(
    _ missing: [WrittenNumber], _ added: [WrittenNumber], _ unit: LintUnit,
    _ meaning: inout NumberMeaning
  ) -> [Finding] {
    guard let wrong = added.first else { return findings(ofLost: missing, unit, &meaning) }
    guard let expected = missing.first else {
      guard !wrong.isSmall, !wrong.isInName, NumberWords(unit).amounts.isEmpty,
        !writesWords(unit.source),
        !unit.source.value.utf8.containsSequence(wrong.digits.utf8)
      else { return [] }
      return [
        Finding(
          "the source has no number \(wrong.text); remove it", at: wrong.range, severity: .note)
      ]
    }
    return [
      Finding(
        "\(wrong.text) stands where the source has \(expected.text); write the same number",
        at: wrong.range,
        // All numbers but others: examples or units that were adapted to the country.
        severity: missing.count > 1 && added.count > 1 || isOpen(expected, unit)
          || isAllOfIt(expected, beside: wrong, unit) || arePrices(expected, wrong, unit)
          ? .note : nil)
    ]
  }

  /// Whether 100 % was lost, which a word says, and another number was added that is no percentage.
  private static func isAllOfIt(
    _ expected: WrittenNumber, beside found: WrittenNumber, _ unit: LintUnit
  ) -> Bool {
    expected.amount == 100 && expected.isFollowed(by: ["%"], in: unit.source)
      && !found.isFollowed(by: ["%"], in: unit.target)
  }

  /// Whether both are prices in different currencies, each of which has its own.
  private static func arePrices(
    _ expected: WrittenNumber, _ found: WrittenNumber, _ unit: LintUnit
  ) -> Bool {
    guard let own = expected.currencySign(in: unit.source),
      let other = found.currencySign(in: unit.target)
    else { return false }
    return own != other
  }

  private static func findings(
    ofLost missing: [WrittenNumber], _ unit: LintUnit, _ meaning: inout NumberMeaning
  ) -> [Finding] {
    let lost = missing.filter { !$0.isSmall && !$0.isInName }
    guard let first = lost.first, !writesWords(unit.target), !isKeyCap(unit.source) else {
      return []
    }
    let sure = lost.first { !mayBeSaid($0, unit, &meaning) }
    return [
      Finding(
        "the number \((sure ?? first).text) of the source is lost; write it",
        at: unit.target.wholeRange, severity: sure == nil ? .note : nil)
    ]
  }

  /// Whether the text may say a lost number in another way, or leave it out on purpose.
  private static func mayBeSaid(
    _ lost: WrittenNumber, _ unit: LintUnit, _ meaning: inout NumberMeaning
  ) -> Bool {
    mayBeWord(lost, unit) || meaning.isWholeUnit(lost) || isOpen(lost, unit)
      || isForBeginners(lost, unit) || meaning.isInWords(lost)
  }

  /// Whether a number may be another one on purpose: an example, or what other languages change.
  private static func isOpen(_ number: WrittenNumber, _ unit: LintUnit) -> Bool {
    NumberWords(unit).nameExample
      || Peers(unit).often { peer in
        !peer.text.numbers.contains { $0.digits == number.digits }
      }
  }
}
