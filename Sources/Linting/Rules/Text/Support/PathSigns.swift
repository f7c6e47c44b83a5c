import PlainBytes

/// The signs between the steps of a path through menus or settings: Settings > Privacy › Camera.
enum PathSigns {
  /// Whether a text has what signs between steps start with in UTF-8.
  static func mayStand(in text: LintText) -> Bool { text.bytes.intersects(firstBytes) }

  private static let firstBytes = ByteSet([0x3C, 0x3E, 0xC2, 0xE2, 0xE3, 0xEF] as [UInt8])

  /// How many signs between two steps each sentence of a text has for sure, of those that have some.
  static func counts(in prose: Prose) -> [Int] {
    var counts = [0]
    for index in prose.scalars.indices {
      if endsSentence(index, prose.scalars) {
        counts.append(0)
      } else if isBetweenSteps(index, prose.scalars) {
        counts[counts.count - 1] += 1
      }
    }
    return Array(counts.filter { $0 > 0 }.prefix(ScanLimit.parts))
  }

  private static func endsSentence(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    switch scalars[index] {
    case "\n", "。", "！", "？": true
    case ".", "!", "?", ";": index + 1 < scalars.count && scalars[index + 1].isSpace
    default: false
    }
  }

  /// Whether a sign stands between two steps for sure: behind a space and before one, with a step in
  /// front on the same line and one behind that starts with no small letter.
  private static func isBetweenSteps(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard pointsOn(scalars[index]), index > 0, index + 1 < scalars.count,
      scalars[index + 1].isSpace
    else { return false }
    // `->` is drawn in two characters.
    let before = scalars[..<index].last { $0 != "-" && $0 != "=" }
    guard before?.isSpace == true,
      let step = scalars[..<index].last(where: { !isBeside($0) }), !isLineEnd(step),
      let next = scalars[(index + 1)...].first(where: { !isBeside($0) })
    else { return false }
    return next == Prose.object || next.isLetter && !next.isSmallLetter
  }

  /// Whether a character may stand between a sign and a step.
  private static func isBeside(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "=", "\"", "'", "\u{2018}", "\u{201C}", "\u{201E}", "\u{2019}", "\u{201D}", "[", "]",
      "(", ")":
      true
    default: scalar.isSpace && !isLineEnd(scalar)
    }
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r"
  }

  /// How many characters of a text may be signs between steps; several in a row are one.
  ///
  /// A slash is one, too, where the source has none.
  static func count(in text: LintText, beside source: LintText) -> Int {
    let scalars = text.prose.scalars
    let maySlash = !source.profile.traits.contains(.slashes)
    let quotationMarks = Self.quotationMarks(in: scalars)
    let isSign = { (scalar: Unicode.Scalar) in
      mayBeSign(scalar) && !quotationMarks.contains(scalar) || maySlash && scalar == "/"
    }
    return scalars.indices.count { index in
      isSign(scalars[index]) && (index == 0 || !isSign(scalars[index - 1]))
    }
  }

  /// The signs of which a text has both directions, so that they stand around steps and not between:
  /// «Settings» › «Camera».
  private static func quotationMarks(in scalars: [Unicode.Scalar]) -> Set<Unicode.Scalar> {
    let found = Set(scalars.filter(mayBeSign))
    return pairs.reduce(into: []) { marks, pair in
      if pair.isSubset(of: found) { marks.formUnion(pair) }
    }
  }

  private static let pairs: [Set<Unicode.Scalar>] = [
    ["«", "»"], ["‹", "›"], ["〈", "〉"], ["《", "》"], ["⟨", "⟩"],
  ]

  private static func pointsOn(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ">", "›", "→", "⇒", "▸", "▶", "❯", "➔", "➜", "➝", "➞", "➤", "⟩", "⟶": true
    default: false
    }
  }

  /// Those of writing from right to left and of wide letters, too.
  private static func mayBeSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3C, 0x3E, 0xAB, 0xBB, 0x2039, 0x203A, 0x2190...0x21FF, 0x25B6...0x25C5, 0x276C...0x2771,
      0x2794...0x27BE, 0x27E8, 0x27E9, 0x27F5...0x27FF, 0x3008...0x300B, 0xFF1C, 0xFF1E:
      true
    default: false
    }
  }
}
