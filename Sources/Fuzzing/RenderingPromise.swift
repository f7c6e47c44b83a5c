import Foundation
import Localization
import Messages

/// What holds for every text that is rendered, whatever its template and its arguments.
package enum RenderingPromise {
  /// - Returns: What does not hold for this sample, or nil.
  package static func broken(by sample: RenderingSample) -> String? {
    let rendering = Renderer(sample.context).render(
      sample.template, sample.arguments, attributed: sample.isAttributed)
    return runs(rendering) ?? size(rendering) ?? attributedString(rendering)
      ?? markdown(rendering) ?? reasons(rendering)
  }

  private static func runs(_ rendering: Rendering) -> String? {
    var end = 0
    let utf8 = rendering.text.utf8
    for run in rendering.runs {
      guard run.range.lowerBound == end, !run.range.isEmpty else {
        return "a run starts at \(run.range.lowerBound) and not at \(end)"
      }
      end = run.range.upperBound
      guard end <= utf8.count else { return "a run ends behind the text" }
      let index = utf8.index(utf8.startIndex, offsetBy: end)
      guard index.samePosition(in: rendering.text.unicodeScalars) != nil else {
        return "a run ends inside a scalar"
      }
    }
    return end == utf8.count ? nil : "the runs end at \(end), the text at \(utf8.count)"
  }

  /// A text that is small and says little can't become large.
  private static func size(_ rendering: Rendering) -> String? {
    rendering.text.utf8.count <= 1 << 20 ? nil : "the text has \(rendering.text.utf8.count) bytes"
  }

  private static func attributedString(_ rendering: Rendering) -> String? {
    let scope = AttributeScopes.FoundationAttributes.self
    let slow = rendering.textInRuns(including: scope, marksArguments: false)
    // Twice, for the second time what was kept is used.
    for _ in 0..<2 where rendering.attributedString(including: scope) != slow {
      return "the attributed string has other attributes than its runs"
    }
    let shown = rendering.attributedString(including: scope, marksArguments: true)
    return String(shown.characters).utf8.elementsEqual(rendering.text.utf8)
      ? nil : "the attributed string shows another text"
  }

  /// A line end in code is a space to Markdown, which has no other way to spell it.
  private static func markdown(_ rendering: Rendering) -> String? {
    let message = Message(rendering.markdown, syntax: [.markdown, .caretAttributes])
    let shown = message.plainText(of: 0)
    return withoutLineEnds(shown).elementsEqual(withoutLineEnds(rendering.text))
      ? nil
      : "the Markdown \(rendering.markdown.debugDescription) shows \(shown.debugDescription), not "
        + rendering.text.debugDescription
  }

  private static func withoutLineEnds(_ text: String) -> String.UTF8View {
    text.replacing("\r\n", with: " ").replacing("\n", with: " ").replacing("\r", with: " ").utf8
  }

  private static func reasons(_ rendering: Rendering) -> String? {
    let reasons = rendering.reasons
    if Set(reasons).count < reasons.count { return "a reason is given twice" }
    return reasons.contains { $0.reason.isEmpty || $0.detail.isEmpty }
      ? "a reason says nothing" : nil
  }
}
