/// The names of what localizes by handing a text on, as far as the sources read so far tell.
///
/// Names only say where to look; `WrapperTable` knows by types.
struct WrapperNames: Sendable {
  private var pending: [WrapperCandidate] = []
  private var known: Set<WrapperCandidate.Callee> = []
  /// The candidates that hand a text on to something of these names.
  private(set) var localizing: Set<ObjectIdentifier> = []
  /// What a file has to mention to hold a caller: all hashes of one of the entries.
  private var mentions: Set<[UInt64]> = []
  private var mentionsByHash: [UInt64: [[UInt64]]] = [:]

  init() {
    for mention in Self.implicit { add(mention) }
  }

  /// Takes in the candidates of parsed files.
  ///
  /// - Returns: Whether there are new names, so that other files have to be looked at again.
  mutating func add(_ candidates: [WrapperCandidate]) -> Bool {
    pending += candidates
    let before = mentions.count
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for candidate in pending where settle(candidate) { hasGrown = true }
    }
    return mentions.count > before
  }

  private mutating func settle(_ candidate: WrapperCandidate) -> Bool {
    if candidate.takesKeyType { localizing.insert(candidate.declaration) }
    var hasGrown = false
    for passing in candidate.passings where isLocalizing(passing.callee) {
      localizing.insert(candidate.declaration)
      let callee = WrapperCandidate.Callee(name: candidate.name, label: passing.label)
      guard known.insert(callee).inserted else { continue }
      hasGrown = true
      add([candidate.owner, candidate.name, passing.label].compactMap { $0.map(Identifier.hash) })
    }
    return hasGrown
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
    if !Self.hashes.isDisjoint(with: part) { return true }
    return part.contains { hash in
      mentionsByHash[hash]?.contains { $0.allSatisfy(whole.contains) } ?? false
    }
  }

  /// What takes a key that is a plain text.
  private static let interfaces: Set<String> = [
    "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
    "NSLocalizedStringWithDefaultValue", "localizedString", "localizedAttributedString",
    "localizedUserNotificationString", "LocalizedStringKey", "LocalizationValue",
    "LocalizedStringResource",
  ]
  /// What `.init("…", table: "…", comment: "…")` of a type that is not named mentions.
  private static let implicit: Set<[UInt64]> = [
    ["init", "table", "comment"].map(Identifier.hash),
    ["init", "defaultValue"].map(Identifier.hash),
  ]
  private static let hashes = Set(interfaces.map(Identifier.hash))
}
