import Diagnostics
import Linting
import Testing

/// Odd cases of the rules for texts, and of those for single entries of catalogs.
@Suite struct TextRulesTests {
  struct Case: CustomTestStringConvertible {
    var source: String
    var sourceLanguage: String
    var language: String
    var translation: String
    /// The rules that find something, with the UTF-8 offset where they do.
    var expected: [String]

    init(
      _ source: String, from sourceLanguage: String = "en", _ language: String,
      _ translation: String, _ expected: String...
    ) {
      self.source = source
      self.sourceLanguage = sourceLanguage
      self.language = language
      self.translation = translation
      self.expected = expected
    }

    var testDescription: String { "\(language): \(translation)" }
  }

  static let clean = [
    Case("Delete all?", "fr", "Tout supprimer\u{A0}?"),
    Case("Delete all?", "hy", "Ջնջե՞լ բոլորը"),
    // Keyboards have the colon where Armenian's full stop looks alike.
    Case("The page couldn't be loaded.", "hy", "Հնարավոր չէ բեռնել էջը:"),
    Case("Delete all?", "hy", "Ջնջե՞լ բոլորը:"),
    Case("Delete all?", "th", "ลบทั้งหมดไหม"),
    Case("Delete all?", "el", "Διαγραφή όλων;"), Case("Close it;", "de", "Schließe es."),
    Case("Delete all?", "fa", "همه حذف شود؟"),
    Case("Done.", "am", "ተጠናቋል።"),
    Case("Done.", "zh-Hans", "完成。"),
    Case("Loading . . .", "de", "Laden…"),
    Case("Loading...", "zh-Hant", "載入中⋯⋯"),
    Case("We sent it to ••••••%@", "tr", "••••••%@ adresine gönderdik"),
    Case("Types book marks in place of commas.", "zh-Hant", "從逗號（，），變成書名號（〈、《）。"),
    // What each language fills in by itself, under a key that its own source only repeats.
    Case("TRANSLATOR_LINK", "fi", "https://caffe.app/piia"),
    Case("TRANSLATOR_NAME", "ja", "Piipperi"),
    Case("Visit example.com.", "de", "Besuche example.com."),
    Case("Visit www.caffe.app", "hu", "Látogass el a www.caffe.app-ra"),
    Case("At 5 PM", "de", "Um 17 Uhr"),
    Case("5\" display", "de", "5\"-Display"),
    Case("The \"Army\"", "he", "\"צה\"ל\""),
    Case("Color", "en-GB", "Colour"),
    Case("Export data to …", "zh-Hans", "向 … 导出数据"),
    Case("Use it as:", "am", "ይጠቀሙበት፡-"),
    Case("Do you want to remove ", "es", "¿Quieres borrar "),
    Case("Name Z–A", "nb", "Navn Å–A"),
    Case("Use IPv6", "ar", "استخدم IPv6"),
    Case("Save as a)", "de", "a) sichern"),
    Case("Size 1,234.5", "fr", "Taille 1\u{202F}234,5"),
    Case("The URL", "nl", "IJsland-URL"),
    Case("Send to %@", "ko", "%@에게 보내기"),
    Case("Heart", "pt", "Coração"),
    Case("Questions and answers", "da", "Har du spørgsmål? iOS svarer"),
    Case("Rate the app", "es", "¿Le gusta? puntúe la aplicación"),
    Case("“Done”", "sv", "”Klart”"),
    Case("“The “Done” button”", "fr", "«\u{A0}Le bouton “OK”\u{A0}»"),
    Case("“Done”", "fi", "”Valmis”"),
    Case("“Done”", "da", "»Færdig«"),
    Case("See [docs](https://a.b)", "de", "Siehe [Doku](https://a.b)"),
    Case("Hello", "sr", "Здраво"),
    // Marks of direction beside letters that are read from right to left, and around words.
    Case("Hello", "he", "שלום\u{200F}לך"),
    Case("Save it now", "fr", "Enregistrez\u{200F} maintenant\u{200E}"),
    Case("Ready.\nOpen it now.\u{2028}", "de", "Bereit.\u{2028}Öffne es jetzt.\u{2028}"),
    Case("Hello", "sr", "Zdravo"),
    Case("Refresh the list", "de", "To-do-Liste aktualisieren"),
    Case("Log in with WordPress", "tr", "WordPress'la oturum aç"),
    Case("The “A B” mode", "he", "מצב ב\"אבג דהו\""),
    // A colon in front of a bracket ends a label, and the bracket has its partner.
    Case("e.g., 'Call mom'", "ja", "例:「電話する」"),
    Case("Name (optional)", "zh-Hans", "名称:（可选）"),
    Case("Name (optional)", "ja", "名前:(任意)"),
    Case("Oh no", "de", "Oje :("),
    Case("Oh no (really)", "de", "Oje (wirklich :( )"),
    Case("Do you want to add %@?", "co", "Vulete aghjunghje %@ ?"),
    Case("Delete all?", "br", "Dilemel pep tra ?"),
    Case("Find it in last.fm charts", "fi", "Hae Last.fm-listoilta"),
    Case("For Cup Viewer, Cup Editor...", "zh-Hans", "供 Cup Viewer、Cup Editor 等"),
    Case("For cups, pots...", "ja", "カップ、ポットなど"),
    Case("For cups, pots…", "pl", "Kubki, garnki itp."),
    Case("Wipe files <do not localize>", "de", "Wipe files <do not localize>"),
    Case("Mac App Store…", "ru", "Mac App Store…"),
    Case("Nobody sees this", "ru", "Никто не подсматривает)"),
    Case("pa$$word", "fr", "mot de pa$$e"),
    Case("0.5x size", "uk", "50 % розміру"),
    Case("Version 3", "he", "גרסה 3.0"),
    Case("3.9 million", "zh-Hans", "390 万"),
    Case("One of (two)", "de", "(zwei) Dinge"),
    Case("<a letter of %lld>", "pl", "<litera %lld>"),
    Case("$(PRODUCT_NAME)", "ru", "Расширение"),
    Case("{name}", "ja", "{name}"),
    Case("Gift one, get one", "es", "Regala uno, obtén uno"),
    Case("Our friendly merchants", "fr", "Nos ami.es marchand.es"),
    Case("Participants", "fr", "Participant.es"),
    Case("Enable Stats in System Settings", "nl", "Schakel Stats in in Systeeminstellingen"),
    Case("%1$@d %2$@h %3$@min", "cs", "%1$@d %2$@h %3$@min"),
    Case("kbit", "zh-Hans", "kbit"),
    Case("Repeat again", "si", "නැවත නැවත"),
    Case("Go on step by step", "el", "Συνεχίστε βήμα βήμα"),
    Case("Delete files one by one", "fa", "حذف فایل‌ها یکی یکی"),
    Case("This may lead to too many requests", "de", "Dies kann zu zu vielen Anfragen führen"),
    Case("Delete “%@” now?", "uk", "Видалити “%@” зараз?"),
    Case("Delete “%@” now?", "ka", "წავშალო «%@» ახლა?"),
    Case("Delete “%@” now?", "pt-BR", "Excluir “%@” agora?"),
    Case("Delete “%@” now?", "pt-PT", "Eliminar «%@» agora?"),
    Case("Hexadecimal", "ja", "16進数"),
    Case("Hexadecimal", "ja", "16 進数"),
    Case("For photos and to scan", "uk", "Для фото, а також щоб сканувати"),
    Case("Gültig bis 31.12.2023", from: "de", "en", "Valid until 31 December 2023"),
    Case("One<br />two", "de", "Eins<br/>zwei"),
    Case("Text [zu prüfen]", from: "de", "en", "Text [needs review]"),
    Case("Write <string>", "de", "<string> schreiben"),
    Case("Learn Thai words", "th", "Thai: เรียนคำศัพท์"),
    Case("Translated by DeepL", "de", "Übersetzung von unserem Partner (DeepL)"),
    Case("<Quelle> bis <Ziel>", from: "de", "en", "<source> up to <target>"),
    Case("Delete all photos", "pa-PK", "ساریاں تصویراں مٹاؤ"),
    Case("Delete all photos", "ms-CC", "ڤادم سموا فوتو"),
    Case("Up to 1234 files", "my", "ဖိုင် ၁၂၃၄ ခုအထိ"),
    Case("Up to 1234 files", "km", "រហូតដល់ ១២៣៤ ឯកសារ"),
    Case("Up to 1234 files", "gu", "૧૨૩૪ ફાઇલો સુધી"),
    Case("Up to 1234 files", "ta", "௧௨௩௪ கோப்புகள் வரை"),
    Case("Up to 1234 files", "lo", "ສູງສຸດ ໑໒໓໔ ໄຟລ໌"),
    Case("Since 2019", "mn", "2019 оноос хойш"),
    Case("Use Caffe.Bean here", "de", "Nutze hier Caffe.Bean"),
    Case("Also others", "pl", "Są to m.in. inni"),
    Case("All are happy", "fr", "Tout le monde est heureu.se"),
    Case("Five 5, five 5", "ja", "星5と５"),
    Case("Format: hh.mm.ss", "de", "Format: HH.mm.ss"),
    Case("Fifteen days", "de", "Frist: 15 Tage"),
    Case("A target of 120 mg/dL", "sv", "Ett målvärde på 6,7 mmol/L"),
    Case("We are there 24/7", "hu", "A hét minden napján, egész nap ott vagyunk"),
    Case("Add 1/4 of the cups", "de", "25 % der Tassen hinzufügen"),
    Case("© 2026 Caffe", "fr", "© 2015 Caffe"),
    Case("Διαγραφή όλων των φωτογραφιών;", from: "el", "de", "Alle Fotos löschen?"),
    Case("Die letzten 7 Tage", from: "de", "en", "The last 1 week"),
    Case("Rund hundert Dateien", from: "de", "en", "About 100 files"),
    // Marks that mean something together, or that the source has too.
    Case("Was it you?", "ro", "Ați fost dvs.?"),
    Case("Average speed:", "de", "Durchschn. Geschw.:"),
    Case("The address of IPv6 is ::", "de", "Die Adresse von IPv6 ist ::"),
    Case("What??", "de", "Wie bitte??"),
    Case("????", "ko", "?????"),
    Case(
      "Use letters and: -_/!#$&+*~@?=^.,(){}", "es", "Utilice letras y: -_/!#$&+*~@?=^.,(){}"),
    Case("httpHeaders", "ru", "HTTPЗаголовки"),
    // Names of languages, and what is Chinese of either script.
    Case("Traditional Chinese", "zh-Hans", "繁體中文"),
    Case("Simplified Chinese", "zh-Hant", "简体中文"),
    Case("The JIS Eisu key", "zh-Hant", "JIS 英数鍵"),
    // Letters that are variants in Traditional Chinese.
    Case("The contents are gone", "zh-Hant", "没有内容"),
    Case("Stronger tracking", "zh-HK", "更强的追踪"),
    Case("Houli station", "zh-Hant", "后里車站"),
    Case("Delete the file", "ro", "Ștergeți fișierul"),
    // Two letters that look like one, and are two.
    Case("Light", "ta", "ஒளி"),
    Case("Heaven and earth", "zh-Hans", "乾坤"),
    Case("Enter the name", "zh", "請輸入名稱"),
    Case("The game is ours", "zh-Hans", "我の游戏"),
    Case("Nothing here", "zh-Hans", "『僕らの手には何もない』"),
    Case("Start of the list", "zh-Hans", "ーーー列表ーーー"),
    Case("The confirmed password", "ja", "確認済みのパスワード"),
    Case("Enter the name", "zh-TW", "請輸入名稱"),
    Case("Enter the name", "zh_CN", "请输入名称"),
    // Titles, and words that are both languages', tell no older text.
    Case("A film", "pl", "Film „The Return of the King”, po angielsku, nie dla dzieci"),
    Case("Available: OpenCups 2 for macOS now", "fr", "Disponible\u{A0}: OpenCups 2 for macOS"),
    Case("Is it in the %@ folder", "af", "Is dit in die %@-map, of is dit by die ander as een"),
    Case(
      "Type this in a terminal:\n\n```\ndefaults write sky showAll -bool TRUE; killall sky\n```",
      "es",
      "Escribe esto en la terminal:\n\n```\ndefaults write sky showAll -bool TRUE; killall sky\n```"
    ),
  ]

