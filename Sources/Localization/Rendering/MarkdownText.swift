import Messages

/// How text is spelled in Markdown so that it shows as it is.
package enum MarkdownText {
  /// Text whose punctuation means itself.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.isASCII, isSpecial(UInt8(scalar.value)) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  static func code(_ text: String) -> String {
    let (tick, space) = (UInt8(ascii: "`"), UInt8(ascii: " "))
    // Bytes, for a mark may follow a backtick and make it another character.
    let bytes = Array(text.utf8)
    let runs = bytes.split(omittingEmptySubsequences: true) { $0 != tick }
    let fence = String(repeating: "`", count: (runs.map(\.count).max() ?? 0) + 1)
    let isStripped =
      bytes.first == space && bytes.last == space && bytes.contains { $0 != space }
    let needsPadding = bytes.first == tick || bytes.last == tick || isStripped
    let padding = needsPadding ? " " : ""
    return fence + padding + text + padding + fence
  }

  /// A numeric character reference; NUL has none.
  static func reference(_ scalar: Unicode.Scalar) -> String {
    scalar.value == 0 ? String(scalar) : "&#\(scalar.value);"
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "&"):
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is white space to whoever reads the Markdown.
  var isMarkdownSpace: Bool { CharacterClass(self) == .whitespace }

  /// Whether it is neither white space nor punctuation to whoever reads the Markdown.
  var isLetterLike: Bool { CharacterClass(self) == .other }
}
