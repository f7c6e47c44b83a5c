import Diagnostics
import Reading

/// A line of an exported file that tells whether the rest still is as it was written.
///
/// Who exports again over a file wants it replaced, unless somebody translated in it meanwhile.
package enum ExportMark {
  private static let start = "<!-- Exported by \(ToolVersion.name); "
  private static let end = " -->\n"

  /// The file with the line behind its first one, which says that it is XML.
  package static func marked(_ bytes: [UInt8]) -> [UInt8] {
    let first = firstLine(of: bytes)
    return first + Array((start + hash(of: bytes) + end).utf8) + bytes[first.endIndex...]
  }

  /// Whether a file has the line.
  package static func isPresent(in bytes: [UInt8]) -> Bool {
    bytes[firstLine(of: bytes).endIndex...].starts(with: start.utf8)
  }

  /// Whether a file has the line, and not a byte was changed since.
  package static func isIntact(_ bytes: [UInt8]) -> Bool {
    guard isPresent(in: bytes) else { return false }
    let first = firstLine(of: bytes)
    let rest = bytes[first.endIndex...]
    guard let line = rest.firstIndex(of: UInt8(ascii: "\n")) else { return false }
    let plain = Array(first + rest[(line + 1)...])
    return rest[...line].elementsEqual((start + hash(of: plain) + end).utf8)
  }

  private static func firstLine(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes[..<(bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)]
  }

  private static func hash(of bytes: [UInt8]) -> String {
    let hash = ContentHash(of: bytes)
    return String(hexadecimal: hash.high, width: 16) + String(hexadecimal: hash.low, width: 16)
  }
}