  static let broken = [
    Case("Done.", "de", "Fertig. ", "edge-whitespace 7"),
    Case("Done", "de", "Fertig\n", "edge-whitespace 6"),
    Case("Sign in", "ko", "로그인  하기", "doubled-space 9"),
    Case("Name: ", "fr", "Nom\u{A0}", "final-punctuation 3"),
    Case("Delete?", "de", "Löschen.", "final-punctuation 8"),
    Case("Delete %@?", "zh-Hans", "删除 %@?", "locale-punctuation 9"),
    Case("Pair now", "es", "Vincular аhora", "mixed-script-word 9"),
    Case("Time stamp", "zh-Hans", "æ—¶é—´æˆ³", "garbled-text 0"),
    Case("Enter the name", "zh-Hans", "請輸入名稱", "foreign-script 0"),
    Case("Enter the name", "zh-HK", "輸入名称", "foreign-script 9"),
    Case("Delete", "zh-Hant", "删除", "foreign-script 0"),
    Case("Internet access", "lo", "ອິນເເຕີເນັດ", "split-letter 9"),
    Case("Delete the file", "ro", "Ștergeți fişierul", "foreign-letter 11"),
    Case("The connection failed", "fa", "ﺍﺗﺼﺎﻝ ﻧﺎﻣﻮﻓﻖ", "unusual-character 0"),
    Case("Sent by %@", "de", "Von <ph id='a' equiv=\"x\"/>", "foreign-placeholder 4"),
    Case("Try again", "fr", "Try again (deepl)", "unfinished-text 10"),
    Case("Forward", "hi", "अागे", "split-letter 0"),
    Case("Static IP", "zh-Hant", "静态 IP", "foreign-script 3"),
    Case("Enabled", "zh-Hans", "已啟用", "foreign-script 3"),
    Case("Favourites", "zh-Hans", "收藏夾", "foreign-script 6"),
    Case("Enter the name", "zh-Hant", "请输入名称", "foreign-script 0"),
    Case("You need to pay %@", "zh-Hans", "手数料として %@ が必要です", "foreign-script 0"),
    Case("Your JSON file is not valid.", "ja", "你的JSON文件无效。", "foreign-letter 0"),
    Case("Adjust %@ on Anchor", "hu", "Anchor이 %@ 설정을 조정", "foreign-script 0"),
    Case("Upload it to example.org", "ca", "Puja-ho a example,org", "punctuation-spacing 17"),
    Case("Update", "fr", "Mise Ã\u{A9} jour", "garbled-text 5"),
    Case("Messages", "it", "TODO Messaggi", "unfinished-text 0"),
    Case("Messages", "it", "Messaggi <translation>", "unfinished-text 9"),
    Case("Messages", "it", "Messaggi (needs review", "unfinished-text 9"),
    Case("The translation is lost", "de", "Die <translation> fehlt", "unfinished-text 4"),
    Case("Open the app", "ko", "앱을 앱을 여세요", "repeated-word 7"),
    Case("Click <b>here</b>", "de", "<b>Hier<b> klicken", "html-tags 7"),
    Case("Send ${message}", "it", "Invia ${messaggio}", "foreign-placeholder 6"),
    Case("Category", "sr", "КАТЕГОРИЈА", "capital-letters 0"),
    Case("Since 2019", "ar", "منذ ٢٠١٨", "changed-number 7"),
    Case("About 6 inches apart", "de", "Etwa 25 cm voneinander entfernt", "changed-number 5"),
    Case("Wait 5 minutes", "hu", "Várj 5 másodpercet", "changed-number 8"),
    Case("Wait 5 minutes", "el", "Περιμένετε 5 ώρες", "changed-number 23"),
    Case("Wait 5 minutes", "th", "รอ 5 วินาที", "changed-number 9"),
    Case("Wait 5 minutes", "hi", "5 घंटे रुकें", "changed-number 2"),
    Case("Add 1/4 of the cups", "de", "20 % der Tassen hinzufügen", "changed-number 0"),
    Case("We are there 24/7", "de", "Wir sind 23/7 da", "changed-number 9"),
    Case("Valid until 31 December 2023", "de", "Gültig bis 30.12.2023", "changed-number 12"),
    Case("Valid until 31 December 2023", "de", "Gültig bis 31.12.2024", "changed-number 12"),
    Case("Allow 2.5 spoons", "de", "2¼ Löffel erlauben", "changed-number 0"),
    Case("Features:\n• Beans", "de", "• Funktionen:\n• Bohnen", "initial-punctuation 0"),
    Case("A ratio of 16:9", "fr", "Un rapport de 16: 9", "punctuation-spacing 17"),
    // No address of Norway.
    Case("Done. No errors", "de", "Gesichert.No Fehler", "punctuation-spacing 9"),
    Case("One, two (three)", "zh-Hant", "一、（二、三", "unbalanced-brackets 6"),
    Case(
      "Look for cups, plates, spoons", "de", "Suche nach cups, plates, spoons",
      "partly-translated 11"),
    Case("See caffe.com", "fr", "Voir caffe.es", "changed-domain 5"),
    Case("See www.caffe.app", "hu", "Lásd: www.caffe.app-beans.net", "changed-domain 7"),
    Case(
      "Allow the camera", "uk", "Please permit us to use the camera to scan or to see",
      "other-language 0"),
    Case("One<br />two", "de", "Eins<hr/>zwei", "html-tags 4"),
    Case("A <b>bold</b> step", "de", "<b>Ein <b>kühner</b></b> Schritt", "html-tags 7"),
    Case("A <b>bold</b> step", "de", "Ein <b>kühner</b> <i>Schritt</i>", "html-tags 19"),
    Case("<p>One step</p>", "de", "<p>Ein</p><p>Schritt</p>", "html-tags"),
    Case("Up to one", "nl", "Tot één</target>", "html-tags 9"),
    Case("Up to one", "nl", "<string name=\"a\">Tot één", "html-tags 0"),
    Case("Wait…", "de", "Warten ...", "ellipsis-spelling 7"),
    Case("“Done”", "de", "“Fertig„", "quotation-marks 9"),
    Case("Done! Again?", "es", "¡Listo! Otra vez?", "inverted-marks 17"),
    Case("Yes", "de", "J\u{2060}a", "invisible-character 1"),
    Case("Saved!\nOpen it?", "ar", "تم!\\ nفتح؟", "visible-escape 5"),
    Case("Yes, all", "ko", "모\u{200E}\u{200E}두", "invisible-character 3"),
    Case(
      "Your code is ready", "da", "You can see the code with your friend in the app",
      "other-language 0"),
    Case("From 1 to 10", "zh-Hans", "从 1 到 100", "changed-number 10"),
    Case("One word", "ru", "Одно слово) и", "unbalanced-brackets 19"),
    Case("Delete all photos", "sr", "حذف كل الصور", "foreign-script 0"),
    Case("5 minutes", "de", "૫ Minuten", "unusual-character 0"),
    Case("See caffe.ca", "de", "Siehe cafe.ca", "changed-domain 6"),
    Case("Ask caffe.pl or me", "de", "Frag mich", "changed-domain 0"),
    Case(
      "A <b title=\"a>b\">step</b>", "de", "Ein <b title=\"a>c\">Schritt</b>", "html-tags 4"),
    Case("Grade of the city is here", "de", "Note 47 der Stadt ist hier", "changed-number 5"),
    Case(
      "Διαγραφή όλων των φωτογραφιών;", from: "el", "de", "Alle Fotos löschen.",
      "final-punctuation 19"),
    Case("Altitude", "pl", "Altitude", "untranslated 0"),
    Case("Altitude in min", "pl", "Altitude in min", "untranslated 0"),
    Case("Loading…", "zh-Hans", "正在…加载", "final-punctuation 15"),
    Case("Installing %@…", "es", "Instalando %@", "final-punctuation 13"),
    Case("Installing %1$@…", "es", "Instalando %1$@", "final-punctuation 15"),
    Case("Delete all", "es", "¿Borrar todo", "inverted-marks 0"),
    Case("Stop! Delete all files", "es", "Alto! Borrar todo", "inverted-marks 4"),
    Case("Zhuk", "uk", "Ð–ÑƒÐº", "garbled-text 0"),
    Case("Set (one)", "ru", "Один)", "unbalanced-brackets 8"),
    Case("Set (one)", "de", "Wert :(eins", "unbalanced-brackets 6"),
    Case("Say 'yes'", "ja", "例:「はい", "unbalanced-brackets 4"),
    Case("Please wait...", "zh-Hans", "请稍等", "final-punctuation 9"),
    Case("Save it for {{ a }} {{ b }}", "de", "Für {{x}} {{b}}", "foreign-placeholder 5"),
    Case("Save it for { a }", "de", "Für {a} sichern", "foreign-placeholder 5"),
    Case("For {{ a }} and {{ b }}", "de", "Für {{a}}", "foreign-placeholder 0"),
    Case("For {{ a }} or {{ a }}", "de", "Für {{ a }} oder {{a}}", "foreign-placeholder 18"),
    Case("See cups.fm now", "de", "Jetzt cup.fm ansehen", "changed-domain 6"),
    Case("Delete all?", "eu", "Ezabatu dena ?", "punctuation-spacing 12"),
    Case("Open App Store", "ru", "Open App Store", "untranslated 0"),
    Case("Do not translate", "de", "Do not translate", "untranslated 0"),
    Case(
      "None of these keys opens the message", "pl",
      "The secret key is needed to open this message, so that you can read it", "other-language 0"),
    Case(
      "None of these keys opens the message", "de",
      "In order to read this message you need the key that is in the keychain",
      "other-language 0"),
    Case(
      "Do you want to disconnect from “%@”?", "cs", "Are you want to disconnect from “%@”?",
      "other-language 0"),
    Case(
      "Please open Caffe ans add an account", "hu", "Please open Caffe and add an account",
      "untranslated 0"),
    Case(
      "That was very bad for the tray, and it was your fault", "es",
      "Isso foi muito ruim para a bandeja, e a culpa foi sua", "other-language 0"),
    Case(
      "In the evening there are new cups in the kitchen", "it",
      "Por la tarde hay tazas nuevas en la cocina", "other-language 0"),
    Case("Are you sure?", "it", "Sei sicuro??", "final-punctuation 10"),
    Case("Width", "es", "Anchura::", "final-punctuation 7"),
    Case("Reading the book", "id", "Membaca buku..", "final-punctuation 12"),
    Case("The page couldn't be loaded", "hy", "Հնարավոր չէ բեռնել էջը:", "final-punctuation 41"),
    Case("It works now.", "ja", "動作します。.", "final-punctuation 15"),
    Case("Save it now?", "fil", "I-save na ngayon?.", "final-punctuation 16"),
    Case(
      "Signing failed because an unknown error has occurred", "ja",
      "Signing failed because an unknown error has occured", "untranslated 0"),
  ]

