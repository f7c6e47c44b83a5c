/// `l10n preview --plain`: the texts as they are and nothing else, a line each.
package struct PreviewPlain: PreviewRenderer {
  package init() {}

  package func pieces(of report: PreviewReport) -> [PreviewItem] { report.previews }

  package func append(_ item: PreviewItem, at position: Int, to text: inout String) {
    text += item.text
    text += "\n"
  }
}
