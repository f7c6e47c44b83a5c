import Catalogs
import Diagnostics
import LocaleData
import Messages
import PlainBytes
import Reading

/// What is left of a specifier that lost its percent sign, or has one too many.
enum SpecifierRemnant: UnitRule {
  static let documentation = RuleDocumentation(
    id: "specifier-remnant", family: .placeholders, severity: .error,
    summary: "A text has what is left of a specifier, such as `lld` or `1$@`.",
    rationale: """
      Without its percent sign a specifier is text, and people read its letters. Write it as the \
      source has it.

      Only what no word of a language looks like is taken for a remnant: `lld`, `1$@`, `#@name@` \
      and, in forms of a substitution, `arg`; and an `@` with no word at it, such as `$@` or `%% @`, \
      where the text lacks just as many `%@` of the source. Two percent signs make one that people \
      read, so `%%lld` is text, too, where the text lacks a `%lld` of the key or the source. The number \
      of an argument that slipped in front of its specifier, as in `1%lld`, makes another number of it; \
      before what is shown by `%@` it is a warning.
      """,
    good: [
      RuleExample("%1$@ and %2$@", "de", "%1$@ und %2$@"),
      RuleExample("%@ pays 1$", "de", "%@ zahlt 1$"),
      RuleExample("%@ was restored", "sv", "%@ är återställd"),
      RuleExample("%@ is at home", "es", "%@ está @ casa"),
      RuleExample("Ask %@", "de", "Frag cup@caffe.app"),
      RuleExample("Top 1%lld", "sk", "Prvých 1%lld"),
      RuleExample("per %@", "ja", "1%@あたり"),
    ],
    bad: [
      RuleExample(
        "%1$@ and %2$@", "de", "↓1$@↑ und %2$@",
        finds: "'1$@' is what is left of a specifier, and people would read it; write '%1$@'",
        fixed: "%1$@ und %2$@"),
      RuleExample(
        ["one": "%lld file", "other": "%lld files"], "de",
        ["one": "↓lld↑ Datei", "other": "%lld Dateien"],
        finds: "'lld' is what is left of a specifier, and people would read it; write '%lld'",
        fixed: ["one": "%lld Datei", "other": "%lld Dateien"]),
      RuleExample(
        "%lld files", "ko", "↓lld↑개 파일",
        finds: "'lld' is what is left of a specifier, and people would read it; write '%lld'",
        fixed: "%lld개 파일"),
      RuleExample(
        "%d files", "eu", "↓$d↑ fitxategi",
        finds: "'$d' is what is left of a specifier, and people would read it; write '%d'",
        fixed: "%d fitxategi"),
      RuleExample(
        "%d files", "ar", "↓٪ d↑ ملفات",
        finds: "'٪ d' is what is left of a specifier, and people would read it; write '%d'",
        fixed: "%d ملفات"),
      RuleExample(
        ["one": "%d cup", "other": "%d cups"], "fa",
        ["one": "%d فنجان", "other": "↓٪ d↑ فنجان"],
        finds: "'٪ d' is what is left of a specifier, and people would read it; write '%d'",
        fixed: ["one": "%d فنجان", "other": "%d فنجان"]),
      RuleExample(
        "%@ GB full", "de", "↓$@↑ GB voll",
        finds: "'$@' is what is left of a specifier, and people would read it; write '%@'",
        fixed: "%@ GB voll"),
      RuleExample(
        "Serve %@ now?", "es", "¿Servir ↓%% @↑ ahora?",
        finds: "'%% @' is what is left of a specifier, and people would read it; write '%@'",
        fixed: "¿Servir %@ ahora?"),
      RuleExample(
        "Wash %lld cups", "de", "↓%%lld↑ Tassen waschen",
        finds: "'%%lld' shows as '%lld' and not as the argument; write '%lld'",
        fixed: "%lld Tassen waschen"),
      RuleExample(
        "%lld cups are ready", "sk", "↓1%lld↑ šálok je hotových",
        finds: "'1' stands before '%lld', and people would read it; remove it",
        fixed: "%lld šálok je hotových"),
      RuleExample(
        "Served in %@.", "ro", "Servit în ↓1%@↑.",
        finds: "'1' stands before '%@', and people would read it; remove it", severity: .warning,
        fixed: "Servit în %@."),
    ])

