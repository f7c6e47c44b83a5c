import Diagnostics

/// A name as code in Markdown, in a table's cell too.
enum MarkdownCode {
  /// The name in backticks; one that could end them or leave its cell in an element, with character
  /// references, which are read as nothing but text (CommonMark 0.31.2, section 2.5).
  static func span(_ name: String) -> String {
    let shown = VisibleText.escaped(name)
    // A backslash could take away the meaning of the one that escapes a bar.
    guard shown.utf8.contains(where: { "`|\\".utf8.contains($0) }) else { return "`\(shown)`" }
    return "<code>" + shown.unicodeScalars.map(reference).joined() + "</code>"
  }

  private static func reference(_ scalar: Unicode.Scalar) -> String {
    let isPlain =
      !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || " ./-".unicodeScalars.contains(scalar)
    return isPlain ? String(scalar) : "&#\(scalar.value);"
  }
}
