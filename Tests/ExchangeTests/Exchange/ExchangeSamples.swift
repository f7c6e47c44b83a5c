import Catalogs
import Exchange
import TestSupport

/// Generated units, with texts that are hard on formats.
enum ExchangeSamples {
  private static let pieces = [
    "a", "ñ", "👩‍👩‍👧", " ", "  ", "\n", "\t", "\r", "\"", "'", "&", "<b>", "]]>", "%@", "%1$lld", "=",
    "+",
    "-", "@", ",", ";", "\\", "/", "*/", "“", "”", "\u{2028}", "é", "e\u{301}", "|==|", "Source: ",
    "\r\n", "\u{301}", "\"\u{301}", "*/\u{301}", "\u{600}*", "%\u{301}", "\u{85}",
  ]

  static func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      pieces.randomElement(using: &generator) ?? ""
    }.joined()
  }

  static func file(seed: Int) -> ExchangeFile {
    var generator = SeededGenerator(seed: seed)
    var file = ExchangeFile(
      original: "App \(seed)/en.lproj/Table.strings", sourceLanguage: "en", targetLanguage: "pt-BR")
    file.units = (0..<5).map { index in
      var unit = ExchangeUnit(
        id: "\(index)" + text(&generator), key: "", source: text(&generator))
      if Bool.random(using: &generator) {
        unit.target = text(&generator)
        unit.state = TextState.exchanged.randomElement(using: &generator)
      }
      unit.key = unit.id
      unit.notes = ["note " + text(&generator) + "."]
      unit.isTranslatable = index != 3
      return unit
    }
    return file
  }
}
