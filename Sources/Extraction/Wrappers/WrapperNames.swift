/// The names of what localizes by handing a text on, as far as the sources read so far tell.
///
/// Names only say where to look; `WrapperTable` knows by types.
struct WrapperNames: Sendable {
  private var known: Set<WrapperCandidate.Callee> = []
  /// What hands a text on to something that isn't known to localize, by what that is.
  private var waiting: [WrapperCandidate.Callee: [Handover]] = [:]
  /// The properties of which something looks up what they hold, or sets them to what is looked up.
  private var lookedUp: Set<WrapperCandidate.Property> = []
  /// The properties that hold texts, by what would have to be looked up.
  private var holders: [WrapperCandidate.Property: [Holder]] = [:]
  /// The properties that getters give of which something looks up what they give.
  private var given: Set<WrapperCandidate.Property> = []
  /// The properties that compute texts.
  private(set) var computed = ComputedTextNames()
  /// The hashes of the names of functions of which something looks up what they give.
  private var results: Set<UInt64> = []
  /// The candidates that hand a text on to something of these names.
  private(set) var localizing: Set<ObjectIdentifier> = []
  /// What a file has to mention to hold a caller: all hashes of one of the entries.
  private var mentions: Set<[UInt64]> = []
  private var mentionsByHash: [UInt64: [[UInt64]]] = [:]
  /// What a file has to mention beside a hash to set a property: there may be as many as types.
  private var pairs: [UInt64: Set<UInt64>] = [:]
  private var pairCount = 0
  /// The hashes of what takes keys, so that `.init(text)` may be one there.
  private var conversions: Set<UInt64> = []
  /// Whether an operator hands a text on, so that any text may be its operand.
  private var hasOperator = false
  /// The hashes of the types that hand on the literals which values of them are made of, wherever one
  /// is asked for.
  private(set) var literalTypes: Set<UInt64> = []
  /// The hashes of what is read of a text, and not called, to look it up.
  private var reads: Set<UInt64> = []

  init() {
    for mention in Self.implicit { add(mention) }
  }

  /// Takes in the candidates of parsed files.
  ///
  /// - Returns: Whether there are new names, so that other files have to be looked at again.
  mutating func add(_ candidates: [WrapperCandidate]) -> Bool {
    let before = size
    var ready: [Handover] = []
    for candidate in candidates {
      if candidate.takesKeyType { localizing.insert(candidate.declaration) }
      if candidate.kind == .stored { ready += hold(candidate) }
      for conversion in candidate.conversions { ready += convert(by: conversion) }
      if let type = candidate.computingType { ready += compute(candidate, in: type) }
      for passing in candidate.passings {
        let handover = Handover(candidate, passing.source)
        if isLocalizing(passing.callee) {
          ready.append(handover)
        } else {
          waiting[passing.callee, default: []].append(handover)
        }
      }
    }
    while let handover = ready.popLast() { ready += settle(handover) }
    return size != before
  }

  /// How much is known by which files are judged.
  private var size: [Int] {
    [
      mentions.count, pairCount, reads.count, computed.count, results.count, conversions.count,
      hasOperator ? 1 : 0,
    ]
  }

  /// Notes what localizes.
  ///
  /// - Returns: What hands texts on to it and has waited for that.
  private mutating func settle(_ handover: Handover) -> [Handover] {
    if case .getter(let property) = handover.source {
      return given.insert(property).inserted ? lookUp(computed: property) : []
    }
    localizing.insert(handover.declaration)
    switch handover.source {
    case .parameter(let label):
      if Identifier.isOperator(handover.name) { hasOperator = true }
      if handover.isRead { reads.insert(Identifier.hash(handover.name)) }
      if label == FunctionDeclaration.literalLabel {
        literalTypes.insert(Identifier.hash(handover.name))
      }
      add([handover.owner, handover.name, label].compactMap { $0.map(Identifier.hash) })
      return know(.function(name: handover.name, label: label))
    case .property(let property):
      guard lookedUp.insert(property).inserted else { return [] }
      var ready = lookUp(computed: property)
      for holder in holders.removeValue(forKey: property) ?? [] { ready += settle(holder) }
      return ready
    case .result(let name):
      results.insert(Identifier.hash(name))
      return []
    case .getter, .other: return []
    }
  }

