import Catalogs
import Exchange
import LocaleData
import Reading

/// For each text of a table, what any language says in its place, in all plural forms, device
/// variations and widths, the longest first.
///
/// Length is counted in characters as they are written. Words that agree count as they are at their
/// longest, for any number and any reader, and that is what stands in the pseudo-locale.
struct LongestTexts {
  private struct Place: Hashable {
    var key: ExactKey
    /// The substitution that the text belongs to; of others, all variations are one.
    var substitution: TextPath?

    init(_ unit: ExchangeUnit) {
      key = ExactKey(unit.key)
      substitution = unit.path.substitution
    }
  }

  private struct Candidate {
    var text: String
    var language: String
  }

  private var candidates: [Place: [Candidate]] = [:]
  private let safety: TranslationSafety
  private let table: ExchangeTable
  /// What the source language's texts become by agreement.
  private let agreed: AgreedTexts?

  init(_ table: ExchangeTable, _ project: ProjectConfiguration) {
    self.table = table
    safety = TranslationSafety(project)
    let lexicon = project.configuration.lexicon
    agreed = AgreedTexts(table.sourceLanguage, lexicon)
    let languages = table.languages.filter { !table.isBroken(in: $0) }
    for (language, units) in zip(languages, table.units(in: languages)) {
      let agreed = AgreedTexts(language, lexicon)
      for unit in units {
        guard let written = unit.target, !written.isEmpty, unit.state != .new else { continue }
        let text = agreed?.longest(of: written) ?? written
        candidates[Place(unit), default: []].append(Candidate(text: text, language: language))
      }
    }
    for place in candidates.keys {
      candidates[place]?.sort { left, right in
        let (a, b) = (left.text.count, right.text.count)
        return a == b ? left.text.precedesInBytes(right.text) : a > b
      }
    }
  }

  /// The longest text that can stand in the place of a source; nil where none is longer.
  func text(for unit: ExchangeUnit) -> String? {
    let length = (agreed?.longest(of: unit.source) ?? unit.source).count
    let longer = (candidates[Place(unit)] ?? []).prefix { $0.text.count > length }
    return longer.first { candidate in
      let verdict = safety.verdict(
        on: candidate.text, of: unit.source, for: unit,
        languages: (table.sourceLanguage, candidate.language),
        file: table.path(ofLanguage: candidate.language))
      return verdict.refusal == nil
    }?.text
  }
}
