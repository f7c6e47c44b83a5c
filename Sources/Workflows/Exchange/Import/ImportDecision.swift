import Catalogs
import Diagnostics
import Exchange
import Linting
import Reading

/// What becomes of one text that came back.
enum ImportDecision {
  /// It is as it was.
  case unchanged
  /// There is no translation in the file.
  case untranslated
  case change(ExchangeChange, ImportOutcome.Change.Kind, cautions: [Caution])
  /// It would do harm; `change` is what `--force` does all the same.
  case refused(Caution, change: ExchangeChange)
  /// It is left out.
  case skipped(Caution)

  /// Why the catalog's text stays where nobody sent another one.
  enum Rest {
    case unchanged
    case untranslated
  }

  /// Why the catalog's text stays; nil where another one came.
  var rest: Rest? {
    switch self {
    case .unchanged: .unchanged
    case .untranslated: .untranslated
    case .change, .refused, .skipped: nil
    }
  }

  /// A problem's id and what to say of it.
  struct Caution {
    var id: String
    var message: String
  }

  /// - Parameters:
  ///   - incoming: The text as it came back.
  ///   - current: The catalog's, as an export would write it now.
  ///   - safety: Judges a translation of a source.
  init(
    _ incoming: ExchangeUnit, _ current: ExchangeUnit,
    safety: (_ target: String, _ source: String) -> TranslationSafety.Verdict
  ) {
    let incoming = incoming.withLineEnds(like: current)
    // Not every format can tell nothing from an empty text.
    guard let target = incoming.target, !target.isEmpty || current.target?.isEmpty == false else {
      self = Self.withoutTranslation(current)
      return
    }
    let source = SourceComparison(incoming, current)
    let text = source.respaced(target, like: current.source)
    if Self.isSame(target, current.target, source) || Self.isSame(text, current.target, source) {
      self = Self.stateChange(incoming, current)
    } else if let skipped = Self.skipped(incoming, current, text) {
      self = skipped
    } else {
      self = Self.change(incoming, current, text, source, safety)
    }
  }

  /// How a source that came back compares with the catalog's.
  private struct SourceComparison {
    /// A file need not carry the source.
    var isChanged = false
    /// Only white space differs, so the tool may have changed it in the translation, too.
    var isSpaced = false
    /// White space between words differs, not only that at the ends.
    var isRewrapped = false
    /// The source has line breaks or runs of spaces between words.
    var hasLayout = false

    init(_ incoming: ExchangeUnit, _ current: ExchangeUnit) {
      let (incoming, current) = (incoming.source, incoming.comparableSource(with: current))
      guard !incoming.isEmpty, !incoming.isExactly(survivingXML(current)),
        !incoming.isExactly(current)
      else { return }
      isSpaced = incoming.withCollapsedWhitespace == current.withCollapsedWhitespace
      isChanged = !isSpaced
      guard isSpaced else { return }
      isRewrapped = !incoming.withWhitespace(around: "").isExactly(
        current.withWhitespace(around: ""))
      hasLayout = !current.withWhitespace(around: "").isExactly(current.withoutLayout)
    }

    /// The translation with the white space that the source wants.
    func respaced(_ target: String, like source: String) -> String {
      let isPadded = target.hasLineBreakAtEdge && !source.hasLineBreakAtEdge
      guard isSpaced || isPadded else { return target }
      let inner = isRewrapped && !hasLayout ? target.withoutLayout : target
      return inner.withWhitespace(around: source)
    }
  }

  private static func isSame(
    _ text: String, _ current: String?, _ source: SourceComparison
  ) -> Bool {
    guard let current else { return false }
    return text.isExactly(current) || text.isExactly(survivingXML(current))
      || source.isSpaced && text.withCollapsedWhitespace == current.withCollapsedWhitespace
  }

  /// There is nothing to translate in an empty text, nor in one of which the catalog says so.
  private static func withoutTranslation(_ current: ExchangeUnit) -> Self {
    current.source.isEmpty || !current.isTranslatable ? .unchanged : .untranslated
  }

  private static func stateChange(_ incoming: ExchangeUnit, _ current: ExchangeUnit) -> Self {
    guard let state = incoming.state, let old = current.state, state != old, state != .new,
      incoming.unknownState == nil, incoming.target?.isEmpty == false, current.isTranslatable
    else { return .unchanged }
    let change = ExchangeChange(
      key: current.key, path: current.path, text: current.target ?? "", state: state)
    return .change(change, .stateChanged, cautions: [])
  }

