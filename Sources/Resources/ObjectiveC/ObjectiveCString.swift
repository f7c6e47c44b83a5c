import PlainBytes
import Reading

/// Decodes the literals of C and Objective-C.
enum ObjectiveCString {
  /// The text of a literal with its quotes.
  static func text(of literal: ArraySlice<UInt8>) -> String {
    var bytes = literal
    if bytes.first == UInt8(ascii: "@") { bytes = bytes.dropFirst() }
    bytes = bytes.dropFirst()
    if bytes.last == UInt8(ascii: "\"") { bytes = bytes.dropLast() }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.endIndex {
        index = decodeEscape(in: bytes, at: index + 1, into: &decoded)
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// - Returns: Behind the escape.
  private static func decodeEscape(
    in bytes: ArraySlice<UInt8>, at index: Int, into decoded: inout [UInt8]
  ) -> Int {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "u"): return decodeScalar(in: bytes, at: index, digits: 4, into: &decoded)
    case UInt8(ascii: "U"): return decodeScalar(in: bytes, at: index, digits: 8, into: &decoded)
    case UInt8(ascii: "x"):
      let digits = bytes[(index + 1)...].prefix { $0.hexadecimalValue != nil }
      // A byte, as C has it; what doesn't fit loses its first digits.
      let value = digits.suffix(2).reduce(0) { $0 << 4 | UInt32($1.hexadecimalValue ?? 0) }
      if digits.isEmpty { decoded.append(byte) } else { decoded.append(UInt8(value)) }
      return index + 1 + digits.count
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let digits = bytes[index...].prefix(3).prefix { (0x30...0x37).contains($0) }
      let value = digits.reduce(0) { $0 << 3 | UInt32($1 - 0x30) }
      decoded.append(UInt8(truncatingIfNeeded: value))
      return index + digits.count
    case 0x0A: return index + 1
    case 0x0D: return index + (bytes[(index + 1)...].first == 0x0A ? 2 : 1)
    default:
      decoded.append(simpleEscapes[byte] ?? byte)
      return index + 1
    }
  }

  private static func decodeScalar(
    in bytes: ArraySlice<UInt8>, at index: Int, digits: Int, into decoded: inout [UInt8]
  ) -> Int {
    let spelled = bytes[(index + 1)...].prefix(digits).prefix { $0.hexadecimalValue != nil }
    let value = spelled.reduce(0) { $0 << 4 | UInt32($1.hexadecimalValue ?? 0) }
    guard spelled.count == digits, let scalar = Unicode.Scalar(value) else {
      decoded.append(bytes[index])
      return index + 1
    }
    decoded += Array(String(Character(scalar)).utf8)
    return index + 1 + digits
  }

  private static let simpleEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "v"): 0x0B, UInt8(ascii: "e"): 0x1B,
  ]
}
