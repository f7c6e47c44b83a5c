import Diagnostics
import Foundation
import LocaleData
import Reading

/// Letters in shapes that old code pages and fonts had for them, side by side.
struct OldShapes {
  private let shape: Unicode.Scalar.OldShape
  private var text: String
  private var range: Range<Int>

  /// What is found in a text: one for all of its letters; nil where it has none.
  ///
  /// - Parameter known: The characters that the source has as well.
  static func finding(in unit: LintUnit, besides known: Set<Unicode.Scalar>) -> Finding? {
    guard let scripts = unit.languageScripts else { return nil }
    let runs = runs(in: unit.target.value).filter { run in
      run.isMeant && !scripts.isDisjoint(with: run.shape.script)
        && !run.text.unicodeScalars.allSatisfy(known.contains)
    }
    guard let first = runs.first, let letter = first.text.unicodeScalars.first else { return nil }
    let shown = Character(letter)
    let meant = plain(String(shown))
    let message =
      first.shape == .half
      ? "'\(shown)' is '\(meant)' of half the width; write letters of the usual width"
      : "'\(shown)' is '\(meant)' as it looks when it is joined; write plain letters"
    return Finding(
      message, at: first.range,
      fix: TextFix(
        "Write plain letters", isSafe: false, runs.map { TextEdit($0.range, plain($0.text)) }),
      severity: first.shape == .half ? .note : nil)
  }

  /// Whether it is a word; a letter or two of half the width make the faces that people draw of letters.
  private var isMeant: Bool { shape == .joined || text.unicodeScalars.count > 2 }

  private static func runs(in text: String) -> [OldShapes] {
    var runs: [OldShapes] = []
    for (scalar, range) in PlacedScalars(text) {
      guard let shape = scalar.oldShape else { continue }
      if runs.last?.shape == shape, let before = runs.last?.range,
        before.upperBound == range.lowerBound
      {
        runs[runs.count - 1].text.unicodeScalars.append(scalar)
        runs[runs.count - 1].range = before.lowerBound..<range.upperBound
      } else {
        runs.append(OldShapes(shape: shape, text: String(Character(scalar)), range: range))
      }
    }
    return runs
  }

  /// The letters that stand for the shapes, as Unicode maps them.
  private static func plain(_ text: String) -> String {
    text.precomposedStringWithCompatibilityMapping
  }
}

extension Unicode.Scalar.OldShape {
  /// The script of the languages that write such letters.
  fileprivate var script: ScriptSet { self == .half ? .kana : .arabic }
}
