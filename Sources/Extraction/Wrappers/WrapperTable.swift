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

  /// The properties that compute texts which something looks up.
  private(set) var computed: Set<ObjectIdentifier> = []

  /// How often wrappers of wrappers are looked for.
  private static let rounds = 8

  init() {}

  /// - Parameters:
  ///   - functions: Functions of the project that localize a plain String.
  ///   - visitsAll: Whether each round visits everything again, to compare what is found.
  init(of sources: SourceSet, functions: [LocalizingFunction], visitsAll: Bool = false) {
    computed = sources.computedTexts
    var settling = Settling(sources, functions, visitsAll: visitsAll)
    settle(settling.files.map { Visit(of: $0) }, &settling)
    // Which table a function of the project asks is known by now.
    settling.isLate = true
    settle(settling.waitingVisits, &settling)
  }

  /// Visits declarations, and again what asked for something that has become known meanwhile.
  private mutating func settle(_ first: [Visit], _ settling: inout Settling) {
    var visits = first
    for round in 0..<Self.rounds where !visits.isEmpty {
      let (table, state) = (self, settling)
      let found = parallelMap(visits) { _, visit in table.findings(of: visit, state) }
      // Which properties are set to other texts, too, the first round tells: it takes no wrappers.
      if round == 0, !settling.isLate {
        for one in found { settling.changed.formUnion(one.changed) }
      }
      for (visit, one) in zip(visits, found) { settling.note(one, in: visit.file) }
      let findings = found.flatMap(\.findings)
      let news = add(
        findings.filter { !settling.changed.contains($0.declaration) }, settling.files)
      visits = settling.visits(after: news)
    }
  }

  /// What the candidates of one file hand on to what is known to localize.
  private func findings(of visit: Visit, _ settling: Settling) -> Round {
    guard let program = settling.sources.programs[visit.file] else { return Round() }
    let inference = Inference(
      index: settling.sources.index.copy(seenFrom: visit.file), size: program.size)
    let finder = LiteralFinder(
      program: program, file: visit.file, inference: inference, functions: settling.functions,
      wrappers: self, only: visit.declarations)
    finder.run()
    let ready = finder.findings.filter { settling.isLate || !$0.waits }
    return Round(
      findings: ready, changed: finder.changedTexts,
      waits: ready.count < finder.findings.count,
      questions: Questions(
        inside: finder.wrappers.questions, outside: finder.wrappers.questionsOutside))
  }

  /// What is known while wrappers are looked for.
  private struct Settling: Sendable {
    let sources: SourceSet
    let functions: [LocalizingFunction]
    let files: [SourceSet.FileCandidates]
    private let visitsAll: Bool
    private var questions: [Int: Questions] = [:]
    /// The properties that are set to texts which nobody can tell.
    var changed: Set<ObjectIdentifier> = []
    /// The files with findings that wait until it is known what functions of the project ask.
    private var waiting: Set<Int> = []
    /// Whether such findings count.
    var isLate = false

    init(_ sources: SourceSet, _ functions: [LocalizingFunction], visitsAll: Bool) {
      self.sources = sources
      self.functions = functions
      self.visitsAll = visitsAll
      files = sources.candidates.sorted { $0.file < $1.file }
    }

    mutating func note(_ round: Round, in file: Int) {
      questions[file, default: Questions()].add(round.questions)
      if round.waits { waiting.insert(file) }
    }

    /// What is visited for such findings.
    var waitingVisits: [Visit] {
      files.filter { waiting.contains($0.file) }.map { Visit(of: $0) }
    }

    /// What has to be visited again once more is known.
    func visits(after news: WrapperQuestions) -> [Visit] {
      guard !news.isEmpty else { return [] }
      guard !visitsAll else { return files.map { Visit(of: $0) } }
      return files.compactMap {
        WrapperTable.visit($0, questions[$0.file] ?? Questions(), after: news)
      }
    }
  }

  /// The declarations of one file that are visited in a round.
  private struct Visit: Sendable {
    var file: Int
    var declarations: Set<ObjectIdentifier>

    init(file: Int, declarations: Set<ObjectIdentifier>) {
      self.file = file
      self.declarations = declarations
    }

    init(of candidates: SourceSet.FileCandidates) {
      self.init(file: candidates.file, declarations: candidates.declarations)
    }
  }

  /// What one round found in a file.
  private struct Round: Sendable {
    var findings: [WrapperFinding] = []
    /// The properties that are set to texts which nobody can tell.
    var changed: Set<ObjectIdentifier> = []
    /// Whether there are findings that wait.
    var waits = false
    var questions = Questions()
  }

  /// What was asked in one file.
  private struct Questions: Sendable {
    var inside: [ObjectIdentifier: WrapperQuestions] = [:]
    var outside = WrapperQuestions()

    /// Takes what was asked last for what was asked before.
    mutating func add(_ others: Questions) {
      inside.merge(others.inside) { $1 }
      outside = others.outside
    }
  }

  /// What has to be visited again of a file once more is known; nil for nothing.
  private static func visit(
    _ candidates: SourceSet.FileCandidates, _ questions: Questions, after news: WrapperQuestions
  ) -> Visit? {
    if questions.outside.concern(news) { return Visit(of: candidates) }
    let declarations = questions.inside.filter { $0.value.concern(news) }.keys
    return declarations.isEmpty
      ? nil : Visit(file: candidates.file, declarations: Set(declarations))
  }

  /// - Returns: What is known now and wasn't before.
  private mutating func add(
    _ findings: [WrapperFinding], _ files: [SourceSet.FileCandidates]
  ) -> WrapperQuestions {
    var news = WrapperQuestions()
    for finding in findings where add(finding) { news.declarations.insert(finding.declaration) }
    guard !news.isEmpty else { return news }
    for candidates in files {
      Self.note(candidates.properties, among: flows, in: &propertyNames, &news)
      Self.note(candidates.functions, among: flows, in: &functionNames, &news)
      Self.note(candidates.stored, among: stored, in: &storedNames, &news)
    }
    return news
  }

  private static func note(
    _ candidates: [WrapperCandidate], among flows: [ObjectIdentifier: [WrapperFlow]],
    in names: inout Set<String>, _ news: inout WrapperQuestions
  ) {
    for candidate in candidates where flows[candidate.declaration] != nil {
      if names.insert(candidate.name).inserted { news.names.insert(candidate.name) }
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
    // the comment and the default value are, and whether it has to be a literal.
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
  /// Whether a function of the project takes the text, of which it isn't known yet what it asks.
  var waits = false
}

extension WrapperFlow {
  fileprivate func completed(by other: WrapperFlow) -> WrapperFlow {
    var flow = self
    if !flow.attributes.comment.isGiven { flow.attributes.comment = other.attributes.comment }
    if !flow.value.isGiven { flow.value = other.value }
    if other.isExplicit { flow.isExplicit = true }
    if flow.flag != other.flag { flow.flag = nil }
    return flow
  }
}

/// What a wrapper takes a text from: one of its parameters, or the value that it is a member of; a table
/// may be what another property holds of the value whose property holds the key.
enum Slot: Hashable, Sendable {
  case parameter(Int)
  case base
  case property(String)
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
  /// Whether a key that can't be told is said to be so.
  var isExplicit = true
  /// The name of a flag that has to be true for what a property holds to be looked up.
  var flag: String?
}
