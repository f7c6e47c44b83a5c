/// The declarations of a name that a call may mean, filed by the labels that calls start with: of
/// thousands of overloads each call looks at those that may fit it.
///
/// It is a class so that what is filed stays with the list; an instance belongs to one thread.
final class CandidateList {
  private let candidates: [CallCandidate]
  /// The positions of the candidates by the labels that their first argument may have.
  private lazy var positions = makePositions()

  static var none: CandidateList { CandidateList([]) }

  // So few are looked through sooner than filed.
  private static let few = 16

  init(_ candidates: [CallCandidate]) { self.candidates = candidates }

  var isEmpty: Bool { candidates.isEmpty }

  /// The candidates whose labels may fit, in their order.
  func candidates(for arguments: [Argument]) -> [CallCandidate] {
    guard candidates.count > Self.few, let first = arguments.first,
      // A trailing closure fits by the type of its parameter.
      !first.isTrailingClosure || first.label != nil
    else { return candidates }
    return positions[first.label]?.map { candidates[$0] } ?? []
  }

  /// The candidates that hold, in their order; the list itself where all do.
  func filter(_ holds: (CallCandidate) -> Bool) -> CandidateList {
    candidates.allSatisfy(holds) ? self : CandidateList(candidates.filter(holds))
  }

  /// This list's candidates, then another's.
  func appending(_ other: CandidateList) -> CandidateList {
    other.isEmpty ? self : isEmpty ? other : CandidateList(candidates + other.candidates)
  }

  private func makePositions() -> [String?: [Int]] {
    var positions: [String?: [Int]] = [:]
    for (position, candidate) in candidates.enumerated() {
      for label in Self.firstLabels(of: candidate.parameters) {
        positions[label, default: []].append(position)
      }
    }
    return positions
  }

  /// The label of the first parameter, and of those that stand behind left-out ones.
  private static func firstLabels(of parameters: [Parameter]) -> Set<String?> {
    var labels: Set<String?> = []
    for parameter in parameters {
      labels.insert(parameter.label)
      guard parameter.hasDefault || parameter.isVariadic else { break }
    }
    return labels
  }
}
