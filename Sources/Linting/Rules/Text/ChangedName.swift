import Diagnostics
import Grammar
import LocaleData
import Messages
import PlainBytes
import Reading

/// A name or a shortcut that people type, or a name that programs read, was changed.
enum ChangedName: UnitRule {
  static let documentation = RuleDocumentation(
    id: "changed-name", family: .text, severity: .warning,
    summary: "An option, a file name, a shortcut or another technical name is missing or changed.",
    rationale: """
      Options (`--verbose`), names with underscores (`MAX_SIZE`), file names (`Info.plist`), paths \
      (`~/Library/Fonts`, `/etc/hosts`) and names of accounts (`@grindoapp`) work only as they are spelled. Write them as the source \
      does. So it is with keyboard shortcuts (`⌘K`), \
      which are compared where both texts have their signs, and with the capitals of names that have \
      one within (`GitHub`); all in small letters they are a note, and a sentence may start with a \
      capital. What several other languages leave out \
      too has a name in plain words, and is a note; a build setting such as `$(PRODUCT_NAME)` may be \
      written out. So are the words of a file that is called "Tea to review.pdf", which is a note. What \
      the app puts an argument before (`%@-Report.pdf`) is no file that is there already, so its words \
      may be translated, as may a path with a name that stands for the reader's own \
      (`/Users/you/Beans`).
      """,
    good: [
      RuleExample("placeholder_cup_name", "es", "nombre_de_taza"),
      RuleExample("Use --verbose", "de", "--verbose verwenden"),
      RuleExample("%@-Report.pdf", "fr", "%@-Rapport.pdf"),
      RuleExample("Look into ~/Library/Fonts.", "de", "In ~/Library/Fonts nachsehen"),
      RuleExample("Block by a /etc/hosts-style rule", "fr", "Bloquer selon /etc/hosts"),
      RuleExample("Such as /Users/you/Beans", "de", "Etwa /Benutzer/du/Bohnen"),
      RuleExample("In /home/{name}/beans.", "fr", "Dans /home/{nom}/grains."),
      RuleExample("Write to @grindoapp", "de", "Schreibe an @GrindoApp"),
      RuleExample("Mention @everyone", "fr", "Mentionnez @tous"),
      RuleExample("Such as @username", "de", "Etwa @benutzername"),
      RuleExample("Mail to me@grindo.app", "de", "Schreib an me@grindo.app"),
      RuleExample("Roast and/or grind /day", "de", "Rösten und/oder mahlen /Tag"),
      RuleExample("Press ⇧⌘K", "de", "Drücke ⌘+⇧+K"),
      RuleExample("Sync with iCloud", "de", "ICloud abgleichen"),
      RuleExample("Share on GitHub", "de", "AUF GITHUB TEILEN"),
      RuleExample("Share on GitHub", "pl", "Udostępnij w GitHubie"),
      RuleExample("Join the WiFi", "es", "Conéctate al wifi"),
      RuleExample("Up to 5 kHz", "de", "Bis 5 KHz"),
      RuleExample("Up to 5 kiB", "de", "Bis 5 KiB"),
      RuleExample("Press ⌘K", "ru", "Нажмите Cmd+K"),
      RuleExample("Click with ⌥ to see it", "it", "Fai clic con ⌥ per vederlo"),
    ],
    bad: [
      RuleExample(
        "Use --verbose", "de", "↓--ausführlich verwenden",
        finds: "--verbose of the source is lost or changed; write it as the source does"),
      RuleExample(
        "Tea to review.pdf", "fi", "↓Tarkistettava tee.pdf",
        finds: "review.pdf of the source is lost or changed; write it as the source does",
        severity: .note),
      RuleExample(
        "Edit Info.plist", "de", "↓Info.liste bearbeiten",
        finds: "Info.plist of the source is lost or changed; write it as the source does"),
      RuleExample(
        "Look into ~/Library/Fonts", "de", "↓In ~/Bibliothek/Fonts nachsehen",
        finds: "~/Library/Fonts of the source is lost or changed; write it as the source does"),
      RuleExample(
        "Write to @grindoapp", "de", "↓Schreibe an @mühlenapp",
        finds: "@grindoapp of the source is lost or changed; write it as the source does"),
      RuleExample(
        "Share on GitHub", "de", "Auf ↓Github↑ teilen",
        finds: "Github stands where the source has GitHub; write the same capitals",
        fixed: "Auf GitHub teilen"),
      RuleExample(
        "Sync with iCloud", "zh-Hans", "与 ↓Icloud↑ sync 同步",
        finds: "Icloud stands where the source has iCloud; write the same capitals",
        fixed: "与 iCloud sync 同步"),
      RuleExample(
        "Share on GitHub", "de", "Auf ↓github↑ teilen",
        finds: "github stands where the source has GitHub; write the same capitals",
        severity: .note, fixed: "Auf GitHub teilen"),
      RuleExample(
        "Press ⌘K to search", "de", "Mit ↓⌘L↑ suchen",
        finds: "⌘L stands where the source has ⌘K; write the same shortcut"),
      RuleExample(
        "Press ⌃⇧⌘Z", "ja", "↓⌘Z↑を押す",
        finds: "⌘Z stands where the source has ⌃⇧⌘Z; write the same shortcut"),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.isComparable, !unit.target.isPart else { return [] }
    let names = lostNames(in: unit, context) + lostAccounts(in: unit, context)
    guard names.isEmpty else { return Array(names.prefix(1)) }
    let shortcuts = changedShortcuts(in: unit)
    return shortcuts.isEmpty ? changedCapitals(in: unit, context) : shortcuts
  }

  private static func changedCapitals(
    in unit: LintUnit, _ context: LintContext
  ) -> [Finding] {
    guard let changed = ChangedCapitals.first(in: unit.target, of: unit.source),
      // What the project lists is `do-not-translate`'s.
      !context.settings.keptNames.contains(changed.expected)
    else { return [] }
    let isUsual = Peers(unit).often {
      ChangedCapitals.first(in: $0.text, of: unit.source)?.expected == changed.expected
    }
    let isSmall = !changed.found.contains(where: \.isUppercase)
    return [
      Finding(
        "\(changed.found) stands where the source has \(changed.expected); write the same capitals",
        at: changed.range,
        fix: TextFix(
          "Write '\(changed.expected)'", isSafe: false,
          [TextEdit(changed.range, changed.expected)]),
        severity: isUsual || isSmall ? .note : nil)
    ]
  }

  private static func changedShortcuts(in unit: LintUnit) -> [Finding] {
    guard let changed = ChangedShortcut.first(in: unit.target, of: unit.source) else { return [] }
    return [
      Finding(
        "\(changed.found) stands where the source has \(changed.expected); write the same shortcut",
        at: changed.range)
    ]
  }

  private static func lostNames(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let traits = unit.source.profile.traits
    let isMarked =
      !traits.isDisjoint(with: [.doubledHyphens, .underscores, .fullStops])
      && mayHaveName(unit.source.value)
    guard isMarked || traits.contains(.slashes) else { return [] }
    let source = unit.source.prose
    let wanted = (isMarked ? names(source) : []) + FilePaths.all(in: source)
    let lost = wanted.first {
      !unit.target.value.utf8.containsSequence($0.utf8) && !isMade($0, unit)
        && !isCompound($0, unit, context)
    }
    guard let lost, lost != unit.source.value || !ExampleNames.isPlaceholder(lost) else {
      return []
    }
    return [finding(of: lost, unit, isOpen(lost, unit) || isPhrase(lost, unit, context))]
  }

  private static func finding(of lost: String, _ unit: LintUnit, _ isOpen: Bool) -> Finding {
    Finding(
      "\(lost) of the source is lost or changed; write it as the source does",
      at: unit.target.wholeRange, severity: isOpen ? .note : nil)
  }

  /// Names of accounts that the translation has neither with their sign nor without; a word of the
  /// source's language stands for any account (`@everyone`) and has a translation.
  private static func lostAccounts(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    guard unit.source.profile.traits.contains(.atSigns) else { return [] }
    let accounts = AccountNames.all(in: unit.source.prose)
    guard !accounts.isEmpty, let grammar = context.engines.grammar(unit.key.source.tag) else {
      return []
    }
    let found = unit.target.value.lowercased()
    let lost = accounts.first { account in
      let name = account.dropFirst().lowercased()
      return !found.utf8.containsSequence(name.utf8) && !grammar.describe(name).isKnown
    }
    return lost.map { [finding(of: $0, unit, isOpen($0, unit))] } ?? []
  }

  /// Whether the app makes the file, with an argument before what the source says of its name, and a
  /// translation keeps the kind of file.
  private static func isMade(_ name: String, _ unit: LintUnit) -> Bool {
    guard isFile(name), let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      unit.target.value.utf8.containsSequence(name.utf8[dot...])
    else { return false }
    let source = unit.source.value.utf8
    return unit.source.scan.specifiers.contains {
      source.dropFirst($0.range.upperBound).starts(with: name.utf8)
    }
  }

  /// Whether a word of the source's language is joined to a path that the translation has:
  /// `/etc/hosts-style`.
  private static func isCompound(
    _ name: String, _ unit: LintUnit, _ context: LintContext
  ) -> Bool {
    guard name.utf8.contains(UInt8(ascii: "/")), let hyphen = name.lastIndex(of: "-"),
      unit.target.value.utf8.containsSequence(name[..<hyphen].utf8),
      let grammar = context.engines.grammar(unit.key.source.tag)
    else { return false }
    let word = name[hyphen...].dropFirst()
    return !word.isEmpty && word.allSatisfy(\.isLowercase)
      && grammar.describe(String(word)).isKnown
  }

  /// Whether several other languages do without the name, or it is all there is to translate.
  private static func isOpen(_ name: String, _ unit: LintUnit) -> Bool {
    Peers(unit).often { !$0.text.value.utf8.containsSequence(name.utf8) }
  }

  /// Whether a file is called in words ("Document to review.pdf"), the last of which the name is, and the
  /// translation has the extension behind words of its own.
  private static func isPhrase(_ name: String, _ unit: LintUnit, _ context: LintContext) -> Bool {
    guard let dot = name.lastIndex(of: "."), name[..<dot].allSatisfy(\.isLowercase),
      unit.source.value.hasSuffix(" " + name), unit.target.value.hasSuffix(name[dot...]),
      unit.target.value.contains(" "),
      let grammar = context.engines.grammar(unit.key.source.tag)
    else { return false }
    return grammar.describe(String(name[..<dot])).isKnown
  }

  /// A cheap look for `--x`, `_` and `x.y`.
  private static func mayHaveName(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "_") { return true }
      let isLetter = byte.isASCIILetter
      if isLetter, previous == UInt8(ascii: ".") || previous == UInt8(ascii: "-") { return true }
      previous = byte
    }
    return false
  }

  /// Each name once, in the order in which they stand there first, and no more than anyone compares.
  private static func names(_ prose: Prose) -> [String] {
    var names: [String] = []
    for token in prose.scalars.split(whereSeparator: { $0.isSpace || $0 == Prose.object }) {
      // Most words have no mark of a name.
      guard token.contains(where: isNameMark), !token.starts(with: ["$", "("]) else { continue }
      var token = token
      while let last = token.last, !last.isWordPart { token.removeLast() }
      while let first = token.first, !first.isWordPart, first != "-", first != "_" {
        token.removeFirst()
      }
      guard token.allSatisfy({ $0.value < 0x80 }) else { continue }
      let text = String(scalars: token)
      if isName(text), !names.contains(text) { names.append(text) }
      if names.count == ScanLimit.parts { break }
    }
    return names
  }

  private static func isNameMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "-" || scalar == "_"
  }

  private static func isName(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    if bytes.starts(with: [0x2D, 0x2D]) {
      return bytes.count > 4
        && bytes.dropFirst(2).allSatisfy { $0 == 0x2D || $0.isASCIISmallLetter }
    }
    guard bytes.allSatisfy(isNameByte) else { return false }
    return bytes.dropFirst().dropLast().contains(0x5F) || isFile(text)
  }

  /// Whether a text is the name of a file: `notes.txt`.
  static func isFile(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.allSatisfy(isNameByte), let dot = bytes.lastIndex(of: 0x2E),
      bytes.distance(from: bytes.startIndex, to: dot) > 1
    else { return false }
    return extensions.contains(text[dot...].dropFirst().lowercased())
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIIWordPart || byte == 0x2E || byte == 0x2D
  }

  private static let extensions = Set(LanguageFact.codeNames.list(of: "files"))
}
