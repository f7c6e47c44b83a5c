import Catalogs
import Exchange
import LocaleData
import Reading

/// For each text of a table, what any language says in its place, in all plural forms, device
/// variations and widths, the longest first.
///
/// Length is counted in characters as they are written. What words become by agreement is not
/// rendered.
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

  init(_ table: ExchangeTable, _ project: ProjectConfiguration) {
    self.table = table
    safety = TranslationSafety(project)
    let languages = table.languages.filter { !table.isBroken(in: $0) }
    for (language, units) in zip(languages, table.units(in: languages)) {
      for unit in units {
        guard let text = unit.target, !text.isEmpty, unit.state != .new else { continue }
        candidates[Place(unit), default: []].append(Candidate(text: text, language: language))
      }
    }
    for place in candidates.keys {
      candidates[place]?.sort { left, right in
        let (a, b) = (left.text.count, right.text.count)
        return a == b ? left.text.precedesByCodePoint(right.text) : a > b
      }
    }
  }

  /// The longest text that can stand in the place of a source; nil where none is longer.
  func text(for unit: ExchangeUnit) -> String? {
    let length = unit.source.count
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
