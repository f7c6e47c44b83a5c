import Diagnostics
import LocaleData
import Messages
import Reading

/// An e-mail address or a domain of the source is another one in the translation, or lost.
enum ChangedDomain: UnitRule {
  static let documentation = RuleDocumentation(
    id: "changed-domain", family: .text, severity: .warning,
    summary: "An e-mail address or a domain of the source was changed or lost.",
    rationale: """
      A reader who types a changed address lands nowhere, or at somebody else's. Write the address as \
      the source has it. A page of the same host in the reader's language is only a note, and so are \
      names written like a domain ("CocoaPods.org"), what stands for any host ("yourserver.app"), and \
      what several other languages write in another way too. Samples may be translated ("example.com", \
      "domain.com", "yourname.caffe.app", "name@caffe.app"). An ending that a \
      language joins with a hyphen ("caffe.app-ot") changes nothing, nor has a word in front that one joins \
      (Hebrew), and French that writes both \
      genders with a full stop ("participant.es") has no address, nor has a program's file \
      ("Terminal.app") or a name of the source with an ending ("Caffe.com" for "Caffe").

      Web addresses with their scheme are `changed-address`'s, those of links `link-target`'s.
      """,
    good: [
      RuleExample("See caffe.app", "de", "Siehe caffe.app."),
      RuleExample("See www.caffe.app", "hu", "Nézd meg a www.caffe.app-ot"),
      RuleExample("Write to help@caffe.app", "he", "כתבו ל-help@caffe.app"),
      RuleExample("Open it in Terminal.app", "de", "Im Terminal öffnen"),
      RuleExample("See all participants", "fr", "Voir les participant.es"),
      RuleExample("Search caffe.app charts", "de", "Caffe.app-Charts suchen"),
      RuleExample("Log in as `demo@caffe.app`", "sv", "Logga in som \"demo@caffe.app\""),
      RuleExample("By https://www.caffe.app/us", "de", "Von caffe.app/us"),
      RuleExample("Welcome to the app", "ru", "Добро пожаловать в {{app.name}}"),
      RuleExample("See b(eta).caffe.app", "de", "Siehe b(eta).caffe.app."),
      RuleExample("See b(eta).caffe.app", "fr", "Voir beta.caffe.app"),
      RuleExample("Caffe card", "de", "Karte von Caffe.com"),
      RuleExample("Such as example.com", "de", "Wie beispiel.de"),
      RuleExample("name@domain.com", "es", "nombre@dominio.com"),
      RuleExample("Such as hi@my-domain.com", "de", "Wie hallo@meine-domain.de"),
      RuleExample("Such as yourname.caffe.app", "es", "Como tunombre.caffe.app"),
      RuleExample("Such as name@caffe.app", "es", "Como nombre@caffe.app"),
    ],
    bad: [
      RuleExample(
        "See caffe.app", "de", "Siehe ↓cafe.app",
        finds: "cafe.app stands where the source has caffe.app; write that address"),
      RuleExample(
        "Write to help@caffe.app", "de", "↓Schreib uns",
        finds: "help@caffe.app of the source is lost; write it as the source does"),
      RuleExample(
        "Write to help@caffe.app", "he", "כתבו ל-↓help@cafe.app",
        finds: "help@cafe.app stands where the source has help@caffe.app; write that address"),
      RuleExample(
        "Such as yourname.caffe.app", "es", "Como ↓tunombre.cafe.app",
        finds:
          "tunombre.cafe.app stands where the source has yourname.caffe.app; write that address",
        severity: .note),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let marks: TextProfile.Traits = [.slashes, .atSigns]
    let traits = unit.source.profile.traits.union(unit.target.profile.traits)
    guard !traits.isDisjoint(with: marks) || traits.contains(.fullStops), unit.isComparable,
      Addresses.mayStand(in: unit.source.value) || Addresses.mayStand(in: unit.target.value)
    else { return [] }
    let source = addresses(unit.source).filter { !hasScheme($0.text) }
    let found = addresses(unit.target)
    guard !source.isEmpty || !found.isEmpty else { return [] }
    // A whole address in place of a domain is one that the source doesn't have.
    let isOthers = unit.source.value.contains("://")
    let expected = source.map(\.text)
    let target = found.map { withoutEnding($0, expected) }.filter {
      (!isOthers || !hasScheme($0.text)) && !isInclusive($0.text, expected, unit)
    }
    let missing = expected.filter { text in !target.contains { $0.text == text } }
    // One in code or of a longer address is the source's as well.
    let added = target.filter { single in
      !source.contains { $0.text == single.text } && !stands(single.text, in: unit.source.value)
        && !isOneOfSeveral(single.text, in: unit.source.value)
    }
    return missing.isEmpty && added.isEmpty ? [] : findings(missing, added, unit)
  }

  private static func findings(
    _ missing: [String], _ added: [Address], _ unit: LintUnit
  ) -> [Finding] {
    var missing = missing
    var found: [Finding] = []
    for single in added {
      let expected = missing.first { host($0) == host(single.text) } ?? missing.first
      if let expected { missing.removeAll { $0 == expected } }
      if expected.map({ isSample($0, single.text) }) ?? isNamed(single.text, unit) { continue }
      found.append(finding(single, expected, unit))
    }
    // An address that is shown by a link or written with other marks is not lost.
    for text in missing where !isWritten(text, unit.target.value) && !exampleHost(text).isSample {
      found.append(
        Finding(
          "\(text) of the source is lost; write it as the source does",
          at: unit.target.wholeRange, severity: isOpen(text, unit) ? .note : nil))
    }
    return found
  }

  private typealias Address = (text: String, range: Range<Int>)

  /// One of the source's addresses without the ending that the language joins to it: `caffe.app-ban`.
  private static func withoutEnding(_ address: Address, _ source: [String]) -> Address {
    guard let hyphen = address.text.lastIndex(of: "-"), !address.text.contains("/") else {
      return address
    }
    let base = String(address.text[..<hyphen])
    let ending = address.text[hyphen...].dropFirst()
    guard (1...longestEnding).contains(ending.count), ending.allSatisfy(\.isLetter),
      source.contains(base)
    else { return address }
    let start = address.range.lowerBound
    return (base, start..<(start + base.utf8.count))
  }

  /// In letters: Hungarian's are the longest ("-ként").
  private static let longestEnding = 6

  /// Whether a text has an address somewhere, a host in any case of letters: `Last.fm-Charts`.
  private static func isWritten(_ address: String, _ text: String) -> Bool {
    if text.utf8.containsSequence(address.utf8) { return true }
    guard !address.contains("@"), !address.contains("/") else { return false }
    return text.lowercased().utf8.containsSequence(address.lowercased().utf8)
  }

  /// Whether a text has an address as a whole: not as the end of another host, unless that is the
  /// same with `www.` in front.
  private static func stands(_ address: String, in text: String) -> Bool {
    text.ranges(of: address).contains { range in
      let before = text[..<range.lowerBound]
      guard let last = before.unicodeScalars.last, !before.hasSuffix("www.") else { return true }
      return !last.isWordPart && last != "." && last != "-" && last != "@"
    }
  }

  /// Whether a text names a host by what some of its names have in brackets: `b(eta).caffe.app`.
  private static func isOneOfSeveral(_ address: String, in text: String) -> Bool {
    let labels = address.split(separator: ".")
    guard labels.count > 1, text.contains(").") else { return false }
    return labels.indices.dropLast().contains { index in
      text.utf8.containsSequence((")." + labels[index...].joined(separator: ".")).utf8)
    }
  }

  private static func finding(
    _ single: Address, _ expected: String?, _ unit: LintUnit
  ) -> Finding {
    guard let expected else {
      return Finding(
        "\(single.text) is an address that the source doesn't have; remove it", at: single.range,
        severity: isName(single.text) ? .note : nil)
    }
    let isSameHost =
      host(expected).lowercased() == host(single.text).lowercased() && !expected.contains("@")
    return Finding(
      "\(single.text) stands where the source has \(expected); write that address",
      at: single.range,
      severity: isSameHost || isOpen(expected, unit) ? .note : nil)
  }

  /// Whether an address of the source shows what one looks like, and another does the same.
  private static func isSample(_ source: String, _ target: String) -> Bool {
    let host = exampleHost(source)
    return host.isSample || isOwnMailbox(source, target)
      || host.standsForAny && host.differsInFirst(from: exampleHost(target))
  }

  /// Whether the name of a mailbox stands for the reader's own and is translated: `name@caffe.app`.
  private static func isOwnMailbox(_ source: String, _ target: String) -> Bool {
    let (old, new) = (source.split(separator: "@"), target.split(separator: "@"))
    guard old.count == 2, new.count == 2, old[1] == new[1] else { return false }
    return LanguageFact.domains.list(of: "mailboxes").contains(old[0].lowercased())
  }

  /// Whether a point joins both genders of a word, as in French: `ami.es`.
  private static func isInclusive(_ text: String, _ source: [String], _ unit: LintUnit) -> Bool {
    let ends = LanguageFact.domains.list(of: unit.language + ".endings")
    guard let point = text.lastIndex(of: "."), ends.contains(String(text[point...].dropFirst()))
    else { return false }
    let word = text[..<point]
    return word.first?.isLetter == true && word.dropFirst().allSatisfy(\.isLowercase)
      && !source.contains { $0.hasPrefix(word) || $0.contains("." + word) }
  }

  /// Whether another address, or none, may be meant.
  private static func isOpen(_ expected: String, _ unit: LintUnit) -> Bool {
    isName(expected) || exampleHost(expected).standsForAny
      || Peers(unit).often { !$0.text.value.utf8.containsSequence(expected.utf8) }
  }

  /// Whether it is spelled like a name, which other scripts spell in their own letters.
  private static func isName(_ address: String) -> Bool {
    !address.contains("@") && address.utf8.contains { $0 >= 0x41 && $0 <= 0x5A }
  }

  /// Whether an address is a name of the source with an ending: `Caffe.com` for `Caffe`.
  private static func isNamed(_ address: String, _ unit: LintUnit) -> Bool {
    let labels = address.split(separator: ".")
    guard labels.count == 2, isName(String(labels[0])), !address.contains("/") else { return false }
    let prose = unit.source.prose
    return prose.words.contains { prose.text($0) == labels[0] }
  }

  private static func exampleHost(_ address: String) -> ExampleHost {
    ExampleHost(host(address.split(separator: "@").last.map(String.init) ?? address))
  }

  private static func addresses(_ text: LintText) -> [Address] {
    let prose = text.proseWithAddresses
    return Addresses.ranges(in: prose.scalars).lazy.filter { range -> Bool in
      // `{{app.name}}` is filled in, and in `b(eta).caffe.app` only the end stands behind the bracket.
      let before = range.lowerBound > 0 ? prose.scalars[range.lowerBound - 1] : " "
      return before != "{" && !(before == ")" && prose.scalars[range.lowerBound] == ".")
        && !isProgram(prose.scalars[range])
    }.prefix(ScanLimit.parts).map { (prose.text($0), prose.range($0)) }
  }

  /// Whether it is the file of a program: `Terminal.app`.
  private static func isProgram(_ address: ArraySlice<Unicode.Scalar>) -> Bool {
    let end = ".app".unicodeScalars
    return address.first?.isCapital ?? false && address.suffix(end.count).elementsEqual(end)
      && address.dropLast(end.count).allSatisfy { $0.isLetter || $0.decimalDigit != nil }
  }

  private static func hasScheme(_ address: String) -> Bool { address.contains("://") }

  private static func host(_ address: String) -> Substring {
    let start = address.utf8.firstRange(of: "://".utf8)?.upperBound ?? address.startIndex
    return address[start...].prefix { $0 != "/" && $0 != "?" }
  }
}
