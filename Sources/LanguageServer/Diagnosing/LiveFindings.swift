import Catalogs
import Diagnostics
import Linting
import Reading
import Sessions
import Workflows

/// What lint finds in an open catalog, kept true while somebody types: after a change inside of one
/// entry only that is looked at again.
struct LiveFindings: Sendable {
  /// By place.
  private(set) var findings: [LintFinding]
  private let check: CatalogCheck
  private let catalog: KnownCatalog?
  private let file: String
  /// Where the entries are now, in file order.
  private var entries: [Range<Int>]

  init(_ check: CatalogCheck, of file: CatalogFile, _ catalog: KnownCatalog?) {
    self.check = check
    self.catalog = catalog
    self.file = file.path
    entries = file.entries.map(\.range)
    findings = check.findings.filter { $0.diagnostic.location?.file == file.path }
  }

  /// Follows a change of the text.
  ///
  /// - Parameter text: The text after the change.
  /// - Returns: Whether all that the change may have done is known; if not, the table has to be
  ///   looked at as a whole, and only places are right.
  mutating func apply(_ edit: TextEdit, leaving text: [UInt8]) -> Bool {
    let delta = edit.replacement.count - edit.range.count
    let entry = entry(around: edit.range)
    move(edit, by: delta)
    guard let entry, let catalog else { return false }
    let range = entries[entry]
    guard range.upperBound <= text.count else { return false }
    let found = check.findings(
      inEntry: Array(text[range]), at: range.lowerBound, of: catalog)
    guard let found else { return false }
    findings.removeAll { finding in
      guard let place = finding.diagnostic.location?.range else { return false }
      return range.contains(place.lowerBound) && CatalogCheck.isLocal(finding.diagnostic.id)
    }
    findings += found
    findings.sort {
      ($0.diagnostic.location?.range.lowerBound ?? 0)
        < ($1.diagnostic.location?.range.lowerBound ?? 0)
    }
    return true
  }

  /// The entry that a range lies inside of, without touching its ends.
  private func entry(around range: Range<Int>) -> Int? {
    let next = entries.partitioningIndex { $0.lowerBound >= range.lowerBound }
    guard next > 0, entries[next - 1].upperBound > range.upperBound else { return nil }
    return next - 1
  }

  private mutating func move(_ edit: TextEdit, by delta: Int) {
    func moved(_ offset: Int) -> Int {
      if offset >= edit.range.upperBound { return offset + delta }
      return min(offset, edit.range.lowerBound)
    }
    for index in entries.indices where entries[index].upperBound > edit.range.lowerBound {
      let lower = moved(entries[index].lowerBound)
      entries[index] = lower..<max(lower, moved(entries[index].upperBound))
    }
    for index in findings.indices {
      findings[index].diagnostic = findings[index].diagnostic.moved(in: file, moved)
    }
  }
}
