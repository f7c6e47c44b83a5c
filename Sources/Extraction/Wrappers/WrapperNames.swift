/// The names of what localizes by handing a text on, as far as the sources read so far tell.
///
/// Names only say where to look; `WrapperTable` knows by types.
struct WrapperNames: Sendable {
  private var known: Set<WrapperCandidate.Callee> = []
  /// What hands a text on to something that isn't known to localize, by what that is.
  private var waiting: [WrapperCandidate.Callee: [Handover]] = [:]
  /// The candidates that hand a text on to something of these names.
  private(set) var localizing: Set<ObjectIdentifier> = []
  /// What a file has to mention to hold a caller: all hashes of one of the entries.
  private var mentions: Set<[UInt64]> = []
  private var mentionsByHash: [UInt64: [[UInt64]]] = [:]
  /// Whether an operator hands a text on, so that any text may be its operand.
  private var hasOperator = false

  init() {
    for mention in Self.implicit { add(mention) }
  }

  /// Takes in the candidates of parsed files.
  ///
  /// - Returns: Whether there are new names, so that other files have to be looked at again.
  mutating func add(_ candidates: [WrapperCandidate]) -> Bool {
    let before = (mentions.count, hasOperator)
    var ready: [Handover] = []
    for candidate in candidates {
      if candidate.takesKeyType { localizing.insert(candidate.declaration) }
      for passing in candidate.passings {
        let handover = Handover(candidate, passing)
        if isLocalizing(passing.callee) {
          ready.append(handover)
        } else {
          waiting[passing.callee, default: []].append(handover)
        }
      }
    }
    while let handover = ready.popLast() { ready += settle(handover) }
    return (mentions.count, hasOperator) != before
  }

  /// Notes what localizes.
  ///
  /// - Returns: What hands texts on to it and has waited for that.
  private mutating func settle(_ handover: Handover) -> [Handover] {
    localizing.insert(handover.declaration)
    if Identifier.isOperator(handover.name.name) { hasOperator = true }
    add(
      [handover.owner, handover.name.name, handover.name.label]
        .compactMap { $0.map(Identifier.hash) })
    guard known.insert(handover.name).inserted else { return [] }
    return waiting.removeValue(forKey: handover.name) ?? []
  }

  /// A text that a candidate hands on, under the name that the candidate is called by for it.
  private struct Handover: Sendable {
    var declaration: ObjectIdentifier
    var owner: String?
    var name: WrapperCandidate.Callee

    init(_ candidate: WrapperCandidate, _ passing: WrapperCandidate.Passing) {
      declaration = candidate.declaration
      owner = candidate.owner
      name = WrapperCandidate.Callee(name: candidate.name, label: passing.label)
    }
  }

  private mutating func add(_ mention: [UInt64]) {
    guard mentions.insert(mention).inserted else { return }
    for hash in Set(mention) { mentionsByHash[hash, default: []].append(mention) }
  }

  private func isLocalizing(_ callee: WrapperCandidate.Callee) -> Bool {
    Self.interfaces.contains(callee.name) || callee.label == "localized" || known.contains(callee)
  }

  /// All hashes that the answer below depends on.
  var watched: Set<UInt64> { Self.hashes.union(mentions.joined()) }

  /// Whether a part of a file may call a wrapper, or be the body of one.
  ///
  /// - Parameters:
  ///   - part: The identifiers of a body, or those outside of bodies.
  ///   - whole: Those and the ones outside of bodies.
  func mayOccur(in part: Set<UInt64>, of whole: Set<UInt64>) -> Bool {
    if hasOperator || !Self.hashes.isDisjoint(with: part) { return true }
    return part.contains { hash in
      mentionsByHash[hash]?.contains { $0.allSatisfy(whole.contains) } ?? false
    }
  }

  /// What takes a key that is a plain text.
  private static let interfaces: Set<String> = [
    "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
    "NSLocalizedStringWithDefaultValue", "localizedString", "localizedAttributedString",
    "localizedUserNotificationString", "LocalizedStringKey", "LocalizationValue",
    "LocalizedStringResource", "LocalizedMessage",
  ]
  /// What `.init("…", table: "…", comment: "…")` of a type that is not named mentions.
  private static let implicit: Set<[UInt64]> = [
    ["init", "table", "comment"].map(Identifier.hash),
    ["init", "defaultValue"].map(Identifier.hash), ["init", "atURL"].map(Identifier.hash),
    ["init", "forClass"].map(Identifier.hash),
  ]
  private static let hashes = Set(interfaces.map(Identifier.hash))
}
