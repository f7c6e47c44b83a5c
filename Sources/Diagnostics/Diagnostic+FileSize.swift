extension Diagnostic {
  /// That a file is larger than what is read of one.
  ///
  /// - Parameter limit: In bytes; said in whole megabytes.
  package static func fileTooLarge(_ file: String, limit: Int) -> Diagnostic {
    Diagnostic(
      id: "file-too-large", severity: .error,
      message: "this file has more than the \(limit >> 20) MB that are read; split it",
      location: Location(file: file))
  }
}
