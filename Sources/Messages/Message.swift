/// A localized message: text, placeholders, inline Markdown and caret attributes as a tree whose
/// every node knows its bytes.
///
/// Reading never fails: what is malformed stands in the tree as text, as readers would see it, and
/// in ``problems``.
@usableFromInline package struct Message: Sendable {
  /// The message as it was written.
  package let source: String
  package let syntax: MessageSyntax
  /// Which specifiers the message may use.
  package let specifierOptions: SpecifierOptions
  @usableFromInline var tree: MessageTree

  /// Nodes deeper than this are kept as text.
  package static let maximumDepth = 100
  /// After so many problems in its Markdown a message is not read any further.
  package static let maximumProblems = 100

  /// - Parameters:
  ///   - source: The message; at most 2 GB of UTF-8, a longer one is one text.
  ///   - syntax: What is read in it.
  ///   - specifierOptions: Which specifiers its place allows; others are read and reported.
  package init(
    _ source: String, syntax: MessageSyntax = .attributed,
    specifierOptions: SpecifierOptions = .catalogValue
  ) {
    self.init(
      source, syntax: syntax, specifierOptions: specifierOptions, references: LinkReferences())
  }

  /// - Parameter references: What `[text][label]` may refer to; localized messages have none.
  init(
    _ source: String, syntax: MessageSyntax, specifierOptions: SpecifierOptions = [],
    references: LinkReferences
  ) {
    var source = source
    self.syntax = syntax
    self.specifierOptions = specifierOptions
    tree = source.withUTF8 {
      MessageTree(reading: $0, syntax: syntax, options: specifierOptions, references: references)
    }
    self.source = source
  }

  /// The tree in preorder; the root is the first node.
  ///
  /// Inlinable, so that a look at one node keeps no count of all of them.
  @inlinable package var nodes: [MessageNode] { tree.nodes }

  /// What is wrong, by position.
  package var problems: [MessageProblem] { tree.problems }
}
