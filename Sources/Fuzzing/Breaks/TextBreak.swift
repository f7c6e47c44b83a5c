import Catalogs
import LocaleData

/// A mistake that somebody makes in a translation, made on purpose to see whether lint finds it.
///
/// Whether it applies to a text is for the mistake to say, and never depends on what lint finds: it
/// applies where the text is wrong, or surely to be looked at, after it.
package struct TextBreak: Sendable {
  /// What is done to the translation.
  enum Change: Sendable {
    /// One text becomes another; nil where the mistake can't be made in it.
    case text(@Sendable (BreakSubject, inout Random) -> String?)
    /// The texts of an entry become others; nil where the mistake can't be made.
    case forms(@Sendable (BreakForms, inout Random) -> BreakForms?)
  }

  package let name: String
  /// Whether a reader may do without the mended text, so that a note about it is enough.
  package let isSlight: Bool
  let change: Change

  init(
    _ name: String, isSlight: Bool = false,
    _ change: @escaping @Sendable (BreakSubject, inout Random) -> String?
  ) {
    self.name = name
    self.isSlight = isSlight
    self.change = .text(change)
  }

  init(
    forms name: String, _ change: @escaping @Sendable (BreakForms, inout Random) -> BreakForms?
  ) {
    self.name = name
    isSlight = false
    self.change = .forms(change)
  }

  /// All of them, by what they break.
  package static let all: [TextBreak] =
    SpecifierBreaks.all + SubstitutionBreaks.all + PluralBreaks.all + WordingBreaks.all
    + DetailBreaks.all + MarkdownBreaks.all + CaretBreaks.all + CharacterBreaks.all
}
