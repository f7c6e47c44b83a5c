import Diagnostics
import Exchange

/// The texts of a file that came back as their source.
///
/// Platforms fill what nobody translated with the source and give it the state of a translation, even
/// `final`; so the state tells nothing. To take such texts would lose translations, or call a language
/// finished that isn't. Crowdin's upload of translations leaves out what equals the source as well,
/// unless `--import-eq-suggestions` is given. But a translation may be its source ("OK", "Wi-Fi",
/// `%@`): where nothing is replaced, something is left out only where a file has several texts that a
/// language hardly has in common with the source; how much goes with these, `CopyCount.least` says.
struct SourceCopies {
  /// Those that would come in the place of a translation, which stays.
  private(set) var kept: [ExchangeUnit] = []
  /// Those that the catalog has no translation of, and nobody translated.
  private(set) var untranslated: [ExchangeUnit] = []
  /// Those that are taken although nobody may have translated them.
  private(set) var doubtful: [ExchangeUnit] = []
  /// Whether one of these is most likely not translated.
  private(set) var hasUnlikely = false
  /// The file's texts but those that stay as they are.
  private(set) var others: [ExchangeUnit] = []

  /// How many texts of a file a reviewer may have set back to the source, a name such as "Wi-Fi".
  static let mostMeant = 2

  /// - Parameters:
  ///   - found: Those among the units.
  ///   - all: Of all units in the same file and language.
  init(_ found: CopiedTexts, among all: CopyCount, in units: [ExchangeUnit]) {
    let (missing, least) = (found.missing, all.least)
    let replacing = all.areReplacementsMeant ? [] : found.replacements
    for (index, unit) in units.enumerated() {
      if replacing.contains(index) {
        kept.append(unit)
      } else if let doubt = missing[index], least.map({ doubt >= $0 }) ?? false {
        untranslated.append(unit)
      } else {
        if let doubt = missing[index] {
          doubtful.append(unit)
          hasUnlikely = hasUnlikely || doubt >= .warning
        }
        others.append(unit)
      }
    }
  }
}