  /// Notes that something looks up what a property computes.
  ///
  /// - Returns: What its getter gives.
  private mutating func lookUp(computed property: WrapperCandidate.Property) -> [Handover] {
    var ready: [Handover] = []
    for found in computed.lookUp(property) { ready += settle(computed: found) }
    return ready
  }

  /// Notes a property of which something looks up what it computes; a type that has its own in its place
  /// names both.
  ///
  /// - Returns: What its getter gives.
  private mutating func settle(computed property: WrapperCandidate.Property) -> [Handover] {
    if let owner = property.owner, computed.mayBeReplaced(property.name, of: owner) {
      add(Identifier.hash(owner), beside: Identifier.hash(property.name))
    }
    return know(.property(property))
  }

  /// Takes in what makes a key of `.init(text)` that it is given.
  private mutating func convert(by callee: WrapperCandidate.Callee) -> [Handover] {
    if case .conversion(let name, _) = callee { conversions.insert(Identifier.hash(name)) }
    return know(callee)
  }

  private mutating func know(_ callee: WrapperCandidate.Callee) -> [Handover] {
    guard known.insert(callee).inserted else { return [] }
    return waiting.removeValue(forKey: callee) ?? []
  }

  /// A text that a candidate hands on, under the name that the candidate is called by for it.
  private struct Handover: Sendable {
    var declaration: ObjectIdentifier
    var owner: String?
    var name: String
    /// Whether it is a property.
    var isRead: Bool
    var source: WrapperCandidate.Source

    init(_ candidate: WrapperCandidate, _ source: WrapperCandidate.Source) {
      declaration = candidate.declaration
      (owner, name) = (candidate.owner, candidate.name)
      isRead = candidate.kind == .property
      self.source = source
    }
  }

  /// A property that holds a text.
  private struct Holder: Sendable {
    var declaration: ObjectIdentifier
    var owner: String
    var name: String
    var isInspectable: Bool
    var isWrapped: Bool

    /// How code names the property: by its type, or of a value whose type only inference knows.
    var properties: [WrapperCandidate.Property] {
      [.init(name: name, owner: owner), .init(name: name)]
    }
  }

  /// Takes in a property that holds a text.
  ///
  /// - Returns: What has waited for it, if something looks up what it holds.
  private mutating func hold(_ candidate: WrapperCandidate) -> [Handover] {
    guard let owner = candidate.owner else { return [] }
    let holder = Holder(
      declaration: candidate.declaration, owner: owner, name: candidate.name,
      isInspectable: candidate.isInspectable, isWrapped: candidate.isWrapped)
    guard !holder.properties.contains(where: lookedUp.contains) else { return settle(holder) }
    for property in holder.properties { holders[property, default: []].append(holder) }
    return []
  }

  /// Takes in a property that computes a text.
  ///
  /// - Returns: What its getter gives and has waited for it, if something looks that up.
  private mutating func compute(_ candidate: WrapperCandidate, in type: String) -> [Handover] {
    let own = WrapperCandidate.Property(name: candidate.name, owner: type)
    // `.greeting`, a member of the type of texts, says nowhere whose it is.
    let isLookedUp =
      TextTypes.texts.contains(type)
      || computed.looksUpAny(named: candidate.name) || lookedUp.contains(own) || given.contains(own)
    computed.add(candidate, of: type, isLookedUp: isLookedUp)
    guard isLookedUp else { return [] }
    // Those that others have in its place have waited for it.
    return settle(computed: own) + (candidate.mayBeReplaced ? lookUp(computed: own) : [])
  }

