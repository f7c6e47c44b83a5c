/// The names of what localizes by handing a text on, as far as the sources read so far tell.
///
/// Names only say where to look; `WrapperTable` knows by types.
struct WrapperNames: Sendable {
  private var pending: [WrapperCandidate] = []
  private var known: Set<WrapperCandidate.Callee> = []
  /// The candidates that hand a text on to something of these names.
  private(set) var localizing: Set<ObjectIdentifier> = []
  /// What a file has to mention to hold a caller: all hashes of one of the entries.
  private var mentions: Set<[UInt64]> = WrapperNames.implicit

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
      mentions.insert(
        [candidate.owner, candidate.name, passing.label].compactMap { $0.map(Identifier.hash) })
    }
    return hasGrown
  }

  private func isLocalizing(_ callee: WrapperCandidate.Callee) -> Bool {
    Self.interfaces.contains(callee.name) || callee.label == "localized" || known.contains(callee)
  }

  /// Whether a file may call a wrapper, or declare one.
  func mayOccur(in scan: FileScan) -> Bool {
    if !Self.hashes.isDisjoint(with: scan.identifiers) { return true }
    return mentions.contains { $0.allSatisfy(scan.identifiers.contains) }
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
