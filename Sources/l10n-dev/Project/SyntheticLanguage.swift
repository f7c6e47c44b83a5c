import LocaleData

/// A language that generated catalogs speak: a few nouns, and sentences around them.
struct SyntheticLanguage: Sendable {
  var code: String
  /// Things by one and by many of them, which every language has in the same order.
  private var nouns: [(one: String, many: String)]
  /// A text of each kind of `SyntheticEntry`, in their order.
  private var templates: [String]

  private init(_ code: String, _ nouns: String, _ templates: [String]) {
    self.code = code
    self.nouns = nouns.split(separator: " ").map { noun in
      let forms = noun.split(separator: "/").map(String.init)
      return (forms.first ?? "", forms.last ?? "")
    }
    self.templates = templates
  }

  /// The text of an entry: `{one}` and `{many}` are its noun, `{number}` makes it its own.
  func text(of entry: SyntheticEntry, isPlural: Bool = true) -> String {
    let noun = nouns[entry.noun % nouns.count]
    var text = templates[entry.kind.rawValue]
    for (name, value) in [
      ("{form}", isPlural ? noun.many : noun.one), ("{one}", noun.one), ("{many}", noun.many),
      ("{number}", String(entry.number)),
    ] {
      text = text.split(separator: name, omittingEmptySubsequences: false).joined(separator: value)
    }
    return text
  }

  static let nounCount = 6

  static let english = SyntheticLanguage(
    "en", "photo/photos order/orders message/messages salad/salads file/files ticket/tickets",
    [
      "Your {one} was saved in folder {number}.",
      "%@ shared {many} (%lld MB) in room {number}",
      "%lld {form} in list {number}",
      "Read **all** about your {one} in [chapter {number}](https://example.com/{number}).",
      "Add ^[%lld {one}](inflect: true) to shelf {number}",
    ])

  /// The languages that texts are translated to.
  static let translations = [
    SyntheticLanguage(
      "de",
      "Foto/Fotos Bestellung/Bestellungen Nachricht/Nachrichten Salat/Salate Datei/Dateien Karte/Karten",
      [
        "{one} liegt jetzt in Ordner {number}.",
        "%1$@ hat {many} (%2$lld MB) in Raum {number} geteilt",
        "%lld {form} in Liste {number}",
        "Mehr zu {one} steht **ganz** in [Kapitel {number}](https://example.com/{number}).",
        "^[%lld {one}](inflect: true) in Regal {number} legen",
      ]),
    SyntheticLanguage(
      "es",
      "foto/fotos orden/órdenes carta/cartas ensalada/ensaladas lista/listas entrada/entradas",
      [
        "Tu {one} quedó en la carpeta {number}.",
        "%1$@ compartió {many} (%2$lld MB) en la sala {number}",
        "%lld {form} en la lista {number}",
        "Lee **todo** sobre tu {one} en el [capítulo {number}](https://example.com/{number}).",
        "Añadir ^[%lld {one}](inflect: true) al estante {number}",
      ]),
    SyntheticLanguage(
      "fr",
      "photo/photos commande/commandes lettre/lettres salade/salades image/images carte/cartes",
      [
        "Une {one} se trouve dans le dossier {number}.",
        "%1$@ montre des {many} (%2$lld Mo) en salle {number}",
        "%lld {form} dans la liste {number}",
        "À lire **absolument** : une {one}, [chapitre {number}](https://example.com/{number}).",
        "Ajouter ^[%lld {one}](inflect: true) au rayon {number}",
      ]),
    SyntheticLanguage(
      "it",
      "foto/foto ordinazione/ordinazioni lettera/lettere insalata/insalate immagine/immagini carta/carte",
      [
        "La tua {one} è nella cartella {number}.",
        "%1$@ mostra {many} (%2$lld MB) nella sala {number}",
        "%lld {form} nella lista {number}",
        "Leggi **tutto** sulla tua {one} nel [capitolo {number}](https://example.com/{number}).",
        "Metti ^[%lld {one}](inflect: true) sullo scaffale {number}",
      ]),
    SyntheticLanguage(
      "ja", "写真 注文 手紙 サラダ 書類 切符",
      [
        "{one}をフォルダ{number}に保存しました。", "%1$@さんが部屋{number}で{many}（%2$lld MB）を見せました",
        "リスト{number}に{form}が%lld件あります",
        "{one}の**詳細**は[第{number}章](https://example.com/{number})を参照。",
        "棚{number}に%lld件の{one}を追加",
      ]),
    SyntheticLanguage(
      "pl",
      "karta/kart wiadomość/wiadomości sałatka/sałatek lista/list kawa/kaw strona/stron",
      [
        "Twoja {one} jest w folderze {number}.",
        "%1$@ ma coś (%2$lld MB) w pokoju {number}: {many}", "%lld {form} na liście {number}",
        "Przeczytaj **wszystko**: {one}, [rozdział {number}](https://example.com/{number}).",
        "Dodaj ^[%lld {one}](inflect: true) do półki {number}",
      ]),
    SyntheticLanguage(
      "pt",
      "foto/fotos ordem/ordens carta/cartas salada/saladas imagem/imagens entrada/entradas",
      [
        "A sua {one} está na pasta {number}.",
        "%1$@ mostrou {many} (%2$lld MB) na sala {number}", "%lld {form} na lista {number}",
        "Leia **tudo** sobre a sua {one} no [capítulo {number}](https://example.com/{number}).",
        "Adicionar ^[%lld {one}](inflect: true) à prateleira {number}",
      ]),
    SyntheticLanguage(
      "ru",
      "фотография/фотографий карта/карт новость/новостей книга/книг папка/папок запись/записей",
      [
        "Готово: {one} в папке {number}.", "%1$@: {many} (%2$lld МБ) в комнате {number}",
        "%lld {form} в списке {number}",
        "Прочтите **всё**: {one}, [глава {number}](https://example.com/{number}).",
        "Добавить %lld ({one}) на полку {number}",
      ]),
    SyntheticLanguage(
      "sv", "bild/bilder order/ordrar lapp/lappar sallad/sallader fil/filer biljett/biljetter",
      [
        "Din {one} finns nu i mapp {number}.",
        "%1$@ visade {many} (%2$lld MB) i rum {number}", "%lld {form} i lista {number}",
        "Läs **allt** om din {one} i [kapitel {number}](https://example.com/{number}).",
        "Lägg %lld {one} på hylla {number}",
      ]),
  ]
}

/// A locale of a generated catalog: a language, or one as it is spoken somewhere.
struct SyntheticLocale: Sendable {
  var tag: String
  var language: SyntheticLanguage

  /// The categories that a counted text has.
  var pluralCategories: [PluralCategory] {
    LanguageTag(tag).map { PluralRules(for: $0, type: .cardinal).categories } ?? [.other]
  }

  /// As many locales as asked for: all languages, then each in made-up regions.
  static func locales(_ count: Int) -> [SyntheticLocale] {
    let languages = SyntheticLanguage.translations
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    return (0..<count).map { number in
      let language = languages[number % languages.count]
      let region = number / languages.count - 1
      guard region >= 0 else { return SyntheticLocale(tag: language.code, language: language) }
      let name = letters[region / 26 % 26] + letters[region % 26]
      return SyntheticLocale(tag: "\(language.code)-\(name)", language: language)
    }
  }
}
