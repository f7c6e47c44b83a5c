import PlainBytes

/// Words by a hash of their bytes: a look at a text that nearly all have no need to pass.
enum WordHash {
  static func hash(of word: String) -> UInt64 { ByteHash.of(word.utf8) }

  /// The hash of a word's scalars, which has nothing to do with that of its bytes.
  static func hash(ofScalars word: some Sequence<Unicode.Scalar>) -> UInt64 {
    var hash = ByteHash.seed
    for scalar in word { hash = combine(hash, scalar.value) }
    return hash
  }

  /// The hash of what was hashed before and one more scalar.
  @inline(__always)
  static func combine(_ hash: UInt64, _ scalar: UInt32) -> UInt64 {
    // The step of `ByteHash`, for so few bits that no two scalars meet.
    (hash ^ UInt64(scalar)) &* 0x100_0000_01B3
  }

  /// Calls for the hash of each word of a text, as long as more are asked for.
  static func visit(_ text: String, while goesOn: (UInt64) -> Bool) {
    var text = text
    text.withUTF8 { bytes in
      var hash = ByteHash.seed
      var isLead = false
      // No closure: debug builds would call one for each byte of all texts.
      for byte in bytes {
        let isPart = byte.isASCIILetter || Self.isLead(byte) || isLead && byte.isUTF8Continuation
        isLead = Self.isLead(byte)
        if isPart {
          hash = ByteHash.combine(hash, byte)
        } else if hash != ByteHash.seed {
          guard goesOn(hash) else { return }
          hash = ByteHash.seed
        }
      }
      if hash != ByteHash.seed { _ = goesOn(hash) }
    }
  }

  /// Whether a byte starts a letter of two bytes: Latin with accents, Greek, Cyrillic.
  @inline(__always)
  private static func isLead(_ byte: UInt8) -> Bool { byte >= 0xC3 && byte <= 0xDF }
}
