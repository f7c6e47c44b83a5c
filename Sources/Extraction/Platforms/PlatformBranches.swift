import Reading
import SwiftSyntax

/// The branches of `#if` in a Swift file that builds for some platforms don't have.
package struct PlatformBranches: Sendable {
  fileprivate struct Branch: Sendable {
    /// UTF-8 offsets.
    var range: Range<Int>
    /// The platforms that surely don't have it.
    var lacking: Set<BuildPlatform>
  }

  private let branches: [Branch]

  /// Finds none in a file with a mistake, and in one that is too complex to be parsed.
  ///
  /// To be called on a large stack (`parallelMap`, `onLargeStack`).
  package init(inSwift bytes: [UInt8]) {
    guard let tree = try? GuardedParser.tree(of: bytes), !tree.hasError else {
      branches = []
      return
    }
    let finder = PlatformBranchFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    branches = finder.branches
  }

  /// Whether a file may have any, by a look at its bytes.
  package static func mayStand(in bytes: [UInt8]) -> Bool {
    bytes.containsSequence("#if".utf8)
      && ["os(", "canImport(", "targetEnvironment("].contains { bytes.containsSequence($0.utf8) }
  }

  /// The platforms whose builds surely don't have what stands at a UTF-8 offset.
  package func platforms(lackingCodeAt offset: Int) -> Set<BuildPlatform> {
    branches.reduce(into: []) { platforms, branch in
      if branch.range.contains(offset) { platforms.formUnion(branch.lacking) }
    }
  }
}

/// Walks a file for the conditions of `#if`.
private final class PlatformBranchFinder: SyntaxVisitor {
  private(set) var branches: [PlatformBranches.Branch] = []

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    // Those that surely have a clause before.
    var settled: Set<BuildPlatform> = []
    for clause in node.clauses {
      var lacking = settled
      for platform in BuildPlatform.allCases {
        let holds = clause.condition.map { platform.satisfies($0) } ?? true
        if holds == false { lacking.insert(platform) }
        if holds == true { settled.insert(platform) }
      }
      guard !lacking.isEmpty else { continue }
      branches.append(
        PlatformBranches.Branch(
          range: clause.position.utf8Offset..<clause.endPosition.utf8Offset, lacking: lacking))
    }
    return .visitChildren
  }
}

extension BuildPlatform {
  /// Whether a condition holds; nil where that depends on something else.
  fileprivate func satisfies(_ condition: ExprSyntax) -> Bool? {
    switch condition.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call):
      guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self),
        call.arguments.count == 1,
        let name = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)
      else { return nil }
      return satisfies(function.baseName.text, name.baseName.text)
    case .prefixOperatorExpr(let negation) where negation.operator.text == "!":
      return satisfies(negation.expression).map(!)
    case .tupleExpr(let group) where group.elements.count == 1:
      return group.elements.first.flatMap { satisfies($0.expression) }
    case .sequenceExpr(let sequence): return satisfies(Array(sequence.elements))
    case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
    default: return nil
    }
  }

  /// The same for what stands between and around `||` and `&&`.
  private func satisfies(_ elements: [ExprSyntax]) -> Bool? {
    for (sign, decisive) in [("||", true), ("&&", false)] {
      let parts = elements.split { element in
        element.as(BinaryOperatorExprSyntax.self)?.operator.text == sign
      }
      guard parts.count > 1 else { continue }
      let values = parts.map { satisfies(Array($0)) }
      if values.contains(decisive) { return decisive }
      return values.contains(nil) ? nil : !decisive
    }
    return elements.count == 1 ? satisfies(elements[0]) : nil
  }
}
