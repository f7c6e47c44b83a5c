import TestSupport
import Testing
import Workflows

/// Several proposals, each made to files as those before it leave them.
@Suite("Proposed translations, several at once")
struct ProposalBatchTests {
  typealias Proposed = ProposalTrialTests.Proposed

  static func batch(of proposals: [Proposed]) -> (batch: ProposalBatch, tree: InMemoryFolder) {
    let tree = InMemoryFolder(ProposalTrialTests.files)
    let configuration = ProjectConfiguration(explicit: nil, paths: ["App"], in: tree)
    let knowledge = ProjectKnowledge(of: ["App"], configuration, in: tree)
    let texts = ProjectTexts(knowledge, in: ["App"], on: tree)
    var batch = ProposalBatch(texts, knowledge, on: tree)
    for proposed in proposals { batch.add(proposed.proposal) }
    return (batch, tree)
  }

  static func reasons(_ batch: ProposalBatch) -> [ProposalRefusal.Reason?] {
    batch.outcomes.map { outcome in
      if case .refused(let refusals, _) = outcome { refusals.first?.reason } else { nil }
    }
  }

  @Test("each sees what those before it did, and what is refused leaves nothing")
  func oneAfterTheOther() {
    let (batch, tree) = Self.batch(of: [
      .init("Menu", "Close", "Cerrar"), .init("Menu", "Save", "Conservar"),
      .init("Menu", "Close", "Cerrar"), .init("Menu", "Close", "Zamknij", "pl"),
      .init("Menu", "Save", "Zapisz", "pl"),
    ])
    #expect(Self.reasons(batch) == [nil, .reviewed, .unchanged, nil, nil])
    #expect(
      batch.changes.map(\.file) == ["App/es.lproj/Menu.strings", "App/pl.lproj/Menu.strings"])
    #expect(batch.changes.map(\.proposals) == [[0], [3, 4]])
    #expect(batch.changes.map(\.isNewFile) == [false, true])
    let spanish = String(decoding: batch.changes[0].new, as: UTF8.self)
    #expect(spanish.contains(#""Close" = "Cerrar";"#) && spanish.contains(#""Save" = "Guardar";"#))
    let polish = String(decoding: batch.changes[1].new, as: UTF8.self)
    #expect(polish.contains(#""Close" = "Zamknij";"#) && polish.contains(#""Save" = "Zapisz";"#))
    #expect(tree.files == InMemoryFolder(ProposalTrialTests.files).files)
  }

  @Test("of a file that can't be written nothing is accepted")
  func unwritable() throws {
    var (batch, _) = Self.batch(of: [
      .init("Menu", "Close", "Cerrar"), .init("Menu", "Close", "Zamknij", "pl"),
    ])
    let change = try #require(batch.changes.first)
    batch.refuse(change, ProposalRefusal(.unwritable, "the file can't be written"))
    #expect(Self.reasons(batch) == [.unwritable, nil])
    #expect(batch.changes.map(\.file) == ["App/pl.lproj/Menu.strings"])
  }
}
