import Diagnostics
import Linting
import Reading

/// Applies safe fixes until there are none left.
struct LintFixing {
  /// A fix may uncover another; more than a few in a row would be a circle.
  private static let mostPasses = 8

  private let task: LintTask

  init(_ task: LintTask) { self.task = task }

  /// Fixes what a pass found.
  ///
  /// - Returns: What a pass finds afterwards.
  func run(_ first: LintPass, on tree: any FileTree, _ outcome: inout LintOutcome) -> LintPass {
    var pass = first
    var fixed: [String: FixedPlaces] = [:]
    for _ in 0..<Self.mostPasses {
      let fixes = Self.fixes(pass.findings.filter(task.options.shows), besides: fixed)
      guard !fixes.isEmpty else { break }
      do throws(FileError) {
        let files = try Self.files(mendedBy: fixes, in: tree)
        outcome.diagnostics += try tree.writeAll(files)
        outcome.fixCount += fixes.values.reduce(0) { $0 + $1.count }
        for (file, fixes) in fixes { fixed[file, default: FixedPlaces()].add(fixes) }
        pass = self.pass(
          on: tree, remembering: pass.memory?.after(fixes.mapValues(EditedFile.init)))
      } catch {
        outcome.diagnostics.append(error.diagnostic)
        break
      }
    }
    outcome.fixedFiles = Set(outcome.fixedFiles + fixed.keys).sorted()
    outcome.diagnostics += Self.unmended(pass.findings.filter(task.options.shows))
    return pass
  }

  private static func files(
    mendedBy fixes: [String: [RuleFix]], in tree: any FileTree
  ) throws(FileError) -> [FileEdit] {
    var files: [FileEdit] = []
    for (file, fixes) in fixes.sorted(by: { $0.key < $1.key }) {
      let old = try tree.read(file)
      let edits = fixes.flatMap(\.edits).map { TextEdit($0) }
      let new = SourceText.applying(edits, toFile: old)
      files.append(FileEdit(path: file, old: old, new: new))
    }
    return files
  }

  func pass(on tree: any FileTree, remembering memory: LintMemory? = nil) -> LintPass {
    var pass = LintPass(task)
    pass.run(on: tree, remembering: memory ?? LintMemory())
    return pass
  }

  /// How many of some findings have a fix that is applied, as far as that is known before.
  ///
  /// - Parameter broken: The files that no fix touches.
  static func mendableCount(_ findings: [LintDiagnostic], besides broken: Set<String>) -> Int {
    findings.count { finding in
      finding.diagnostic.fixIts.contains { fix in
        fix.isSafe && !fix.edits.isEmpty && fix.edits.allSatisfy { !broken.contains($0.file) }
      }
    }
  }

  /// The first place of broken syntax in each file of which it isn't sure what texts it has.
  private static func causes(_ findings: [LintDiagnostic]) -> [String: Location] {
    let places = findings.lazy.map(\.diagnostic).filter(\.leavesDoubt).compactMap(\.location)
    return Dictionary(places.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The files of which it is not sure what texts they have, for their syntax is broken.
  static func brokenFiles(_ findings: [LintDiagnostic]) -> Set<String> {
    Set(causes(findings).keys)
  }

  /// What is told of each file that keeps its safe fixes, at the mistake that they wait for.
  private static func unmended(_ findings: [LintDiagnostic]) -> [Diagnostic] {
    let waiting = Dictionary(grouping: safeFixes(findings)) { $0.edits[0].file }
    return causes(findings).sorted { $0.key < $1.key }.compactMap { file, location in
      guard let count = waiting[file]?.count else { return nil }
      let fixes = String.counted(count, "safe fix of this file is", "safe fixes of this file are")
      return Diagnostic(
        id: "unmended-file", severity: .note,
        message: "\(fixes) not applied, for this error has none, and it isn't sure what texts the "
          + "file has; mend it, and the others are mended then",
        location: location)
    }
  }

  /// The safe fixes by file and place.
  private static func safeFixes(_ findings: [LintDiagnostic]) -> [RuleFix] {
    findings.flatMap { finding in
      finding.diagnostic.fixIts.filter { $0.isSafe && !$0.edits.isEmpty }.map { fix in
        let edits = fix.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
        return RuleFix(rule: finding.diagnostic.id, key: editedKey(finding), edits: edits)
      }
    }
    .sorted {
      ($0.edits[0].file, $0.edits[0].range.lowerBound)
        < ($1.edits[0].file, $1.edits[0].range.lowerBound)
    }
  }

  /// The only key whose texts a finding's fixes edit; nil for rules that look at more than one.
  private static func editedKey(_ finding: LintDiagnostic) -> ExactKey? {
    let rule = finding.diagnostic.id
    guard RuleRegistry.rule(rule) != nil, CatalogCheck.isLocal(rule) else { return nil }
    return finding.key.map { ExactKey($0) }
  }

  /// The safe fixes by file; of those that touch each other only the first.
  private static func fixes(
    _ findings: [LintDiagnostic], besides fixed: [String: FixedPlaces]
  ) -> [String: [RuleFix]] {
    var taken: [String: [RuleFix]] = [:]
    var ends: [String: Int] = [:]
    let broken = brokenFiles(findings)
    for fix in safeFixes(findings) {
      let file = fix.edits[0].file
      let overlaps = zip(fix.edits, fix.edits.dropFirst()).contains {
        $0.range.upperBound > $1.range.lowerBound
      }
      // Two insertions at one place would depend on their order.
      guard !broken.contains(file), fix.edits[0].range.lowerBound > ends[file] ?? -1, !overlaps,
        fix.edits.allSatisfy({ $0.file == file }), fixed[file]?.hold(fix) != true
      else { continue }
      taken[file, default: []].append(fix)
      ends[file] = fix.edits.map(\.range.upperBound).max()
    }
    return taken
  }
}

extension Diagnostic {
  /// Whether a file has a mistake that isn't mended by itself.
  fileprivate var leavesDoubt: Bool {
    id == "syntax-error" && severity == .error
      && !fixIts.contains { $0.isSafe && !$0.edits.isEmpty }
  }
}
