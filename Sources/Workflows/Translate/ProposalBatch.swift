/// Several proposed translations, each tried on the files as those before it would leave them.
///
/// What is refused leaves nothing behind. Nothing is written.
package struct ProposalBatch {
  package enum Outcome {
    case accepted(ProposalTrial)
    /// Nothing could be tried, or what was tried must not be written.
    case refused([ProposalRefusal], ProposalTrial?)
  }

  /// A file that accepted proposals change.
  package struct Change: Sendable {
    package let file: String
    package let old: [UInt8]
    package let isNewFile: Bool
    package fileprivate(set) var new: [UInt8]
    /// The positions of the proposals.
    package fileprivate(set) var proposals: [Int]
  }

  package private(set) var outcomes: [Outcome] = []
  /// By the first proposal that changes them.
  package private(set) var changes: [Change] = []
  private var texts: ProjectTexts
  private let knowledge: ProjectKnowledge
  private let tree: any FileTree

  /// - Parameters:
  ///   - texts: The project's tables as they are.
  ///   - tree: The files that the tables were read from.
  package init(_ texts: ProjectTexts, _ knowledge: ProjectKnowledge, on tree: any FileTree) {
    (self.texts, self.knowledge, self.tree) = (texts, knowledge, tree)
  }

  /// Tries one more.
  ///
  /// - Parameter checkedTable: Gives what lint says of the table of a file in a language before all
  ///   of them; nil to find it out.
  package mutating func add(
    _ proposal: TranslationProposal,
    checking checkedTable: ((_ file: String, _ language: String) -> CatalogCheck)? = nil
  ) {
    let files = OverlaidFiles(
      tree, Dictionary(uniqueKeysWithValues: changes.map { ($0.file, $0.new) }))
    do throws(ProposalRefusal) {
      let trial = try ProposalTrial(
        proposal, in: texts, knowledge, on: files, checking: checkedTable)
      guard trial.refusals.isEmpty else {
        return outcomes.append(.refused(trial.refusals, trial))
      }
      note(trial)
    } catch {
      outcomes.append(.refused([error], nil))
    }
  }

  private mutating func note(_ trial: ProposalTrial) {
    texts = texts.applying(trial)
    if let index = changes.firstIndex(where: { $0.file == trial.file }) {
      changes[index].new = trial.new
      changes[index].proposals.append(outcomes.count)
    } else {
      changes.append(
        Change(
          file: trial.file, old: trial.old, isNewFile: trial.isNewFile, new: trial.new,
          proposals: [outcomes.count]))
    }
    outcomes.append(.accepted(trial))
  }

  /// What may be written, in its order.
  package var accepted: [ProposalTrial] {
    outcomes.compactMap { if case .accepted(let trial) = $0 { trial } else { nil } }
  }

  /// Takes note that a file couldn't be written, so that nothing of it is done.
  package mutating func refuse(_ change: Change, _ refusal: ProposalRefusal) {
    for index in change.proposals {
      guard case .accepted(let trial) = outcomes[index] else { continue }
      outcomes[index] = .refused([refusal], trial)
    }
    changes.removeAll { $0.file == change.file }
  }
}
