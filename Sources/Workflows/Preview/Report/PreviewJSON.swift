import Diagnostics

/// `l10n preview --json`: the shape that `docs/json.md` describes, with each rendering on a line.
package struct PreviewJSON: PreviewRenderer {
  package init() {}

  package func pieces(of report: PreviewReport) -> [PreviewItem] { report.previews }

  package func begin(_ report: PreviewReport, to text: inout String) {
    text += "{\"version\":\(report.version),\"previews\":["
  }

  package func append(_ item: PreviewItem, at position: Int, to text: inout String) {
    text += position == 0 ? "\n" : ",\n"
    Self.member("key", item.key, opening: "{", to: &text)
    Self.member("table", item.table, to: &text)
    Self.member("locale", item.locale, to: &text)
    Self.member("address", item.addressName, to: &text)
    text += ",\"arguments\":"
    Self.array(item.arguments, to: &text) { JSONText.append($0, to: &$1) }
    Self.member("text", item.text, to: &text)
    Self.member("markdown", item.markdown, to: &text)
    text += ",\"runs\":"
    Self.array(item.shownRuns, to: &text, Self.write)
    text += ",\"reasons\":"
    Self.array(item.reasons, to: &text, Self.write)
    text += "}"
  }

  package func end(_ report: PreviewReport, to text: inout String) {
    text += report.previews.isEmpty ? "]}\n" : "\n]}\n"
  }

  private static func write(_ run: PreviewRun, to text: inout String) {
    member("text", run.text, opening: "{", to: &text)
    text += ",\"attributes\":{"
    var separator = ""
    for (place, attribute) in run.attributes.enumerated() {
      // A name stands once; the last value counts, as it does where JSON is read.
      if run.attributes[(place + 1)...].contains(where: { $0.name == attribute.name }) { continue }
      text += separator
      JSONText.append(attribute.name, to: &text)
      text += ":"
      if attribute.isText {
        JSONText.append(attribute.value, to: &text)
      } else {
        text += attribute.value
      }
      separator = ","
    }
    text += "}}"
  }

  private static func write(_ reason: PreviewReason, to text: inout String) {
    member("word", reason.word, opening: "{", to: &text)
    member("reason", reason.reason, to: &text)
    member("detail", reason.detail, to: &text)
    text += "}"
  }

  private static func member(
    _ name: StaticString, _ value: String, opening: String = ",", to text: inout String
  ) {
    text += opening
    text += "\"\(name)\":"
    JSONText.append(value, to: &text)
  }

  private static func array<Element>(
    _ elements: [Element], to text: inout String, _ write: (Element, inout String) -> Void
  ) {
    text += "["
    for (position, element) in elements.enumerated() {
      if position > 0 { text += "," }
      write(element, &text)
    }
    text += "]"
  }
}
