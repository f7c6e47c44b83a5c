import Diagnostics
import LocaleData

/// Appends text to HTML so that none of it is read as markup.
enum HTMLText {
  /// Appends text that is safe in an element and in a quoted attribute.
  static func append(_ text: String, to html: inout String) {
    html += escapedForHTML(text)
  }

  /// Appends a translator's text: line ends stay, and what can't be shown is spelled out in
  /// elements of their own.
  static func append(untrusted text: String, to html: inout String) {
    guard VisibleText.mayHide(text) else { return append(text, to: &html) }
    var shown = ""
    VisibleText.forEach(in: text, directionMarks: .kept) { scalar, isHidden in
      if scalar == "\n" || !isHidden {
        shown.unicodeScalars.append(scalar)
      } else {
        append(shown, to: &html)
        shown = ""
        html += "<span class=\"hidden\">\(VisibleText.spelling(scalar))</span>"
      }
    }
    append(shown, to: &html)
  }
}
