import Grammar

/// What a renderer is made of; one object, so that a rendering takes all of it at once.
final class RenderingSetup: Sendable {
  let context: RenderingContext
  /// That of the context's locale.
  let grammar: GrammarReference?
  let lexicon: ProjectLexicon?
  let kept: KeptTexts

  init(
    _ context: RenderingContext, by grammar: GrammarReference?, lexicon: ProjectLexicon?,
    kept: KeptTexts
  ) {
    self.context = context
    self.grammar = grammar
    self.lexicon = lexicon
    self.kept = kept
  }
}

/// A grammar at one place: a copy would count references that threads share, and wait for them.
final class GrammarReference: Sendable {
  let inflector: Inflector

  init(_ inflector: Inflector) { self.inflector = inflector }
}
