import Catalogs

/// Where the forms of a key are that has very many, so that nobody looks through all for each of them.
struct FormPositions {
  /// The plural forms by their variations.
  private var byVariation: [TextPath: [Int]] = [:]
  /// All texts by the substitutions that they are inside of; nil where these nest without sense.
  private var bySubstitution: [TextPath: [Int]]? = [:]

  private static let deepest = 16

  init(of texts: [LintText]) {
    for (position, text) in texts.enumerated() {
      if text.category != nil {
        byVariation[text.path.withCategory(.other), default: []].append(position)
      }
      guard text.path.steps.count <= Self.deepest else {
        bySubstitution = nil
        continue
      }
      for (depth, step) in text.path.steps.enumerated() {
        guard case .substitution = step else { continue }
        let around = TextPath(Array(text.path.steps[...depth]))
        bySubstitution?[around, default: []].append(position)
      }
    }
  }

  /// The forms of the plural variation that one at a path belongs to, in file order.
  func forms(beside path: TextPath) -> [Int] { byVariation[path.withCategory(.other)] ?? [] }

  /// The texts inside of a substitution, in file order; nil where they have to be looked for.
  func parts(of substitution: TextPath) -> [Int]? {
    guard case .substitution? = substitution.steps.last else { return nil }
    return bySubstitution.map { $0[substitution] ?? [] }
  }
}
