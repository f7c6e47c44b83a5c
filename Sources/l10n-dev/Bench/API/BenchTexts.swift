import Foundation

/// The texts of a server: 1,000 keys in English, German and Spanish, as compiled tables.
enum BenchTexts {
  /// How many keys there are without an argument, and how many with one of each kind.
  static let plainCount = 600
  static let countOfEach = 100

  private static let languages = ["en", "de", "es"]

  /// Things that are counted, in the order of the languages.
  private static let things = [
    ["small salad", "kleiner Salat", "ensalada pequeño"],
    ["new message", "neue Nachricht", "mensaje nuevo"],
    ["connected user", "verbundener Benutzer", "usuario conectado"],
    ["blue box", "blaues Haus", "lápiz azul"], ["large photo", "großes Foto", "foto grande"],
  ]

  /// The halves of a key and of its texts, around what stands in them.
  typealias Halves = (before: String, after: String)

  static func plain(_ number: Int, language: Int = 0) -> String {
    let texts = [
      ["Orders", "Bestellungen", "Pedidos"],
      ["Could not open the file", "Datei nicht geöffnet", "No se pudo abrir el archivo"],
      [
        "Your order has been received and is being prepared",
        "Die Küche hat die Bestellung erhalten und bereitet sie zu",
        "La cocina recibió tu pedido y lo está preparando",
      ],
      ["Payment method", "Zahlungsart", "Método de pago"],
      ["Please choose a table", "Bitte einen Tisch wählen", "Elige una mesa"],
    ]
    return "\(texts[number % texts.count][language]) (\(number))"
  }

  static func name(_ number: Int, language: Int = 0) -> Halves {
    let text = ["Welcome back to table", "Willkommen zurück an Tisch", "De vuelta en la mesa"]
    return ("\(text[language]) \(number), ", "!")
  }

  static func seats(_ number: Int, language: Int = 0) -> Halves {
    let text = ["seats are free in room", "Plätze sind frei in Raum", "asientos libres en la sala"]
    return ("", " \(text[language]) \(number)")
  }

  static func markdown(_ number: Int, language: Int = 0) -> Halves {
    let link = "(https://example.com/orders/\(number))"
    return [
      ("**Order \(number)** for ", " is [ready]\(link)."),
      ("**Bestellung \(number)** für ", " ist [fertig]\(link)."),
      ("El **pedido \(number)** de ", " está [listo]\(link)."),
    ][language]
  }

  static func inflected(_ number: Int, language: Int = 0) -> Halves {
    let thing = things[number % things.count][language]
    return [
      ("Add ^[", " \(thing)](inflect: true) to order \(number)"),
      ("^[", " \(thing)](inflect: true) zur Bestellung \(number)"),
      ("Añadir ^[", " \(thing)](inflect: true) al pedido \(number)"),
    ][language]
  }

  /// Writes a table for each language.
  static func write(to folder: URL) throws {
    for language in languages.indices {
      let lines = texts(language: 0).lazy.map(quoted)
      let values = texts(language: language).lazy.map(quoted)
      let table = zip(lines, values).map { "\($0) = \($1);\n" }.joined()
      let path = folder.appending(path: "\(languages[language]).lproj")
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      try Data(table.utf8).write(to: path.appending(path: "Localizable.strings"))
    }
  }

  private static func texts(language: Int) -> [String] {
    let each = 0..<countOfEach
    return (0..<plainCount).map { plain($0, language: language) }
      + each.map { joined(name($0, language: language), "%@") }
      + each.map { joined(seats($0, language: language), "%lld") }
      + each.map { joined(markdown($0, language: language), "%@") }
      + each.map { joined(inflected($0, language: language), "%lld") }
  }

  /// A text with what stands in it.
  static func joined(_ halves: Halves, _ middle: String) -> String {
    halves.before + middle + halves.after
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\"", with: "\\\""))\""
  }
}
