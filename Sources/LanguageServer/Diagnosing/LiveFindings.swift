import Diagnostics
import Linting
import Reading
import Sessions
import Workflows

/// What lint finds in an open catalog, kept true while somebody types: after a change inside of one
/// entry only that is looked at again.
struct LiveFindings: Sendable {
  /// By place.
  private(set) var findings: [LintDiagnostic]
  /// Whether all that changes did so far is known; if not, only places are right, until the table is
  /// looked at as a whole.
  private(set) var isComplete = true
  private let check: CatalogCheck
  private let catalog: KnownCatalog?
  private let file: String
  /// What stands around each unit of a file that came back from translators; nil for one that has to
  /// be looked at with others.
  private let surroundings: [UnitSurroundings?]
  /// Where the entries are now, in file order.
  private var entries: [Range<Int>]

  init(_ check: CatalogCheck, of file: CatalogFile, _ catalog: KnownCatalog?) {
    self.check = check
    self.catalog = catalog
    self.file = file.path
    entries = file.entries.map(\.range)
    surroundings = catalog == nil ? Self.surroundings(in: file) : []
    findings = check.findings.filter { $0.diagnostic.location?.file == file.path }
  }

  /// Follows a change of the text.
  ///
  /// - Parameter text: The text after the change.
  mutating func apply(_ edit: TextEdit, leaving text: [UInt8]) {
    let entry = entry(around: edit.range)
    // A repair would replace something else than was meant.
    let file = file
    findings.removeAll { $0.diagnostic.isTouched(by: edit, in: file) }
    move(edit)
    guard let entry, entries[entry].upperBound <= text.count,
      let found = found(inEntry: entry, Array(text[entries[entry]]))
    else {
      isComplete = false
      return
    }
    let range = entries[entry]
    findings.removeAll { finding in
      guard let place = finding.diagnostic.location?.range else { return false }
      return range.contains(place.lowerBound) && CatalogCheck.isLocal(finding.diagnostic.id)
    }
    findings += found
    findings.sort {
      ($0.diagnostic.location?.range.lowerBound ?? 0)
        < ($1.diagnostic.location?.range.lowerBound ?? 0)
    }
  }

  /// What is wrong with an entry that has other bytes now.
  private func found(inEntry entry: Int, _ bytes: [UInt8]) -> [LintDiagnostic]? {
    let start = entries[entry].lowerBound
    if let catalog {
      return check.findings(inEntry: bytes, at: start, of: catalog, keepsOthers: true)
    }
    guard surroundings.indices.contains(entry), let part = surroundings[entry] else { return nil }
    return check.findings(inUnit: bytes, at: start, of: part, file: file)
  }

  private static func surroundings(in file: CatalogFile) -> [UnitSurroundings?] {
    var counts: [ExactKey: Int] = [:]
    for entry in file.entries { counts[ExactKey(entry.key), default: 0] += 1 }
    return file.entries.indices.map { index in
      counts[ExactKey(file.entries[index].key)] == 1 ? file.surroundings(ofUnit: index) : nil
    }
  }

  /// The entry that a range lies inside of, without touching its ends.
  private func entry(around range: Range<Int>) -> Int? {
    let next = entries.partitioningIndex { $0.lowerBound >= range.lowerBound }
    guard next > 0, entries[next - 1].upperBound > range.upperBound else { return nil }
    return next - 1
  }

  private mutating func move(_ edit: TextEdit) {
    let moved = edit.moved
    for index in entries.indices where entries[index].upperBound > edit.range.lowerBound {
      let lower = moved(entries[index].lowerBound)
      entries[index] = lower..<max(lower, moved(entries[index].upperBound))
    }
    for index in findings.indices {
      findings[index].diagnostic = findings[index].diagnostic.moved(in: file, moved)
    }
  }
}
