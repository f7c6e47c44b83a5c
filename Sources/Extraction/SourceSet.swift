import Locking
import Reading

/// The scanned files: parsed where they matter, and the index of what they declare.
///
/// `SourceSelection` decides in rounds what is parsed; each round works on all its files in parallel.
struct SourceSet {
  /// One per path; nil for a file that can't be read or need not be parsed.
  private(set) var programs: [SourceProgram?]
  let index: ProgramIndex
  /// What may hand keys on, by file.
  private(set) var candidates: [FileCandidates] = []
  /// The properties that compute texts which something looks up.
  let computedTexts: Set<ObjectIdentifier>
  /// What is known of each file now; empty where nothing is remembered.
  private(set) var known: [KnownFile?] = []
  /// What the files were judged by.
  let judge: FileJudge?
  /// What everything that was parsed mentions.
  let mentioned: NameSet
  let modules: SourceModules
  /// Why each file was parsed; nil for one that wasn't.
  private let reasons: [SelectionReason?]

  /// The files that were parsed, in the order of their paths.
  var parsedFiles: [ParsedFile] {
    zip(programs, reasons).compactMap { program, reason in
      guard let program, let reason else { return nil }
      return ParsedFile(path: program.path, reason: reason)
    }
  }

  /// Whether a file may hold keys, or hand them on: others are there for their declarations.
  func holdsKeys(_ file: Int) -> Bool {
    if case .mentioned = reasons[file] { return programs[file]?.hasText == true }
    return true
  }

  /// The declarations of one file that may be wrappers.
  struct FileCandidates: Sendable {
    var file: Int
    var declarations: Set<ObjectIdentifier>
    var properties: [WrapperCandidate]
    var functions: [WrapperCandidate]
    var stored: [WrapperCandidate]

    init(_ candidates: [WrapperCandidate], in file: Int) {
      self.file = file
      declarations = Set(candidates.map(\.declaration))
      properties = candidates.filter { $0.kind == .property }
      functions = candidates.filter { $0.kind == .function }
      stored = candidates.filter { $0.kind == .stored }
    }
  }

  init(
    paths: [String], modules: SourceModules = .unknown,
    read: @escaping @Sendable (String) -> [UInt8]?, functions: [LocalizingFunction],
    included: IncludedCode = [], attributeMarks: Set<UInt64> = [],
    findsShownTexts: Bool = false, readsAll: Bool = false,
    remembered: [String: RememberedFile]? = nil
  ) {
    let scanned = Self.scan(
      paths, read, separatesBodies: !findsShownTexts && !readsAll, included, remembered)
    var selection = SourceSelection(
      paths: paths, outlines: scanned.map(\.outline),
      names: LocalizingNames(functions: functions), attributeMarks: attributeMarks,
      findsShownTexts: findsShownTexts, readsAll: readsAll)
    // Kept to the end: candidates are told apart by where their declarations lie in memory.
    var all: [[KnownProgram]] = Array(repeating: [], count: paths.count)
    programs = all.map { _ in nil }
    while case let next = selection.next(), !next.isEmpty {
      let found = Self.parse(next, after: all, paths, scanned, read, included, findsShownTexts)
      for (position, program) in found { all[position].append(program) }
      let read = Self.read(of: found)
      for (position, program) in read { programs[position] = program }
      selection.add(read)
    }
    known = remembered == nil ? [] : Self.known(scanned, all)
    (reasons, judge, mentioned) = (selection.reasons, selection.lastJudge, selection.mentioned)
    index = Self.index(programs, FileModules(modules, of: paths))
    (self.modules, candidates) = (modules, selection.candidates(in: programs))
    computedTexts = selection.computedTexts(in: programs)
    withExtendedLifetime(all) {}
  }

  /// The programs that could be read.
  private static func read(
    of found: [(position: Int, program: KnownProgram)]
  ) -> [(position: Int, program: SourceProgram)] {
    found.compactMap { found in
      found.program.program.map { (position: found.position, program: $0) }
    }
  }

  private static func parse(
    _ files: [(position: Int, keeps: KeptParts)], after before: [[KnownProgram]],
    _ paths: [String], _ scanned: [Scanned], _ read: @escaping @Sendable (String) -> [UInt8]?,
    _ included: IncludedCode, _ keepsAll: Bool
  ) -> [(position: Int, program: KnownProgram)] {
    // The largest first, or one of them might keep all waiting at the end.
    let files = files.sorted { scanned[$0.position].size > scanned[$1.position].size }
    let parsed = parallelMap(files) { _, file -> KnownProgram? in
      let (path, source) = (paths[file.position], scanned[file.position])
      guard let outline = source.outline, let bytes = source.bytes ?? read(path) else { return nil }
      let known = source.known?.program(keeping: file.keeps, path: path, source: bytes)
      if let known { return known }
      let program = SourceReader.read(
        after: before[file.position].last, path: path, bytes: bytes, outline: outline,
        keeping: file.keeps, included: included, keepsAll: keepsAll)
      return KnownProgram(keeps: file.keeps, form: .program(program, nil))
    }
    let found = zip(files, parsed).compactMap { file, program in
      program.map { (position: file.position, program: $0) }
    }
    return found.sorted { $0.position < $1.position }
  }

  /// A file that was looked through, with its bytes where memory allows.
  private struct Scanned: Sendable {
    var outline: SourceOutline?
    var bytes: [UInt8]?
    /// How many bytes it has.
    var size = 0
    /// Tells its bytes from others, where that is asked for.
    var content: ContentHash?
    /// What was known of the same bytes before.
    var known: KnownFile?
  }

  /// What is known of the files now, each with the programs that were made or used, the last one
  /// with its signatures.
  private static func known(_ scanned: [Scanned], _ programs: [[KnownProgram]]) -> [KnownFile?] {
    parallelMap(scanned) { position, source in
      guard let outline = source.outline, let content = source.content else { return nil }
      var programs = programs[position]
      if let last = programs.indices.last, programs[last].signatures == nil {
        programs[last].signatures = programs[last].program?.signatures
      }
      return KnownFile(
        content: content, outline: outline, programs: programs, finding: source.known?.finding)
    }
  }

  /// The most bytes that wait for being parsed; other files are read again.
  private static let mostBytesHeld = 64 << 20

  private static func scan(
    _ paths: [String], _ read: @escaping @Sendable (String) -> [UInt8]?, separatesBodies: Bool,
    _ included: IncludedCode, _ remembered: [String: RememberedFile]?
  ) -> [Scanned] {
    let room = Locked(mostBytesHeld)
    return parallelMap(paths) { _, path in
      guard let bytes = read(path) else { return Scanned() }
      let content = remembered.map { _ in ContentHash(of: bytes) }
      let known = content.flatMap { remembered?[path]?.file(of: $0) }
      var outline =
        known?.outline ?? SourceOutline.of(bytes, separatesBodies: separatesBodies)
      if included.contains(.tests) { outline.isTest = false }
      let isHeld =
        !outline.isTest
        && room.withLock { room in
          room -= bytes.count
          return room >= 0
        }
      return Scanned(
        outline: outline, bytes: isHeld ? bytes : nil, size: bytes.count, content: content,
        known: known)
    }
  }

  private static func index(
    _ programs: [SourceProgram?], _ modules: FileModules
  ) -> ProgramIndex {
    let index = InterfaceIndex.extended(by: modules)
    for (position, program) in programs.enumerated() {
      if let program { index.add(program.members, file: position) }
    }
    index.attachExtensions()
    index.finish()
    return index
  }
}
