import Diagnostics
import Linting

/// Applies safe fixes until there are none left.
struct LintFixing {
  /// A fix may uncover another; more than a few in a row would be a circle.
  private static let mostPasses = 8

  private let options: LintOptions
  private let project: ProjectConfiguration
  private let selection: RuleSelection
  private let sources: LintSources

  init(
    _ options: LintOptions, _ project: ProjectConfiguration, _ selection: RuleSelection,
    _ sources: LintSources
  ) {
    self.options = options
    self.project = project
    self.selection = selection
    self.sources = sources
  }

  /// Fixes what a pass found.
  ///
  /// - Returns: What a pass finds afterwards.
  func run(_ first: LintPass, on tree: any FileTree, _ outcome: inout LintOutcome) -> LintPass {
    var pass = first
    var fixed: Set<String> = []
    for _ in 0..<Self.mostPasses {
      let edits = Self.edits(pass.findings)
      guard !edits.isEmpty else { break }
      do throws(FileError) {
        var files: [FileToWrite] = []
        for (file, edits) in edits.sorted(by: { $0.key < $1.key }) {
          let old = try tree.read(file)
          let new = Self.applied(edits.flatMap { $0 }, to: old)
          files.append(FileToWrite(path: file, bytes: new, replaced: old))
        }
        outcome.diagnostics += try tree.writeAll(files)
        outcome.fixCount += edits.values.reduce(0) { $0 + $1.count }
        fixed.formUnion(edits.keys)
      } catch {
        outcome.diagnostics.append(error.diagnostic)
        break
      }
      pass = LintPass(options, project, selection, sources)
      pass.run(on: tree)
    }
    outcome.fixedFiles = fixed.sorted()
    return pass
  }

  /// The edits of safe fixes by file, of fixes that touch each other only the first.
  static func edits(_ findings: [LintFinding]) -> [String: [[FixIt.Edit]]] {
    var taken: [String: [[FixIt.Edit]]] = [:]
    var ends: [String: Int] = [:]
    let fixes = findings.flatMap(\.diagnostic.fixIts).filter { $0.isSafe && !$0.edits.isEmpty }
      .map { fix in fix.edits.sorted { $0.range.lowerBound < $1.range.lowerBound } }
      .sorted { ($0[0].file, $0[0].range.lowerBound) < ($1[0].file, $1[0].range.lowerBound) }
    for edits in fixes {
      let file = edits[0].file
      let start = edits[0].range.lowerBound
      let overlaps = zip(edits, edits.dropFirst()).contains {
        $0.range.upperBound > $1.range.lowerBound
      }
      // Two insertions at one place would depend on their order.
      guard start > ends[file] ?? -1, !overlaps, edits.allSatisfy({ $0.file == file }) else {
        continue
      }
      taken[file, default: []].append(edits)
      ends[file] = edits.map(\.range.upperBound).max()
    }
    return taken
  }

  private static func applied(_ edits: [FixIt.Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var offset = 0
    for edit in edits where edit.range.lowerBound >= offset && edit.range.upperBound <= bytes.count
    {
      result += bytes[offset..<edit.range.lowerBound]
      result += edit.replacement.utf8
      offset = edit.range.upperBound
    }
    return result + bytes[offset...]
  }
}
