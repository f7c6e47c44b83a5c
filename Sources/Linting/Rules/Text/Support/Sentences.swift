import Reading

/// How many sentences a text has, as far as its marks tell.
///
/// A stop may end a sentence or shorten a word: "Turn it on.", "Dr.", German "bzw." before a small
/// letter and "am 15." before a capital one. Such stops count for the most only.
struct Sentences {
  /// How many there are for certain.
  private(set) var fewest = 0
  /// How many there are where each stop that may end one does.
  private(set) var most = 0

  private enum End {
    case none, possible, certain
  }

  /// Counts parts with words between marks that end sentences of a language.
  init(_ text: LintText, _ language: String) {
    let prose = text.prose
    let scalars = prose.scalars
    var (isBegun, mayBeBegun) = (false, false)
    for (index, scalar) in scalars.enumerated() {
      let isLetter = scalar.isLetter
      if isLetter || scalar == Prose.object && !Self.isTag(index, prose, text) {
        (isBegun, mayBeBegun) = (true, true)
      }
      // Most characters are letters and spaces, which end nothing.
      let mayEnd = isBegun && scalar != " " && !isLetter
      let end = mayEnd ? Self.end(index, prose, text, language) : .none
      if end != .none, mayBeBegun {
        most += 1
        mayBeBegun = false
      }
      if end == .certain {
        fewest += 1
        isBegun = false
      }
    }
    fewest += isBegun ? 1 : 0
    most += mayBeBegun ? 1 : 0
  }

  private static func end(
    _ index: Int, _ prose: Prose, _ text: LintText, _ language: String
  ) -> End {
    let scalars = prose.scalars
    switch FinalMark(scalars[index], language) {
    case .question, .exclamation: return .certain
    case .stop: break
    // Chinese and Japanese join by a comma what other languages set apart.
    default:
      let joins = scalars[index] == "，" || scalars[index] == "、" && language == "ja"
      return joins ? .possible : .none
    }
    guard scalars[index] == ".", index + 1 < scalars.count else { return .certain }
    let next = index + 1
    guard scalars[next].isSpace || isTag(next, prose, text) else { return .none }
    let word = scalars[..<index].reversed().prefix { $0.isWordPart || $0.isApostrophe }
    return end(behind: word.count, hasDigit: word.first?.decimalDigit != nil, scalars[next...])
  }

  /// - Parameter length: How many characters the word before the stop has; 0 behind a bracket or an
  ///   argument.
  private static func end(
    behind length: Int, hasDigit: Bool, _ rest: ArraySlice<Unicode.Scalar>
  ) -> End {
    guard length != 1 || hasDigit else { return .none }
    let gap = rest.prefix(while: \.isSpace)
    if length != 1, gap.contains(where: { $0 == "\n" || $0.isLineSeparator }) { return .certain }
    let next = rest.dropFirst(gap.count).drop(while: isOpening).first
    // A dash goes on with what an abbreviation stands in: "paints, etc. - Toner".
    if let next, "-–—".unicodeScalars.contains(next) { return .possible }
    if length == 1 || length == 2 { return next?.isSmallLetter == true ? .none : .possible }
    return next?.isSmallLetter == true ? .possible : .certain
  }

  /// Whether a mark stands in front of a word, as the first one of "¡Listo!" does.
  private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "¡", "¿", "(", "[", "\"", "“", "„", "«": true
    default: false
    }
  }

  /// Whether what is no prose is a tag, which no reader sees.
  private static func isTag(_ index: Int, _ prose: Prose, _ text: LintText) -> Bool {
    prose.scalars[index] == Prose.object
      && text.value.utf8.dropFirst(prose.offsets[index]).first == UInt8(ascii: "<")
  }
}
