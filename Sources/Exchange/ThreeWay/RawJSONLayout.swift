import Catalogs
import Reading

/// How a String Catalog lays its objects out, for the entries that a merge writes anew.
struct RawJSONLayout: Equatable {
  /// What one level more has at the start of its lines.
  var indentation = "  "
  /// Empty in a file of one line.
  var lineEnd = "\n"
  var colon = " : "
  /// Whether an empty object is spelled as Xcode does, with an empty line in it.
  var opensEmptyObjects = true

  /// As Xcode writes.
  init() {}

  init(of document: StringCatalogDocument) {
    guard let root = document.rootRange, let first = document.version ?? document.sourceLanguage
    else { return }
    let text = document.text.utf8
    colon = String(
      decoding: text[first.nameRange.upperBound..<first.valueRange.lowerBound], as: UTF8.self)
    let inside = text[root.lowerBound + 1..<root.upperBound]
    let gap = inside.prefix { $0.isBlank || $0.isLineEnd }
    lineEnd = ""
    indentation = ""
    if let end = gap.firstIndex(where: \.isLineEnd) {
      lineEnd = String(decoding: text[end..<text.endOfLineEnd(at: end)], as: UTF8.self)
      let blanks = gap.lastIndex(where: \.isLineEnd).map { gap[($0 + 1)...] } ?? []
      indentation = String(decoding: blanks, as: UTF8.self)
    }
    opensEmptyObjects = colon == " : " && !lineEnd.isEmpty
  }

  /// Between two members of an object at a depth.
  func separator(depth: Int) -> String {
    lineEnd.isEmpty ? (colon.hasSuffix(" ") ? ", " : ",") : "," + lineBreak(depth)
  }

  func lineBreak(_ depth: Int) -> String {
    lineEnd.isEmpty ? "" : lineEnd + String(repeating: indentation, count: depth)
  }

  /// - Parameter depth: How many objects are open around the value.
  func text(of value: RawJSON, depth: Int) -> [UInt8] {
    var text: [UInt8] = []
    write(value, depth: depth, to: &text)
    return text
  }

  /// Recursion is bounded by the depth that `RawJSON` reads.
  private func write(_ value: RawJSON, depth: Int, to text: inout [UInt8]) {
    switch value {
    case .string(_, let spelling), .word(let spelling): text += spelling
    case .array(let values):
      write(values, "[", "]", depth: depth, to: &text) { value, text in
        write(value, depth: depth + 1, to: &text)
      }
    case .object(let members):
      write(members, "{", "}", depth: depth, to: &text) { member, text in
        text += member.spelling
        text += colon.utf8
        write(member.value, depth: depth + 1, to: &text)
      }
    }
  }

  private func write<Item>(
    _ items: [Item], _ open: String, _ close: String, depth: Int, to text: inout [UInt8],
    _ body: (Item, inout [UInt8]) -> Void
  ) {
    text += open.utf8
    for (index, item) in items.enumerated() {
      text += (index == 0 ? lineBreak(depth + 1) : separator(depth: depth + 1)).utf8
      body(item, &text)
    }
    if items.isEmpty {
      if opensEmptyObjects { text += (lineEnd + lineBreak(depth)).utf8 }
    } else {
      text += lineBreak(depth).utf8
    }
    text += close.utf8
  }
}
