import Foundation

/// Generates catalogs of any size, with comments, plural forms and several scripts.
struct SyntheticCatalogs {
  /// The least number of bytes of a catalog.
  var size: Int

  private static let words = [
    "Order", "salad", "of", "the", "day", "with", "your", "friends", "and", "pay", "at", "table",
  ]
  private static let translations = [
    ("de", "Bestellung für die ganze Straße"), ("es", "Añadir a tu pedido"),
    ("fr", "Commandé hier à la terrasse"), ("ja", "注文に追加しました"), ("ru", "Добавить в заказ"),
  ]

  private func key(_ number: Int) -> String {
    let words = (0..<6).map { Self.words[(number * 7 + $0 * $0 * number) % Self.words.count] }
    return words.joined(separator: " ") + " \(number)"
  }

  /// A `.strings` file as genstrings writes it, without escapes in most lines.
  var strings: [UInt8] {
    filled { number in
      let escaped = number % 10 == 0 ? "\\n\\\"%lld\\\"" : ""
      return "/* Shown above the list of screen \(number) */\n"
        + "\"\(key(number))\" = \"\(Self.translations[number % 5].1) \(number)\(escaped)\";\n\n"
    }
  }

  /// A `.stringsdict` file with one variable for each key.
  var stringsdict: [UInt8] {
    let start = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>

      """
    return filled(start, "</dict>\n</plist>\n") { number in
      """
      \t<key>\(key(number))</key>
      \t<dict>
      \t\t<key>NSStringLocalizedFormatKey</key>
      \t\t<string>%#@count@</string>
      \t\t<key>count</key>
      \t\t<dict>
      \t\t\t<key>NSStringFormatSpecTypeKey</key>
      \t\t\t<string>NSStringPluralRuleType</string>
      \t\t\t<key>NSStringFormatValueTypeKey</key>
      \t\t\t<string>lld</string>
      \t\t\t<key>one</key>
      \t\t\t<string>%lld \(Self.translations[number % 5].1)</string>
      \t\t\t<key>other</key>
      \t\t\t<string>%lld \(Self.translations[number % 5].1) …</string>
      \t\t</dict>
      \t</dict>

      """
    }
  }

  /// A String Catalog as Xcode writes it, but for the order of its keys.
  var stringCatalog: [UInt8] {
    let start = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
    let end = "    \"\" : {\n\n    }\n  },\n  \"version\" : \"1.0\"\n}"
    return filled(start, end) { number in
      let localizations = Self.translations.map { language, text in
        "        \"\(language)\" : {\n"
          + (number % 8 == 0 ? plural(text) : unit(text, "          "))
          + "\n        }"
      }
      return """
            "\(key(number))" : {
              "comment" : "Shown above the list of screen \(number)",
              "localizations" : {
        \(localizations.joined(separator: ",\n"))
              }
            },

        """
    }
  }

  private func unit(_ text: String, _ indent: String) -> String {
    "\(indent)\"stringUnit\" : {\n\(indent)  \"state\" : \"translated\",\n"
      + "\(indent)  \"value\" : \"\(text)\"\n\(indent)}"
  }

  private func plural(_ text: String) -> String {
    let indent = String(repeating: " ", count: 16)
    let cases = ["one", "other"].map { name in
      "              \"\(name)\" : {\n" + unit("%lld \(text)", indent) + "\n              }"
    }
    return "          \"variations\" : {\n            \"plural\" : {\n"
      + cases.joined(separator: ",\n") + "\n            }\n          }"
  }

  private func filled(
    _ start: String = "", _ end: String = "", _ entry: (Int) -> String
  ) -> [UInt8] {
    var bytes = Array(start.utf8)
    var number = 0
    while bytes.count < size {
      bytes += entry(number).utf8
      number += 1
    }
    return bytes + end.utf8
  }
}
