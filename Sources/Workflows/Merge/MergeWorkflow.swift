import Catalogs
package import Diagnostics
package import Exchange

/// `l10n merge`: git's merge driver for catalogs.
package struct MergeWorkflow: Sendable {
  private let options: MergeOptions

  package init(_ options: MergeOptions) { self.options = options }

  /// Merges, and writes the result over our side; nothing is written when a side can't be read.
  package func run(on tree: any FileTree) -> MergeOutcome {
    do throws(FileError) {
      let merge = ThreeWayMerge(
        base: try tree.read(options.base), ours: try tree.read(options.ours),
        theirs: try tree.read(options.theirs), options: names)
      let merged = merge.outcome(format: CatalogFormat(path: shownPath))
      guard let bytes = merged.bytes else {
        return MergeOutcome(
          diagnostics: merged.diagnostics + [refusal(merged.diagnostics)], status: .couldNotRun)
      }
      let notices = try tree.write(bytes, to: options.ours).notices
      return MergeOutcome(
        conflicts: merged.conflicts, diagnostics: notices + merged.conflicts.map(diagnostic),
        status: merged.conflicts.isEmpty ? .clean : .findings)
    } catch {
      return MergeOutcome(diagnostics: [error.diagnostic], status: .couldNotRun)
    }
  }

  /// Git's own files have names like `.merge_file_a1b2c3`.
  private var shownPath: String { options.path ?? options.ours }

  private var names: ThreeWayMerge.Options {
    var names = ThreeWayMerge.Options()
    names.baseFile = options.base
    names.oursFile = options.ours
    names.theirsFile = options.theirs
    names.markerSize = options.markerSize
    return names
  }

  /// Git says the same of this as of conflicts, there are no markers to find, and its own names of
  /// the sides tell nobody which one is broken.
  private func refusal(_ diagnostics: [Diagnostic]) -> Diagnostic {
    let side =
      switch diagnostics.first?.location?.file {
      case options.base: "what both sides started from"
      case options.ours: "our side"
      case options.theirs: "their side"
      default: "the result"
      }
    return Diagnostic(
      id: "not-merged", severity: .error,
      message:
        "\(shownPath): not merged, because \(side) can't be read; the file is our side as it "
        + "was: correct what is wrong and merge again")
  }

  private func diagnostic(_ conflict: ThreeWayConflict) -> Diagnostic {
    let fields = conflict.fields.isEmpty ? "" : " (\(conflict.fields.joined(separator: ", ")))"
    let what =
      switch conflict.kind {
      case .changed, .catalog: "both sides changed it\(fields)"
      case .removedByOurs: "our side removed it, theirs changed it"
      case .removedByTheirs: "their side removed it, ours changed it"
      }
    let name = conflict.kind == .catalog ? "the catalog" : "'\(conflict.key)'"
    // No line: git puts the merged file elsewhere when the driver has ended.
    return Diagnostic(
      id: "merge-conflict", severity: .error,
      message: "\(shownPath): \(name): \(what); choose between the two in the file")
  }
}

/// What `l10n merge` merges.
package struct MergeOptions: Sendable {
  package var base: String
  package var ours: String
  package var theirs: String
  /// The path of the merged file in the repository, which also tells the format.
  package var path: String?
  package var markerSize: Int

  package init(
    base: String, ours: String, theirs: String, path: String? = nil, markerSize: Int = 7
  ) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    self.path = path
    self.markerSize = markerSize
  }
}

/// What became of a merge.
package struct MergeOutcome: Sendable {
  package var conflicts: [ThreeWayConflict] = []
  package var diagnostics: [Diagnostic] = []
  package var status = ExitStatus.clean

  /// The conflicts for programs.
  ///
  /// - Parameter diagnostics: The diagnostics in their JSON form.
  package func json(diagnostics: [JSONText]) -> JSONText {
    .object([
      ("version", .number(1)),
      ("conflicts", .array(conflicts.map(Self.json))),
      ("diagnostics", .array(diagnostics)),
    ])
  }

  private static func json(_ conflict: ThreeWayConflict) -> JSONText {
    let kind =
      switch conflict.kind {
      case .changed: "changed"
      case .removedByOurs: "removed-by-ours"
      case .removedByTheirs: "removed-by-theirs"
      case .catalog: "catalog"
      }
    return .object([
      ("key", .string(conflict.key)),
      ("kind", .string(kind)),
      ("fields", .array(conflict.fields.map { .string($0) })),
    ])
  }
}
