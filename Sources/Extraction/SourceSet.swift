/// The scanned files: parsed where they matter, and the index of what they declare.
struct SourceSet {
  /// One per path; nil for a file that can't be read or need not be parsed.
  let programs: [SourceProgram?]
  let index: ProgramIndex

  init(
    paths: [String], read: @escaping @Sendable (String) -> [UInt8]?,
    functions: [LocalizingFunction]
  ) {
    programs = parallelMap(paths) { _, path in
      read(path).map { SourceReader.read(path: path, bytes: $0) }
    }
    index = ProgramIndex()
    for (position, program) in Interfaces.programs.enumerated() {
      index.add(program.members, file: -1 - position)
    }
    index.attachExtensions()
    for (position, program) in programs.enumerated() {
      if let program { index.add(program.members, file: position) }
    }
    index.attachExtensions()
  }
}
