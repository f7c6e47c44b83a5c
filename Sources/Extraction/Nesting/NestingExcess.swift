/// Where a source goes beyond what is read of one file, and in which way.
struct NestingExcess: Equatable {
  var offset: Int
  var kind: Kind

  enum Kind: Equatable {
    /// Brackets, interpolations and `#if` within each other.
    case brackets
    /// Strings in the interpolations of strings.
    case interpolations
    /// Brackets that the parser takes for types, and looks through twice each.
    case types
    /// Members, calls, prefixes and branches that follow each other without an end.
    case chain
    /// More tokens than any source that people write.
    case tokens
    /// Much text deep inside of brackets or behind mistakes, through which the parser looks again at
    /// every level, and behind every mistake.
    case work
    /// Conflict marks, placeholders and regular expressions that are opened and never closed.
    case marks
    /// What the parser takes too long for, and the scan doesn't know.
    case time
    /// The parser is busy with others that take too long.
    case otherFiles

    /// Whether it is the clock that says so.
    var isOfTime: Bool { self == .time || self == .otherFiles }
  }

  /// What was expected, and what to do.
  var message: String {
    switch kind {
    case .brackets:
      "more than \(NestingLimits.brackets) brackets are open here, so this file is not read; "
        + Self.naming
    case .interpolations:
      "strings stand in the interpolations of more than \(NestingLimits.interpolations) others "
        + "here, so this file is not read; " + Self.naming
    case .types:
      "more than \(NestingLimits.types) brackets of arrays or types are open here, so this file "
        + "is not read; " + Self.naming
    case .chain:
      "this expression is a chain of more than \(NestingLimits.chain) members, calls or branches, "
        + "so this file is not read; " + Self.naming
    case .tokens:
      "this file has more than \(NestingLimits.tokens) words and signs, so it is not read; split "
        + "it, or leave it out with --exclude"
    case .work:
      "there is too much text inside of nested brackets or behind mistakes here, so this file is "
        + "not read; give the inner values names, mend the mistakes, or leave the file out with "
        + "--exclude"
    case .marks:
      "more than \(NestingLimits.marks) conflict marks, placeholders or regular expressions have "
        + "no end here, so this file is not read; end them, or leave the file out with --exclude"
    case .time, .otherFiles: messageOfTime
    }
  }

  private var messageOfTime: String {
    kind == .time
      ? "this file takes too long to parse, as only mistakes in very great number do, so it is not "
        + "read; mend them, or leave the file out with --exclude"
      : "\(NestingLimits.lostThreads) other files take too long to parse, so this one is not read; "
        + "mend their mistakes, or leave them out with --exclude"
  }

  private static let naming =
    "give the inner values names, or leave the file out with --exclude"
}

/// How far SwiftParser 603 and the walks over its trees are known to go.
///
/// Recursion over syntax runs on threads whose stacks are `LargeStack.size`; a test proves that a file
/// at these limits is read in a debug build, whose frames are many times as large.
enum NestingLimits {
  /// Brackets of all kinds within each other; the parser by itself gives up at 256.
  static let brackets = 192
  /// Where the parser gives up by itself; in debug builds it would at a tenth of that.
  static let parser = 256
  /// Interpolations within each other: where they are broken, the parser takes gigabytes for many.
  static let interpolations = 24
  /// Brackets that may be types: the parser looks ahead twice per level, so each doubles the time.
  static let types = 14
  /// Generic arguments within each other; what looks like one may be a comparison.
  static let angles = 96
  /// Everything that makes the tree deeper, along one path from its root.
  static let chain = 1200
  /// `#if` within each other.
  static let conditions = 96
  /// A token takes some 300 bytes while its file is read.
  static let tokens = 1_000_000
  /// Files with more tokens are read one after the other, so that their trees don't add up.
  static let tokensOfLargeFile = 200_000
  static let marks = 16
  /// A text without an end in an interpolation, in bytes: the parser takes it for code and looks from
  /// each of its brackets to the end of the file.
  static let openText = 4_096
  /// The parser's looking ahead, in tokens, some eight million of which take it a second.
  static let work = 8_000_000
  /// The most bytes for which whatever the parser does takes no time to speak of, where hardly anything
  /// nests: what it looks through twice at each level takes twice as long with each.
  static let quickSource = 4_096
  /// What nests in such a source, counted as for `chain`.
  static let shallow = 24
  /// How many sources may be parsed that nobody waits for any more.
  static let lostThreads = 8

  /// How long a source of so many bytes may take to be parsed, on a machine that is busy with other
  /// work, too: the parser reads some 20 MB a second, a debug build's a twentieth of that.
  ///
  /// A file may be parsed twice, and again once more of it matters.
  static func seconds(forParsing bytes: Int) -> Double {
    let seconds = 1.5 + Double(bytes) / 500_000
    return _isDebugAssertConfiguration() ? 20 * seconds : seconds
  }
}