  /// Notes a property of which something looks up what it holds.
  ///
  /// Whoever makes a value of its type may name it, or sets it; what storyboards set is set in code
  /// without the type's name, and what SwiftUI keeps for a view by `_title`.
  private mutating func settle(_ holder: Holder) -> [Handover] {
    localizing.insert(holder.declaration)
    add(Identifier.hash(holder.owner), beside: Identifier.hash(holder.name))
    if holder.isWrapped {
      add(Identifier.hash(holder.owner), beside: Identifier.hash("_" + holder.name))
    }
    if holder.isInspectable { add([Identifier.hash(holder.name)]) }
    var ready = know(.function(name: holder.owner, label: holder.name))
    for property in holder.properties { ready += know(.property(property)) }
    return ready
  }

  private mutating func add(_ mention: [UInt64]) {
    guard mentions.insert(mention).inserted else { return }
    for hash in Set(mention) { mentionsByHash[hash, default: []].append(mention) }
  }

  private mutating func add(_ owner: UInt64, beside name: UInt64) {
    guard pairs[owner, default: []].insert(name).inserted else { return }
    pairs[name, default: []].insert(owner)
    pairCount += 1
  }

  private func isLocalizing(_ callee: WrapperCandidate.Callee) -> Bool {
    if case .function(let name, let label) = callee,
      Self.interfaces.contains(name) || label == "localized"
    {
      return true
    }
    return known.contains(callee)
  }

  /// All hashes that the answer below depends on.
  var watched: Set<UInt64> {
    Self.hashes.union(mentions.joined()).union(pairs.keys).union(conversions)
  }

  /// Whether a part of a file may call a wrapper, or be the body of one.
  func mayOccur(in names: MentionedNames) -> Bool {
    if hasOperator || !Self.hashes.isDisjoint(with: names.part) { return true }
    return names.part.contains { isMentioned($0, among: names) } || mayConvert(in: names.part)
  }

  /// Whether a part of a file may make a key by `.init(text)`, which names no type.
  private func mayConvert(in names: Set<UInt64>) -> Bool {
    names.contains(Self.initializer) && !conversions.isDisjoint(with: names)
  }

  /// Whether a body may be that of a function of which something looks up what it gives.
  ///
  /// - Parameter identifiers: Those of its header and the body: the function's name comes behind the
  ///   word that declares it.
  func mayGive(_ identifiers: some Sequence<UInt64>) -> Bool {
    !results.isEmpty && identifiers.prefix(2).contains(where: results.contains)
  }

  /// Those names of a part of a file that may be a wrapper's, what stands for the name of a type among
  /// them, and what stands for what is read and not called.
  func names(in mentioned: MentionedNames) -> Set<UInt64> {
    var names = mentioned.part.filter { isMentioned($0, among: mentioned) }
    if mayConvert(in: mentioned.part) { names.formUnion(mentioned.part.intersection(conversions)) }
    guard !names.isEmpty else { return names }
    return names.union(mentioned.part.intersection(Self.typeNames))
      .union(names.intersection(reads).map(Identifier.read))
  }

  /// What an initializer is called beside, or in the place of, its type's name.
  static let initializer = Identifier.hash("init")
  /// What stands for the name of the type around it: `Self`, `self.init("…")`.
  static let typeNames: Set<UInt64> = [initializer, Identifier.hash("Self")]

  private func isMentioned(_ hash: UInt64, among names: MentionedNames) -> Bool {
    if let others = pairs[hash], !names.isDisjoint(with: others) { return true }
    return mentionsByHash[hash]?.contains { $0.allSatisfy(names.contains) } ?? false
  }

  /// What takes a key that is a plain text.
  private static let interfaces = TextTypes.keys.union([
    "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
    "NSLocalizedStringWithDefaultValue", "localizedString", "localizedAttributedString",
    "localizedUserNotificationString",
  ])
  /// What `.init("…", table: "…", comment: "…")` of a type that is not named mentions.
  private static let implicit: Set<[UInt64]> = [
    ["init", "table", "comment"].map(Identifier.hash),
    ["init", "defaultValue"].map(Identifier.hash), ["init", "atURL"].map(Identifier.hash),
    ["init", "forClass"].map(Identifier.hash),
  ]
  private static let hashes = Set(interfaces.map(Identifier.hash))
}
