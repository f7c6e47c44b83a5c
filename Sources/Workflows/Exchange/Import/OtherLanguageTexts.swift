import Diagnostics
import Exchange

/// The new texts of each file that look like another language than it says: a file with a wrong target
/// language would replace the translations of that.
struct OtherLanguageTexts {
  private struct Place: Hashable {
    var path: String
    var language: String
  }

  private struct Count {
    var all = 0
    var others = 0
    var first: (part: ExchangeInput.Part, unit: ExchangeUnit)?

    var isMuch: Bool { others * 20 >= all && (others > 1 || all < 5) }
  }

  private var counts: [Place: Count] = [:]

  mutating func add(_ isOther: Bool, _ unit: ExchangeUnit, _ part: ExchangeInput.Part) {
    let place = Place(path: part.path, language: part.file.targetLanguage)
    counts[place, default: Count()].all += 1
    guard isOther else { return }
    counts[place]?.others += 1
    if counts[place]?.first == nil { counts[place]?.first = (part, unit) }
  }

  /// Says so once for each file and language, but for single texts among many: these are quotations,
  /// or lint's to find.
  ///
  /// - Parameter told: The carriers of whose language it was told.
  func report(to findings: inout ImportFindings, besides told: Set<CopiedLanguage.Carrier>) {
    let places = counts.keys.filter { place in
      !told.contains { $0.path == place.path && $0.language == place.language }
    }.sorted { ($0.path, $0.language) < ($1.path, $1.language) }
    for place in places {
      guard let count = counts[place], let first = count.first, count.isMuch else { continue }
      let texts = String.counted(count.all, "new text")
      let look = count.others == 1 ? "looks" : "look"
      findings.report(
        TranslationSafety.otherLanguageID, .warning,
        "\(count.others) of \(texts) for '\(place.language)' \(look) like another language, as this "
          + "one does; is the language right that the file names?",
        in: first.part, of: first.unit)
    }
  }
}
