import Locking

/// Decides which files are parsed, and how much of each.
///
/// A file is parsed when it may hold a localizable literal, when it may declare what localizes, or
/// when it declares something that a parsed file mentions outside of the parts that are left out.
/// These are bodies in which nothing localizes, and members of types that no parsed file mentions.
/// What parsed files declare may add to the names that localize, so this goes in rounds: first the
/// files that may declare such names, then, with all names known, the rest.
struct SourceSelection {
  private let paths: [String]
  private let outlines: [SourceOutline?]
  private var names: LocalizingNames
  private var wrappers = WrapperNames()
  /// What is read of each file that was parsed so far.
  private var parsed: [KeptParts?]
  private var verdicts: [FileVerdict]
  /// The parsed files that declare nothing which may localize, as far as was known.
  private var undeclared: [Int: SourceProgram] = [:]
  /// What is to be read of each file, as far as others mention it.
  private var keeps: [KeptParts]
  /// What the parts mention that are to be read.
  private(set) var mentioned = NameSet()
  /// The members of chosen files that nothing mentions so far, by their names.
  private var waiting: [UInt64: [MemberPlace]] = [:]
  /// Whether each file's members are among these, or are read.
  private var isVisited: [Bool]
  private(set) var reasons: [SelectionReason?]
  private var namesHaveGrown = true
  /// What files were judged by last, which is by all names that there are.
  private(set) var lastJudge: FileJudge?
  /// The files that declare a name.
  private let declaring: [UInt64: [Int]]
  private let declared: NameWatch
  private let functionAliases: NameWatch
  /// What files mention that may declare custom attributes; empty where these don't matter.
  private var attributeMarks: Set<UInt64>
  /// What files mention that may show texts; empty where these don't matter.
  private let screenMarks: Set<UInt64>

  private struct MemberPlace {
    var file: Int
    /// Its position among the members of the file's outline.
    var number: Int
  }

  init(
    paths: [String], outlines: [SourceOutline?], names: LocalizingNames,
    attributeMarks: Set<UInt64>, findsShownTexts: Bool, readsAll: Bool
  ) {
    self.paths = paths
    // Nobody who uses the app sees what its tests say, and nothing outside sees what they declare.
    self.outlines = outlines.map { outline in
      outline.flatMap { $0.isTest ? nil : $0 }
    }
    self.names = names
    self.attributeMarks = attributeMarks
    screenMarks = findsShownTexts ? Self.frameworksWithScreens : []
    parsed = Array(repeating: nil, count: outlines.count)
    reasons = outlines.map { readsAll && $0?.isTest == false ? .asked : nil }
    verdicts = Array(repeating: FileVerdict(), count: outlines.count)
    keeps = Array(repeating: KeptParts(), count: outlines.count)
    isVisited = Array(repeating: false, count: outlines.count)
    declaring = Self.declaring(self.outlines)
    declared = NameWatch(Set(declaring.keys))
    functionAliases = NameWatch(Set(self.outlines.lazy.compactMap { $0?.functionAliases }.joined()))
  }

  /// The files by the names that they declare.
  ///
  /// Types that the project doesn't declare are hardly ever named where their extensions are used,
  /// so these are found by their members, too.
  private static func declaring(_ outlines: [SourceOutline?]) -> [UInt64: [Int]] {
    let types = Set(outlines.lazy.compactMap { $0?.types }.joined())
    var declaring: [UInt64: [Int]] = [:]
    for case (let position, let outline?) in outlines.enumerated() {
      let members = outline.extensions.filter { !types.contains($0.type) }.flatMap(\.members)
      for name in outline.declared + members where declaring[name]?.last != position {
        declaring[name, default: []].append(position)
      }
    }
    return declaring
  }

  /// The frameworks that people read something through.
  private static let frameworksWithScreens = Set(
    ["SwiftUI", "UIKit", "AppKit", "Cocoa", "WidgetKit", "UserNotifications"]
      .map(Identifier.hash))

  /// The positions of the files of the next round, in order, with the parts that are read of each;
  /// empty when all that matter are read.
  ///
  /// A file comes again if more of it matters than before.
  mutating func next() -> [(position: Int, keeps: KeptParts)] {
    while namesHaveGrown {
      namesHaveGrown = false
      judge()
      takeInDeclarations()
    }
    let open = reasons.indices.filter { position in
      reasons[position] != nil && parsed[position] != keeps[position]
    }
    let first = open.filter { verdicts[$0].mayDeclare }
    return (first.isEmpty ? open : first).map { position in
      parsed[position] = keeps[position]
      return (position, keeps[position])
    }
  }

