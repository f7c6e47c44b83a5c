import Diagnostics
import LocaleData

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
