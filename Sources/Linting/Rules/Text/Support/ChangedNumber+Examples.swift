import Diagnostics

/// What the rule takes for right, and what it finds: a file of its own for its length.
extension ChangedNumber {
  static let good: [RuleExample] = [
    RuleExample("Up to 1,000 files", "de", "Bis zu 1.000 Dateien"),
    RuleExample("Grindo is a 501(c)(3) nonprofit", "fi", "Grindo ei tavoittele voittoa"),
    RuleExample("The lid isn't watertight", "el", "Το καπάκι δεν είναι 100% στεγανό"),
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
    RuleExample(
      "Brew:\n1. Grind\n2. Pour\nClean:\n1. Rinse", "de",
      "So geht es:\n1. Mahlen\n2. Gießen\n3. Spülen"),
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
    RuleExample("Keep 3 copies of it", "de", "Drei davon behalten"),
    RuleExample("Share it with 2 friends", "it", "Condividilo con una coppia di amici"),
    RuleExample("Every 2 weeks", "es", "Cada quincena"),
    RuleExample("For the last 10 years", "fr", "Durant la dernière décennie"),
    RuleExample("Every 2 weeks", "sv", "Var fjortonde dag"),
    RuleExample("In 7 days", "fr", "Dans une semaine"),
    RuleExample("Step 2 grinds the beans", "de", "Dann werden die Bohnen gemahlen"),
    RuleExample("For your Grindo 3 only", "de", "Nur für deine Mühle"),
    RuleExample("Delete 1 cup", "fr", "Supprimer la tasse"),
    RuleExample("Quiet until 9 PM", "de", "Ruhe bis 21 Uhr"),
    RuleExample("Quiet until 9 PM", "de", "Ruhe bis 9 Uhr abends"),
    RuleExample("Opens at 9:00 AM", "fr", "Ouvre à 9 h 00"),
    RuleExample("From 9 AM to 5 PM", "pl", "Od 9:00 do 17:00"),
    RuleExample("From 9 AM to 5 PM", "ja", "午前9時から午後5時まで"),
    RuleExample("Open until 9 p.m.", "es", "Abierto hasta las 9 p. m."),
    RuleExample("Closed at 9 PM", "ar", "مغلق الساعة 9 مساءً"),
    RuleExample("A party at 9 PM for 9 hours", "fr", "Une fête à 21 h pendant 9 h"),
    RuleExample("Daily at noon", "de", "Täglich um 12 Uhr"),
    RuleExample("Daily at midnight", "it", "Ogni giorno alle 24:00"),
    RuleExample("Roast at midnight (12:00)", "nl", "Om 12:00 branden"),
    RuleExample("Call at 6 AM PDT", "zh-Hans", "18:00 打电话"),
    RuleExample("Täglich um 21 Uhr", from: "de", "en", "Daily at 9 PM"),
  ]

  static let bad: [RuleExample] = [
    RuleExample(
      "1. Grind\n2. Pour\n3. Rinse", "de", "1. Mahlen\n2. Gießen\n↓4↑. Spülen",
      finds: "4 stands where the source has 3; write the same number"),
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
    RuleExample(
      "Keep 3 copies of it", "de", "↓Kopien davon behalten",
      finds: "the number 3 of the source is lost; write it", severity: .note),
    RuleExample(
      "Try again in 5 minutes", "fr", "↓Réessayez bientôt",
      finds: "the number 5 of the source is lost; write it", severity: .note),
    RuleExample(
      "Quiet until 9 PM", "de", "Ruhe bis ↓9↑ Uhr",
      finds: "9 stands where the source has 9 PM; write the same time of day"),
    RuleExample(
      "Quiet until 9 PM", "zh-Hans", "安静至↓9↑点",
      finds: "9 stands where the source has 9 PM; write the same time of day"),
    RuleExample(
      "Quiet until 9 PM", "sv", "Tyst till ↓9 AM",
      finds: "9 AM stands where the source has 9 PM; write the same time of day"),
    RuleExample(
      "Opens at 9 AM", "pl", "Otwarte od ↓21:00",
      finds: "21:00 stands where the source has 9 AM; write the same time of day"),
    RuleExample(
      "Closes at 9:30 p.m.", "fr", "Ferme à ↓9↑ h 30",
      finds: "9 stands where the source has 9:30 p.m.; write the same time of day"),
    RuleExample(
      "Daily at midnight", "nl", "Dagelijks om ↓12↑ uur",
      finds: "12 stands where the source has midnight; write the same time of day"),
    RuleExample(
      "Täglich um 21 Uhr", from: "de", "en", "Daily at ↓9 AM",
      finds: "9 AM stands where the source has 21; write the same time of day"),
  ]
}
