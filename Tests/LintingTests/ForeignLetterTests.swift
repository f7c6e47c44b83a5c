import Catalogs
import Testing

@testable import Linting

/// Letters of another language are put right without a person only where they are in no name.
@Suite struct ForeignLetterTests {
  private static func findings(_ language: String, _ target: String) throws -> [Finding] {
    let unit = try RuleExample("Sent with the file", language, .one(target)).firstUnit()
    return ForeignLetter.findings(in: unit, LintContext())
  }

  @Test(arguments: [
    ("Trimis cu fişierul", true), ("Trimis de Ayşe", false), ("Şters cu fişierul", false),
    ("Trimis de Ayşe cu fişierul", false),
  ])
  func fixes(target: String, isSafe: Bool) throws {
    let found = try Self.findings("ro", target)
    #expect(found.map { $0.fix?.isSafe } == [isSafe])
  }

  /// A wrong encoding has two letters for those with a dot and without.
  @Test func bothLettersIOfTurkish() throws {
    let text = "Ýzin, kayýt"
    let found = try Self.findings("tr", text)
    #expect(found.first?.fix?.applied(to: text) == "İzin, kayıt")
  }

  @Test(arguments: [
    ("ar", "أرسل مع الملف إلی الخادم", true), ("ar", "أرسل مع الملف إلى الخادم", false),
    ("ar", "أرسل مع کل الملفات والصور", true), ("ur", "فائل كے ساتھ", true),
    ("ur", "فائل کاپى ہو گئی", true), ("ur", "فائل کاپی ہو گئی", false),
    ("hu", "A fájllal elküldve, törlés elõtt", true), ("hu", "Törlés előtt elküldve", false),
    ("tr", "Dosya deðiþti", true), ("tr", "Dosya değişti", false),
    ("vi", "Ðã gửi kèm tệp", true), ("vi", "Đã gửi kèm tệp", false),
    ("hr", "Poslano s pronaðenom datotekom", true), ("is", "Sent með skránni", false),
  ])
  func neighboursLetters(language: String, target: String, isFound: Bool) throws {
    #expect(try Self.findings(language, target).isEmpty != isFound)
  }

  @Test(arguments: [
    ("ja", "「你好」の言い方", false), ("ja", "你好の言い方", true), ("uk", "Пісня «Вы»", false),
    ("ro", "Atinge „şterge”", true),
  ])
  func quotations(language: String, target: String, isFound: Bool) throws {
    #expect(try Self.findings(language, target).isEmpty != isFound)
  }

  /// Letters of other languages tell a text of one; names have them too.
  @Test(arguments: [
    ("es", "As fotos não foram enviadas", true), ("es", "Fotos de São João", false),
    ("es", "Posts aus der Messe", false), ("es", "Die Größe ist zu klein", false),
    ("es", "Die Größe wird geändert", true), ("it", "A foto não abre", true),
    ("it", "Perché no? È già così, più o meno", false), ("de", "La foto não está aqui", true),
    ("de", "Die Façon der Señorita, à la Crêpe", false), ("pl", "Soubor byl přidán", true),
    ("pt", "Isto não é à toa, avô", false), ("fr", "Ça a été reçu à Noël", false),
    ("it", "Vin brûlé e crêpe con würstel", false), ("pl", "3 sztuki à 5 zł", false),
    ("sv", "Filen er føjet til", true), ("sv", "Bilden från Malmö är sparad på ön", false),
  ])
  func otherLanguages(language: String, target: String, isFound: Bool) throws {
    #expect(try Self.findings(language, target).isEmpty != isFound)
  }
}
