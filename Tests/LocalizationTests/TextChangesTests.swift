import TestSupport
import Testing

@testable import Localization

@Suite struct TextChangesTests {
  /// In both texts `[` and `]` stand around the range.
  static let ranges: [(String, String)] = [
    ("a [b] c", "a [b] c"),
    ("¡[Bienvenido] a casa!", "¡[Bienvenida] a casa!"),
    ("¡Bienvenido [a casa]!", "¡Te damos la bienvenida [a casa]!"),
    ("[¡Bienvenido] a casa!", "[¡Te damos la bienvenida] a casa!"),
    ("2 [ensalada] pequeño", "2 [ensaladas] pequeñas"),
    ("2 ensalada [pequeño]", "2 ensaladas [pequeñas]"),
    ("2 ensal[ada] pequeño", "2 ensal[adas] pequeñas"),
    ("[el] agua", "[las] aguas"),
    ("x [y] z", "x[] z"),
    ("a [b]", "a [b] c"),
    ("[b] c", "a [b] c"),
    ("a[] b", "a[] bs"),
    ("[]", "[]"),
    ("👩‍👩‍👧 [é] ñ", "👩‍👩‍👧👩‍👩‍👧 [é] ñ"),
  ]

  @Test(arguments: ranges)
  func rangesFollowTheirWords(old: String, new: String) {
    let changes = TextChanges(from: plain(old), to: plain(new))
    let found = changes.range(of: range(old))
    // What is shown, since an empty range at a change has more than one good place.
    #expect(shown(found, in: plain(new)) == shown(range(new), in: plain(new)))
  }

  @Test func everyRangeOfEveryPairIsValid() {
    let texts = ["", "a", "a b", "b a", "uno dos tres", "tres dos", "dos, dos!", "  ", "é👍🏽"]
    for old in texts {
      for new in texts {
        let changes = TextChanges(from: old, to: new)
        for lower in 0...old.count {
          for upper in lower...old.count {
            let range = changes.range(of: lower..<upper)
            #expect(range.lowerBound >= 0 && range.upperBound <= new.count)
          }
        }
      }
    }
  }

  @Test(.ends)
  func longTextsAreOneChange() {
    let old = (0..<20_000).map { "a\($0)" }.joined(separator: " ")
    let new = (0..<20_000).map { "b\($0)" }.joined(separator: " ")
    #expect(TextChanges(from: old, to: new).changes.count == 1)
  }

  private func plain(_ text: String) -> String { String(text.filter { $0 != "[" && $0 != "]" }) }

  private func range(_ text: String) -> Range<Int> {
    let characters = Array(text)
    let start = characters.firstIndex(of: "[") ?? 0
    let end = (characters.firstIndex(of: "]") ?? start + 1) - 1
    return start..<end
  }

  private func shown(_ range: Range<Int>, in text: String) -> String {
    String(text.dropFirst(range.lowerBound).prefix(range.count))
  }
}
