import PlainBytes
import Reading

/// The names of the cases of enumerations of strings, which are their raw values where no others are
/// written: a key may be looked up by one (SE-0036; "The Swift Programming Language", "Implicitly
/// Assigned Raw Values").
///
/// Read by words, for most files that may name a key are never parsed. What is named without need keeps
/// a key that nobody asks for; what is overlooked loses one that somebody reads. So a case counts for
/// each enumeration before it in the file, and comments are passed over only where names stand.
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
  /// Those of the enumerations so far, each once.
  private var rawTypes: [RawType] = []
  /// More of them in one file are not told apart.
  private static let mostRawTypes = 8
  /// The longest header of an enumeration, in bytes.
  private static let longestHeader = 400

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
      } else if !rawTypes.isEmpty, isWord(Self.enumCase) {
        readNames()
      } else if isWord(Self.alias) {
        readAlias()
      } else {
        offset += 1
      }
    }
  }

  /// Whether a word stands here, with white space or a comment behind it.
  private func isWord(_ word: [UInt8]) -> Bool {
    let end = offset + word.count
    guard end < bytes.count, bytes[offset..<end] == word[...] else { return false }
    return bytes[end].isLayout || bytes[end] == UInt8(ascii: "/")
  }

  /// Reads what stands before an enumeration's body; prose about one has no colon behind a name.
  private mutating func readHeader() {
    offset += Self.enumeration.count
    guard readName() != nil else { return }
    let header = bytes[offset...].prefix(Self.longestHeader).prefix { $0 != UInt8(ascii: "{") }
    guard let colon = header.firstIndex(of: UInt8(ascii: ":")) else { return }
    if header.split(whereSeparator: { !$0.isASCIIWordPart })
      .contains(where: { $0.elementsEqual("String".utf8) })
    {
      add(.text)
    } else if let inherited = typeName(at: colon + 1) {
      add(.named(inherited))
    }
  }

  private mutating func add(_ rawType: RawType) {
    let kept = rawTypes.count < Self.mostRawTypes ? rawType : .text
    if !rawTypes.contains(kept) { rawTypes.append(kept) }
  }

  private mutating func readNames() {
    offset += Self.enumCase.count
    while let name = readName() {
      cases += rawTypes.map { (name, $0) }
      skipTrivia()
      skipRawValue()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { return }
      offset += 1
    }
  }

  /// Goes to the comma, or the end of the line, behind a raw value.
  private mutating func skipRawValue() {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else { return }
    var isQuoted = false
    while offset < bytes.count, !bytes[offset].isLineEnd {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted: return
      default: break
      }
      offset += 1
    }
  }

  private mutating func readAlias() {
    offset += Self.alias.count
    guard let name = readName() else { return }
    skipTrivia()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "="),
      let type = typeName(at: offset + 1)
    else { return }
    aliases.append(.init(name: String(decoding: name, as: UTF8.self), type: type))
  }

  /// Reads a name behind white space and comments; between backticks it may be a word of the language.
  private mutating func readName() -> ArraySlice<UInt8>? {
    skipTrivia()
    let isQuoted = offset < bytes.count && bytes[offset] == UInt8(ascii: "`")
    if isQuoted { offset += 1 }
    let name = bytes[offset...].prefix {
      isQuoted ? $0 != UInt8(ascii: "`") && !$0.isLineEnd : $0.isASCIIWordPart
    }
    // What stood before was prose ("just in case"), and this is the declaration.
    if !isQuoted, [Self.enumeration, Self.enumCase, Self.alias].contains(where: name.elementsEqual)
    {
      offset = name.startIndex
      return nil
    }
    offset = name.endIndex
    if isQuoted, offset < bytes.count, bytes[offset] == UInt8(ascii: "`") { offset += 1 }
    return name.isEmpty ? nil : name
  }

  /// The last name of a type, such as `String` of `Swift.String`.
  private func typeName(at start: Int) -> String? {
    let rest = bytes[start...].drop { $0.isLayout }
    let name = rest.prefix { $0.isASCIIWordPart || $0 == UInt8(ascii: ".") }
    return name.split(separator: UInt8(ascii: ".")).last.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Passes over white space and comments.
  private mutating func skipTrivia() {
    while offset < bytes.count {
      if bytes[offset].isLayout {
        offset += 1
      } else if bytes[offset...].starts(with: Self.lineComment) {
        offset = bytes[offset...].firstIndex(where: \.isLineEnd) ?? bytes.count
      } else if bytes[offset...].starts(with: Self.blockComment) {
        let end = bytes[(offset + 2)...].firstRange(of: Self.blockCommentEnd)?.upperBound
        offset = end ?? bytes.count
      } else {
        return
      }
    }
  }

  private static let lineComment = Array("//".utf8)
  private static let blockComment = Array("/*".utf8)
  private static let blockCommentEnd = Array("*/".utf8)
}