  static func findings(in unit: LintUnit, _ context: LintContext) -> [Finding] {
    let remnants = lost(in: unit) + stuck(in: unit)
    let doubled = DoubledSpecifier.all(in: unit.target, of: unit).filter { one in
      !remnants.contains { $0.range?.overlaps(one.range) ?? false }
    }
    guard !doubled.isEmpty else { return remnants }
    let edits = doubled.map { TextEdit($0.range, $0.meant) }
    let mended = LintText(unit.target.value.applying(edits), like: unit.target).scan
    let passed = unit.passedFormat?.arguments ?? []
    let isSafe =
      mended.problems.isEmpty && mended.arguments.map(\.number) == passed.map(\.number)
      && mended.arguments.map(\.types) == passed.map(\.types)
    return remnants
      + doubled.map { one in
        Finding(
          "'%\(one.meant)' shows as '\(one.meant)' and not as the argument; write '\(one.meant)'",
          at: one.range,
          fix: TextFix(
            "Write '\(one.meant)'", isSafe: isSafe, [TextEdit(one.range, one.meant)]))
      }
  }

  /// Numbers of arguments that stand in front of the percent sign.
  private static func stuck(in unit: LintUnit) -> [Finding] {
    StuckNumber.all(in: unit).map { one in
      let (digit, specifier) = (
        unit.target.value[utf8: one.digit], unit.target.value[utf8: one.specifier]
      )
      return Finding(
        "'\(digit)' stands before '\(specifier)', and people would read it; remove it",
        at: one.digit.lowerBound..<one.specifier.upperBound,
        fix: TextFix("Remove the digit", isSafe: false, [TextEdit(one.digit, "")]),
        severity: one.isObject ? .warning : nil)
    }
  }

  /// What lost its percent sign.
  private static func lost(in unit: LintUnit) -> [Finding] {
    let ranges = ranges(in: unit)
    guard !ranges.isEmpty else { return [] }
    // What the source doesn't pass would be read from memory at random.
    let isMissing =
      unit.target.scan.specifiers.count + ranges.count <= unit.source.scan.specifiers.count
    let bytes = Array(unit.target.value.utf8)
    let slips = ranges.map { slip(before: $0, in: bytes, unit.source) }
    let areSafe = keepWhole(unit.target, with: slips.map { TextEdit($0, "%") })
    return zip(ranges, slips).map { range, slip in
      let rest = unit.target.value[utf8: range]
      let written = unit.target.value[utf8: slip.lowerBound..<range.upperBound]
      return Finding(
        "'\(written)' is what is left of a specifier, and people would read it; write '%\(rest)'",
        at: slip.lowerBound..<range.upperBound,
        fix: TextFix(
          "Write '%\(rest)'",
          isSafe: isMissing && areSafe && isComplete(rest) && rest != "@"
            && !isBeforePercentSign(range.upperBound, in: bytes, unit),
          [TextEdit(slip, "%")]))
    }
  }

  /// Whether edits leave no more in a text that is no specifier than there was.
  private static func keepWhole(_ text: LintText, with edits: [TextEdit]) -> Bool {
    let edited = LintText(text.value.applying(edits), like: text)
    return edited.scan.problems.count(where: \.isMalformed)
      <= text.scan.problems.count(where: \.isMalformed)
  }

  /// Where remnants stand that no finding of another rule is about.
  static func ranges(in unit: LintUnit) -> [Range<Int>] {
    guard !unit.isSource, unit.target.value.utf8.count > 2,
      !unit.source.scan.specifiers.isEmpty || unit.target.category != nil
    else { return [] }
    let lost = Lost(unit)
    let ranges = remnants(in: unit.target, lost)
    guard !ranges.isEmpty, remnants(in: unit.source, lost).isEmpty else { return [] }
    let reversed = ReversedSpecifier.all(in: unit).map(\.range)
    // What stands right behind a malformed specifier is its end, as in `%1$$lld`.
    let ends = unit.target.scan.problems.filter(\.isMalformed).map(\.range.upperBound)
    return ranges.filter { range in
      !ends.contains(range.lowerBound) && !reversed.contains { $0.overlaps(range) }
    }
  }

