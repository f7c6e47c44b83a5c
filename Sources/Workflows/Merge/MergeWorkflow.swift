import Catalogs
package import Diagnostics
package import Exchange
import Reading

/// `l10n merge`: git's merge driver for catalogs.
package struct MergeWorkflow: Sendable {
  private let options: MergeOptions

  package init(_ options: MergeOptions) { self.options = options }

  /// Merges, and writes the result over our side.
  ///
  /// It merges by key, or line by line where a side of a text file can't be read; nothing is written
  /// where neither can be done.
  package func run(on tree: any FileTree) -> MergeOutcome {
    do throws(FileError) {
      let merge = ThreeWayMerge(
        base: try tree.read(options.base), ours: try tree.read(options.ours),
        theirs: try tree.read(options.theirs), options: names)
      let format = CatalogFormat(path: shownPath) ?? merge.seenFormat
      let merged = merge.outcome(format: format)
      guard let bytes = merged.bytes else {
        return try mergeLines(of: merge, format, merged.diagnostics, on: tree)
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

  // MARK: Sides that can't be read

  /// Makes what git would make by itself where a side can't be read, so that nothing of theirs is
  /// missing from a file that somebody takes for merged.
  ///
  /// A String Catalog has to stay JSON, so there our side stays.
  private func mergeLines(
    of merge: ThreeWayMerge, _ format: CatalogFormat, _ mistakes: [Diagnostic],
    on tree: any FileTree
  ) throws(FileError) -> MergeOutcome {
    let side = brokenSide(mistakes)
    guard format != .stringCatalog,
      let lines = LineMerge(
        base: merge.base, ours: merge.ours, theirs: merge.theirs, markerSize: options.markerSize)
    else {
      return MergeOutcome(diagnostics: mistakes + [refusal(side)], status: .couldNotRun)
    }
    let notices = try tree.write(lines.bytes, to: options.ours).notices
    // Two sides that only lines were compared of may say two things of one key.
    let isOneSide = lines.bytes == merge.ours || lines.bytes == merge.theirs
    let isClean = isOneSide && format.errors(in: lines.bytes, of: shownPath).isEmpty
    let told = isClean ? [] : mistakes.map { inWords($0, ofSide: merge.ours) }
    return MergeOutcome(
      diagnostics: notices + told + [notice(side, lines.conflictCount, isClean: isClean)],
      status: isClean ? .clean : .findings)
  }

  /// Git's own names of the sides tell nobody which one is broken.
  private func brokenSide(_ diagnostics: [Diagnostic]) -> String {
    switch diagnostics.first?.location?.file {
    case options.base: "what both sides started from"
    case options.ours: "our side"
    case options.theirs: "their side"
    default: "the result"
    }
  }

  /// A mistake of our side with its line in the message in the place of a location.
  ///
  /// Our side's file has the result by now, so that its lines are others. What is wrong in another
  /// side's file stays as it is.
  private func inWords(_ mistake: Diagnostic, ofSide ours: [UInt8]) -> Diagnostic {
    guard let location = mistake.location, location.file == options.ours else { return mistake }
    let lines = LineMap(SourceText(decoding: ours).utf8)
    let line = lines.shownPosition(at: location.range.lowerBound).line
    return Diagnostic(
      id: mistake.id, severity: mistake.severity,
      message: "\(shownPath): line \(line) of our side: \(mistake.message)")
  }

  private func notice(_ side: String, _ conflicts: Int, isClean: Bool) -> Diagnostic {
    let advice =
      conflicts > 0
      ? "; choose between the two sides at each marker, and correct what is wrong"
      : "; look at the file and correct what is wrong"
    return Diagnostic(
      id: "merged-by-lines", severity: isClean ? .warning : .error,
      message: "\(shownPath): merged line by line, as git does by itself, because \(side) can't be "
        + "read\(isClean ? "" : advice)")
  }

  /// Git says the same of this as of conflicts, and there are no markers to find.
  private func refusal(_ side: String) -> Diagnostic {
    Diagnostic(
      id: "not-merged", severity: .error,
      message:
        "\(shownPath): not merged, because \(side) can't be read; the file is our side as it "
        + "was: correct what is wrong and merge again")
  }

  // MARK: Conflicts

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
