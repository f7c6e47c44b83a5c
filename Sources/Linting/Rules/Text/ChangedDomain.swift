import Diagnostics
import Messages

/// An e-mail address or a domain of the source is another one in the translation, or lost.
enum ChangedDomain: UnitRule {
  static let documentation = RuleDocumentation(
    id: "changed-domain", family: .text, severity: .warning,
    summary: "An e-mail address or a domain of the source was changed or lost.",
    rationale: """
      A reader who types a changed address lands nowhere, or at somebody else's. Write the address as \
      the source has it. A page of the same host in the reader's language is only a note.

      Web addresses with their scheme are `changed-address`'s, those of links `link-target`'s.
      """,
    good: [
      RuleExample("See example.com", "de", "Siehe example.com.")
    ],
    bad: [
      RuleExample(
        "See example.com", "de", "Siehe ↓exampel.com",
        finds: "exampel.com stands where the source has example.com; write that address"),
      RuleExample(
        "Write to help@example.com", "de", "↓Schreib uns",
        finds: "help@example.com of the source is lost; write it as the source does"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let marks: TextProfile.Traits = [.slashes, .atSigns]
    let traits = unit.source.profile.traits.union(unit.target.profile.traits)
    guard !traits.isDisjoint(with: marks) || traits.contains(.fullStops), unit.isComparable,
      Addresses.mayStand(in: unit.source.value) || Addresses.mayStand(in: unit.target.value)
    else { return [] }
    let source = addresses(unit.source).filter { !hasScheme($0.text) }
    // A whole address in place of a domain is one that the source doesn't have.
    let isOthers = unit.source.value.contains("://")
    let target = addresses(unit.target).filter { !isOthers || !hasScheme($0.text) }
    var missing = source.map(\.text).filter { text in !target.contains { $0.text == text } }
    let added = target.filter { single in !source.contains { $0.text == single.text } }
    guard !missing.isEmpty || !added.isEmpty else { return [] }
    var found: [Finding] = []
    for single in added {
      let expected = missing.first { host($0) == host(single.text) } ?? missing.first
      if let expected { missing.removeAll { $0 == expected } }
      found.append(finding(single, expected))
    }
    // An address that is shown by a link or written with other marks is not lost.
    for text in missing where !unit.target.value.utf8.containsSequence(text.utf8) {
      found.append(
        Finding(
          "\(text) of the source is lost; write it as the source does",
          at: 0..<unit.target.value.utf8.count))
    }
    return found
  }

  private typealias Address = (text: String, range: Range<Int>)

  private static func finding(_ single: Address, _ expected: String?) -> Finding {
    guard let expected else {
      return Finding(
        "\(single.text) is an address that the source doesn't have; remove it", at: single.range)
    }
    let isSameHost = host(expected) == host(single.text) && !expected.contains("@")
    return Finding(
      "\(single.text) stands where the source has \(expected); write that address",
      at: single.range, severity: isSameHost ? .note : nil)
  }

  private static func addresses(_ text: LintText) -> [Address] {
    let prose = Prose(text, keepsURLs: true)
    return Addresses.ranges(in: prose.scalars).map { (prose.text($0), prose.range($0)) }
  }

  private static func hasScheme(_ address: String) -> Bool { address.contains("://") }

  private static func host(_ address: String) -> Substring {
    let start = address.firstRange(of: "://")?.upperBound ?? address.startIndex
    return address[start...].prefix { $0 != "/" && $0 != "?" }
  }
}
