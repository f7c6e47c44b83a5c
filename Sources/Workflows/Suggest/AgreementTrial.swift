import Catalogs
import Diagnostics
import Exchange
import Grammar
import Linting
import LocaleData
import Localization
import Messages

/// Tries whether one text with agreement says what the forms of a text say.
struct AgreementTrial {
  private let context: LintContext
  private let rules: [(rule: any UnitRule.Type, severity: Severity)]

  init(_ project: ProjectConfiguration) {
    var context = LintContext()
    context.engines = EngineCache(lexicon: project.configuration.lexicon)
    context.deploymentTargets = project.configuration.deploymentTargets
    self.context = context
    rules = RuleSelection(LintOptions(paths: []), project).rules.compactMap { chosen in
      guard case .unit(let rule) = chosen.rule.subject, chosen.severity >= .warning else {
        return nil
      }
      switch rule.documentation.family {
      case .attributes, .grammar, .markdown: return (rule, chosen.severity)
      case .placeholders, .plurals, .catalog, .sources, .text, .security: return nil
      }
    }
  }

  /// What the source language says with agreement, and said before.
  struct Source {
    var language: String
    var text: String
    var forms: [SuggestOutcome.Language.Form] = []
  }

  enum Verdict {
    /// A text, and what the engine notes of words in it that it could read otherwise.
    case text(String, notes: [String])
    case none(SuggestOutcome.Reason)
  }

  /// The text that can replace all forms, or why there is none.
  ///
  /// - Parameter source: The source language and the text that replaces its own; nil for that
  ///   language itself.
  func verdict(
    on counted: CountedText, key: String, source: Source?
  ) -> Verdict {
    guard let (renderer, grammar) = engine(counted.tag) else {
      return .none(.init(.noGrammar, "there is no grammar of \(counted.locale) here"))
    }
    if let source, counted.isTextOf(source) {
      return .none(.init(.untranslated, "it says what \(source.language) says"))
    }
    if let silent = counted.formWithoutNumber {
      return .none(.init(.noNumber, silent))
    }
    let marking = AgreementMarking(
      ofArgument: counted.argument, singular: counted.singular, plural: counted.plural)
    guard let marking else {
      return .none(.init(.otherWords, "its forms differ in more than words beside the number"))
    }
    let candidates = marking.candidates { grammar.describe($0).features.partOfSpeech }
    var first: SuggestOutcome.Reason?
    for candidate in candidates {
      let text = Self.shortened(candidate)
      var notes: [String] = []
      let found =
        reason(against: text, counted.cases, renderer, &notes)
        ?? finding(in: text, counted.locale, key, source)
      guard let found else { return .text(text, notes: notes) }
      first = first ?? found
    }
    return .none(first ?? .init(.otherWords, "its forms differ in more than a phrase"))
  }

  /// A lone argument needs no number.
  private static func shortened(_ format: String) -> String {
    let values = SpecifierScan(format).specifiers.filter {
      $0.kind != .percentSign && !$0.isText
    }
    guard values.count == 1, format[utf8: values[0].range].hasPrefix("%1$") else { return format }
    let number = values[0].range.lowerBound + 1
    return String(format[utf8: 0..<number] + format[utf8: (number + 2)..<format.utf8.count])
  }

  // MARK: What people read

  /// What a text has to say.
  struct Case {
    /// A number, or a case of an enum.
    var name: String
    var format: String
    var arguments: [Argument]
    /// What the text is filled with instead, where it takes other arguments.
    var newArguments: [Argument]?
  }

  /// Why a text doesn't say what the forms say; nil where it does.
  func reason(
    against text: String, _ cases: [Case], _ renderer: Renderer, _ notes: inout [String]
  ) -> SuggestOutcome.Reason? {
    for form in cases {
      let old = renderer.render(form.format, form.arguments)
      let new = renderer.render(text, form.newArguments ?? form.arguments)
      guard new.text.utf8.elementsEqual(old.text.utf8) else {
        let isAlike = old.text.spacesMadeAlike == new.text.spacesMadeAlike
        return .init(
          .otherForms,
          "for \(form.name) it says \"\(old.text)\", and agreement gives \"\(new.text)\""
            + (isAlike ? ", which has other spaces" : ""))
      }
      for doubt in new.reasons where !old.reasons.contains(doubt) {
        switch doubt.reason {
        case RenderingReason.Kind.alternativeUsed.rawValue: continue
        // The reading that was taken gives the words that people wrote.
        case Reason.Kind.ambiguousWord.rawValue, Reason.Kind.keptPronoun.rawValue:
          if !notes.contains(doubt.detail) { notes.append(doubt.detail) }
        default: return .init(.unsure, doubt.detail)
        }
      }
    }
    return nil
  }

  /// The engine and the grammar of a language; nil where there are none.
  func engine(_ tag: LanguageTag) -> (renderer: Renderer, grammar: Inflector)? {
    guard let renderer = context.engines.renderer(tag), let grammar = context.engines.grammar(tag)
    else { return nil }
    return (renderer, grammar)
  }

  // MARK: Lint

  /// What lint would say of a text; nil for nothing.
  func finding(
    in text: String, _ locale: String, _ key: String,
    _ source: Source?
  ) -> SuggestOutcome.Reason? {
    let own = LintLocalization(language: locale, leaves: [TextLeaf(text: text)])
    let other = source.map {
      LintLocalization(language: $0.language, leaves: [TextLeaf(text: $0.text)])
    }
    let entry = LintEntry(
      key: LintKey(key: key, table: "", source: other ?? own, translations: []), localization: own)
    for unit in entry.units {
      for (rule, severity) in rules {
        let found = rule.findings(in: unit, context).first {
          min($0.severity ?? severity, severity) >= .warning
        }
        if let found { return .init(id: rule.id, message: found.message) }
      }
    }
    return nil
  }
}

extension String {
  /// The text with all kinds of spaces as one, for those look the same.
  fileprivate var spacesMadeAlike: String {
    String(unicodeScalars.map { $0.properties.isWhitespace ? " " : Character($0) })
  }
}

extension CountedText {
  fileprivate var cases: [AgreementTrial.Case] {
    forms.map { form in
      .init(
        name: "\(form.number)", format: form.format, arguments: arguments(for: form.number))
    }
  }

  /// Whether nobody translated it: a single word may be the same in both languages.
  fileprivate func isTextOf(_ source: AgreementTrial.Source) -> Bool {
    guard LanguageTag(source.language)?.language != tag.language else { return false }
    let words = SpecifierSkeleton(plural).text.split { !$0.isLetter }
    return words.count > 1 && Set(shown.map(\.text)) == Set(source.forms.map(\.text))
  }

  /// What to say of the first form that leaves out its number, but for a `1` in digits.
  fileprivate var formWithoutNumber: String? {
    let silent = forms.first { form in
      let takes = SpecifierScan(form.format).arguments.contains { $0.number == argument }
      return !takes && !(form.number == 1 && form.format.contains("1"))
    }
    return silent.map { "for \($0.number) it says \"\($0.format)\", without the number" }
  }
}
