/// Decides whether a YAML text from outside may be given to a parser at all.
///
/// An alias stands for all that its anchor holds, so that a few lines can stand for billions of
/// nodes; and parsers go down one level of their stack for one of the text.
enum SpecificationText {
  private static let sizeLimit = 2 << 20
  private static let aliasLimit = 2000
  private static let depthLimit = 100
  private static let indentationLimit = 400

  /// Why a text isn't read, and where that shows; nil for one that is.
  static func objection(to bytes: [UInt8]) -> (message: String, offset: Int)? {
    guard bytes.count <= sizeLimit else {
      return ("this file has more than the \(sizeLimit >> 20) MB that are read", 0)
    }
    var (aliases, open, indentation) = (0, 0, 0)
    var isAtStart = true
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case 0: return ("a NUL character is not allowed in YAML; remove it", offset)
      case UInt8(ascii: "*"): aliases += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): open = max(0, open - 1)
      default: break
      }
      switch byte {
      case UInt8(ascii: "\n"): (isAtStart, indentation) = (true, 0)
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: "\t"):
        if isAtStart { indentation += 1 }
      default: isAtStart = false
      }
      if aliases > aliasLimit { return ("more aliases than are read end here", offset) }
      if open > depthLimit || indentation > indentationLimit {
        return ("lists are nested too deep here", offset)
      }
      if byte == UInt8(ascii: "?"), isAtStart {
        // A key that is an alias would be compared with all that it stands for.
        return ("keys that are lists are not read; write plain keys", offset)
      }
    }
    return nil
  }
}
