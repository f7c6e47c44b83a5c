import Diagnostics

/// What came back packed, which this tool doesn't unpack.
enum ZIPArchive {
  /// What to do about a file that is an archive, whatever its name says; nil where it is none.
  static func diagnostic(of bytes: [UInt8], path: String) -> Diagnostic? {
    // A header of a file in it, or of an empty archive's end (PKWARE's APPNOTE, sections 4.3.7, 4.3.16).
    guard bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6]) else {
      return nil
    }
    return Diagnostic(
      id: "unsupported-format", severity: .error,
      message: "this is a ZIP archive; unpack it, and name what is in it",
      location: Location(file: path, range: 0..<0))
  }
}
