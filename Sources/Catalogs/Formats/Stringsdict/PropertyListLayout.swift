import Diagnostics
import PlainBytes
package import Reading

/// How a property list is laid out: Xcode's tabs, or what the file has instead.
package struct PropertyListLayout {
  package var lineEnd = "\n"
  package var indentation = "\t"

  package init(of document: StringsdictDocument) {
    let text = document.text.utf8
    if let end = text.firstIndex(where: \.isLineEnd) {
      lineEnd = String(decoding: text[end..<text.endOfLineEnd(at: end)], as: UTF8.self)
    }
    guard let first = document.entries.first else { return }
    let start = text.startOfBlanks(before: first.range.lowerBound)
    if start < first.range.lowerBound, text.startsLine(at: start) {
      indentation = String(decoding: text[start..<first.range.lowerBound], as: UTF8.self)
    }
  }

  /// A key of the outermost dictionary with its value, whole lines.
  package func text(of member: PropertyListMember) -> String {
    var text = ""
    append(member, depth: 1, to: &text)
    return text
  }

  private func append(_ member: PropertyListMember, depth: Int, to text: inout String) {
    appendLine("<key>\(escapedForXML(member.key))</key>", depth: depth, to: &text)
    append(member.value, depth: depth, to: &text)
  }

  /// Recursion follows a value that the caller made, or one that the reader bounded in depth.
  private func append(_ value: PropertyListValue, depth: Int, to text: inout String) {
    switch value.content {
    case .string(let string):
      appendLine("<string>\(escapedForXML(string))</string>", depth: depth, to: &text)
    case .scalar(let element, let content) where content.isEmpty:
      appendLine("<\(element)/>", depth: depth, to: &text)
    case .scalar(let element, let content):
      appendLine(
        "<\(element)>\(escapedForXML(content))</\(element)>", depth: depth, to: &text)
    case .array(let elements):
      appendLine(elements.isEmpty ? "<array/>" : "<array>", depth: depth, to: &text)
      for element in elements { append(element, depth: depth + 1, to: &text) }
      if !elements.isEmpty { appendLine("</array>", depth: depth, to: &text) }
    case .dictionary(let members):
      appendLine(members.isEmpty ? "<dict/>" : "<dict>", depth: depth, to: &text)
      for member in members { append(member, depth: depth + 1, to: &text) }
      if !members.isEmpty { appendLine("</dict>", depth: depth, to: &text) }
    }
  }

  private func appendLine(_ line: String, depth: Int, to text: inout String) {
    text += String(repeating: indentation, count: depth) + line + lineEnd
  }
}
