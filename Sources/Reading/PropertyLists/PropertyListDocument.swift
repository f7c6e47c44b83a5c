package import Diagnostics
import PlainBytes

/// A property list in any of its four forms, read as far as it could be, with what is wrong.
package struct PropertyListDocument: Sendable {
  /// The outermost value, which is a dictionary in all files of Xcode; nil where nothing was read,
  /// and in XML that is not well-formed.
  package private(set) var root: PropertyListValue?
  /// What is wrong, in the order in which it was found.
  package private(set) var diagnostics: [Diagnostic] = []

  package let file: String

  static let syntaxID = "property-list-syntax"
  /// What is told of a character in whose place a blank was read: XML allows it nowhere, and Apple's
  /// reader takes it in any text (CFPropertyList.c, `getString`).
  package static let blankedID = XMLProlog.controlCharacterID

  /// How XML property lists are read where their mistakes go by one name.
  ///
  /// Project files of the largest apps have some ten megabytes; files of apps nest some ten levels
  /// deep.
  package static let markup = reader(sizeLimit: 64 << 20)

  private static func reader(sizeLimit: Int) -> MarkupReader {
    MarkupReader(
      sizeLimit: sizeLimit,
      // Apple's reader takes any comment (CFPropertyList.c, `skipXMLComment`).
      limits: MarkupLimits(depth: 64, attributes: 128, textLength: .max, allowsHyphens: true),
      allowsDocumentType: true, syntaxID: syntaxID)
  }

  /// Reads a file, whose form its first bytes tell.
  ///
  /// - Parameter markup: How XML is read; its size limit holds for every form.
  package init(parsing bytes: [UInt8], file: String, markup: MarkupReader = Self.markup) {
    self.file = file
    read(bytes, markup)
  }

  private mutating func read(_ bytes: [UInt8], _ markup: MarkupReader) {
    guard bytes.count <= markup.sizeLimit else {
      return diagnostics.append(.fileTooLarge(file, limit: markup.sizeLimit))
    }
    if PropertyListForm.isBinary(bytes) { return readBinary(bytes) }
    let text = SourceText(decoding: bytes)
    if PropertyListForm.isXML(text) { return readXML(text, markup) }
    if PropertyListForm.isJSON(text) { return readJSON(text) }
    readOpenStep(text, recovers: true)
  }

  /// Reads a binary property list.
  package init(binary bytes: [UInt8], file: String) {
    self.file = file
    readBinary(bytes)
  }

  /// Reads an XML property list, which may be as large as a catalog.
  package init(xml text: SourceText, file: String) {
    self.file = file
    readXML(text, Self.reader(sizeLimit: .max))
  }

  /// Reads an old-style property list up to the first mistake, as the runtime does.
  package init(openStep text: SourceText, file: String) {
    self.file = file
    readOpenStep(text, recovers: false)
  }

  private mutating func report(_ id: String, _ message: String, _ range: Range<Int>) {
    diagnostics.append(
      Diagnostic(
        id: id, severity: .error, message: message, location: Location(file: file, range: range)))
  }

  private mutating func readOpenStep(_ text: SourceText, recovers: Bool) {
    if recovers {
      diagnostics += text.invalidRanges.map { text.diagnostic(forInvalid: $0, file: file) }
    }
    let read = OpenStepPropertyListReader.members(
      in: text.utf8, from: text.byteOrderMarkLength, recovers: recovers)
    root = PropertyListValue(.dictionary(read.members), range: 0..<text.utf8.count)
    for mistake in read.mistakes {
      let offset = min(mistake.offset, text.utf8.count)
      report(Self.syntaxID, mistake.kind.message, offset..<offset)
    }
  }

  private mutating func readBinary(_ bytes: [UInt8]) {
    root = BinaryPropertyListReader.value(in: bytes)
    if root == nil {
      report(Self.syntaxID, "unreadable binary property list; write it again", 0..<0)
    }
  }

  private mutating func readXML(_ text: SourceText, _ markup: MarkupReader) {
    let builder = PropertyListBuilder()
    diagnostics = markup.read(text, file: file, root: "plist", to: builder)
    // Behind a syntax error the two readings of the file needn't agree.
    let isRead = diagnostics.allSatisfy { $0.id == Self.blankedID }
    if isRead { root = builder.root }
    for mistake in builder.mistakes { report(mistake.id, mistake.message, mistake.range) }
  }

  private mutating func readJSON(_ text: SourceText) {
    let document = JSONDocument(parsing: text.utf8, dialect: .json, maximumDepth: 64)
    for error in document.errors { report(Self.syntaxID, error.message, error.range) }
    root = document.root.flatMap(PropertyListValue.init)
  }
}

/// In which form a property list is written, by its first bytes.
package enum PropertyListForm {
  /// What binary property lists start with.
  static let binaryMagic = Array("bplist00".utf8)

  /// Whether a file is a binary property list.
  package static func isBinary(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: binaryMagic)
  }

  /// Whether a file is XML.
  package static func isXML(_ text: SourceText) -> Bool {
    text.utf8.dropFirst(text.byteOrderMarkLength)
      .first { !$0.isLayout } == UInt8(ascii: "<")
  }

  /// Whether a file is JSON; `{"key": …` could be either, until the sign behind the first string.
  static func isJSON(_ text: SourceText) -> Bool {
    let start = text.utf8.dropFirst(text.byteOrderMarkLength).drop { $0.isLayout }
    guard start.first == UInt8(ascii: "{") else { return false }
    let inside = start.dropFirst().drop { $0.isLayout }
    guard inside.first == UInt8(ascii: "\""),
      let end = inside.dropFirst().firstIndex(of: UInt8(ascii: "\""))
    else { return false }
    return inside[(end + 1)...].first { !$0.isLayout } == UInt8(ascii: ":")
  }
}

extension OpenStepPropertyListReader.Mistake.Kind {
  fileprivate var message: String {
    switch self {
    case .syntax: "expected 'key = value;' or a list here; correct the property list"
    case .conflictMarker: ConflictMarker.message
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
          PropertyListMember(key: member.name.value, value: $0, keyRange: member.name.range)
        }
      }
      self.init(.dictionary(read), range: value.range)
    case .null: return nil
    }
  }
}
