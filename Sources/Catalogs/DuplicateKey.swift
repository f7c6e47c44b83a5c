import Diagnostics

extension Diagnostic {
  /// A key that two entries of one file have; `range` is the later one.
  static func duplicateKey(
    _ key: String, file: String, range: Range<Int>, earlier: Range<Int>
  ) -> Diagnostic {
    Diagnostic(
      id: "duplicate-key", severity: .warning,
      message: "'\(key)' is defined twice: this one wins at run time; remove one",
      location: Location(file: file, range: range, keyPath: [key]),
      notes: [
        Note(
          message: "'\(key)' is also defined here",
          location: Location(file: file, range: earlier, keyPath: [key]))
      ])
  }
}
