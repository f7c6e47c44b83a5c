package import Diagnostics
package import Exchange
import Reading

/// What converting or compiling catalogs came to.
package struct ConversionOutcome: WorkflowOutcome {
  /// The files that are, or would be, written; sorted by path.
  package var files: [File] = []
  package var losses: [Loss] = []
  /// The files that the new ones stand in for and lie beside.
  var oldFiles: [String] = []
  package var diagnostics: [Diagnostic] = []
  package var status = ExitStatus.clean
  /// Whether a catalog was left out, so that the run counts as failed although files were written.
  var isIncomplete = false

  package struct File: Sendable {
    package var path: String
    package var bytes: [UInt8]
  }

  /// A loss and the file that had what is lost.
  package struct Loss: Sendable {
    package var file: String
    package var loss: ConversionLoss
  }

  /// The paths that are those of two files: to macOS, `ES.lproj` and `es.lproj` are one folder.
  var pathsInConflict: Set<String> {
    let same = Dictionary(grouping: files.map(\.path)) { $0.lowercased() }
    return Set(same.values.filter { $0.count > 1 }.joined())
  }

  mutating func fail(_ id: String, _ message: String, file: String? = nil) {
    fail(
      Diagnostic(
        id: id, severity: .error, message: message,
        location: file.map { Location(file: $0) }))
  }

  /// Writes all files, or none when something failed or one of them can't be written; a catalog that
  /// was left out keeps nobody from having the others.
  mutating func write(on tree: any FileTree) {
    files.sort { $0.path < $1.path }
    guard status != .couldNotRun else {
      files = []
      return
    }
    do throws(FileError) {
      diagnostics += try tree.writeAll(files.map { FileEdit(path: $0.path, new: $0.bytes) })
    } catch {
      fail(error.diagnostic)
      files = []
    }
    if isIncomplete { status = .couldNotRun }
  }
}

extension ConversionOutcome {
  /// Says that a catalog is not converted, for the errors that were named before.
  mutating func leaveOut(_ table: String) {
    isIncomplete = true
    diagnostics.append(
      Diagnostic(
        id: "broken-catalog", severity: .warning,
        message: "\(table) is not converted, in no language, until its errors are corrected"))
  }

  /// Says that a catalog is not converted, for a language of it was not read.
  ///
  /// - Parameter path: The language's file or folder.
  mutating func leaveOut(_ table: String, without path: String) {
    isIncomplete = true
    diagnostics.append(
      Diagnostic(
        id: "unread-catalog", severity: .error,
        message: "this was left out, so \(table) is not converted, in no language",
        location: Location(file: path)))
  }

  /// Says that a catalog is not converted, for a link makes a language of it, or a table of another
  /// place, of the same files.
  mutating func leaveOut(_ table: String, linkedBy path: String) {
    isIncomplete = true
    diagnostics.append(
      Diagnostic(
        id: "linked-catalog", severity: .error,
        message: "this is a link to a catalog in another place, so \(table) is not converted, in "
          + "no language; put a copy of what it leads to in its place",
        location: Location(file: path)))
  }

  /// Says that one language of a file is not converted.
  mutating func leaveOut(language: String, of file: String) {
    isIncomplete = true
    diagnostics.append(
      Diagnostic(
        id: "invalid-language", severity: .error,
        message: "'\(language.shortened())' is no language, so no folder can be named after it, "
          + "and it is left out; correct it", location: Location(file: file)))
  }

  /// Says that the tables of bundles stay as they are; where there is nothing else, nothing was done.
  mutating func leaveAlone(_ bundles: Set<String>) {
    let severity = files.isEmpty ? Severity.error : .warning
    let told = bundles.sorted().map { bundle in
      Diagnostic(
        id: "copied-bundle", severity: severity,
        message: "a bundle is copied as it is, and nothing compiles a String Catalog in it, so its "
          + "tables stay as they are; if a target does compile them, name a folder with --output",
        location: Location(file: bundle))
    }
    take(told)
  }

  mutating func add(_ losses: [ConversionLoss], of file: String) {
    self.losses += losses.map { Loss(file: file, loss: $0) }
  }

  /// Adds the files of one language.
  mutating func add(
    _ localization: StringCatalogCompilation.Localization, _ table: String, in folder: String,
    _ layout: StringCatalogCompilation.Localization.Layout, from file: String
  ) {
    let language = localization.language
    // The language is what the catalog says it is, and must not lead out of the folder.
    guard LanguageName.namesFolder(language) else {
      return leaveOut(language: language, of: file)
    }
    let path = PathParts.languageFolder(language, in: folder)
    for (suffix, bytes) in [
      (".strings", localization.stringsBytes(layout)),
      (".stringsdict", localization.stringsdictBytes(layout)),
    ] {
      guard let bytes else { continue }
      files.append(File(path: PathParts.join(path, table + suffix), bytes: bytes))
    }
  }
}
