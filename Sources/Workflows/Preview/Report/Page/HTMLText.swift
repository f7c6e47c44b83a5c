import Diagnostics
import LocaleData

/// Appends text to HTML so that none of it is read as markup.
enum HTMLText {
  /// Appends text that is safe in an element and in a quoted attribute.
  static func append(_ text: String, to html: inout String) {
    guard text.utf8.contains(where: isMarkup) else {
      html += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      default: html.unicodeScalars.append(scalar)
      }
    }
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

  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0x27
  }
}

/// What people read, as HTML.
enum PageRuns {
  static func append(_ runs: [PreviewRun], to html: inout String) {
    for run in runs { append(run, to: &html) }
  }

  private static func append(_ run: PreviewRun, to html: inout String) {
    var ends: [String] = []
    if run.isInflected {
      html += "<mark>"
      ends.append("</mark>")
    }
    for attribute in run.attributes { open(attribute, &ends, &html) }
    HTMLText.append(untrusted: run.text, to: &html)
    for end in ends.reversed() { html += end }
  }

  private static func open(
    _ attribute: PreviewAttribute, _ ends: inout [String], _ html: inout String
  ) {
    func open(_ element: String) {
      html += "<\(element)>"
      ends.append("</\(element)>")
    }
    switch attribute.kind {
    case .bold: open("strong")
    case .italic: open("em")
    case .strikethrough: open("s")
    case .code: open("code")
    case .link: openLink(attribute.value, &ends, &html)
    case .custom: openCustom(attribute, &ends, &html)
    case .foundation: break
    }
  }

  /// Only links to the Web and to mail can be followed; others show where they would lead.
  private static func openLink(_ link: String, _ ends: inout [String], _ html: inout String) {
    if let target = ShownLink.followable(link) {
      // A link in a link, which runs can't have but a caller's mistake may, would end the first.
      guard !ends.contains("</a>") else { return }
      html += "<a rel=\"noopener noreferrer nofollow\" href=\""
      HTMLText.append(target, to: &html)
      html += "\">"
      ends.append("</a>")
    } else {
      html += "<span class=\"dead-link\">"
      var label = " <small dir=\"ltr\">"
      HTMLText.append(untrusted: link, to: &label)
      ends.append(label + "</small></span>")
    }
  }

  private static func openCustom(
    _ attribute: PreviewAttribute, _ ends: inout [String], _ html: inout String
  ) {
    let kind = attribute.name == "rainbow" ? "attribute rainbow" : "attribute"
    html += "<span class=\"\(kind)\"><small dir=\"ltr\">"
    HTMLText.append(untrusted: attribute.label, to: &html)
    html += "</small> "
    ends.append("</span>")
  }
}

/// The language that a cell is in and how it is written, as a browser is told.
struct PageLanguage {
  /// `lang="es" dir="ltr"`; a name that is no language tag gives only the direction of its text.
  let attributes: String
  /// ` lang="es"`, or nothing.
  let lang: String

  init(_ locale: String) {
    guard let tag = LanguageTag(locale), !tag.isOpaque else {
      (attributes, lang) = ("dir=\"auto\"", "")
      return
    }
    lang = " lang=\"\(tag)\""
    attributes = "lang=\"\(tag)\"" + (tag.isRightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"")
  }
}
