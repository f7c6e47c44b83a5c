import Testing

@testable import Messages

/// Spellings that are mistakes, with what is said about them.
@Suite struct SpecifierProblemTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var marked: String
    var kind: SpecifierProblem.Kind
    var replacement: String?
    var testDescription: String { text }

    /// - Parameter text: The text with `[` and `]` around the range of the problem.
    init(_ text: String, _ kind: SpecifierProblem.Kind, _ replacement: String? = nil) {
      marked = text
      self.text = String(text.filter { $0 != "[" && $0 != "]" })
      self.kind = kind
      self.replacement = replacement
    }
  }

  static let malformed: [Mistake] = [
    Mistake("100[%]", .lonePercentSign, "%%"),
    Mistake("[%]", .lonePercentSign, "%%"),
    Mistake("100[%], done", .lonePercentSign, "%%"),
    Mistake("100[%] – done", .lonePercentSign, "%%"),
    Mistake("100[%] %@", .lonePercentSign, "%%"),
    Mistake("100[%].", .lonePercentSign, "%%"),
    Mistake("20[%] na rok", .lonePercentSign, "%%"),
    Mistake("50[%] yours", .lonePercentSign, "%%"),
    Mistake("100[%](ca.) ok", .lonePercentSign, "%%"),
    Mistake("[%y] left", .unknownConversion),
    Mistake("[%1$y] left", .unknownConversion),
    Mistake("[%5P]", .unknownConversion),
    Mistake("[%1$]", .unfinished),
    Mistake("و [%1$] وغيرهم", .unfinished),
    Mistake("[%ll]", .unfinished),
    Mistake("[%.2]", .unfinished),
    Mistake("[%n]", .writesToMemory),
    Mistake("[%1$lln]", .writesToMemory),
    Mistake("[%0$@] x", .zeroPosition),
    Mistake("[%1$*0$d]", .zeroPosition),
    Mistake("[%128$@]", .positionTooLarge),
    Mistake("[%99999999999999999999$@]", .positionTooLarge),
    Mistake("[%4096d]", .sizeTooLarge),
    Mistake("[%.99999999999999999999f]", .sizeTooLarge),
    Mistake("[%#@name]", .unclosedName),
    Mistake("[%#@name] in %lu", .unclosedName),
    Mistake("[%#@]", .emptyName),
    Mistake("[%#@@]", .emptyName),
    Mistake("[%1$()@]", .emptyName),
    Mistake("[%1$(name]", .unclosedName),
  ]

  static let typing: [Mistake] = [
    Mistake("[% 1$@]", .spaceInside, "%1$@"),
    Mistake("[%1 $@]", .spaceInside, "%1$@"),
    Mistake("[%1$l ld] x", .spaceInside, "%1$lld"),
    Mistake("[%ll d]", .spaceInside, "%lld"),
    Mistake("[%\u{200F}1$@]", .spaceInside, "%1$@"),
    Mistake("[%\u{A0}1$@]", .spaceInside, "%1$@"),
    Mistake("[%1$\u{200E}@]", .spaceInside, "%1$@"),
    Mistake("[%-1$]@", .misplacedPosition),
    Mistake("[%$1@]", .misplacedPosition, "%1$@"),
    Mistake("[%$2lld]", .misplacedPosition, "%2$lld"),
    Mistake("Error: [%$]", .missingPosition),
    Mistake("for [%$] please", .missingPosition),
    Mistake("错误：[%$]。", .missingPosition),
    Mistake("([%$@])", .missingPosition, "%@"),
    Mistake("#[%]$&", .lonePercentSign, "%%"),
    Mistake("[%]$", .lonePercentSign, "%%"),
    Mistake("a [%]$ @", .lonePercentSign, "%%"),
    Mistake("2.9[%] + $0.30", .lonePercentSign, "%%"),
    Mistake("[%LLD]", .wrongCase, "%lld"),
    Mistake("[%1$LLd] x", .wrongCase, "%1$lld"),
    Mistake("[％@]", .foreignCharacter, "%@"),
    Mistake("共[％d]个", .foreignCharacter, "%d"),
    Mistake("[％1$@]", .foreignCharacter, "%1$@"),
    Mistake("[٪@]", .foreignCharacter, "%@"),
    Mistake("[٪1$d]", .foreignCharacter, "%1$d"),
    Mistake("[%١$@]", .foreignCharacter, "%1$@"),
    Mistake("[%१$@]", .foreignCharacter, "%1$@"), Mistake("[%১$@]", .foreignCharacter, "%1$@"),
    Mistake("[%𞥑$@]", .foreignCharacter, "%1$@"),
    Mistake("[%1＄@]", .foreignCharacter, "%1$@"),
    Mistake("[%＠]", .foreignCharacter, "%@"),
    Mistake("[%1$arg]", .numberedSubstitutionArgument, "%arg"),
  ]

  static let likely: [Mistake] = [
    Mistake("50[% o]ff", .looksLikeText(.octal), "%% o"),
    Mistake("50[%o]ff", .looksLikeText(.octal), "%%o"),
    Mistake("[% p]ublicacions", .looksLikeText(.pointer), "%% p"),
    Mistake("100[%-i]g", .looksLikeText(.integer), "%%-i"),
    Mistake("10[%d]iscount", .looksLikeText(.decimal), "%%d"),
    Mistake("5\u{A0}[% d]", .looksLikeText(.decimal), "%% d"),
    Mistake("%1$d[% te]rminé", .looksLikeText(.scientific), "%% te"),
    Mistake("percent[%a]ge", .looksLikeText(.hexadecimalFloat), "%%a"),
    Mistake("a [% @]", .spaceFlag, "%@"),
    Mistake("[%1$ @]", .spaceFlag, "%1$@"),
    Mistake("[%1@] x", .widthForPosition(1), "%1$@"),
    Mistake("[%2@]", .widthForPosition(2), "%2$@"),
    Mistake("[%1lld]", .widthForPosition(1), "%1$lld"),
    Mistake("[%D]", .legacyConversion, "%d"),
    Mistake("[%U]", .legacyConversion, "%u"),
    Mistake("[%O]", .legacyConversion, "%o"),
    Mistake("holds [%s@] cards", .doubledConversion, "%@"),
    Mistake("[%1$s@].", .doubledConversion, "%1$@"),
    Mistake("[%hhf]", .unfitLength, "%f"),
    Mistake("[%llf]", .unfitLength, "%f"),
    Mistake("[%Ld]", .unfitLength, "%lld"),
    Mistake("[%lD]", .unfitLength, "%ld"),
    Mistake("[%l@]", .unfitLength, "%@"),
    Mistake("[%lS]", .unfitLength, "%S"),
    Mistake("[%#@name@]", .variableNotAllowed),
    Mistake("[%arg] items", .substitutionArgumentNotAllowed),
  ]

  @Test(arguments: malformed + typing + likely)
  func problem(_ mistake: Mistake) throws {
    let scan = SpecifierScan(mistake.text, options: [.partOfMessage])
    let problem = try #require(scan.problems.first)
    let marked = mistake.text.marked(problem.range)
    #expect(marked == mistake.marked)
    #expect(scan.problems.count == 1)
    #expect(problem.kind == mistake.kind)
    #expect(problem.replacement == mistake.replacement)
  }

  @Test func malformedOnesAreNoSpecifiers() {
    for mistake in Self.typing {
      #expect(SpecifierScan(mistake.text).specifiers == [], "\(mistake.text)")
    }
  }

  @Test func likelyOnesAreSpecifiers() {
    for mistake in Self.likely {
      #expect(!SpecifierScan(mistake.text).specifiers.isEmpty, "\(mistake.text)")
    }
  }

  @Test(arguments: [
    "100％", "充电至80％d", "100٪ من", "٪50", "5％a", "mp3%@", "%ds", "1h0%dm", "%cm", "% d", "+% .1f",
    "%d％", "%2d", "%@s", "%.0f%%", "% .2f", "％％", "<%@>", "%1$@%2$@", "%#x", "user@example.com",
    "%s@example.com", "%s@%s",
  ])
  func noProblem(_ text: String) {
    #expect(SpecifierScan(text).problems.map(\.message) == [])
  }

  @Test func spaceInName() {
    let scan = SpecifierScan("%#@files in @", options: .stringsdictFormat)
    #expect(scan.problems.map(\.kind) == [.spaceInName])
  }
}

extension String {
  /// The text with brackets around a range of UTF-8 offsets.
  func marked(_ range: Range<Int>) -> String {
    let bytes = Array(utf8)
    let pieces = [bytes[..<range.lowerBound], bytes[range], bytes[range.upperBound...]]
    let texts = pieces.map { String(decoding: $0, as: UTF8.self) }
    return "\(texts[0])[\(texts[1])]\(texts[2])"
  }
}
