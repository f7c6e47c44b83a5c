import PlainBytes

/// A word of ASCII and Latin-1 letters, read, hashed and counted in one pass: nearly all words of the
/// languages that are written in Latin letters.
struct PlainWord {
  /// UTF-8 offsets in the text.
  private(set) var range: Range<Int>
  private(set) var hash = ByteHash.seed
  private var letters = 0
  private var capitals = 0

  /// - Parameter start: Where an ASCII letter or a byte 0xC3 stands.
  /// - Returns: Nil for what takes a closer look: other letters, marks, abbreviations with periods.
  @inline(__always)
  init?(at start: Int, in bytes: UnsafeBufferPointer<UInt8>, _ casing: CaseMapping) {
    range = start..<start
    if start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: ".") { return nil }
    let isTurkic = casing == .turkic
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isASCIILetter {
        if isTurkic, byte == 0x49 { return nil }
        addLetter(byte | 0x20, isCapital: byte & 0x20 == 0)
        index += 1
      } else if byte == 0xC3 {
        guard addLatin1(after: index, in: bytes) else { return nil }
        index += 2
      } else {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        let joins = byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-")
        if byte >= 0x80 || joins && next >= 0x80 { return nil }
        guard byte.isASCIIDigit || joins && next.isASCIILetter else { break }
        hash = ByteHash.combine(hash, byte)
        index += 1
      }
    }
    range = start..<index
    hash = WordHash.finish(hash)
  }

  @inline(__always)
  private mutating func addLetter(_ small: UInt8, isCapital: Bool) {
    hash = ByteHash.combine(hash, small)
    letters += 1
    capitals += isCapital ? 1 : 0
  }

  /// - Returns: Whether a letter follows the lead byte; × and ÷ are none.
  @inline(__always)
  private mutating func addLatin1(after lead: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard lead + 1 < bytes.count else { return false }
    let byte = bytes[lead + 1]
    guard byte.isUTF8Continuation, byte != 0x97, byte != 0xB7 else { return false }
    hash = ByteHash.combine(hash, 0xC3)
    addLetter(byte < 0x9F ? byte | 0x20 : byte, isCapital: byte < 0x9F)
    return true
  }

  @inline(__always)
  func shape(in bytes: UnsafeBufferPointer<UInt8>, _ casing: CaseMapping) -> LetterShape {
    if capitals == 0 { return .small }
    let start = range.lowerBound
    let startsWithCapital =
      bytes[start] == 0xC3 ? bytes[start + 1] < 0x9F : bytes[start] & 0x20 == 0
    let first = startsWithCapital ? casing.capitalsOfFirstLetter(bytes, at: start) : 0
    return LetterShape(letters: letters, capitals: capitals, first: first)
  }

  @inline(__always)
  func appendLower(to lower: inout [UInt8], from bytes: UnsafeBufferPointer<UInt8>) {
    let start = lower.count
    lower.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[range]))
    guard capitals > 0 else { return }
    lower.withUnsafeMutableBufferPointer { lower in
      for index in start..<lower.count {
        let byte = lower[index]
        let isPlain = byte &- 0x41 < 26
        if isPlain || byte &- 0x80 < 0x1F, isPlain || lower[index - 1] == 0xC3 {
          lower[index] = byte | 0x20
        }
      }
    }
  }
}
