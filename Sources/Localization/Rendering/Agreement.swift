import Foundation
import Grammar
import Messages
import Vocabulary

/// Makes the words in a text's regions agree.
struct Agreement {
  var marked: MarkedText
  private(set) var reasons = ReasonList()
  private let setup: RenderingSetup
  let arguments: [Argument]
  /// Features of arguments that words agreed with, by the arguments' numbers.
  var argumentFeatures: [Int: Features] = [:]
  /// Edits that wait, from the last place to the first.
  var heldEdits: [MarkedText.Replacement] = []
  /// By how many bytes they make the text longer.
  var heldGrowth = 0
  var index = MarkIndex()
  var work = 0

  /// How many marks and bytes are moved before the rest stays as it is written: edits of regions inside of
  /// each other, and alternatives beside arguments, can't wait.
  private static let maximumWork = 50_000_000

  /// How many bytes of a text agree before the rest stays as it is written: some ten thousand words,
  /// which no app shows in one text.
  private static let longestAgreement = 100_000
  /// What a region counts for at least, however short it is: the words around it are read as well.
  private static let leastOfRegion = 16
  private var agreedLength = 0

  init(of marked: consuming MarkedText, by setup: RenderingSetup, arguments: [Argument]) {
    self.marked = marked
    self.setup = setup
    self.arguments = arguments
  }

  var context: RenderingContext { setup.context }

  /// What the renderer knows of earlier texts, such as what the grammar said of them.
  var kept: KeptTexts { setup.kept }

  /// What nothing is asked of yet.
  var emptyRequest: Request {
    var request = Request()
    request.explains = context.explains
    return request
  }

  /// First what agrees within itself, then what agrees with it: what is inside before what is around.
  mutating func run() {
    index = MarkIndex(of: marked.marks)
    formatNumbers()
    for agreesWithOther in [false, true] where hasRegions {
      for mark in marked.marks.indices.reversed() where marked.marks.indices.contains(mark) {
        guard self.agreesWithOther(mark) == agreesWithOther, let caret = caret(of: mark)
        else { continue }
        makeEdits(before: marked.marks[mark].range.upperBound)
        inflect(Region(mark: mark, range: marked.marks[mark].range, caret: caret))
      }
      makeEdits()
    }
    if let rule = context.rule {
      var options = AgreementOptions()
      options.rule = rule
      inflect(Region(mark: -1, range: 0..<marked.count, caret: CaretMark(options)))
      makeEdits()
    }
  }

  private var hasRegions: Bool {
    marked.marks.indices.contains { agreesWithOther($0) != nil }
  }

  /// Whether what a mark asks for is agreement with something outside; nil if it asks for none.
  func agreesWithOther(_ mark: Int) -> Bool? {
    switch marked.marks[mark].kind {
    case .attributes(let caret), .region(let caret): caret.agrees ? caret.agreesWithOther : nil
    default: nil
    }
  }

  private func caret(of mark: Int) -> CaretMark? {
    switch marked.marks[mark].kind {
    case .attributes(let caret), .region(let caret): caret
    default: nil
    }
  }

  /// Words that are to agree.
  struct Region {
    var mark: Int
    var range: Range<Int>
    var caret: CaretMark

    var options: AgreementOptions { caret.options }
  }

  func options(of mark: Int) -> AgreementOptions? {
    switch marked.marks[mark].kind {
    case .attributes(let caret), .region(let caret): caret.options
    case .container(_, let options): options
    default: nil
    }
  }

  private mutating func inflect(_ region: Region) {
    guard spend(on: region) else { return }
    if let language = region.options.language {
      guard let grammar = Renderer.grammar(language, lexicon: setup.lexicon) else {
        return note(Reason(unsupported: language))
      }
      inflect(region, by: grammar)
    } else if let grammar = setup.grammar {
      inflect(region, by: grammar.inflector)
    } else {
      note(Reason(unsupported: context.locale.identifier))
    }
  }

  private mutating func inflect(_ region: Region, by grammar: Inflector) {
    let text = marked.text(region.range)
    let answer: Answer
    if let referent = region.options.referent ?? region.options.concept {
      answer = agreeWithConcept(referent, text: text, in: region, by: grammar)
    } else if let argument = region.options.argument {
      answer = agreeWithArgument(argument, text: text, in: region, by: grammar)
    } else {
      answer = agreeWithin(region, text: text, by: grammar)
    }
    apply(answer, to: region, text: text)
  }

  /// What became of a region.
  enum Answer {
    case inflection(Inflection)
    /// Nothing settles it: the alternative is asked for.
    case unsettled(RenderingReason)
    /// The text stays as it is.
    case unchanged
  }

  // MARK: What comes of it

  private mutating func apply(_ answer: Answer, to region: Region, text: String) {
    switch answer {
    case .unchanged: break
    case .unsettled(let reason): settle(region, because: reason)
    case .inflection(let inflection):
      for reason in inflection.reasons { note(reason) }
      if let missing = inflection.reasons.first(where: { $0.kind == .missingForm }),
        region.options.alternative != nil
      {
        return settle(region, because: RenderingReason(missing))
      }
      let isGuess = inflection.reasons.contains {
        $0.kind == .unknownWord || $0.kind == .guessedForm
      }
      if isGuess, !inflection.edits.isEmpty {
        note(
          RenderingReason(
            .beyondApple, about: text,
            detail: "Apple's engine leaves words that it doesn't know as they are"))
        if context.likeApple { return }
      }
      hold(inflection.edits, of: region)
      for form in inflection.forms { note(RenderingReason(form, askedBy: asker(of: region))) }
    }
  }

  /// Who asks for what the words of a region can't know by themselves.
  private func asker(of region: Region) -> String {
    let options = region.options
    if let concept = options.referent ?? options.concept { return "concept \(concept)" }
    if let argument = options.argument { return "argument \(argument)" }
    return options.rule == nil ? "the reader" : "the rule that is given"
  }

  /// Shows the alternative, or leaves the text as it is written.
  private mutating func settle(_ region: Region, because reason: RenderingReason) {
    guard let alternative = region.options.alternative, region.mark >= 0 else {
      return note(reason)
    }
    guard marked.count + heldGrowth < Expansion.maximumCount else {
      return note(
        RenderingReason(
          .textTooLong, about: reason.word, detail: "the text grows too long for the alternative"))
    }
    var expansion = Expansion(arguments: arguments, numbers: kept.numbers)
    expansion.append(kept.messages.message(alternative, syntax: .attributed))
    hold(expansion.marked, in: region)
    note(
      RenderingReason(
        .alternativeUsed, about: reason.word,
        detail: "the alternative is shown, for \(reason.detail)"))
  }

  mutating func note(_ reason: Reason) { note(RenderingReason(reason)) }

  mutating func note(_ reason: RenderingReason) { reasons.note(reason) }

  /// Whether there is work left for one more region.
  private mutating func spend(on region: Region) -> Bool {
    work += 1 + region.range.count / 16
    agreedLength += max(region.range.count, Self.leastOfRegion)
    if work <= Self.maximumWork, agreedLength <= Self.longestAgreement { return true }
    note(
      RenderingReason(
        .textTooLong, about: "",
        detail: "too many words agree in this text; the rest stays as it is written"))
    return false
  }
}
