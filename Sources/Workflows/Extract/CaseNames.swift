import Reading

/// The names of the cases of enumerations of strings, which are their raw values where no others are
/// written: a key may be looked up by one (SE-0036; "The Swift Programming Language", "Implicitly
/// Assigned Raw Values").
///
/// Read by words, for most files that may name a key are never parsed.
struct CaseNames {
  /// What an enumeration's cases have for raw values, as far as its own words tell.
  enum RawType: Equatable {
    case text
    /// What stands first behind its colon: a protocol, or a type that may be an alias of `String`.
    case named(String)
  }

  /// The names, in order; patterns of a `switch` start with a period or a word of their own.
  private(set) var cases: [(name: ArraySlice<UInt8>, rawType: RawType)] = []
  private(set) var aliases: [SpelledText.Alias] = []
  private let bytes: [UInt8]
  private var offset = 0
  /// That of the enumeration at hand.
  private var rawType: RawType?

  private static let enumeration = Array("enum".utf8)
  private static let enumCase = Array("case".utf8)
  private static let alias = Array("typealias".utf8)

  init(in bytes: [UInt8]) {
    self.bytes = bytes
    read()
  }

  private mutating func read() {
    while offset < bytes.count {
      // Nearly all bytes are left behind here.
      guard
        bytes[offset] == UInt8(ascii: "e") || bytes[offset] == UInt8(ascii: "c")
          || bytes[offset] == UInt8(ascii: "t"), offset == 0 || !bytes[offset - 1].isASCIIWordPart
      else {
        offset += 1
        continue
      }
      if isWord(Self.enumeration) {
        readHeader()
      } else if let rawType, isWord(Self.enumCase) {
        readNames(rawType)
      } else if isWord(Self.alias) {
        readAlias()
      } else {
        offset += 1
      }
    }
  }

  /// Whether a word stands here, with white space behind it.
  private func isWord(_ word: [UInt8]) -> Bool {
    let end = offset + word.count
    return end < bytes.count && bytes[end].isBlank && bytes[offset..<end] == word[...]
  }

  private mutating func readHeader() {
    let header = bytes[offset...].prefix { $0 != UInt8(ascii: "{") }
    if header.split(whereSeparator: { !$0.isASCIIWordPart })
      .contains(where: { $0.elementsEqual("String".utf8) })
    {
      rawType = .text
    } else {
      let inherited = header.firstIndex(of: UInt8(ascii: ":")).flatMap { typeName(at: $0 + 1) }
      rawType = inherited.map(RawType.named)
    }
    offset = header.endIndex
  }

  private mutating func readNames(_ rawType: RawType) {
    offset += Self.enumCase.count
    while let name = readName() {
      cases.append((name, rawType))
      skipBlanks()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { return }
      offset += 1
    }
  }

  private mutating func readAlias() {
    offset += Self.alias.count
    guard let name = readName() else { return }
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "="),
      let type = typeName(at: offset + 1)
    else { return }
    aliases.append(.init(name: String(decoding: name, as: UTF8.self), type: type))
  }

  /// Reads a name behind white space; between backticks it may be a word of the language.
  private mutating func readName() -> ArraySlice<UInt8>? {
    skipBlanks()
    let isQuoted = offset < bytes.count && bytes[offset] == UInt8(ascii: "`")
    if isQuoted { offset += 1 }
    let name = bytes[offset...].prefix {
      isQuoted ? $0 != UInt8(ascii: "`") && !$0.isLineEnd : $0.isASCIIWordPart
    }
    offset = name.endIndex
    if isQuoted, offset < bytes.count, bytes[offset] == UInt8(ascii: "`") { offset += 1 }
    return name.isEmpty ? nil : name
  }

  /// The last name of a type, such as `String` of `Swift.String`.
  private func typeName(at start: Int) -> String? {
    let rest = bytes[start...].drop { $0.isBlank || $0.isLineEnd }
    let name = rest.prefix { $0.isASCIIWordPart || $0 == UInt8(ascii: ".") }
    return name.split(separator: UInt8(ascii: ".")).last.map { String(decoding: $0, as: UTF8.self) }
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset].isBlank || bytes[offset].isLineEnd { offset += 1 }
  }
}
