/// What a file's bytes tell without parsing: which identifiers occur, and which it declares.
///
/// The scan doesn't know comments from code, so it may see too much but never too little.
struct FileScan: Sendable {
  /// Whether there is a quotation mark, hence perhaps a literal.
  var hasQuotationMark = false
  /// The hashes of all identifiers.
  var identifiers: Set<UInt64> = []
  /// The hashes of the types that are declared or extended, and of what is declared unindented.
  var declared: Set<UInt64> = []

  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { scan($0) }
  }

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    var line = Line()
    var declares = false
    while offset < bytes.count {
      let byte = bytes[offset]
      guard Identifier.isHead(byte) else {
        if byte == UInt8(ascii: "\"") { hasQuotationMark = true }
        line.pass(byte)
        offset += 1
        continue
      }
      line.isAtStart = false
      let start = offset
      var hash = Identifier.seed
      while offset < bytes.count, Identifier.isBody(bytes[offset]) {
        hash = Identifier.combine(hash, bytes[offset])
        offset += 1
      }
      identifiers.insert(hash)
      if declares {
        declared.insert(hash)
        // `extension Outer.Inner` declares members of Inner.
        declares = offset < bytes.count && bytes[offset] == UInt8(ascii: ".")
      } else if offset - start <= Keywords.longest {
        declares =
          Keywords.types.contains(hash) || (line.isUnindented && Keywords.values.contains(hash))
      }
    }
  }

  /// How the line at hand starts.
  private struct Line {
    var isAtStart = true
    var isUnindented = true

    /// Goes past a byte that is in no identifier.
    @inline(__always)
    mutating func pass(_ byte: UInt8) {
      if byte == UInt8(ascii: "\n") {
        isAtStart = true
        isUnindented = true
      } else if isAtStart {
        if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { isUnindented = false }
        isAtStart = false
      }
    }
  }

  private enum Keywords {
    static let types = Set(
      ["struct", "class", "enum", "actor", "protocol", "extension", "typealias"]
        .map(Identifier.hash))
    static let values = Set(["func", "let", "var"].map(Identifier.hash))
    static let longest = 9
  }
}

/// Hashes identifiers the same way wherever they are met (FNV-1a, 64 bits).
enum Identifier {
  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  static func combine(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  static func hash(_ name: String) -> UInt64 {
    name.utf8.reduce(seed, combine)
  }

  @inline(__always)
  static func isHead(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  @inline(__always)
  static func isBody(_ byte: UInt8) -> Bool {
    isHead(byte) || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }
}
