import Reading

/// The names of the cases of enumerations of strings, which are their raw values where no others are
/// written: a key may be looked up by one (SE-0036; "The Swift Programming Language", "Implicitly
/// Assigned Raw Values").
struct CaseNames {
  private let bytes: [UInt8]
  private var offset = 0
  /// Whether the enumeration at hand is one of strings.
  private var isOfStrings = false

  private static let enumeration = Array("enum".utf8)
  private static let enumCase = Array("case".utf8)

  /// Gives each name; patterns of a `switch` start with a period or a word of their own.
  static func visit(_ bytes: [UInt8], _ body: (ArraySlice<UInt8>) -> Void) {
    var names = CaseNames(bytes: bytes)
    names.visit(body)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func visit(_ body: (ArraySlice<UInt8>) -> Void) {
    while offset < bytes.count {
      if isWord(Self.enumeration) {
        readHeader()
      } else if isOfStrings, isWord(Self.enumCase) {
        readNames(body)
      } else {
        offset += 1
      }
    }
  }

  /// Whether a word stands here, with white space behind it and no letter before it.
  private func isWord(_ word: [UInt8]) -> Bool {
    let end = offset + word.count
    return bytes[offset] == word[0] && end < bytes.count && bytes[end].isBlank
      && (offset == 0 || !bytes[offset - 1].isASCIIWordPart) && bytes[offset..<end] == word[...]
  }

  private mutating func readHeader() {
    let header = bytes[offset...].prefix { $0 != UInt8(ascii: "{") }
    isOfStrings = header.split { !$0.isASCIIWordPart }.contains { $0.elementsEqual("String".utf8) }
    offset = header.endIndex
  }

  private mutating func readNames(_ body: (ArraySlice<UInt8>) -> Void) {
    offset += Self.enumCase.count
    while true {
      skipBlanks()
      let name = bytes[offset...].prefix(while: \.isASCIIWordPart)
      guard !name.isEmpty else { return }
      body(name)
      offset = name.endIndex
      skipBlanks()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { return }
      offset += 1
    }
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset].isBlank || bytes[offset].isLineEnd { offset += 1 }
  }
}