  /// Whether a percent sign of any script stands behind a place that the source has none for: it may be
  /// the one that is lost, in the wrong place.
  private static func isBeforePercentSign(
    _ end: Int, in bytes: [UInt8], _ unit: LintUnit
  ) -> Bool {
    let start = end < bytes.count && bytes[end] == 0x20 ? end + 1 : end
    let typed = bytes.withUnsafeBufferPointer { TypedCharacter(at: start, in: $0) }
    return typed?.kind == .plain(UInt8(ascii: "%")) && !unit.source.hasPercentSign
      && !unit.target.scan.specifiers.contains { $0.range.lowerBound == start && !$0.isText }
  }

  /// What the percent sign goes in the place of, unless the source has such a sign itself: a key beside
  /// it that was struck instead, as in `$d`, the percent sign of another script, as in `٪ d`, or one
  /// that was doubled, as in `%% @`; else nothing.
  private static func slip(
    before range: Range<Int>, in bytes: [UInt8], _ source: LintText
  ) -> Range<Int> {
    let start = range.lowerBound
    let isSpaced = start > 1 && bytes[start - 1] == 0x20
    let end = isSpaced ? start - 1 : start
    if bytes[..<end].suffix(2).elementsEqual("%%".utf8),
      !source.value.utf8.containsSequence("%%".utf8)
    {
      return end - 2..<start
    }
    if let sign = percentSign(endingAt: end, in: bytes),
      !source.value.utf8.containsSequence(bytes[sign])
    {
      return sign.lowerBound..<start
    }
    guard start > 0, "$^&".utf8.contains(bytes[start - 1]),
      !source.value.utf8.contains(bytes[start - 1])
    else { return start..<start }
    return start - 1..<start
  }

  /// The percent sign of another script that ends at a place.
  private static func percentSign(endingAt end: Int, in bytes: [UInt8]) -> Range<Int>? {
    [2, 3].lazy.map { end - $0..<end }.first { range in
      guard range.lowerBound >= 0 else { return false }
      let typed = bytes.withUnsafeBufferPointer { TypedCharacter(at: range.lowerBound, in: $0) }
      return typed?.kind == .plain(UInt8(ascii: "%")) && typed?.length == range.count
    }
  }

  /// What a text lacks of its source that may have left a single letter or sign in it.
  private struct Lost {
    /// Whether a `%d` is missing, of which a single `d` behind the percent sign of another script is.
    let hasLostDecimal: Bool
    /// Whether a single `d` may be what is left of it without any sign.
    let isDecimal: Bool
    /// Whether there are as many other `@` as `%@` are missing.
    let isObject: Bool

    init(_ unit: LintUnit) {
      let (source, target) = (unit.source.scan.specifiers, unit.target.scan.specifiers)
      hasLostDecimal =
        target.count < source.count
        && source.contains { $0.value?.conversion == .decimal && $0.value?.length == nil }
      // `1 d` is a day, and a form for one thing need not show its number.
      isDecimal =
        hasLostDecimal && unit.target.category == nil
        && !unit.target.value.utf8.contains(where: \.isASCIIDigit)
      let showsObject = { (specifier: FormatSpecifier) in specifier.value?.conversion == .object }
      let shown = target.count(where: showsObject)
      let missing = source.count(where: showsObject) - shown
      self.isObject =
        missing > 0 && !unit.target.scan.problems.contains(where: \.isMalformed)
        && unit.target.value.utf8.count { $0 == UInt8(ascii: "@") } - shown == missing
    }
  }

  /// Whether a percent sign makes it the specifier that it was.
  private static func isComplete(_ text: Substring) -> Bool {
    let scan = SpecifierScan("%" + text, options: .catalogSubstitution)
    return scan.specifiers.count == 1 && scan.problems.isEmpty
  }

  private static func remnants(in text: LintText, _ lost: Lost) -> [Range<Int>] {
    var value = text.value
    var taken = takenRanges(of: text)[...]
    return value.withUTF8 { bytes in
      var found: [Range<Int>] = []
      var offset = 0
      while offset < bytes.count, found.count < ScanLimit.findings {
        guard let length = remnant(at: offset, in: bytes, text, lost) else {
          offset += 1
          continue
        }
        let range = offset..<offset + length
        // What ends before this one does so before all that follow.
        taken = taken.drop { $0.upperBound <= range.lowerBound }
        if taken.first.map({ $0.lowerBound >= range.upperBound }) ?? true { found.append(range) }
        offset += length
      }
      return found
    }
  }

