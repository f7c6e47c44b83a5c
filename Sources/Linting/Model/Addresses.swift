import LocaleData
import Reading

/// Addresses that stand in a text as they are: `https://example.com/help`, `example.com`,
/// `help@example.com`.
///
/// Over scalars and not bytes, for prose consists of them; what an address itself consists of is
/// ASCII but for its host.
enum Addresses {
  /// A web address with its scheme.
  struct Web {
    /// Its letters, in lower case.
    var scheme: String
    /// What stands behind `://` up to the path, in lower case; in any script.
    var host: String
    /// UTF-8 offsets of the host.
    var hostRange: Range<Int>
    /// As it is written, as far as it is ASCII: letters of other scripts right behind an address
    /// belong to the sentence (Chinese, Japanese).
    var text: String
    /// UTF-8 offsets of that.
    var range: Range<Int>
  }

  /// A cheap look for `://`, `@` behind a letter, or a full stop between letters.
  static func mayStand(in text: String) -> Bool {
    var previous: UInt8 = 0
    var before: UInt8 = 0
    for byte in text.utf8 {
      let isLetter = byte | 0x20 >= 0x61 && byte < 0x80
      if previous == UInt8(ascii: "/"), before == UInt8(ascii: "/") { return true }
      if previous == UInt8(ascii: "@") || previous == UInt8(ascii: "."), isLetter,
        before >= 0x30, before < 0x80
      {
        return true
      }
      before = previous
      previous = byte
    }
    return false
  }

  // MARK: With a scheme

  /// In characters; browsers and servers take few longer ones.
  private static let longest = 8_192

  /// What has `://` in it, one in the query of another too; no more than anyone compares.
  ///
  /// Of a very long one only the start is taken: it may hold others.
  static func web(in text: String) -> [Web] {
    guard text.utf8.containsSequence("://".utf8) else { return [] }
    var scalars: [Unicode.Scalar] = []
    var offsets: [Int] = []
    for (scalar, range) in PlacedScalars(text) {
      scalars.append(scalar)
      offsets.append(range.lowerBound)
    }
    offsets.append(text.utf8.count)
    var (found, index) = ([Web](), 0)
    while index < scalars.count, found.count < ScanLimit.parts {
      guard isSchemeEnd(scalars, index, scalars.count) else {
        index += 1
        continue
      }
      let start = schemeStart(scalars, before: index, 0)
      let hostStart = index + 3
      let hostEnd = scalars[hostStart...].firstIndex(where: endsHost) ?? scalars.count
      index = hostEnd
      guard hostEnd > hostStart else { continue }
      let end = end(scalars, hostStart..<min(scalars.count, hostStart + longest))
      found.append(
        Web(
          scheme: String(scalars: scalars[start..<(hostStart - 3)]).lowercased(),
          host: String(scalars: scalars[hostStart..<hostEnd]).lowercased(),
          hostRange: offsets[hostStart]..<offsets[hostEnd],
          text: String(scalars: scalars[start..<end]), range: offsets[start]..<offsets[end]))
    }
    return found
  }

  /// Whether `://` stands at an index.
  private static func isSchemeEnd(
    _ scalars: [Unicode.Scalar], _ index: Int, _ end: Int
  ) -> Bool {
    index + 2 < end && scalars[index] == ":" && scalars[index + 1] == "/"
      && scalars[index + 2] == "/"
  }

  private static func schemeStart(
    _ scalars: [Unicode.Scalar], before index: Int, _ limit: Int
  ) -> Int {
    var start = index
    while start > limit, isASCIILetter(scalars[start - 1]) { start -= 1 }
    return start
  }

