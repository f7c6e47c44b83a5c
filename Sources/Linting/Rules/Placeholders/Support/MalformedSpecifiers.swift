import Catalogs
import Messages
import PlainBytes
import Reading

extension LintUnit {
  /// What is no specifier, or by accident one, in a text that is formatted, and not so in its source.
  var malformedSpecifiers: [SpecifierProblem] {
    let problems = target.scan.problems
    guard !problems.isEmpty, problems.contains(where: \.isMalformed) else { return [] }
    let isFormatted = isFormatted
    let keepsSigns = keepsPercentSigns
    let bytes = Array(target.value.utf8)
    let malformed = problems.filter { problem in
      problem.isMalformed && !(keepsSigns && problem.isPercentSign)
        && !Self.isPartOfName(problem, in: bytes)
        && (isFormatted || problem.isSurelyMeant && !Self.isOfNumber(problem, in: bytes))
        // A variable's name has a finding of its own.
        && problem.kind != .spaceInName
    }
    guard !isSource else { return malformed }
    // What the source writes alike is the source's mistake, or none.
    return malformed.without(source.scan.problems.filter(\.isMalformed))
  }

  /// Problems without the fields of a key such as `%m/%d/%Y`, a date's format: code doesn't fill them
  /// with arguments.
  ///
  /// They are no specifiers all the same, so `malformedSpecifiers` has them.
  func withoutFieldsOfKey(_ problems: [SpecifierProblem]) -> [SpecifierProblem] {
    guard !isSource, !problems.isEmpty else { return problems }
    return problems.without(
      SpecifierScan(key.key).problems.filter { $0.kind == .unknownConversion })
  }

  /// Whether a percent sign stands right behind a digit, as in `4.4%+$0.3`.
  private static func isOfNumber(_ problem: SpecifierProblem, in bytes: [UInt8]) -> Bool {
    let sign = problem.range.lowerBound
    return sign > 0 && sign <= bytes.count && bytes[sign - 1].isASCIIDigit
  }

  /// Whether a percent sign opens or closes a name in capitals between two of them, which people are to
  /// type: `%USERPROFILE%`.
  ///
  /// - Parameter bytes: Those of the text.
  private static func isPartOfName(_ problem: SpecifierProblem, in bytes: [UInt8]) -> Bool {
    let (sign, percent) = (problem.range.lowerBound, UInt8(ascii: "%"))
    guard sign < bytes.count, bytes[sign] == percent else { return false }
    let isPart: (UInt8) -> Bool = { $0.isASCIIWordPart && !$0.isASCIISmallLetter }
    let after = bytes[(sign + 1)...].prefix(while: isPart)
    if after.count > 2, after.endIndex < bytes.count, bytes[after.endIndex] == percent {
      return true
    }
    let open = bytes[..<sign].lastIndex { !isPart($0) }
    return open.map { bytes[$0] == percent && sign - $0 > 3 } ?? false
  }

  /// A key without arguments is written by the compiler as the code has it.
  private var keepsPercentSigns: Bool {
    isSource && key.keyIsSource && target.scan.arguments.isEmpty
  }
}

extension SpecifierProblem {
  /// Whether what stands there is no specifier, or not the one that was meant.
  var isMalformed: Bool {
    switch kind {
    case .mixedNumbering, .missingArguments, .conflictingTypes, .differentLengths,
      .tooManyArguments, .variableNotAllowed:
      false
    default: true
    }
  }

  /// Whether nobody writes it but who means a specifier, in whatever text it stands.
  var isSurelyMeant: Bool { kind == .misplacedPosition || kind == .missingPosition }

  /// Whether a percent sign was meant.
  var isPercentSign: Bool { kind == .lonePercentSign || looksLikeText }

  /// What is the same for mistakes that are alike: the spelling, or that a percent sign was meant.
  fileprivate var likeness: String { isPercentSign ? "%" : spelling }
}

extension [SpecifierProblem] {
  /// Without as many as others are like them.
  fileprivate func without(_ others: [SpecifierProblem]) -> [SpecifierProblem] {
    var accepted: [String: Int] = [:]
    for problem in others { accepted[problem.likeness, default: 0] += 1 }
    return filter { problem in
      guard let count = accepted[problem.likeness], count > 0 else { return true }
      accepted[problem.likeness] = count - 1
      return false
    }
  }
}

extension LintText {
  /// The places of what has a problem of its own.
  var malformedRanges: Set<Range<Int>> {
    Set(scan.problems.lazy.filter(\.isMalformed).map(\.range))
  }
}

extension LintUnit {
  /// Where the types of arguments are known from, for messages.
  var originOfTypes: String {
    if isSource { return "the key" }
    return key.keyIsSource && SourceIdentifier.isIdentifier(key.key)
      && !key.key.utf8.contains(UInt8(ascii: "%")) ? "other texts" : "the source"
  }

  /// Whether a variable of the text has no definition, so that nothing of it is known.
  var usesUndefinedVariable: Bool {
    target.scan.specifiers.contains { specifier in
      guard case .variable(let variable) = specifier.kind else { return false }
      return !entry.localization.variableNames.contains(variable.name.text)
    }
  }
}