  /// Where specifiers stand, and what was meant to be some, in the order of their starts.
  private static func takenRanges(of text: LintText) -> [Range<Int>] {
    let malformed = text.scan.problems.filter(\.isMalformed).map(\.range)
    return (text.scan.specifiers.map(\.range) + malformed).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// How long the remnant at a place is; nil where none is.
  private static func remnant(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, _ text: LintText,
    _ lost: Lost
  ) -> Int? {
    func byte(_ distance: Int) -> UInt8 {
      bytes.indices.contains(offset + distance) ? bytes[offset + distance] : 0
    }
    switch byte(0) {
    case UInt8(ascii: "l") where byte(1) == byte(0) && (byte(2) == 0x64 || byte(2) == 0x75):
      return isWord(offset..<offset + 3, bytes) ? 3 : nil
    case UInt8(ascii: "a")
    where byte(1) == 0x72 && byte(2) == 0x67 && text.options.contains(.substitutionArgument):
      return isWord(offset..<offset + 3, bytes) ? 3 : nil
    case UInt8(ascii: "1")...UInt8(ascii: "9") where byte(1) == UInt8(ascii: "$"):
      if byte(2) == UInt8(ascii: "@") { return 3 }
      let length =
        byte(2) == 0x64 ? 3 : byte(2) == 0x6C && byte(3) == 0x6C && byte(4) == 0x64 ? 5 : 0
      return length > 0 && isWord(offset..<offset + length, bytes) ? length : nil
    case UInt8(ascii: "d") where isLost(offset, bytes, lost) && (byte(1) == 0x20 || byte(1) == 0):
      return isWord(offset..<offset + 1, bytes) ? 1 : nil
    case UInt8(ascii: "@") where lost.isObject: return isLone(offset, bytes) ? 1 : nil
    case UInt8(ascii: "#") where byte(1) == UInt8(ascii: "@"):
      var end = offset + 2
      while end < bytes.count, bytes[end].mayBeWordPart { end += 1 }
      return end > offset + 2 && end < bytes.count && bytes[end] == UInt8(ascii: "@")
        ? end + 1 - offset : nil
    default: return nil
    }
  }

  /// Whether a single `d` may be what is left of a `%d`: by itself, or since the percent sign of another
  /// script and a space stand before it.
  private static func isLost(
    _ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ lost: Lost
  ) -> Bool {
    if lost.isDecimal { return true }
    guard lost.hasLostDecimal, offset > 2, bytes[offset - 1] == 0x20 else { return false }
    return percentSign(endingAt: offset - 1, in: Array(bytes[..<offset])) != nil
  }

  /// Whether an `@` belongs to no word, address or other placeholder; it may follow `%%`.
  private static func isLone(_ offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let before = offset > 0 ? bytes[offset - 1] : 0
    let after = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    guard !"{[<@#".utf8.contains(before), !"{[<@%$".utf8.contains(after) else { return false }
    let isDoubled = bytes[..<offset].suffix(2).elementsEqual("%%".utf8)
    return isDoubled ? isFree(behind: offset + 1, bytes) : isWord(offset..<offset + 1, bytes)
  }

  /// Whether nothing of a word stands beside; letters may that words are written of without spaces,
  /// or that join numbers.
  private static func isWord(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0
    return !before.isASCIIWordPart && before != UInt8(ascii: "%")
      && before != UInt8(ascii: "/") && before != UInt8(ascii: ".")
      && !isLetter(
        String(decoding: bytes[..<range.lowerBound].suffix(4), as: UTF8.self).unicodeScalars.last)
      && isFree(behind: range.upperBound, bytes)
  }

  /// Whether no word starts at a place.
  private static func isFree(behind end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let after = end < bytes.count ? bytes[end] : 0
    return !after.isASCIIWordPart
      && !isLetter(
        String(decoding: bytes[end...].prefix(4), as: UTF8.self).unicodeScalars.first)
  }

  /// Whether a scalar is part of a word in a script with spaces between words.
  private static func isLetter(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar.isWordPart else { return false }
    return ScriptSet(of: scalar).isDisjoint(with: .joined)
  }
}
