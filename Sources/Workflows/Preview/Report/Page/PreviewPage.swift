import Diagnostics

/// `l10n preview --format html`: one page with everything in it.
///
/// It needs no script and no network, and its Content Security Policy allows neither: whatever a
/// translator writes can be shown but not run.
package struct PreviewPage: PreviewRenderer {
  private let title: String

  /// - Parameter title: What the page is about, such as the project's name.
  package init(title: String = "Preview") { self.title = title }

  package func pieces(of report: PreviewReport) -> [PreviewGroup] { report.groups }

  package func begin(_ report: PreviewReport, to html: inout String) {
    html += """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
      'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="referrer" content="no-referrer">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>
      """
    HTMLText.append(untrusted: title, to: &html)
    html += "</title>\n<style>\n\(PageStyleSheet.text)</style>\n</head>\n<body>\n<header>\n<h1>"
    HTMLText.append(untrusted: title, to: &html)
    html += "</h1>\n"
    writeSummary(report, to: &html)
    html += "</header>\n<main>\n"
    if report.previews.isEmpty { html += "<p>There is nothing to preview.</p>\n" }
  }

  package func append(_ group: PreviewGroup, at position: Int, to html: inout String) {
    var section = PageSection(group, number: position + 1)
    section.write(to: &html)
  }

  package func end(_ report: PreviewReport, to html: inout String) {
    html += "</main>\n</body>\n</html>\n"
  }

  private func writeSummary(_ report: PreviewReport, to html: inout String) {
    let keys = Set(report.previews.map { [$0.table, $0.key] }).count
    let doubtful = report.previews.count { $0.reasons.contains(where: \.isDoubt) }
    var seen: Set<String> = []
    let locales = report.previews.map(\.locale).filter { seen.insert($0).inserted }
    html +=
      "<p>\(String.counted(keys, "key")), \(String.counted(report.previews.count, "rendering"))"
    if !locales.isEmpty {
      html += " in "
      HTMLText.append(untrusted: locales.joined(separator: ", "), to: &html)
    }
    html += ". <mark>Marked</mark> words were made to agree.</p>\n"
    guard doubtful > 0 else { return }
    html += """
      <p class="choice"><label><input type="checkbox" id="only-doubts"> Only keys with one of the \
      <span class="doubt">\(String.counted(doubtful, "rendering"))</span> that the engine was unsure \
      of</label></p>

      """
  }
}
