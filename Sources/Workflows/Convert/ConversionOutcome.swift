import Catalogs
package import Diagnostics
package import Exchange

/// What converting or compiling catalogs came to.
package struct ConversionOutcome: Sendable {
  /// The files that are, or would be, written; sorted by path.
  package var files: [File] = []
  package var losses: [Loss] = []
  package var diagnostics: [Diagnostic] = []
  package var status = ExitStatus.clean

  package struct File: Sendable {
    package var path: String
    package var bytes: [UInt8]
  }

  /// A loss and the file that had what is lost.
  package struct Loss: Sendable {
    package var file: String
    package var loss: ConversionLoss
  }

  package init() {}

  /// The paths that are those of two files: to macOS, `ES.lproj` and `es.lproj` are one folder.
  var pathsInConflict: Set<String> {
    let same = Dictionary(grouping: files.map(\.path)) { $0.lowercased() }
    return Set(same.values.filter { $0.count > 1 }.joined())
  }

  mutating func fail(_ diagnostics: [Diagnostic]) {
    self.diagnostics += diagnostics
    status = .couldNotRun
  }

  mutating func fail(_ id: String, _ message: String, file: String? = nil) {
    fail([
      Diagnostic(
        id: id, severity: .error, message: message,
        location: file.map { Location(file: $0, range: 0..<0) })
    ])
  }

  /// Writes all files, or none when something failed or one of them can't be written.
  mutating func write(on tree: any FileTree) {
    files.sort { $0.path < $1.path }
    guard status != .couldNotRun else {
      files = []
      return
    }
    do throws(FileError) {
      diagnostics += try tree.writeAll(files.map { FileToWrite(path: $0.path, bytes: $0.bytes) })
    } catch {
      fail([error.diagnostic])
      files = []
    }
  }
}
