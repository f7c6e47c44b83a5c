import Locking
import Sessions
import Workflows

/// What lint says of tables as they are, kept from one proposal to the next.
final class RememberedChecks: Sendable {
  private struct Question: Hashable {
    var file: String
    var language: String
  }

  private let checks = Locked<[Question: Remembered<CatalogCheck>]>([:])
  private static let most = 16

  func check(
    of file: String, _ language: String, in knowledge: ProjectKnowledge, _ session: Session,
    asked arrival: ContinuousClock.Instant?
  ) -> CatalogCheck {
    let question = Question(file: file, language: language)
    let remembered = checks.withLock { checks in
      if let known = checks[question] { return known }
      if checks.count >= Self.most { checks.removeAll() }
      let new = Remembered<CatalogCheck>()
      checks[question] = new
      return new
    }
    return remembered.value(in: session, asked: arrival) { files in
      CatalogCheck(of: file, in: knowledge, on: files, languages: [language], limit: .max)
    }
  }
}
