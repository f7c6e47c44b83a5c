import ExtractionData
import SwiftParser

/// The scanned files: parsed where they matter, and the index of what they declare.
///
/// A file is parsed when it may hold a localizable literal, or when it declares something that a
/// parsed file mentions. Both can lead to further files, so this goes in rounds until nothing new
/// comes; each round works on all its files in parallel. Files that declare custom attributes are
/// parsed where those are asked for.
struct SourceSet {
  /// One per path; nil for a file that can't be read or need not be parsed.
  private(set) var programs: [SourceProgram?]
  let index: ProgramIndex
  /// What may hand keys on, by file.
  private(set) var candidates: [FileCandidates] = []

  /// The declarations of one file that may be wrappers.
  struct FileCandidates: Sendable {
    var file: Int
    var declarations: Set<ObjectIdentifier>
    var properties: [WrapperCandidate]
  }

  init(
    paths: [String], read: @escaping @Sendable (String) -> [UInt8]?,
    functions: [LocalizingFunction], includesDebug: Bool = false, attributeMarks: Set<UInt64> = [],
    findsShownTexts: Bool = false
  ) {
    var selection = Selection(
      scans: parallelMap(paths) { _, path in read(path).map { FileScan($0) } },
      names: LocalizingNames(interfaces: Interfaces.programs, functions: functions),
      attributeMarks: attributeMarks, findsShownTexts: findsShownTexts)
    let parse: @Sendable (String) -> SourceProgram? = { path in
      read(path).map { bytes in
        SourceReader.read(
          path: path, bytes: bytes, includesDebug: includesDebug, keepsAll: findsShownTexts)
      }
    }
    programs = Array(repeating: nil, count: paths.count)
    while case let next = selection.next(), !next.isEmpty {
      let parsed = parallelMap(next) { _, position in parse(paths[position]) }
      for (position, program) in zip(next, parsed) {
        programs[position] = program
        if let program { selection.add(program, at: position) }
      }
      selection.add(parsed.compactMap { $0 }.flatMap { $0.isTest ? [] : $0.candidates })
    }
    index = Self.index(Interfaces.programs, programs)
    candidates = programs.enumerated().compactMap { file, program in
      program.flatMap { selection.candidates(of: $0, in: file) }
    }
  }

  private static func index(
    _ interfaces: [SourceProgram], _ programs: [SourceProgram?]
  ) -> ProgramIndex {
    let index = ProgramIndex()
    for (position, program) in interfaces.enumerated() {
      index.add(program.members, file: -1 - position)
    }
    index.attachExtensions()
    for (position, program) in programs.enumerated() {
      if let program { index.add(program.members, file: position) }
    }
    index.attachExtensions()
    index.finish()
    return index
  }
}

/// Decides which files are parsed next.
private struct Selection {
  private let scans: [FileScan?]
  private var names: LocalizingNames
  private var wrappers = WrapperNames()
  private var pending: Set<Int>
  /// The identifiers of all files chosen so far.
  private var mentioned: Set<UInt64> = []
  private var namesHaveGrown = true
  /// What files mention that may declare custom attributes; empty where these don't matter.
  private var attributeMarks: Set<UInt64>
  /// What files mention that may show texts; empty where these don't matter.
  private let screenMarks: Set<UInt64>

  init(
    scans: [FileScan?], names: LocalizingNames, attributeMarks: Set<UInt64>,
    findsShownTexts: Bool
  ) {
    self.attributeMarks = attributeMarks
    screenMarks = findsShownTexts ? Self.frameworksWithScreens : []
    self.scans = scans
    self.names = names
    pending = Set(scans.indices.filter { scans[$0] != nil })
  }

  /// The positions of the files of the next round, in order; empty when all that matter are read.
  mutating func next() -> [Int] {
    let chosen = pending.filter { position in
      guard let scan = scans[position] else { return false }
      return (namesHaveGrown && mayMatter(scan))
        || !attributeMarks.isDisjoint(with: scan.identifiers)
        || !screenMarks.isDisjoint(with: scan.identifiers)
        || !scan.declared.isDisjoint(with: mentioned)
    }
    namesHaveGrown = false
    pending.subtract(chosen)
    for position in chosen {
      if let scan = scans[position] { mentioned.formUnion(scan.identifiers) }
    }
    return chosen.sorted()
  }

  /// The frameworks that people read something through.
  private static let frameworksWithScreens = Set(
    ["SwiftUI", "UIKit", "AppKit", "Cocoa", "WidgetKit", "UserNotifications"]
      .map(Identifier.hash))

  private func mayMatter(_ scan: FileScan) -> Bool {
    names.mayOccur(in: scan) || names.mayBeDeclared(in: scan) || wrappers.mayOccur(in: scan)
  }

  /// The candidates of a file that hand a text on to what localizes.
  func candidates(of program: SourceProgram, in file: Int) -> SourceSet.FileCandidates? {
    let all = program.candidates.filter { wrappers.localizing.contains($0.declaration) }
    guard !all.isEmpty else { return nil }
    return SourceSet.FileCandidates(
      file: file, declarations: Set(all.map(\.declaration)), properties: all.filter(\.isProperty))
  }

  /// Takes in what the files of a round hand on.
  mutating func add(_ candidates: [WrapperCandidate]) {
    if wrappers.add(candidates) { namesHaveGrown = true }
  }

  /// Takes in what a parsed file declares.
  mutating func add(_ program: SourceProgram, at position: Int) {
    if !attributeMarks.isEmpty {
      for name in AttributeProtocols.refined(in: program, attributeMarks) {
        attributeMarks.insert(Identifier.hash(name))
      }
    }
    guard let scan = scans[position], names.mayBeDeclared(in: scan) else { return }
    if names.add(program) { namesHaveGrown = true }
  }
}

/// What is known of the standard library and Apple's frameworks: the interface files of
/// `ExtractionData`, read once per process.
enum Interfaces {
  static let programs: [SourceProgram] = parallelMap(Array(0..<extraction_interface_count())) {
    _, position in
    let file = extraction_interface(position)
    let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
    return SourceReader.read(path: String(cString: file.name), bytes: Array(bytes))
  }
}