  /// Judges all files by the names that are known now, and chooses those that matter.
  private mutating func judge() {
    let judge = FileJudge(
      names: names, wrappers: wrappers, marks: attributeMarks.union(screenMarks),
      functionAliases: functionAliases)
    lastJudge = judge
    let before = verdicts
    verdicts = parallelMap(outlines) { _, outline in
      outline.map { judge.verdict(on: $0) } ?? FileVerdict()
    }
    var pending: [Int] = []
    for position in verdicts.indices {
      // What a file is parsed for itself says more than that another one mentions it.
      reasons[position] = verdicts[position].reason ?? reasons[position]
      if before[position] != verdicts[position] { keep(verdicts[position].keeps, of: position) }
      guard reasons[position] != nil else { continue }
      if parsed[position] == nil || before[position] != verdicts[position] {
        pending.append(position)
      }
    }
    followMentions(of: pending)
  }

  /// Takes in what files declare that were parsed before it was known that this may localize.
  private mutating func takeInDeclarations() {
    for (position, program) in undeclared where verdicts[position].mayDeclare {
      undeclared[position] = nil
      if names.add(DeclaredNames(of: program)) { namesHaveGrown = true }
    }
  }

  private mutating func keep(_ parts: KeptParts, of position: Int) {
    if keeps[position].bodies.isEmpty, keeps[position].members.isEmpty {
      keeps[position] = parts
    } else {
      keeps[position].formUnion(parts)
    }
  }

  /// Chooses what the parts mention that are read of chosen files: files, and members of these.
  private mutating func followMentions(of files: [Int]) {
    var pending = Array(files.reversed())
    while let position = pending.popLast() {
      guard let outline = outlines[position] else { continue }
      for identifiers in outline.identifiers(keeping: keeps[position]) {
        note(identifiers, by: position, &pending)
      }
      guard !isVisited[position] else { continue }
      isVisited[position] = true
      for (number, member) in outline.members.enumerated() {
        guard !keeps[position].members[number], let name = member.name else { continue }
        if mentioned.contains(name) {
          keeps[position].members[number] = true
          note(outline.identifiers(of: member), by: position, &pending)
        } else {
          waiting[name, default: []].append(MemberPlace(file: position, number: number))
        }
      }
    }
  }

  /// Notes what is mentioned, with all that follows for members that have waited for it.
  private mutating func note(
    _ identifiers: ArraySlice<UInt64>, by file: Int, _ pending: inout [Int]
  ) {
    var open = [(identifiers: identifiers, file: file)]
    while let next = open.popLast() {
      for hash in next.identifiers where mentioned.insert(hash) {
        if declared.contains(hash) { chooseFiles(declaring: hash, for: next.file, &pending) }
        for place in waiting.removeValue(forKey: hash) ?? [] {
          guard let outline = outlines[place.file] else { continue }
          keeps[place.file].members[place.number] = true
          open.append((outline.identifiers(of: outline.members[place.number]), place.file))
        }
      }
    }
  }

  private mutating func chooseFiles(
    declaring name: UInt64, for file: Int, _ pending: inout [Int]
  ) {
    for other in declaring[name] ?? [] where reasons[other] == nil {
      reasons[other] = .mentioned(by: paths[file])
      pending.append(other)
    }
  }

  /// The candidates of all files that hand a text on to what localizes.
  func candidates(in programs: [SourceProgram?]) -> [SourceSet.FileCandidates] {
    programs.enumerated().compactMap { file, program in
      program.flatMap { candidates(of: $0, in: file) }
    }
  }

  /// The properties of all files that compute texts which something looks up.
  func computedTexts(in programs: [SourceProgram?]) -> Set<ObjectIdentifier> {
    let known = wrappers.computed.lookedUp
    guard !known.isEmpty else { return [] }
    let candidates = programs.lazy.compactMap { $0?.candidates }.joined()
    return Set(candidates.map(\.declaration).filter { known.contains($0) })
  }

  private func candidates(of program: SourceProgram, in file: Int) -> SourceSet.FileCandidates? {
    let all = program.candidates.filter { wrappers.localizing.contains($0.declaration) }
    return all.isEmpty ? nil : SourceSet.FileCandidates(all, in: file)
  }

  /// Takes in what the files of a round declare and hand on.
  mutating func add(_ programs: [(position: Int, program: SourceProgram)]) {
    let verdicts = verdicts
    let declared = parallelMap(programs) { _, file in
      verdicts[file.position].mayDeclare ? DeclaredNames(of: file.program) : nil
    }
    for ((position, program), declared) in zip(programs, declared) {
      if !attributeMarks.isEmpty {
        for name in AttributeProtocols.refined(in: program, attributeMarks)
        where attributeMarks.insert(Identifier.hash(name)).inserted {
          namesHaveGrown = true
        }
      }
      undeclared[position] = declared == nil ? program : nil
      if let declared, names.add(declared) { namesHaveGrown = true }
    }
    if wrappers.add(programs.flatMap { $0.program.isTest ? [] : $0.program.candidates }) {
      namesHaveGrown = true
    }
    for type in wrappers.literalTypes where names.add(literalType: type) { namesHaveGrown = true }
  }
}
