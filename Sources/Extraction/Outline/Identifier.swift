import PlainBytes

/// Hashes identifiers the same way wherever they are met.
enum Identifier {
  static func hash(_ name: String) -> UInt64 { ByteHash.of(name.utf8) }

  /// What stands for a name that looks up what it is read of, from the hash of the name, which stands
  /// for one that is called or set.
  static func read(_ hash: UInt64) -> UInt64 { ~hash }

  /// What stands for the getter of a property, from the hash of its name, where something looks up what
  /// that gives.
  static func getter(_ hash: UInt64) -> UInt64 { ~hash.byteSwapped }

  /// Whether a function's name is an operator's, whose operands have no labels, and which no outline has
  /// where it is of ASCII.
  static func isOperator(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    guard !first.isASCII else { return !isHead(UInt8(truncatingIfNeeded: first.value)) }
    // Emoji and all else beyond the first plane are letters to Swift.
    return first.value < 0x10000 && !first.properties.isIDStart
  }

  @inline(__always)
  static func isHead(_ byte: UInt8) -> Bool {
    byte.mayBeLetter || byte == UInt8(ascii: "_")
  }

  @inline(__always)
  static func isBody(_ byte: UInt8) -> Bool {
    byte.mayBeWordPart
  }
}
