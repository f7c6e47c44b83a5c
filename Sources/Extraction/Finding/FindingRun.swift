import Locking

/// Looks for keys in all files of a set.
final class FindingRun: Sendable {
  private let sources: SourceSet
  private let wrappers: WrapperTable
  /// Nil where nothing is remembered.
  private let context: FindingContext?
  private let remembered: Locked<[KnownFile?]>

  init(
    of sources: SourceSet, at paths: [String], _ wrappers: WrapperTable, isRemembered: Bool
  ) {
    self.sources = sources
    self.wrappers = wrappers
    context = isRemembered ? FindingContext(paths, sources.known, sources, wrappers) : nil
    remembered = Locked(sources.known)
  }

  /// - Parameters:
  ///   - functions: Functions of the project that localize a plain String.
  ///   - notesFlows: Whether it is noted what texts go where.
  ///   - consume: Is given what was found in each file, in their order and one at a time.
  func run(
    functions: [LocalizingFunction], notesFlows: Bool,
    _ consume: @escaping @Sendable (Int, FileFinding) -> Void
  ) {
    let index = sources.index
    parallelForEach(sources.programs, state: {}) { _, file, program -> FileFinding in
      guard let program, !program.isTest, self.sources.holdsKeys(file) else { return FileFinding() }
      if let known = self.context?.finding(in: file, self.sources.known[file]?.finding) {
        return known
      }
      let found = Self.finding(
        in: program, file: file, index, functions, self.wrappers, notesFlows: notesFlows)
      if let context = self.context {
        let known = context.known(found, in: file)
        self.remembered.withLock { $0[file]?.finding = known }
      }
      return found
    } _: { file, found in
      consume(file, found)
    }
  }

  /// Looks for keys in one file.
  static func finding(
    in program: SourceProgram, file: Int, _ index: ProgramIndex,
    _ functions: [LocalizingFunction], _ wrappers: WrapperTable, notesFlows: Bool
  ) -> FileFinding {
    let inference = Inference(index: index.copy(seenFrom: file), size: program.size)
    let finder = LiteralFinder(
      program: program, file: file, inference: inference, functions: functions,
      wrappers: wrappers, notesFlows: notesFlows)
    finder.run()
    return FileFinding(by: finder)
  }

  /// What is known of files by their paths, what was found in them included.
  func known(at paths: [String]) -> [String: KnownFile] {
    let files = zip(paths, remembered.withLock { $0 })
    return Dictionary(
      files.compactMap { path, file in file.flatMap { $0.isTransient ? nil : (path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
