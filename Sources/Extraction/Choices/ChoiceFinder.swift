import SwiftSyntax

/// What a Swift file chooses between, by the offsets.
package struct FileChoices: Sendable {
  package var keys: [KeyChoice] = []
  package var words: [WordChoice] = []

  /// Finds nothing in a file that is too complex to be parsed.
  ///
  /// To be called on a large stack (`parallelMap`, `onLargeStack`).
  ///
  /// - Parameters:
  ///   - offsets: Where the literals start that spell keys.
  ///   - constants: What else stands for a key.
  package init(
    inSwift bytes: [UInt8], keysAt offsets: Set<Int>, constants: KeyConstants = KeyConstants()
  ) {
    guard let tree = try? GuardedParser.tree(of: bytes) else { return }
    let finder = ChoiceFinder(
      CodeIndentation(bytes), FileKeys(offsets: offsets, constants: constants))
    finder.walk(tree)
    keys = finder.choices.sorted { $0.offset < $1.offset }
    words = finder.words
  }
}

/// Walks a file for ternaries, conditions and switches whose branches differ in their keys only.
final class ChoiceFinder: SyntaxVisitor {
  private(set) var choices: [KeyChoice] = []
  private(set) var words: [WordChoice] = []
  private let indentation: CodeIndentation
  private let spelling: FileKeys

  init(_ indentation: CodeIndentation, _ spelling: FileKeys) {
    (self.indentation, self.spelling) = (indentation, spelling)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Nodes

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    addTernary(Array(node.elements))
    return .visitChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    addCondition(node)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    addSwitch(node)
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if spelling.offsets.contains(node.codeRange.lowerBound), let choice = WordChoice(node) {
      words.append(choice)
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let items = Array(node)
    for (item, next) in zip(items, items.dropFirst()) { addEarlyReturn(item, before: next) }
    return .visitChildren
  }

  // MARK: Shapes

  /// `count == 1 ? "…" : "…"`; of several in a row the last, which has no other inside.
  private func addTernary(_ elements: [ExprSyntax]) {
    guard let ternary = WrittenTernary(lastOf: elements), let test = ChoiceTest(ternary.condition),
      let start = ternary.condition.first?.codeRange.lowerBound,
      let then = skeleton([Syntax(ternary.then)]),
      let otherwise = skeleton(ternary.otherwise.map { Syntax($0) })
    else { return }
    add(test, at: start, (then, []), (otherwise, []), end: otherwise.range.upperBound)
  }

  /// `if count == 1 { … } else { … }` with one statement in each.
  private func addCondition(_ node: IfExprSyntax) {
    guard let test = ChoiceTest(node.conditions),
      let otherwise = node.elseBody?.as(CodeBlockSyntax.self),
      let one = onlyItem(of: node.body.statements), let other = onlyItem(of: otherwise.statements)
    else { return }
    let range = node.codeRange
    guard let parent = node.parent, !isElse(node, of: parent) else {
      return addCondition(test, range, braced: (node.body, one), (otherwise, other))
    }
    let column = indentation.column(of: range.lowerBound)
    add(
      test, at: range.lowerBound, (one, indentation.excess(in: one.range, over: column)),
      (other, indentation.excess(in: other.range, over: column)), end: range.upperBound)
  }

  private func isElse(_ node: IfExprSyntax, of parent: Syntax) -> Bool {
    parent.as(IfExprSyntax.self)?.elseBody?.as(IfExprSyntax.self) == node
  }

  /// What follows an `else` keeps its braces.
  private func addCondition(
    _ test: ChoiceTest, _ range: Range<Int>, braced one: (CodeBlockSyntax, BranchSkeleton),
    _ other: (CodeBlockSyntax, BranchSkeleton)
  ) {
    let removals = [one.0, other.0].map { block in
      [
        range.lowerBound..<block.codeRange.lowerBound,
        block.codeRange.upperBound..<range.upperBound,
      ]
    }
    add(test, range.lowerBound, (one.1, removals[0]), (other.1, removals[1]))
  }

  /// `if count == 1 { return … }`, or a `guard`, with a `return` behind.
  private func addEarlyReturn(_ item: CodeBlockItemSyntax, before next: CodeBlockItemSyntax) {
    var test: ChoiceTest?
    var body: CodeBlockItemListSyntax?
    if let node = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
      node.elseBody == nil
    {
      (test, body) = (ChoiceTest(node.conditions), node.body.statements)
    } else if let node = item.item.as(GuardStmtSyntax.self) {
      (test, body) = (ChoiceTest(node.conditions)?.negated, node.body.statements)
    }
    guard let test, let body, let one = onlyItem(of: body), one.returns,
      let other = skeleton([Syntax(next.item)]), other.returns
    else { return }
    let start = item.codeRange.lowerBound
    let column = indentation.column(of: start)
    add(
      test, at: start, (one, indentation.excess(in: one.range, over: column)), (other, []),
      end: other.range.upperBound)
  }

  /// A switch over a number or an enum with one statement in each clause.
  private func addSwitch(_ node: SwitchExprSyntax) {
    let clauses = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard clauses.count == node.cases.count, clauses.count > 1 else { return }
    let conditions = clauses.compactMap(\.choiceCondition)
    let bodies = clauses.compactMap { onlyItem(of: $0.statements) }
    guard conditions.count == clauses.count, bodies.count == clauses.count else { return }
    let parts = zip(clauses, zip(conditions, bodies)).map { ClauseOfSwitch($0, $1.0, $1.1) }
    let choice = SwitchChoice(node, parts, indentation)
    if let choice = choice.choice { choices.append(choice) }
  }

  // MARK: Parts

  private func skeleton(_ nodes: [Syntax]) -> BranchSkeleton? {
    BranchSkeleton(nodes, spelling)
  }

  private func onlyItem(of items: CodeBlockItemListSyntax) -> BranchSkeleton? {
    guard items.count == 1, let item = items.first else { return nil }
    return skeleton([Syntax(item.item)])
  }

  /// Adds a choice whose branches stand in its range, in their order, each with more to remove.
  private func add(
    _ test: ChoiceTest, at start: Int, _ one: (BranchSkeleton, [Range<Int>]),
    _ other: (BranchSkeleton, [Range<Int>]), end: Int
  ) {
    let removals = [one, other].map { branch, more in
      [start..<branch.range.lowerBound] + more + [branch.range.upperBound..<end]
    }
    add(test, start, (one.0, removals[0]), (other.0, removals[1]))
  }

  private func add(
    _ test: ChoiceTest, _ start: Int, _ one: (BranchSkeleton, [Range<Int>]),
    _ other: (BranchSkeleton, [Range<Int>])
  ) {
    guard one.0.isAlike(other.0), let first = one.0.key, let second = other.0.key else { return }
    choices.append(
      KeyChoice(
        subject: test.subject, offset: start,
        branches: [
          .init(condition: test.condition, key: first, removals: one.1),
          .init(condition: .otherwise, key: second, removals: other.1),
        ]))
  }
}
