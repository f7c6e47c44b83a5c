import Foundation
import TestSupport

/// A project in which every name and text has every character that could command a terminal, and
/// some that could end a line of another format.
enum HostileProject {
  /// Controls but NUL (C0, DEL, C1), bidirectional controls, tags, separators, what shows nothing.
  static let characters: String = {
    let controls = Array(0x01...0x1F) + Array(0x7F...0x9F)
    let others = [
      0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E,
      0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0xFEFF, 0xFFF9, 0xFFFB, 0xE0001, 0xE0041, 0xE007F,
      0xE0101,
    ]
    var text = String.UnicodeScalarView()
    for value in controls + others { text.append(Unicode.Scalar(value) ?? " ") }
    return "\u{1B}[31m\u{1B}]0;owned\u{7}\r\n::stop-commands::a\n" + String(text)
  }()

  /// A name for files: without what would make folders of it, and no longer than names may be.
  static let name = "n\u{1B}[31m\u{9B}2J\u{202E}\u{E0041}\u{7}\r\n::x\u{2028}|`"

  static func write(to folder: TemporaryFolder) throws {
    let json = escaped(characters)
    for place in ["Resources", "Second \(name)"] {
      try folder.write(catalog(json), to: "\(place)/\(name).xcstrings")
    }
    for language in ["en", "es"] {
      try folder.write(strings(language), to: "Tables/\(language).lproj/T\(name).strings")
      try folder.write("\"broken \(characters)", to: "Broken/\(language).lproj/B\(name).strings")
    }
    try folder.write(#"{"\#(json)": 1, "sourceLanguage": "\#(json)"}"#, to: "Config/l10n.json")
    try folder.write(source, to: "Sources/S\(name).swift")
    for (side, text) in [("base", "b"), ("ours", "o"), ("theirs", "t")] {
      try folder.write("\"\(characters)\" = \"\(text)\";\n", to: "Merge/\(side).strings")
    }
  }

  private static func catalog(_ json: String) -> String {
    let state = #""state": "translated""#
    return #"""
      {"sourceLanguage": "en", "strings": {
        "key \#(json) %@": {"comment": "comment */ \#(json)", "localizations": {
          "es": {"stringUnit": {\#(state), "value": "valor \#(json) %lld"}}}},
        "plain": {"extractionState": "manual", "localizations": {
          "en": {"stringUnit": {\#(state), "value": "text \#(json)"}},
          "es": {"stringUnit": {"state": "needs_review", "value": "texto \#(json)"}}}}
      }, "version": "1.0"}
      """#
  }

  private static func strings(_ language: String) -> String {
    "/* comment \(characters) */\n\"key \(characters)\" = \"\(language) \(characters) %@\";\n"
  }

  private static var source: String {
    let escapes = characters.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
    return "let text = String(localized: \"new \(escapes)\", comment: \"why \(escapes)\")\n"
  }

  /// As JSON holds it.
  private static func escaped(_ text: String) -> String {
    text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
