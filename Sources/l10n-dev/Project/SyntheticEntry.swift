import Fuzzing

/// A key of a generated table: what its text is about and made of.
struct SyntheticEntry {
  var number: Int
  var kind: Kind
  var noun: Int
  /// Chances that decide which translations are missing or to be reviewed.
  private var draw: Int

  /// What a text is made of.
  enum Kind: Int, CaseIterable {
    case sentence
    case specifiers
    case plural
    case markdown
    case inflection
  }

  /// - Parameter seed: What the random parts come from; the same seed and number, the same entry.
  init(_ number: Int, seed: UInt64) {
    var random = Random(seed: seed, number: number)
    self.number = number
    // Most texts of apps are plain.
    kind = random.pick([
      .sentence, .sentence, .sentence, .sentence, .specifiers, .specifiers, .plural, .markdown,
      .inflection,
    ])
    noun = random.below(SyntheticLanguage.nounCount)
    draw = random.below(1 << 20)
  }

  var key: String { SyntheticLanguage.english.text(of: self) }

  var comment: String? { draw % 3 == 0 ? nil : "Shown on screen \(number / 10)" }

  /// Whether a translation is there, which one of thirty is not.
  func isTranslated(in locale: Int) -> Bool { (draw >> 2 + locale * 7) % 30 != 0 }

  func isReviewed(in locale: Int) -> Bool { (draw >> 3 + locale * 5) % 20 != 0 }

  /// How Swift spells the key, with the values of a model.
  var literal: String {
    var literal = key
    for (specifier, value) in [("%@", "\\(model.title)"), ("%lld", "\\(model.items.count)")] {
      literal = literal.split(separator: specifier, omittingEmptySubsequences: false)
        .joined(separator: value)
    }
    return "\"\(literal)\""
  }
}