  static let rules = RuleRegistry.all.filter { rule in
    let documentation = rule.documentation
    let family = documentation.family
    return !documentation.isOptIn && (family == .text || family == .catalog)
  }

  /// Nobody reads where a text is shown, which a key says that stands for its source.
  @Test(arguments: [(true, 0), (false, 1)])
  func aKeyMayStartWithThePlaceOfItsText(keyIsSource: Bool, count: Int) {
    var key = RuleExample("[Login/Button] Log in", "de", "Anmelden").lintKey
    key.keyIsSource = keyIsSource
    let rule = RuleRegistry.rule("unbalanced-brackets")
    let found = rule.map { RuleRun.findings(of: $0, in: key, LintContext()) } ?? []
    #expect(found.count == count)
  }

  private func findings(_ single: Case) -> [String] {
    let key = RuleExample(
      .one(single.source), from: single.sourceLanguage, single.language, .one(single.translation)
    ).lintKey
    return Self.rules.flatMap { rule in
      RuleRun.findings(of: rule, in: key, LintContext()).map { found in
        "\(rule.id) \(found.finding.range?.lowerBound ?? -1)"
      }
    }
  }

  @Test(arguments: clean) func aGoodTextIsLeftAlone(_ single: Case) {
    #expect(findings(single) == [])
  }

  @Test func aMarkAtTheWrongEndIsToldOnce() {
    let found = findings(Case("The copy was saved.", "ar", ".حُفظت النسخة الآن"))
    #expect(found.filter { $0.contains("punctuation") } == ["initial-punctuation 0"])
  }

  /// The marks that letters of a wrong encoding are made of.
  @Test(arguments: ["Ã„ndere es", "Nâ€™oublie pas"])
  func whatIsGarbledIsToldOnce(_ text: String) {
    let found = findings(Case("Please change it", "de", text))
    #expect(found.contains { $0.hasPrefix("garbled-text") })
    #expect(!found.contains { $0.hasPrefix("quotation-marks") || $0.hasPrefix("changed-symbol") })
  }

  @Test(arguments: broken) func aMistakeIsFoundWhereItIs(_ single: Case) {
    let found = findings(single)
    for expected in single.expected {
      #expect(found.contains { $0 == expected || $0.hasPrefix(expected + " ") }, "\(found)")
    }
  }
}
