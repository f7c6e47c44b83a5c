package import Catalogs
import Diagnostics
import Reading

/// The inside of a `.stringsdict`'s outermost dictionary, as a whole file.
package func stringsdictText(_ content: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
  "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
  <plist version="1.0">
  <dict>
  \(content)</dict>
  </plist>

  """
}

extension StringsdictDocument {
  package init(_ text: String) {
    self.init(parsing: Array(text.utf8), file: "Test.stringsdict")
  }

  package var string: String { String(decoding: serialized(), as: UTF8.self) }

  package var problems: [String] { diagnostics.problems(LineMap(text.utf8)) }
}

package let filesMessage = StringsdictMessage(fields: [
  .formatKey("%#@files@"),
  .variable(
    StringsdictMessage.Variable(
      name: "files", valueType: "lld",
      forms: [("one", "%lld file & <b>"), ("other", "%lld files")])),
])

package let filesText = """
  \t<key>files</key>
  \t<dict>
  \t\t<key>NSStringLocalizedFormatKey</key>
  \t\t<string>%#@files@</string>
  \t\t<key>files</key>
  \t\t<dict>
  \t\t\t<key>NSStringFormatSpecTypeKey</key>
  \t\t\t<string>NSStringPluralRuleType</string>
  \t\t\t<key>NSStringFormatValueTypeKey</key>
  \t\t\t<string>lld</string>
  \t\t\t<key>one</key>
  \t\t\t<string>%lld file &amp; &lt;b&gt;</string>
  \t\t\t<key>other</key>
  \t\t\t<string>%lld files</string>
  \t\t</dict>
  \t</dict>

  """

extension StringsDocument {
  package init(_ text: String) {
    self.init(parsing: Array(text.utf8), file: "Test.strings")
  }

  package var pairs: [String] { entries.map { "\(key(of: $0))=\(value(of: $0))" } }
  package var string: String { String(decoding: serialized(), as: UTF8.self) }

  package var problems: [String] { diagnostics.problems(LineMap(text.utf8)) }
}

extension StringCatalogDocument {
  package init(_ text: String) { self.init(parsing: Array(text.utf8), file: "Test.xcstrings") }

  /// A catalog with these members of `strings`.
  package init(strings: String) {
    self.init(#"{"sourceLanguage": "en", "strings": {\#(strings)}, "version": "1.0"}"#)
  }

  package var problems: [String] { diagnostics.problems(LineMap(text.utf8)) }

  package func source(_ range: Range<Int>?) -> String? {
    range.map { String(decoding: text.utf8[$0], as: UTF8.self) }
  }
}

extension SeededGenerator {
  /// Pieces that mean something in `.strings` files, at random.
  package mutating func text(upTo length: Int) -> String {
    let pieces = [
      "a", "Z", "é", "日", "😀", "e\u{301}", "\"", "'", "\\", "\n", "\r", "\t", ";", "=", "*/",
      "/*", "//", "{", "}", "%@", "%1$lld", " ", "\u{0}", "\u{7F}", "\u{2028}", "\\n", "\\U00e9",
      "\u{FEFF}", "0",
    ]
    return (0..<Int.random(in: 0...length, using: &self))
      .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &self)] }.joined()
  }
}

extension [Diagnostic] {
  /// `id@line:column` of each diagnostic.
  fileprivate func problems(_ lineMap: LineMap) -> [String] {
    map { diagnostic in
      let place = lineMap.position(at: diagnostic.location?.range.lowerBound ?? 0)
      return "\(diagnostic.id)@\(place.line):\(place.column)"
    }
  }
}
