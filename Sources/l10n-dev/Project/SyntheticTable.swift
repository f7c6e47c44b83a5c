import Diagnostics
import LocaleData

/// A generated table in the formats that Xcode has for it, laid out as Xcode does.
struct SyntheticTable {
  var entries: [SyntheticEntry]
  var locales: [SyntheticLocale]

  /// All entries with all their texts; keys are in the order of the entries.
  var stringCatalog: String {
    var text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
    for (position, entry) in entries.enumerated() {
      append(entry, to: &text)
      text += position == entries.count - 1 ? "\n" : ",\n"
    }
    return text + "  },\n  \"version\" : \"1.0\"\n}"
  }

  private func append(_ entry: SyntheticEntry, to text: inout String) {
    text += "    \(quoted(entry.key)) : {\n"
    if let comment = entry.comment { text += "      \"comment\" : \(quoted(comment)),\n" }
    text += "      \"localizations\" : {\n"
    var parts: [String] = []
    if entry.kind == .plural {
      parts.append(
        localization("en", [.one, .other]) {
          SyntheticLanguage.english.text(of: entry, isPlural: $0 != .one)
        })
    }
    for (number, locale) in locales.enumerated() where entry.isTranslated(in: number) {
      let state = entry.isReviewed(in: number) ? "translated" : "needs_review"
      let categories = entry.kind == .plural ? locale.pluralCategories : []
      parts.append(
        localization(locale.tag, categories, state: state) {
          locale.language.text(of: entry, isPlural: $0 != .one)
        })
    }
    text += parts.joined(separator: ",\n") + "\n      }\n    }"
  }

  /// - Parameter text: The text in a plural category; nil where it doesn't vary.
  private func localization(
    _ tag: String, _ categories: [PluralCategory], state: String = "translated",
    text: (PluralCategory?) -> String
  ) -> String {
    let start = "        \(quoted(tag)) : {\n"
    guard !categories.isEmpty else {
      return start + unit(text(nil), state, "          ") + "\n        }"
    }
    let cases = categories.map(\.rawValue).sorted().map { name in
      "              \(quoted(name)) : {\n"
        + unit(text(PluralCategory(rawValue: name)), state, "                ")
        + "\n              }"
    }
    return start + "          \"variations\" : {\n            \"plural\" : {\n"
      + cases.joined(separator: ",\n") + "\n            }\n          }\n        }"
  }

  private func unit(_ text: String, _ state: String, _ indent: String) -> String {
    "\(indent)\"stringUnit\" : {\n\(indent)  \"state\" : \"\(state)\",\n"
      + "\(indent)  \"value\" : \(quoted(text))\n\(indent)}"
  }

  /// The texts of one locale that don't vary, as a `.strings` file.
  ///
  /// - Parameter locale: The position of the locale; nil for the source language.
  func strings(_ locale: Int?) -> String {
    entries.lazy.filter { $0.kind != .plural && isThere($0, locale) }.map { entry in
      let comment = entry.comment.map { "/* \($0) */\n" } ?? ""
      let text = language(locale).text(of: entry)
      return "\(comment)\(quoted(entry.key)) = \(quoted(text));\n"
    }.joined(separator: "\n")
  }

  /// The texts of one locale that vary, as a `.stringsdict` file.
  func stringsdict(_ locale: Int?) -> String {
    let categories = locale.map { locales[$0].pluralCategories } ?? [.one, .other]
    let dictionaries = entries.lazy.filter { $0.kind == .plural && isThere($0, locale) }.map {
      let entry = $0
      let forms = categories.map { category in
        let text = language(locale).text(of: entry, isPlural: category != .one)
        return "\t\t\t<key>\(category.rawValue)</key>\n\t\t\t<string>\(text)</string>\n"
      }
      return "\t<key>\(entry.key)</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n"
        + "\t\t<string>%#@count@</string>\n\t\t<key>count</key>\n\t\t<dict>\n"
        + "\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>\n"
        + "\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>lld</string>\n"
        + forms.joined() + "\t\t</dict>\n\t</dict>\n"
    }
    return Self.propertyList("<dict>\n" + dictionaries.joined() + "</dict>\n")
  }

  static func propertyList(_ content: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """ + content + "</plist>\n"
  }

  private func isThere(_ entry: SyntheticEntry, _ locale: Int?) -> Bool {
    locale.map(entry.isTranslated(in:)) ?? true
  }

  private func language(_ locale: Int?) -> SyntheticLanguage {
    locale.map { locales[$0].language } ?? .english
  }

  private func quoted(_ text: String) -> String { JSONText.string(text).text() }
}
