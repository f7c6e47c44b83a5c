import Diagnostics

/// What is wrong in files, gathered until all is known of them: each look at a table finds what is
/// wrong in the sources, too.
struct FindingsByFile {
  /// What makes findings one, however much each look says that they weigh.
  private struct Identity: Hashable {
    let id: String
    let file: String
    let range: Range<Int>?
    let message: String

    init(_ finding: Diagnostic) {
      (id, message) = (finding.id, finding.message)
      (file, range) = (finding.location?.file ?? "", finding.location?.range)
    }
  }

  private var files: [String: [Diagnostic]] = [:]
  private var known: Set<Identity> = []

  /// Adds findings, without those that are known.
  mutating func add(_ findings: [Diagnostic]) {
    var own: Set<Identity> = []
    for finding in findings {
      let identity = Identity(finding)
      // One look may well find the same twice in a place, as in two languages.
      guard !known.contains(identity) else { continue }
      own.insert(identity)
      files[identity.file, default: []].append(finding)
    }
    known.formUnion(own)
  }

  /// Hands out what is known of some files, of which no other look tells more.
  mutating func take(_ paths: [String]) -> [String: [Diagnostic]] {
    var taken: [String: [Diagnostic]] = [:]
    for path in paths { taken[path] = files.removeValue(forKey: path)?.sortedByPlace() }
    return taken
  }

  /// Hands out all that is left.
  mutating func takeAll() -> [String: [Diagnostic]] { take(Array(files.keys)) }
}