  private static func skipped(
    _ incoming: ExchangeUnit, _ current: ExchangeUnit, _ text: String
  ) -> Self? {
    if text.isEmpty, (current.target ?? "").isEmpty { return withoutTranslation(current) }
    // Xcode and others put the source where a translation is to go.
    if incoming.state == .new,
      text.withCollapsedWhitespace == current.source.withCollapsedWhitespace
    {
      return withoutTranslation(current)
    }
    guard current.isTranslatable else {
      return .skipped(
        Caution(id: "not-translatable", message: "the catalog says that this is not translated"))
    }
    return nil
  }

  private static func change(
    _ incoming: ExchangeUnit, _ current: ExchangeUnit, _ text: String, _ source: SourceComparison,
    _ safety: (_ target: String, _ source: String) -> TranslationSafety.Verdict
  ) -> Self {
    var state = incoming.state ?? .translated
    if state == .new { state = .needsReview }
    var cautions = cautions(incoming, source)
    let isCleared = text.isEmpty
    let change = ExchangeChange(
      key: current.key, path: current.path, text: text, state: isCleared ? .new : state)
    let old = current.target ?? ""
    if let refusal = refusal(incoming, current, text, source) {
      return .refused(refusal, change: change)
    }
    let verdict = safety(text, incoming.comparableSource(with: current))
    if let refusal = verdict.refusal { return .refused(refusal, change: change) }
    if let caution = verdict.caution { cautions.append(caution) }
    return .change(change, old.isEmpty ? .added : .changed, cautions: cautions)
  }

  /// What to say of a translation that is imported all the same.
  private static func cautions(
    _ incoming: ExchangeUnit, _ source: SourceComparison
  ) -> [Caution] {
    var cautions: [Caution] = []
    if let state = incoming.unknownState {
      cautions.append(
        Caution(
          id: "state-unknown",
          message: "'\(state.shortened())' is no state of a translation (expected 'translated', "
            + "'needs-review-translation' or another of XLIFF's), so this one is to be reviewed"))
    }
    if incoming.state == .new {
      cautions.append(
        Caution(
          id: "state-new",
          message: "the state is '\((incoming.writtenState ?? "new").shortened())', so Xcode would "
            + "drop this translation without a word; it is imported here, to be reviewed"))
    }
    if source.isRewrapped, source.hasLayout {
      cautions.append(
        Caution(
          id: "white-space",
          message: "the source's line breaks or spaces came back changed, so look whether the "
            + "translation's are right"))
    }
    return cautions
  }

  private static func refusal(
    _ incoming: ExchangeUnit, _ current: ExchangeUnit, _ text: String, _ source: SourceComparison
  ) -> Caution? {
    // What stands for no text in the translation stands for none in the source, either.
    if source.isChanged, !incoming.hasUnreadMarkup {
      return changedSource(from: incoming.source, to: current.source)
    }
    if incoming.hasUnreadMarkup {
      return Caution(
        id: "unread-markup",
        message: "the translation has markup that stands for no text; have the tool export it as "
          + "plain text")
    }
    if text.isEmpty {
      return Caution(
        id: emptyTargetID,
        message: "an empty translation would clear the catalog's; remove the target to leave it")
    }
    // " at " may be nothing but a space in another language.
    if text.isBlank, !current.source.isBlank, current.source.utf8.first != 0x20 {
      return Caution(
        id: emptyTargetID,
        message: "the translation is all white space, so people would read nothing; translate it, "
          + "or remove the target to leave the catalog's")
    }
    return nil
  }

  static let changedSourceID = "source-changed"
  static let emptyTargetID = "empty-target"

  private static func changedSource(from old: String, to new: String) -> Caution {
    Caution(
      id: changedSourceID,
      message: "the source has changed since the export, from '\(old.shortened(to: 80))' to "
        + "'\(new.shortened(to: 80))'; export it again")
  }
}

extension ExchangeUnit {
  /// With the line ends of a Unix file, as Windows' programs write others, unless the catalog has them;
  /// a translation that differs from the catalog's in them alone is that one.
  fileprivate func withLineEnds(like current: ExchangeUnit) -> ExchangeUnit {
    var unit = self
    if source.hasCarriageReturn || target?.hasCarriageReturn == true,
      !current.source.hasCarriageReturn
    {
      unit.source = source.withoutCarriageReturns
      unit.target = target?.withoutCarriageReturns
    }
    if let old = current.target, old.hasCarriageReturn, let target,
      target.withoutCarriageReturns.isExactly(old.withoutCarriageReturns)
    {
      unit.target = old
    }
    return unit
  }

  /// The source as the catalog has it, or as the file that came back if no catalog has it.
  fileprivate func comparableSource(with current: ExchangeUnit) -> String {
    current.isSourceKnown || source.isEmpty ? current.source : source
  }
}
