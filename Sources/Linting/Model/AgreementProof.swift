import Localization
import Locking

/// A text with regions, rendered with each of its samples at most once for all rules.
final class AgreementProof: Sendable {
  let samples: SampleArguments
  let renderer: Renderer
  private let renderings: Locked<[Rendering?]>
  private let text: LintText

  /// - Returns: Nil where the language can't be inflected here, or no samples stand for arguments.
  init?(_ unit: LintUnit, _ context: LintContext) {
    guard let renderer = context.engines.renderer(unit.entry.localization.tag),
      let samples = SampleArguments(unit, context)
    else { return nil }
    self.samples = samples
    self.renderer = renderer
    text = unit.target
    renderings = Locked(samples.lists.map { _ in nil })
  }

  /// The text as a person reads it with one list of arguments.
  func rendering(_ index: Int) -> Rendering {
    renderings.withLock { renderings in
      if let known = renderings[index] { return known }
      let made = renderer.render(text.message, samples.lists[index])
      renderings[index] = made
      return made
    }
  }
}
