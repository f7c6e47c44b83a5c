import Locking

/// The wrappers of the project by declaration, with the ways of their keys.
struct WrapperTable: Sendable {
  private(set) var flows: [ObjectIdentifier: [WrapperFlow]] = [:]
  /// Those of what properties hold.
  private(set) var stored: [ObjectIdentifier: [WrapperFlow]] = [:]
  /// The names of the wrappers that are read, not called.
  private(set) var propertyNames: Set<String> = []
  /// The names of the wrappers that are called.
  private(set) var functionNames: Set<String> = []
  /// The names of the properties of which something looks up what they hold.
  private(set) var storedNames: Set<String> = []

  /// How often wrappers of wrappers are looked for.
  private static let rounds = 8

  init() {}

  init(of sources: SourceSet, functions: [LocalizingFunction]) {
    let files = sources.candidates.sorted { $0.file < $1.file }
    var changed: Set<ObjectIdentifier> = []
    for round in 0..<Self.rounds {
      let table = self
      let found = parallelMap(files) { _, candidates in
        table.findings(in: candidates, of: sources, functions)
      }
      // Which properties are set to other texts, too, the first round tells: it takes no wrappers.
      if round == 0 { for one in found { changed.formUnion(one.changed) } }
      var hasGrown = false
      for finding in found.lazy.flatMap(\.findings) where !changed.contains(finding.declaration) {
        if add(finding) { hasGrown = true }
      }
      if !hasGrown { break }
      noteNames(among: files)
    }
  }

  /// What the candidates of one file hand on to what is known to localize.
  private func findings(
    in candidates: SourceSet.FileCandidates, of sources: SourceSet,
    _ functions: [LocalizingFunction]
  ) -> Round {
    guard let program = sources.programs[candidates.file] else { return Round() }
    let inference = Inference(
      index: sources.index.copy(seenFrom: candidates.file), size: program.size)
    let finder = LiteralFinder(
      program: program, file: candidates.file, inference: inference, functions: functions,
      wrappers: self, only: candidates.declarations)
    finder.run()
    return Round(findings: finder.findings, changed: finder.changedTexts)
  }

  /// What one round found in a file.
  private struct Round: Sendable {
    var findings: [WrapperFinding] = []
    /// The properties that are set to texts which nobody can tell.
    var changed: Set<ObjectIdentifier> = []
  }

  private mutating func noteNames(among files: [SourceSet.FileCandidates]) {
    for candidate in files.flatMap(\.properties) where flows[candidate.declaration] != nil {
      propertyNames.insert(candidate.name)
    }
    for candidate in files.flatMap(\.functions) where flows[candidate.declaration] != nil {
      functionNames.insert(candidate.name)
    }
    for candidate in files.flatMap(\.stored) where stored[candidate.declaration] != nil {
      storedNames.insert(candidate.name)
    }
  }

  /// - Returns: Whether the flow was not known.
  private mutating func add(_ finding: WrapperFinding) -> Bool {
    finding.isStored ? Self.add(finding, to: &stored) : Self.add(finding, to: &flows)
  }

  private static func add(
    _ finding: WrapperFinding, to flows: inout [ObjectIdentifier: [WrapperFlow]]
  ) -> Bool {
    let known = flows[finding.declaration] ?? []
    // Several branches of a wrapper look one key up: the first says which bundle, any of them what
    // the comment and the default value are.
    if let position = known.firstIndex(where: {
      $0.key == finding.flow.key && $0.attributes.table == finding.flow.attributes.table
    }) {
      let merged = known[position].completed(by: finding.flow)
      guard merged != known[position] else { return false }
      flows[finding.declaration]?[position] = merged
      return true
    }
    guard known.count < Self.mostFlows else { return false }
    flows[finding.declaration, default: []].append(finding.flow)
    return true
  }

  private static let mostFlows = 8
}

/// A way that was found in the body of a declaration.
struct WrapperFinding: Sendable {
  var declaration: ObjectIdentifier
  var flow: WrapperFlow
  /// Whether the declaration is a property that holds the text.
  var isStored = false
}

extension WrapperFlow {
  fileprivate func completed(by other: WrapperFlow) -> WrapperFlow {
    var flow = self
    if !flow.attributes.comment.isGiven { flow.attributes.comment = other.attributes.comment }
    if !flow.value.isGiven { flow.value = other.value }
    return flow
  }
}

/// What a wrapper takes a text from: one of its parameters, or the value that it is a member of.
enum Slot: Hashable, Sendable {
  case parameter(Int)
  case base
}

/// A parameter, or `self`, of one declaration.
struct SlotPlace: Hashable, Sendable {
  var slot: Slot
  var declaration: ObjectIdentifier
  /// The UTF-8 offset of the declaration in its file.
  var offset: Int32
}

/// A table, bundle, comment or default value: written out, taken from a slot, or both, the text
/// then being what stands in for a slot without a value.
struct FlowText: Hashable, Sendable {
  var text: String?
  var place: SlotPlace?
  /// Whether it is neither, so that nobody can tell what it is.
  var isUnknown = false

  static let unknown = FlowText(isUnknown: true)

  /// Whether there is something to pass on.
  var isGiven: Bool { text != nil || place != nil }
}

/// One way of a string through a wrapper to the key of a localizing API.
struct WrapperFlow: Hashable, Sendable {
  var key: Slot
  var attributes: CallAttributes
  var value: FlowText
  var reading: StringReading?
  /// The name of what gets the key.
  var reaches: String
  /// Whether a property holds the key until something looks it up.
  var isHeld = false
}
