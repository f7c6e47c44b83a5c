import Diagnostics
import Reading

/// What came back packed, which this tool doesn't unpack.
enum ZIPArchive {
  /// What to do about a file that is an archive, whatever its name says; nil where it is none.
  static func diagnostic(of bytes: [UInt8], path: String) -> Diagnostic? {
    // A header of a file in it, or of an empty archive's end (PKWARE's APPNOTE, sections 4.3.7, 4.3.16).
    guard bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6]) else {
      return nil
    }
    return diagnostic(at: path)
  }

  /// The same of a file that its name says to be one.
  static func diagnostic(at path: String) -> Diagnostic {
    Diagnostic(
      id: "unsupported-format", severity: .error,
      message: "this is a ZIP archive; unpack it, and name what is in it",
      location: Location(file: path))
  }

  /// The end of the names of archives.
  static let suffix = ".zip"

  static func isName(_ path: String) -> Bool {
    PathParts.suffix(of: path).lowercased() == suffix
  }

  /// Whether a file is packed texts for sure, as its whole name says: `es.xcloc.zip`.
  static func isExchange(_ path: String) -> Bool {
    isName(path) && ExchangeFormat(path: contents(of: path)) != nil
  }

  /// The archives of a folder that are still to be unpacked: whoever has done so has them beside what was
  /// in them.
  ///
  /// - Parameters:
  ///   - isNothingElseThere: Whether any archive may be packed texts, whatever it is called.
  ///   - bundles: The bundles that are there.
  static func packed(
    among files: [String], isNothingElseThere: Bool, unpacked bundles: Set<String>
  ) -> [String] {
    let unpacked = bundles.union(files)
    return files.filter { file in
      (isNothingElseThere ? isName(file) : isExchange(file))
        && !unpacked.contains(contents(of: file))
    }
  }

  /// What an archive is unpacked to, by its name.
  static func contents(of path: String) -> String { String(path.dropLast(suffix.count)) }
}
