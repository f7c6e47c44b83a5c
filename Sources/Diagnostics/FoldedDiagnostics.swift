/// Diagnostics as people read them: who sees what is wrong with twenty files needs not be told of each of
/// the hundreds that follow.
///
/// Errors all stay, since each is to be corrected; and programs read all diagnostics.
package struct FoldedDiagnostics {
  /// In how many files warnings or notes of one id are shown.
  package static let mostFiles = 20
  /// How many keys that stand twice are named by a command that is about something else.
  private static let mostRepeatedKeys = 3

  private struct Kind: Hashable {
    var id: String
    var severity: Severity
  }

  /// What is left out of one kind.
  private struct Rest {
    /// Where the first of it would stand.
    var position: Int
    var count = 1
  }

  /// Those that are shown, in their order; where some are left out, one says how many, in the place of
  /// the first.
  package private(set) var all: [Diagnostic] = []
  private var files: [Kind: Set<String>] = [:]
  private var rests: [Kind: Rest] = [:]

  /// - Parameter diagnostics: In the order in which they are to be read.
  package init(_ diagnostics: [Diagnostic]) {
    let repeated = diagnostics.filter(\.isRepeatedKey)
    if repeated.count > Self.mostRepeatedKeys {
      for diagnostic in diagnostics where !diagnostic.isRepeatedKey { add(diagnostic) }
      add(Self.summary(ofRepeated: repeated))
    } else {
      for diagnostic in diagnostics { add(diagnostic) }
    }
    for rest in rests.values where rest.count > 1 {
      all[rest.position] = Self.summary(of: rest.count, from: all[rest.position])
    }
  }

  private mutating func add(_ diagnostic: Diagnostic) {
    guard diagnostic.severity != .error else { return all.append(diagnostic) }
    let kind = Kind(id: diagnostic.id, severity: diagnostic.severity)
    // What stands nowhere says in words what it is about.
    let file = diagnostic.location?.file ?? diagnostic.message
    if files[kind]?.contains(file) == true {
      all.append(diagnostic)
    } else if files[kind, default: []].count < Self.mostFiles {
      files[kind, default: []].insert(file)
      all.append(diagnostic)
    } else if var rest = rests[kind] {
      rest.count += 1
      rests[kind] = rest
    } else {
      rests[kind] = Rest(position: all.count)
      all.append(diagnostic)
    }
  }

  /// Lint names them one by one.
  private static func summary(ofRepeated keys: [Diagnostic]) -> Diagnostic {
    let files = Set(keys.compactMap { $0.location?.file })
    return Diagnostic(
      id: Diagnostic.repeatedKeyID, severity: .warning,
      message: "\(keys.count) entries in \(String.counted(files.count, "file")) have the key of an "
        + "earlier one and win at run time; `l10n lint --rule \(Diagnostic.repeatedKeyID)` names them",
      location: files.count == 1 ? files.first.map { Location(file: $0) } : nil)
  }

  private static func summary(of count: Int, from first: Diagnostic) -> Diagnostic {
    Diagnostic(
      id: first.id, severity: first.severity,
      message: "there are \(count) more like this, from here on; --json lists them",
      location: first.location.map { Location(file: $0.file) })
  }
}

extension Diagnostic {
  /// The id of what is said of a key that stands twice.
  package static let repeatedKeyID = "duplicate-key"

  /// Whether it warns of a key that stands twice.
  fileprivate var isRepeatedKey: Bool { id == Self.repeatedKeyID && severity == .warning }
}
