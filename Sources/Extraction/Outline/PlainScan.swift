import PlainBytes

/// Reads the identifiers of a file whose brackets don't match: comments and texts count as code,
/// so it may see too much but never too little.
struct PlainScan {
  private var outline = SourceOutline()
  private var declares = false

  static func outline(of bytes: UnsafeBufferPointer<UInt8>) -> SourceOutline {
    var scan = PlainScan()
    scan.run(bytes)
    return scan.outline
  }

  private mutating func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    var seen = SeenIdentifiers()
    var offset = 0
    var isAtLineStart = true
    var isUnindented = true
    while offset < bytes.count {
      guard Identifier.isHead(bytes[offset]) else {
        if bytes[offset] == UInt8(ascii: "\"") { outline.hasText = true }
        if bytes[offset].isLineEnd {
          isUnindented = true
        } else if isAtLineStart, bytes[offset].isBlank {
          isUnindented = false
        }
        isAtLineStart = bytes[offset].isLineEnd
        offset += 1
        continue
      }
      isAtLineStart = false
      var hash = ByteHash.seed
      while offset < bytes.count, Identifier.isBody(bytes[offset]) {
        hash = ByteHash.combine(hash, bytes[offset])
        offset += 1
      }
      if seen.insert(hash, in: 0) { outline.identifiers.append(hash) }
      let isPath = offset < bytes.count && bytes[offset] == UInt8(ascii: ".")
      note(hash, isPath: isPath, isUnindented: isUnindented)
    }
  }

  /// - Parameter isUnindented: Whether the word's line is.
  private mutating func note(_ hash: UInt64, isPath: Bool, isUnindented: Bool) {
    if declares {
      outline.declared.append(hash)
      // `extension Outer.Inner` declares members of Inner.
      declares = isPath
    } else {
      switch DeclarationWord.byHash[hash] {
      case .type, .extended, .alias: declares = true
      case .variable, .constant: declares = isUnindented
      case .function: declares = isUnindented && hash == DeclarationWord.functionKeyword
      default: declares = false
      }
    }
  }
}
