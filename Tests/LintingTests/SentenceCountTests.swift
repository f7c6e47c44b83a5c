import Linting
import Testing

@Suite struct SentenceCountTests {
  @Test(arguments: [
    // Stops behind short words, line ends and apostrophes end sentences.
    ("Sign in to use it.\n\nYou can do it later.", "de", "Melde dich an. Später geht’s. Gut.", 0),
    ("It is on. So go on. Wait for us. Done.", "de", "Es ist an. Es geht los. Warten. Fertig.", 0),
    ("Turn on the lamp. Wait a bit. It cools down.", "tr", "LED’i aç. API’yi. Sonra bekle.", 0),
    ("Take it.\nGo.\nOpen it.\nDone.", "de", "Nehmen, gehen, fertig.", 1),
    // Some stand for the end of a word.
    ("Open it for us. Then wait a while.", "de", "Öffne sie bzw. ihn usw. und warte dann.", 0),
    ("Open it for us. Then wait a while.", "de", "Öffne sie am 15. Mai um ca. 3 Uhr. Warte.", 0),
    ("Open it for us.", "de", "Am 15. Mai, z. B. mit Dr. Meier, öffnen.", 0),
    // Tags are no words, and hide no ends.
    ("Take <b>one</b>.<br>Then another.<br><br>Done.", "de", "Einen nehmen.<br>Noch einen.<br>", 0),
    ("Take one, <b>then</b> another.", "de", "Einen nehmen.<br>Dann noch einen.<br>Fertig.<br>", 1),
    ("Take them, %@.", "de", "Nimm sie. %@. Fertig.", 1),
    ("Take one. Then another. Then go home. Done.", "zh-Hans", "拿一个。", 1),
    // A comma may stand where other languages end a sentence.
    ("Take one. Then another. Then go home. Done.", "zh-Hans", "拿一个，再拿一个，然后回家。", 0),
    ("Take one. Then another. Then go home.", "ja", "一つ取り、もう一つ取ります。", 0),
    ("Take one. Then another. Then go home. Done.", "zh-Hans", "拿一个、再拿一个。", 1),
  ])
  func endsOfSentences(_ source: String, _ language: String, _ text: String, _ count: Int) throws {
    let rule = try #require(RuleRegistry.rule("sentence-count"))
    let key = RuleExample(.one(source), language, .one(text)).lintKey
    let found = RuleRun.findings(of: rule, in: key, LintContext()).map(\.finding.message)
    #expect(found.count == count, "\(found)")
  }
}
