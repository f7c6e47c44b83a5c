import Locking
import Sessions
import Workflows

/// What lint says of tables as they are, kept from one proposal to the next.
final class RememberedChecks: Sendable {
  /// What is known of a file's table.
  private struct Known {
    let parsed = ParsedParts()
    var checks: [String: Remembered<CatalogCheck>] = [:]
  }

  private let files = Locked<[String: Known]>([:])
  /// Files in which somebody is at work at a time.
  private static let mostFiles = 8

  func check(
    of file: String, _ language: String, in knowledge: ProjectKnowledge, _ session: Session,
    asked arrival: ContinuousClock.Instant?
  ) -> CatalogCheck {
    let (remembered, parsed) = files.withLock { files -> (Remembered<CatalogCheck>, ParsedParts) in
      if files[file] == nil, files.count >= Self.mostFiles { files.removeAll() }
      var known = files[file] ?? Known()
      let check = known.checks[language] ?? Remembered<CatalogCheck>()
      known.checks[language] = check
      files[file] = known
      return (check, known.parsed)
    }
    return remembered.value(in: session, asked: arrival) { tree in
      CatalogCheck(
        of: file, in: knowledge, on: tree, languages: [language], limit: .max,
        noting: [CopiedKeys.rule], sharing: parsed)
    }
  }

  /// Takes what became of entries when this session wrote files.
  ///
  /// - Parameters:
  ///   - trials: All that was written, in its order.
  ///   - count: How many files were written.
  ///   - before: ``Session/changeCount`` before that.
  func follow(
    _ trials: [ProposalTrial], outOf count: Int, in knowledge: ProjectKnowledge, _ session: Session,
    since before: Int
  ) {
    for (file, known) in files.withLock({ $0 }) {
      let own = trials.filter { $0.file == file }
      let changes = own.compactMap(\.change)
      let catalog = knowledge.catalog(at: file)
      // What isn't followed is found to be another file, and looked at as a whole.
      let isFollowed = changes.count == own.count && catalog != nil
      let written = own.last.flatMap { isFollowed ? [file: $0.new] : nil } ?? [:]
      for check in known.checks.values {
        check.follow(writing: written, outOf: count, in: session, since: before) { check in
          changes.reduce(Optional(check)) { check, change -> CatalogCheck? in
            catalog.flatMap { check?.following(change, of: $0) }
          }
        }
      }
    }
  }
}