  /// An address ends before what can't stand in it, and before punctuation that ends a sentence.
  private static func end(_ scalars: [Unicode.Scalar], _ range: Range<Int>) -> Int {
    var end = scalars[range].firstIndex { !isPart($0) } ?? range.upperBound
    while end > range.lowerBound, isTrailing(scalars[end - 1]) { end -= 1 }
    return end
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21, 0x23...0x27, 0x2A...0x3B, 0x3D, 0x3F...0x5A, 0x5F, 0x61...0x7A, 0x7E: true
    default: false
    }
  }

  /// Hosts end before the path, a space, or what surrounds an address in a text.
  private static func endsHost(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x2C, 0x2F, 0x3A...0x40, 0x5B...0x5E, 0x60, 0x7B...0x7F: true
    // Text in scripts without spaces may follow an address directly.
    default: scalar == "。" || scalar == "、" || scalar == "，" || scalar.isSpace
    }
  }

  // MARK: In prose

  /// Where addresses of any kind stand in prose, in order.
  static func ranges(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
    guard mayStand(in: scalars) else { return [] }
    var found: [Range<Int>] = []
    var start = 0
    while start < scalars.count {
      guard !isDelimiter(scalars[start]) else {
        start += 1
        continue
      }
      var end = start
      while end < scalars.count, !isDelimiter(scalars[end]) { end += 1 }
      if let range = address(in: scalars, start..<end) { found.append(range) }
      start = end
    }
    return found
  }

  /// Whether a colon, an at sign or a full stop stands before something in its token: most full stops
  /// end a sentence.
  private static func mayStand(in scalars: [Unicode.Scalar]) -> Bool {
    scalars.indices.dropLast().contains { index in
      switch scalars[index] {
      case ":", "@", ".": !isDelimiter(scalars[index + 1])
      default: false
      }
    }
  }

  private static func isDelimiter(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isSpace { return true }
    switch scalar {
    // What stands for markup in prose.
    case "\u{FFFC}": return true
    case "<", ">", "\"", "“", "”", "„", "«", "»", "(", ")", "[", "]", "{", "}", "（", "）", "，", "。",
      "、",
      "「", "」", "；", "：", "’", "‘":
      return true
    default: return false
    }
  }

  /// The part of a token that is an address, without punctuation at its end.
  private static func address(
    in scalars: [Unicode.Scalar], _ token: Range<Int>
  ) -> Range<Int>? {
    guard token.count > 4 else { return nil }
    var end = token.upperBound
    while end > token.lowerBound, isTrailing(scalars[end - 1]) { end -= 1 }
    let part = token.lowerBound..<end
    let dot = scalars[part].lastIndex(of: ".") ?? part.lowerBound
    for index in part {
      if isSchemeEnd(scalars, index, end), index + 3 < end {
        let start = schemeStart(scalars, before: index, part.lowerBound)
        return start < index ? start..<Self.end(scalars, start..<end) : nil
      }
      if scalars[index] == "@", index > part.lowerBound,
        dot > index + 1, dot + 2 < end, scalars[index + 1..<end].allSatisfy(isHostPart)
      {
        var start = index
        while start > part.lowerBound, isMailboxPart(scalars[start - 1]) { start -= 1 }
        // A hyphen joins a word to it, as in Hebrew, and no name of a mailbox starts with a full stop.
        while start < index, scalars[start] == "-" || scalars[start] == "." { start += 1 }
        return start < index ? start..<end : nil
      }
    }
    return isHost(scalars, part) ? part : nil
  }

  /// `www.example.com/path`, `example.com`.
  private static func isHost(_ scalars: [Unicode.Scalar], _ part: Range<Int>) -> Bool {
    let host = scalars[part].prefix { $0 != "/" && $0 != ":" && $0 != "?" }
    guard host.allSatisfy(isHostPart), let dot = host.lastIndex(of: "."), dot > host.startIndex
    else { return false }
    if host.starts(with: ["w", "w", "w", "."]) { return true }
    let last = host[(dot + 1)...]
    let domain = String(scalars: last).lowercased()
    if otherDomains.contains(domain) { return true }
    guard countryDomains.contains(domain) else { return false }
    // A word that a sentence starts with has no space before it ("saved.No"), or an abbreviation has
    // two letters behind its full stop (Polish "m.in.").
    let isWord = last.first?.isCapital == true && last.last?.isSmallLetter == true
    let isAbbreviation = dot == host.startIndex + 1 && host.endIndex == part.upperBound
    return !isWord && !isAbbreviation && !isPattern(host)
  }

  /// Whether each part is one letter again and again, as in patterns of dates: `hh.mm.ss`.
  private static func isPattern(_ host: ArraySlice<Unicode.Scalar>) -> Bool {
    host.split(separator: ".").allSatisfy { part in part.allSatisfy { $0 == part.first } }
  }

  private static let countryDomains = Set(LanguageFact.domains.list(of: "countries"))
  private static let otherDomains = Set(LanguageFact.domains.list(of: "others"))

  private static func isTrailing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", ";", ":", "!", "?", "'", "…", "*", "_", "~", "-": true
    default: false
    }
  }

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x61...0x7A).contains(scalar.value | 0x20) && scalar.value < 0x80
  }

  private static func isHostPart(_ scalar: Unicode.Scalar) -> Bool {
    isASCIILetter(scalar) || (0x30...0x39).contains(scalar.value) || scalar == "." || scalar == "-"
  }

  private static func isMailboxPart(_ scalar: Unicode.Scalar) -> Bool {
    isHostPart(scalar) || scalar == "_" || scalar == "+" || scalar == "%"
  }
}
