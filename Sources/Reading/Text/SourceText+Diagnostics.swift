package import Diagnostics

extension SourceText {
  /// Says what is wrong with the bytes at one of `invalidRanges`.
  package func diagnostic(forInvalid range: Range<Int>, file: String) -> Diagnostic {
    let name = encoding == .utf8 ? "UTF-8" : "UTF-16"
    let message =
      range.isEmpty
      ? "the file ends in the middle of a UTF-16 code unit; save it again as UTF-8"
      : "invalid \(name): these bytes are no text; save the file again as UTF-8"
    return Diagnostic(
      id: "invalid-encoding", severity: .error, message: message,
      location: Location(file: file, range: range))
  }
}
