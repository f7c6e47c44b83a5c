import Diagnostics
import Reading

/// How baselines are read and written.
extension LintBaseline {
  /// The baseline at a path; says what is wrong where there is none.
  static func read(
    _ path: String, in tree: any FileTree, telling diagnostics: inout [Diagnostic]
  ) -> LintBaseline? {
    do throws(FileError) {
      let bytes = try tree.read(path, .baseline)
      if let baseline = LintBaseline(parsing: bytes, below: PathParts.folder(of: path)) {
        return baseline
      }
      diagnostics.append(
        Diagnostic(
          id: "baseline-syntax", severity: .error,
          message: "this is no baseline; write one with --write-baseline",
          location: Location(file: path)))
    } catch {
      diagnostics.append(error.diagnostic)
    }
    return nil
  }

  func save(to path: String, in tree: any FileTree, telling diagnostics: inout [Diagnostic]) {
    do throws(FileError) {
      diagnostics += try tree.write(bytes, to: path).notices
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }
}
