import Catalogs
package import Diagnostics
package import Exchange

/// Puts a conversion's outcome into words or JSON.
package struct ConversionReport {
  private let outcome: ConversionOutcome

  package init(_ outcome: ConversionOutcome) { self.outcome = outcome }

  /// The files, one a line.
  package var text: ConsoleText { outcome.files.map { "\($0.path)\n" }.joined() }

  /// What was lost, by kind and detail, with a few keys as examples.
  package var lossText: ConsoleText {
    var groups: [Group] = []
    var indices: [[String]: Int] = [:]
    for loss in outcome.losses {
      let name = [loss.file, loss.loss.kind.rawValue, loss.loss.detail]
      if let index = indices[name] {
        groups[index].losses.append(loss.loss)
      } else {
        indices[name] = groups.count
        groups.append(Group(file: loss.file, losses: [loss.loss]))
      }
    }
    return groups.map(\.text).joined()
  }

  /// What is left to do where String Catalogs were made beside the old files, for people.
  package var nextText: ConsoleText {
    guard !outcome.files.isEmpty, !outcome.oldFiles.isEmpty else { return "" }
    let count = outcome.oldFiles.count
    let files = count == 1 ? "old file" : "\(count) old files"
    return "next: remove the \(files), for only one form of a table is to be built, and add the "
      + "new catalogs to the targets, but for those in folders that Xcode synchronizes\n"
  }

  private struct Group {
    var file: String
    var losses: [ConversionLoss]

    var text: ConsoleText {
      guard let first = losses.first else { return "" }
      var keys: [String] = []
      for key in losses.compactMap(\.key) where !keys.contains(key) && keys.count < 4 {
        keys.append(key)
      }
      let shown = keys.prefix(3).map { "\"\($0.shortened())\"" as ConsoleText }.joined(
        separator: ", ")
      let count: ConsoleText = losses.count == 1 ? "" : " (\(losses.count) times)"
      let more: ConsoleText = keys.count > 3 ? ", …" : ""
      let examples: ConsoleText = keys.isEmpty ? "" : ": \(shown)\(more)"
      return "\(file): note: not carried: \(first.detail)\(count)\(examples) "
        + "[\(first.kind.rawValue)]\n"
    }
  }

  /// - Parameter diagnostics: The diagnostics in their JSON form.
  package func json(diagnostics: [JSONText]) -> JSONText {
    .object([
      ("version", .number(1)),
      ("files", .array(outcome.files.map { .string($0.path) })),
      ("losses", .array(outcome.losses.map(Self.json))),
      ("diagnostics", .array(diagnostics)),
    ])
  }

  private static func json(_ loss: ConversionOutcome.Loss) -> JSONText {
    .object([
      ("file", .string(loss.file)), ("kind", .string(loss.loss.kind.rawValue)),
      ("key", loss.loss.key.map { .string($0) } ?? .null),
      ("locale", loss.loss.language.map { .string($0) } ?? .null),
      ("detail", .string(loss.loss.detail)),
    ])
  }
}

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
