import Reading

/// What the findings of all files depend on, beside the files themselves.
struct FindingContext: Sendable {
  /// What tells the declarations and wrappers of the project from those of another state of it.
  private let environment: ContentHash
  /// What tells the program of each file from others; nil where there is none.
  private let programs: [ContentHash?]
  /// The declarations that may hand keys on, by file and how many stand before them.
  private let candidates: [[Int: Int32]]
  /// How many stand before each of them, by file and place.
  private let ordinals: [[Int32: Int]]

  /// - Parameters:
  ///   - paths: Of all files, in their order.
  ///   - known: What is known of them now, each with one program at last.
  init(_ paths: [String], _ known: [KnownFile?], _ sources: SourceSet, _ wrappers: WrapperTable) {
    programs = known.map { file in
      file.flatMap { file in
        file.programs.last.map { KnownFile.identity(of: file.content, keeping: $0.keeps) }
      }
    }
    candidates = sources.programs.map { program in
      Dictionary(
        program?.candidates.map { ($0.ordinal, $0.offset) } ?? [],
        uniquingKeysWith: { first, _ in first })
    }
    ordinals = candidates.map { places in
      Dictionary(places.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
    var hash = ContentHash()
    for (path, file) in zip(paths, known) {
      hash.combine(path)
      hash.combine(file?.programs.last?.signatures ?? ContentHash())
    }
    sources.modules.combine(paths, into: &hash)
    Self.combine(wrappers, of: sources.programs, into: &hash)
    environment = hash
  }

  private static func combine(
    _ wrappers: WrapperTable, of programs: [SourceProgram?], into hash: inout ContentHash
  ) {
    var others = wrappers.flows.merging(wrappers.stored) { flows, stored in flows + stored }
    for (file, program) in programs.enumerated() {
      for candidate in program?.candidates ?? [] {
        if wrappers.computed.contains(candidate.declaration) {
          hash.combine("computed \(file) \(candidate.ordinal)")
        }
        guard let flows = others.removeValue(forKey: candidate.declaration) else { continue }
        hash.combine("\(file) \(candidate.ordinal)")
        for flow in flows { flow.combine(into: &hash, of: candidate.declaration) }
      }
    }
    // Functions inside of bodies, which no other file sees.
    let inner = others.map { declaration, flows in
      var hash = ContentHash()
      for flow in flows { flow.combine(into: &hash, of: declaration) }
      return hash
    }
    for other in inner.sorted(by: { ($0.high, $0.low) < ($1.high, $1.low) }) {
      hash.combine(other)
    }
  }

  /// What was found in a file, if that holds still.
  func finding(in file: Int, _ known: KnownFinding?) -> FileFinding? {
    guard let known, known.environment == environment, known.program == programs[file],
      known.lookedInto.allSatisfy({ $0.file < programs.count && programs[$0.file] == $0.program })
    else { return nil }
    var finding = known.finding
    finding.uses = []
    for use in known.uses {
      guard let place = self.place(now: use.place) else { return nil }
      finding.uses.insert(WrapperUse(name: use.name, place: place, reaches: use.reaches))
    }
    for (position, place) in known.unlessUsed.enumerated()
    where finding.unlessUsed.indices.contains(position) {
      guard let place = self.place(now: place) else { return nil }
      finding.unlessUsed[position].place = place
    }
    return finding
  }

  /// Where a wrapper is now; nil if it can't be told.
  private func place(now known: KnownFinding.Place) -> FilePlace? {
    guard let ordinal = known.ordinal else {
      return FilePlace(file: known.file, offset: known.offset)
    }
    guard known.file < candidates.count, let offset = candidates[known.file][ordinal] else {
      return nil
    }
    return FilePlace(file: known.file, offset: offset)
  }

  /// A place to be found again, as seen from a file; nil if it can't be.
  private func known(_ place: FilePlace, from file: Int) -> KnownFinding.Place? {
    var known = KnownFinding.Place(file: place.file, offset: place.offset)
    guard place.file != file, place.file >= 0 else { return known }
    // Places in other files move without anything of this one changing.
    known.ordinal = ordinals[place.file][place.offset]
    return known.ordinal == nil ? nil : known
  }

  /// What was found in a file, with all that this depends on; nil where that can't be told.
  func known(_ finding: FileFinding, in file: Int) -> KnownFinding? {
    guard let program = programs[file] else { return nil }
    var known = KnownFinding(
      environment: environment, program: program, lookedInto: [], finding: finding, uses: [],
      unlessUsed: [])
    known.finding.uses = []
    for other in finding.filesLookedInto.sorted() {
      guard let program = programs[other] else { return nil }
      known.lookedInto.append(KnownFinding.Body(file: other, program: program))
    }
    for use in finding.uses {
      guard let place = self.known(use.place, from: file) else { return nil }
      known.uses.append(KnownFinding.Use(name: use.name, place: place, reaches: use.reaches))
    }
    for wrapper in finding.unlessUsed {
      guard let place = self.known(wrapper.place, from: file) else { return nil }
      known.unlessUsed.append(place)
    }
    return known
  }
}

/// What was found in a file, with all that this depends on.
struct KnownFinding: Sendable {
  var environment: ContentHash
  /// What tells the file's program from others.
  var program: ContentHash
  var lookedInto: [Body]
  /// Without the uses of wrappers.
  var finding: FileFinding
  var uses: [Use]
  /// The places of the wrappers about which something is wrong if nothing uses them, in their order.
  var unlessUsed: [Place]

  /// A file whose bodies were looked into.
  struct Body: Sendable {
    var file: Int
    var program: ContentHash
  }

  /// A use of a wrapper.
  struct Use: Sendable {
    var name: String
    var place: Place
    var reaches: String
  }

  /// Where a wrapper is: in the same file by its place, in another one by how many declarations stand
  /// before it.
  struct Place: Sendable {
    var file: Int
    var offset: Int32
    var ordinal: Int?
  }
}

extension WrapperFlow {
  /// - Parameter declaration: The wrapper that the flow is one of.
  fileprivate func combine(into hash: inout ContentHash, of declaration: ObjectIdentifier) {
    func describe(_ slot: Slot) -> String {
      switch slot {
      case .parameter(let position): "\(position)"
      case .base: "base"
      case .property(let name): "." + name
      }
    }
    func combine(_ text: FlowText) {
      hash.combine(text.text ?? "")
      let place = text.place.map { place in
        // Nearly always the wrapper's own; where it isn't, places count.
        describe(place.slot) + (place.declaration == declaration ? "" : " \(place.offset)")
      }
      hash.combine("\(text.text != nil) \(place ?? "-") \(text.isUnknown)")
    }
    hash.combine(describe(key))
    for text in [attributes.table, attributes.bundle, attributes.comment, value] { combine(text) }
    hash.combine(attributes.bundleFile.map(String.init) ?? "")
    hash.combine(reading?.rawValue ?? "")
    hash.combine(reaches)
    hash.combine("\(isHeld) \(isExplicit) \(flag ?? "-")")
  }
}
