package import Diagnostics
import Exchange
import Extraction
import Reading

/// Writes what the sources say as Apple's compiler does with `-emit-localized-strings`: a
/// `.stringsdata` file for each source, for build systems that sync catalogs from them.
package struct StringsDataWorkflow: Sendable {
  private let options: ExtractOptions
  /// The folder that gets the files.
  private let output: String
  private let replacesFiles: Bool

  /// - Parameter replacesFiles: Whether files are replaced that are none of this tool's, as a build
  ///   system expects of its own folder.
  package init(_ options: ExtractOptions, output: String, replacesFiles: Bool = false) {
    self.options = options
    self.output = output
    self.replacesFiles = replacesFiles
  }

  /// Writes all files or none.
  package func run(
    on tree: any FileTree, project: ProjectConfiguration = ProjectConfiguration()
  ) -> StringsDataOutcome {
    var outcome = StringsDataOutcome()
    guard !project.isBroken else {
      outcome.add(project.diagnostics, isUnread: true)
      return outcome
    }
    let options = options.filled(from: project)
    let walk = ProjectWalk(
      around: options.scope.paths, choosing: SourceExtraction.selection(options),
      excluding: options.scope.exclude, project, in: tree)
    let sources = SourceExtraction(options, walk.chosen, ProjectSurvey(walk))
    outcome.add(sources.diagnostics, isUnread: sources.couldNotRun)
    guard outcome.status != .couldNotRun else { return outcome }
    outcome.files = files(Self.data(of: sources.entries))
    write(&outcome, on: tree)
    return outcome
  }

  private func write(_ outcome: inout StringsDataOutcome, on tree: any FileTree) {
    let refusals =
      replacesFiles
      ? [] : OwnFile.stringsData.refusals(toReplace: outcome.files.map(\.path), in: tree)
    guard refusals.isEmpty else {
      outcome.add(refusals, isUnread: true)
      outcome.files = []
      return
    }
    do throws(FileError) {
      outcome.add(
        try tree.writeAll(
          outcome.files.map { FileEdit(path: $0.path, new: Array($0.text.utf8)) }),
        isUnread: false)
    } catch {
      outcome.add([error.diagnostic], isUnread: true)
      outcome.files = []
    }
  }

  /// What each source says, by path.
  static func data(of entries: [ExtractedEntry]) -> [StringsData] {
    var found: [String: StringsData] = [:]
    for entry in entries {
      for place in entry.locations {
        let new = StringsData.Entry(
          key: entry.key, value: place.defaultValue, comment: entry.comment ?? "",
          place: StringsData.Entry.Place(line: place.line, column: place.column))
        found[place.file, default: StringsData(source: place.file, tables: [:])]
          .tables[entry.table, default: []].append(new)
      }
    }
    return found.values.sorted { $0.source < $1.source }
  }

  /// Sources of one name, which several folders have, are told apart by numbers, as in a build.
  private func files(_ data: [StringsData]) -> [StringsDataOutcome.File] {
    var used: [String: Int] = [:]
    return data.map { data in
      let stem = PathParts.stem(of: data.source)
      let number = used[stem.lowercased(), default: 0]
      used[stem.lowercased()] = number + 1
      let name = number == 0 ? stem : "\(stem)-\(number)"
      return StringsDataOutcome.File(
        path: PathParts.join(output, name + ".stringsdata"),
        text: data.text)
    }
  }
}

/// What writing `.stringsdata` files came to.
package struct StringsDataOutcome: Sendable {
  package struct File: Sendable {
    package var path: String
    var text: String
  }

  package fileprivate(set) var files: [File] = []
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var status = ExitStatus.clean

  /// - Parameter isUnread: Whether something could not be read or written.
  fileprivate mutating func add(_ found: [Diagnostic], isUnread: Bool) {
    diagnostics += found
    if isUnread {
      status = .couldNotRun
    } else if found.hasErrors {
      status = max(status, .findings)
    }
  }
}
