import Diagnostics
import LocaleData
import Messages
import Reading

/// An acronym of the source is not in the text.
enum ChangedAcronym: UnitRule {
  static let documentation = RuleDocumentation(
    id: "changed-acronym", family: .text, severity: .note, isOptIn: true,
    summary: "An acronym of the source is lost or changed.",
    rationale: """
      PDF, USB and SSID are called so in most languages, and a swapped letter makes another word of \
      them. Check that the acronym is meant to go.

      Many languages have acronyms or words of their own (GPE for GPU, adresse for URL), so the \
      rule is off until a project turns it on. Acronyms have two to six capitals and digits, in a \
      text that is not all in capitals; those that are English words (ON, OK, AM) don't count, and \
      neither do arguments, code and addresses. An acronym counts as kept with any ending, in small \
      letters, and between letters of other scripts.
      """,
    good: [
      RuleExample("Save as PDF", "de", "Als PDF sichern"),
      RuleExample("Save as PDF", "fi", "Tallenna PDF:nä"),
      RuleExample("DELETE THE PDF NOW", "de", "JETZT LÖSCHEN"),
    ],
    bad: [
      RuleExample(
        "Save as PDF", "de", "↓Als PFD sichern",
        finds: "PDF of the source is lost or changed; check that it is meant to go")
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.source.profile.traits.contains(.doubledCapitals), unit.isComparable,
      !unit.target.isPart, unit.source.isShort, unit.target.isShort,
      unit.target.value != unit.source.value
    else { return [] }
    let lost = acronyms(in: unit.source.prose).filter { !isKept($0, in: unit.target.value) }
    return lost.prefix(1).map { acronym in
      Finding(
        "\(acronym) of the source is lost or changed; check that it is meant to go",
        at: unit.target.wholeRange)
    }
  }

  private static func acronyms(in prose: Prose) -> [String] {
    let words = prose.words.filter { word in prose.scalars[word].contains(where: \.isLetter) }
    let found = words.filter { isAcronym(prose.scalars[$0]) && !isTechnical($0, in: prose) }
    // A heading in capitals has no acronyms.
    guard found.count * 2 <= words.count else { return [] }
    return found.map(prose.text).filter { !commonWords.contains($0) }
  }

  private static func isAcronym(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    (2...6).contains(word.count) && word.count(where: \.isCapital) >= 2
      && word.allSatisfy { $0.value < 0x80 && ($0.isCapital || $0.decimalDigit != nil) }
  }

  /// Whether it is a part of a name that is spelled with marks: `MAX_SIZE`, `YYYY-MM`, `&HTML`.
  private static func isTechnical(_ word: Range<Int>, in prose: Prose) -> Bool {
    func isMark(_ index: Int) -> Bool {
      prose.scalars.indices.contains(index)
        && "_-/&.:#$@=+".unicodeScalars.contains(prose.scalars[index])
    }
    func isInside(_ index: Int, _ next: Int) -> Bool {
      isMark(index) && prose.scalars.indices.contains(next) && prose.scalars[next].isWordPart
    }
    return isInside(word.lowerBound - 1, word.lowerBound - 2)
      || isInside(word.upperBound, word.upperBound + 1)
  }

  private static func isKept(_ acronym: String, in text: String) -> Bool {
    text.contains(acronym) || text.lowercased().contains(acronym.lowercased())
  }

  /// Words that are written in capitals to stress them, and those that languages translate.
  private static let commonWords = Set(LanguageFact.acronyms.list(of: "en"))
}
