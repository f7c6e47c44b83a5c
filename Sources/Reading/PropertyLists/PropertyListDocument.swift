package import Diagnostics
/// A property list in any of its four forms, read as far as it could be, with what is wrong.
package struct PropertyListDocument: Sendable {
  /// The outermost value, which is a dictionary in all files of Xcode; nil where nothing was read.
  package private(set) var root: PropertyListValue?
  /// What is wrong, in the order of the file.
  package private(set) var diagnostics: [Diagnostic] = []

  private let file: String

  /// Project files of the largest apps have some ten megabytes.
  private static let sizeLimit = 64 << 20

  /// Reads a file, whose form its first bytes tell.
  package init(parsing bytes: [UInt8], file: String) {
    self.file = file
    read(bytes)
  }

  private mutating func read(_ bytes: [UInt8]) {
    guard bytes.count <= Self.sizeLimit else {
      return report(
        "file-too-large",
        "this file has more than the \(Self.sizeLimit >> 20) MB that are read; split it", 0..<0)
    }
    if PropertyListForm.isBinary(bytes) { return readBinary(bytes) }
    let text = SourceText(decoding: bytes)
    if PropertyListForm.isXML(text) { return readXML(text) }
    if Self.isJSON(text) { return readJSON(text) }
    readOpenStep(text)
  }

  /// `{"key": …` could be either, until the sign behind the first string.
  private static func isJSON(_ text: SourceText) -> Bool {
    let start = text.utf8.dropFirst(text.byteOrderMarkLength).drop { $0.isBlank || $0.isLineEnd }
    guard start.first == UInt8(ascii: "{") else { return false }
    let inside = start.dropFirst().drop { $0.isBlank || $0.isLineEnd }
    guard inside.first == UInt8(ascii: "\""),
      let end = inside.dropFirst().firstIndex(of: UInt8(ascii: "\""))
    else { return false }
    return inside[(end + 1)...].first { !$0.isBlank && !$0.isLineEnd } == UInt8(ascii: ":")
  }

  private mutating func report(_ id: String, _ message: String, _ range: Range<Int>) {
    diagnostics.append(
      Diagnostic(
        id: id, severity: .error, message: message, location: Location(file: file, range: range)))
  }

  private mutating func readOpenStep(_ text: SourceText) {
    diagnostics += text.invalidRanges.map { text.diagnostic(forInvalid: $0, file: file) }
    let read = OpenStepPropertyListReader.members(
      in: text.utf8, from: text.byteOrderMarkLength, recovers: true)
    root = PropertyListValue(.dictionary(read.members), range: 0..<text.utf8.count)
    for mistake in read.mistakes {
      let offset = min(mistake.offset, text.utf8.count)
      report("property-list-syntax", mistake.kind.message, offset..<offset)
    }
  }

  private mutating func readBinary(_ bytes: [UInt8]) {
    guard let node = BinaryPropertyListReader.node(in: bytes) else {
      return report(
        "property-list-syntax", "unreadable binary property list; write it again", 0..<0)
    }
    root = PropertyListValue(node: node, range: 0..<0)
  }

  private mutating func readXML(_ text: SourceText) {
    let list = XMLPropertyList(text, file: file)
    diagnostics += list.diagnostics
    root = list.members.map {
      PropertyListValue(.dictionary($0), range: 0..<text.utf8.count)
    }
  }

  private mutating func readJSON(_ text: SourceText) {
    let document = JSONDocument(parsing: text.utf8, dialect: .json, maximumDepth: 64)
    for error in document.errors {
      report("property-list-syntax", error.message, error.range)
    }
    root = document.root.flatMap(PropertyListValue.init)
  }
}

extension OpenStepPropertyListReader.Mistake.Kind {
  fileprivate var message: String {
    switch self {
    case .syntax: "expected 'key = value;' or a list here; correct the property list"
    case .conflictMarker: "a conflict of a merge is unresolved here; resolve it"
    case .depth: "values are nested too deep here; what is inside was not read"
    }
  }
}

extension PropertyListValue {
  /// The JSON form that some tools write.
  fileprivate init?(_ value: JSONValue) {
    switch value.content {
    case .string(let string): self.init(.string(string.value), range: value.range)
    case .bool(let isTrue):
      self.init(.scalar(element: isTrue ? "true" : "false", text: ""), range: value.range)
    case .number(let number):
      self.init(.scalar(element: "integer", text: number.spelling), range: value.range)
    case .array(let elements):
      self.init(.array(elements.compactMap(PropertyListValue.init)), range: value.range)
    case .object(let members):
      let read = members.compactMap { member in
        PropertyListValue(member.value).map {
          PropertyListMember(key: member.name.value, value: $0)
        }
      }
      self.init(.dictionary(read), range: value.range)
    case .null: return nil
    }
  }
}
