import Catalogs
import Diagnostics
import LocaleData
import Reading

extension StringsdictDocument {
  /// The document with single texts changed or added, each changing only its own bytes.
  ///
  /// - Parameter texts: An entry, where a text stands in it, and the text.
  func settingTexts(_ texts: [(entry: Int, path: TextPath, text: String)]) -> StringsdictDocument {
    guard !texts.isEmpty, !isBinary, !hasErrors else { return self }
    let editor = StringsdictTextEditor(document: self)
    let edits = texts.compactMap { editor.edit(entry: $0.entry, path: $0.path, text: $0.text) }
    return StringsdictDocument(
      SourceText(utf8: text.utf8.applying(edits), like: text), file: file)
  }
}

/// Finds the bytes of single texts in an XML property list.
private struct StringsdictTextEditor {
  let document: StringsdictDocument
  private let outline: StringsdictElements

  init(document: StringsdictDocument) {
    self.document = document
    outline = StringsdictElements(of: document)
  }

  private var elements: [XMLOutline.Element] { outline.elements }

  func edit(entry: Int, path: TextPath, text: String) -> TextEdit? {
    guard case .message(let message) = document.entries[entry].content,
      let value = outline.value(of: document.entries[entry])
    else { return nil }
    var dictionary = value
    var members = message.members
    let names = path.names(in: .stringsdict)
    // What a path leads to is a text, or a message with a format.
    for (depth, name) in (names + [StringsdictName.formatKey]).enumerated() {
      let children = outline.children(of: dictionary)
      guard let position = members.firstIndex(where: { $0.key.isExactly(name) }) else {
        guard depth >= names.count - 1 else { return nil }
        return insertion(of: name, text, children, members)
      }
      guard children.count == members.count * 2 else { return nil }
      let child = children[position * 2 + 1]
      switch members[position].value.content {
      case .string where depth >= names.count - 1: return replacement(of: child, text)
      case .dictionary(let inner):
        dictionary = child
        members = inner
      case .string, .scalar, .array: return nil
      }
    }
    return nil
  }

  private func replacement(of element: Int, _ text: String) -> TextEdit {
    let element = elements[element]
    guard element.isSelfClosing else { return TextEdit(element.content, escapedForXML(text)) }
    return TextEdit(element.range, "<string>\(escapedForXML(text))</string>")
  }

  /// A plural form is put behind the category before it; anything else at the end.
  private func insertion(
    of name: String, _ text: String, _ children: [Int], _ members: [PropertyListMember]
  ) -> TextEdit? {
    guard children.count == members.count * 2, let last = children.last else { return nil }
    let earlier = PluralCategory.allCases.map(\.rawValue).prefix { $0 != name }
    let position = members.lastIndex { earlier.contains($0.key) || $0.key.hasPrefix("NSString") }
    let before = position.map { children[$0 * 2 + 1] } ?? last
    let key = elements[position.map { children[$0 * 2] } ?? children[children.count - 2]].range
    let value = elements[before].range
    let utf8 = document.text.utf8
    // The white space in front of the key, and that between it and its value, are repeated.
    let outer = whiteSpace(before: key.lowerBound, in: utf8)
    let inner = String(decoding: utf8[key.upperBound..<value.lowerBound], as: UTF8.self)
    let gap = inner.allSatisfy(\.isWhitespace) ? inner : outer
    let written = "<key>\(escapedForXML(name))</key>\(gap)<string>\(escapedForXML(text))</string>"
    return .insertion(outer + written, at: value.upperBound)
  }

  private func whiteSpace(before offset: Int, in utf8: [UInt8]) -> String {
    var start = utf8.startOfBlanks(before: offset)
    start = utf8.startOfLineEnd(before: start)
    return String(decoding: utf8[start..<offset], as: UTF8.self)
  }
}
