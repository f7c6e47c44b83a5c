import Foundation
import Localization
import Messages
import Reading

extension PreviewItem {
  /// An item of the report from what the engine made.
  init(
    of key: String, in table: String, locale: String, address: String, format: String,
    arguments: [Argument], rendering: Rendering, reasons: [PreviewReason]
  ) {
    self.init(
      key: key, table: table, locale: locale, address: address == "unspecified" ? nil : address,
      translation: format, arguments: arguments.map { $0.shown(in: locale) }, text: rendering.text,
      markdown: rendering.markdown,
      runs: rendering.runs.map { PreviewRun($0, String(rendering.text(of: $0))) },
      reasons: reasons
        + rendering.reasons.map {
          PreviewReason(
            word: $0.word, reason: $0.reason, detail: $0.detail,
            isDoubt: !$0.isRemark)
        })
  }
}

extension PreviewReason {
  /// What there is to say of the text that was found for a key.
  static func of(
    _ found: TableStore.Found?, table: String, locale: String, isTemplate: Bool
  ) -> [PreviewReason] {
    guard !isTemplate else { return [] }
    // Of a key that its language lacks the system takes the value of the list itself.
    let others = InfoPlistTable.isName(table) ? "the text of the Info.plist" : nil
    func missing(_ shown: String) -> PreviewReason {
      untranslated("`\(locale)` has no text for this key; people read \(others ?? shown)")
    }
    guard let found else { return [missing("the key")] }
    return (found.isFallback ? [missing("that of `\(found.localization)`")] : [])
      + found.problems.map { PreviewReason(word: "", reason: $0.id, detail: $0.message) }
  }

  private static func untranslated(_ detail: String) -> PreviewReason {
    PreviewReason(word: "", reason: untranslated, detail: detail)
  }
}

extension Rendering {
  /// Notices what the engine can't: an argument is only a word or a number to it, whatever the app
  /// passes.
  mutating func note(_ misfits: [ArgumentTypes.Misfit], among arguments: [Argument]) {
    for misfit in misfits {
      guard let reason = RenderingReason(misfit, among: arguments),
        !reasons.contains(where: { $0.word == reason.word && $0.reason == reason.reason })
      else { continue }
      reasons.append(reason)
    }
  }
}

extension RenderingReason {
  /// - Returns: nil where more is shown than the source has, which somebody asked for.
  fileprivate init?(_ misfit: ArgumentTypes.Misfit, among arguments: [Argument]) {
    let (written, wanted) = (misfit.written, misfit.wanted)
    if let passed = misfit.passed {
      self.init(
        .argumentType, about: written,
        detail: "`\(written)` wants \(wanted.type.name), and argument \(wanted.argument) is "
          + passed.name)
    } else if arguments.isEmpty {
      self.init(
        .argumentMissing, about: written,
        detail: "`\(written)` wants argument \(wanted.argument), and there are none")
    } else {
      return nil
    }
  }
}

extension Argument {
  /// The argument as a text with nothing around it shows it.
  fileprivate func shown(in locale: String) -> String {
    Renderer(RenderingContext(locale: Locale(identifier: locale))).render("%@", [self]).text
  }
}

extension PreviewRun {
  fileprivate init(_ run: Rendering.Run, _ text: String) {
    var attributes: [PreviewAttribute] = []
    for (intent, name) in Self.intents where run.intent.contains(intent) {
      attributes.append(.flag(name))
    }
    if let link = run.link { attributes.append(PreviewAttribute("link", link)) }
    for member in run.attributes where member.agreement == nil {
      if case .string(let value) = member.value.content {
        attributes.append(PreviewAttribute(member.name.value, value.value))
      } else {
        attributes.append(PreviewAttribute(member.name.value, json: member.value.strictJSON))
      }
    }
    self.init(text, attributes, isInflected: run.isInflected)
  }

  private static let intents: [(InlinePresentationIntent, String)] = [
    (.emphasized, "emphasized"), (.stronglyEmphasized, "stronglyEmphasized"), (.code, "code"),
    (.strikethrough, "strikethrough"),
  ]
}
