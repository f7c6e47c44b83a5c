import Foundation
package import Grammar
import LocaleData
package import Messages

/// Puts arguments into a text and makes its words agree.
///
/// Rendering always gives a text: what can't be done stays as it is written, with a reason.
package struct Renderer: Sendable {
  private let setup: RenderingSetup

  /// - Parameter caches: What was kept by other renderers, of any locale.
  package init(
    _ context: RenderingContext, lexicon: ProjectLexicon? = nil,
    caches: RenderingCaches = .ofThread
  ) {
    let kept = KeptTexts(
      messages: caches.messages, numbers: caches.numbers(of: context.locale))
    let grammar = Self.grammar(context.locale.identifier, lexicon: lexicon)
    setup = RenderingSetup(
      context, by: grammar.map(GrammarReference.init), lexicon: lexicon, kept: kept)
  }

  private init(_ setup: RenderingSetup) { self.setup = setup }

  /// The same for other concepts.
  package func with(concepts: [Concept]) -> Renderer {
    var context = setup.context
    context.concepts = concepts
    return with(context)
  }

  /// The same for other readers and concepts; the locale stays.
  func with(_ context: RenderingContext) -> Renderer {
    guard !context.isPlain || !setup.context.isPlain else { return self }
    var context = context
    context.locale = setup.context.locale
    return Renderer(
      RenderingSetup(context, by: setup.grammar, lexicon: setup.lexicon, kept: setup.kept))
  }

  static func grammar(_ identifier: String, lexicon: ProjectLexicon?) -> Inflector? {
    LanguageTag(identifier).flatMap { Inflector($0, lexicon: lexicon) }
  }

  /// - Parameters:
  ///   - format: The catalog's text, with its plural variables chosen.
  ///   - arguments: What stands for its placeholders, by position.
  ///   - attributed: Whether Markdown and caret attributes are read; only then words agree.
  package func render(
    _ format: String, _ arguments: [Argument], attributed: Bool = true
  ) -> Rendering {
    let syntax: MessageSyntax = attributed ? .attributed : .plain
    return render(setup.kept.messages.message(format, syntax: syntax), arguments)
  }

  /// Renders a text in which a percent sign stands for itself.
  package func render(literal text: String, attributed: Bool) -> Rendering {
    let syntax: MessageSyntax = attributed ? [.markdown, .caretAttributes] : []
    return render(setup.kept.messages.message(text, syntax: syntax), [])
  }

  /// Renders a message that was parsed already.
  package func render(_ message: Message, _ arguments: [Argument]) -> Rendering {
    render(PreparedMessage(message), arguments)
  }

  private func render(_ prepared: PreparedMessage, _ arguments: [Argument]) -> Rendering {
    var expansion = Expansion(
      arguments: arguments, numbers: setup.kept.numbers, room: prepared.room)
    expansion.append(prepared, isWhole: true)
    var reasons = ReasonList()
    reasons.note(prepared.problems)
    reasons.note(expansion.reasons.all)
    for unused in expansion.unusedArguments {
      reasons.note(
        RenderingReason(
          .argumentUnused, about: "", detail: "argument \(unused) stands nowhere in the text",
          unshown: unused...unused))
    }
    let marked = expansion.takeMarked()
    guard mayAgree(prepared, arguments) else {
      return Rendering(marked, of: prepared, isFixed: arguments.isEmpty, reasons: reasons.all)
    }
    var agreement = Agreement(of: marked, by: setup, arguments: arguments)
    agreement.run()
    reasons.note(agreement.reasons.all)
    return Rendering(agreement.marked, of: prepared, isFixed: false, reasons: reasons.all)
  }

  private func mayAgree(_ prepared: PreparedMessage, _ arguments: [Argument]) -> Bool {
    guard setup.context.inflects, prepared.message.syntax.contains(.caretAttributes) else {
      return false
    }
    return prepared.asksForAgreement || setup.context.rule != nil
      || arguments.contains { $0.mayAsk }
  }
}

extension Argument {
  /// Whether it may ask for agreement by itself.
  fileprivate var mayAsk: Bool {
    switch self {
    case .message, .attributed, .formatted: true
    case .integer, .unsigned, .double, .decimal, .text: false
    }
  }
}
