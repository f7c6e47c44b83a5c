package import Diagnostics
import Locking
import Reading

/// The last extraction of a project, among whose files one can be looked at again by itself while
/// somebody types in it.
final class LastExtraction: Sendable {
  /// Sorted.
  private let paths: [String]
  private let sources: SourceSet
  private let wrappers: WrapperTable
  private let functions: [LocalizingFunction]
  private let included: IncludedCode

  init(
    of sources: SourceSet, at paths: [String], _ wrappers: WrapperTable,
    functions: [LocalizingFunction], included: IncludedCode
  ) {
    (self.sources, self.paths, self.wrappers) = (sources, paths, wrappers)
    (self.functions, self.included) = (functions, included)
  }

  /// What a file says that has other bytes now.
  ///
  /// - Returns: Nil where the file declares something else than before, so that other files count.
  func look(at path: String, _ bytes: [UInt8]) -> SourceLook? {
    let file = paths.partitioningIndex { $0 >= path }
    guard file < paths.count, paths[file] == path else { return nil }
    return onLargeStack { self.look(atFile: file, bytes) }
  }

  private func look(atFile file: Int, _ bytes: [UInt8]) -> SourceLook? {
    let outline = SourceOutline.of(bytes, separatesBodies: true)
    guard let judge = sources.judge, let known = sources.known[file]?.programs.last,
      let before = known.program, !before.isTest, !outline.isTest
    else { return nil }
    var verdict = judge.verdict(on: outline)
    verdict.keeps.add(membersOf: outline, named: sources.mentioned)
    let program = SourceReader.read(
      path: paths[file], bytes: bytes, outline: outline, keeping: verdict.keeps,
      included: included)
    guard
      program.signatures(named: sources.mentioned) == before.signatures(named: sources.mentioned)
    else { return nil }
    // What is there for its declarations may have got its first text.
    guard verdict.reason != nil || sources.holdsKeys(file) else {
      return program.hasText ? nil : SourceLook(diagnostics: program.diagnostics)
    }
    let found = FindingRun.finding(
      in: program, file: file, sources.index, functions, wrappers, notesFlows: false)
    return SourceLook(
      diagnostics: program.diagnostics + found.diagnostics,
      tables: Dictionary(
        found.occurrences.map { (Int($0.offset), $0.table ?? "Localizable") },
        uniquingKeysWith: { first, _ in first }))
  }
}

/// What a source says by itself.
package struct SourceLook: Sendable {
  /// What is wrong in it, but for what it has to do with others.
  package var diagnostics: [Diagnostic]
  /// The tables of its keys, by where their literals start.
  package var tables: [Int: String] = [:]
}
