/// Diagnostics as people read them: who sees what is wrong with twenty files needs not be told of each of
/// the hundreds that follow.
///
/// Errors all stay, since each is to be corrected; and programs read all diagnostics.
package struct FoldedDiagnostics {
  /// In how many files warnings or notes of one id are shown.
  package static let mostFiles = 20

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
    for diagnostic in diagnostics { add(diagnostic) }
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

  private static func summary(of count: Int, from first: Diagnostic) -> Diagnostic {
    Diagnostic(
      id: first.id, severity: first.severity,
      message: "there are \(count) more like this, from here on; --json lists them",
      location: first.location.map { Location(file: $0.file) })
  }
}
