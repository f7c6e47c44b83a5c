import PlainBytes
import Reading

/// What the braces behind a variable's name and type hold.
enum VariableBraces {
  case accessors
  case statements
  /// That can't be told by how they start.
  case unclear

  /// - Parameters:
  ///   - bytes: The source.
  ///   - start: Where the byte behind the opening brace is.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self = .unclear
    var place = start
    while place < bytes.count {
      switch bytes[place] {
      case 0x20, 0x09, 0x0A, 0x0D: place += 1
      case UInt8(ascii: "/"):
        guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") else { return }
        while place < bytes.count, !bytes[place].isLineEnd { place += 1 }
      case let byte:
        self = Self.kind(of: bytes, at: place, startingWith: byte)
        return
      }
    }
  }

  private static func kind(
    of bytes: UnsafeBufferPointer<UInt8>, at place: Int, startingWith byte: UInt8
  ) -> VariableBraces {
    guard Identifier.isHead(byte) else {
      return byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") ? .unclear : .statements
    }
    return isAccessor(bytes, at: place) ? .accessors : .statements
  }

  private static func isAccessor(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var hash = ByteHash.seed
    var place = start
    while place < bytes.count, Identifier.isBody(bytes[place]) {
      hash = ByteHash.combine(hash, bytes[place])
      place += 1
    }
    return DeclarationWord.accessors.contains(hash)
  }
}
