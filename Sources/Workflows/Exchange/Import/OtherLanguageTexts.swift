import Diagnostics
import Exchange

/// The new texts of each file that look like another language than it says: a file with a wrong target
/// language would replace the translations of that.
struct OtherLanguageTexts {
  private struct Count {
    var all = 0
    var others = 0
    var first: (part: ExchangeInput.Part, unit: ExchangeUnit)?

    var isMuch: Bool { others * 20 >= all && (others > 1 || all < 5) }
  }

  private var counts: [CopiedLanguage.Carrier: Count] = [:]

  mutating func add(_ isOther: Bool, _ unit: ExchangeUnit, _ part: ExchangeInput.Part) {
    let carrier = CopiedLanguage.Carrier(of: part)
    counts[carrier, default: Count()].all += 1
    guard isOther else { return }
    counts[carrier]?.others += 1
    if counts[carrier]?.first == nil { counts[carrier]?.first = (part, unit) }
  }

  /// Says so once for each file and language, but for single texts among many: these are quotations,
  /// or lint's to find.
  ///
  /// - Parameter told: The carriers of whose language it was told.
  func report(to findings: inout ImportFindings, besides told: Set<CopiedLanguage.Carrier>) {
    let carriers = counts.keys.filter { !told.contains($0) }
      .sorted { ($0.path, $0.language) < ($1.path, $1.language) }
    for carrier in carriers {
      guard let count = counts[carrier], let first = count.first, count.isMuch else { continue }
      let texts = String.counted(count.all, "new text")
      let look = count.others == 1 ? "looks" : "look"
      findings.report(
        TranslationSafety.otherLanguageID, .warning,
        "\(count.others) of \(texts) for '\(carrier.language)' \(look) like another language, as this "
          + "one does; is the language right that the file names?",
        in: first.part, of: first.unit)
    }
  }
}
