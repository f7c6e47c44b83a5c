import Diagnostics
import Reading

/// Parses a `.strings` file: collects mistakes and goes on behind each.
///
/// Time is linear: each byte is read once, except after a string or comment that is not closed,
/// where `rereadBudget` bounds what may be read again.
struct StringsParser {
  var entries: [StringsEntry] = []
  private(set) var problems: [StringsProblem] = []
  private var hasErrors = false
  /// Whether the first entry behind the `}` is still to be told of; the others have the same mistake.
  private var reportsBehindBrace = true
  /// Where the `{` and the `}` are, when the file is wrapped in braces.
  private(set) var openingBrace: Int?
  private(set) var closingBrace: Int?

  var scanner: OpenStepScanner
  var comments = PendingComments()
  var rereadBudget: Int
  /// Behind the last comment that was found open, so that a second reading doesn't report it again.
  var endOfReportedComments = 0

  init(parsing bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    scanner = OpenStepScanner(bytes: bytes, offset: start)
    rereadBudget = bytes.count * 2
    // Real catalogs have about one entry in a hundred bytes.
    entries.reserveCapacity(bytes.count / 120)
    parse()
  }

  private mutating func parse() {
    skipTrivia()
    if scanner.current == UInt8(ascii: "{") {
      openingBrace = scanner.offset
      scanner.offset += 1
      comments = PendingComments()
    }
    while true {
      skipTrivia()
      guard !scanner.isAtEnd else { break }
      if let key = scanner.nextString() {
        if closingBrace != nil, reportsBehindBrace {
          report(.entryBehindBrace, key.range)
          reportsBehindBrace = false
        }
        parseEntry(key)
      } else if scanner.current == UInt8(ascii: "}"), openingBrace != nil, closingBrace == nil {
        comments.finish(&entries)
        closingBrace = scanner.offset
        scanner.offset += 1
      } else {
        skipUnexpected()
      }
    }
    comments.finish(&entries)
    if let openingBrace, closingBrace == nil {
      report(.missingClosingBrace, openingBrace..<(openingBrace + 1))
    }
  }

  // MARK: Between entries

  private mutating func skipTrivia() {
    while let trivia = scanner.nextTrivia() {
      switch trivia {
      case .space: break
      case .lineEnd: comments.lineEnd()
      case .comment(let range, isClosed: true):
        comments.add(range, isMark: isStaleMark(scanner.bytes, range))
      case .comment(let range, isClosed: false):
        recoverFromOpenComment(at: range.lowerBound)
      }
    }
  }

  mutating func report(
    _ kind: StringsProblem.Kind, _ range: Range<Int>, entry: Int? = nil
  ) {
    let problem = StringsProblem(kind: kind, range: range, entry: entry)
    // However many warnings there are, a file with an error is one.
    let isFirstError = !hasErrors && problem.severity == .error
    guard problems.count < StringsProblem.limit || isFirstError else { return }
    hasErrors = hasErrors || isFirstError
    problems.append(problem)
  }

  // MARK: Entries

  private mutating func parseEntry(_ key: OpenStepScanner.Token) {
    guard checkClosed(key) else { return }
    let isNextOnSameLine = skipInnerTrivia()
    switch scanner.current {
    case UInt8(ascii: ";"):
      scanner.offset += 1
      add(key, value: key)
    case UInt8(ascii: "="):
      scanner.offset += 1
      skipInnerTrivia()
      parseValue(of: key)
    default:
      recoverFromMissingEquals(key, isNextOnSameLine: isNextOnSameLine)
    }
  }

  private mutating func parseValue(of key: OpenStepScanner.Token) {
    let start = scanner.offset
    guard let value = scanner.nextString() else {
      if recoverFromValueWithoutQuote(of: key, at: start) { return }
      skipNestedValue()
      report(.missingValue, max(key.range.upperBound, start)..<max(start, scanner.offset))
      comments.finish(&entries)
      return
    }
    guard checkClosed(value) else { return }
    let isNextOnSameLine = skipInnerTrivia()
    if scanner.current == UInt8(ascii: ";") {
      scanner.offset += 1
      add(key, value: value)
    } else {
      recoverFromMissingSemicolon(key, value, isNextOnSameLine: isNextOnSameLine)
    }
  }

  /// Passes comments inside an entry, which belong to nobody but its bytes.
  ///
  /// - Returns: Whether what follows stands in the same line.
  @discardableResult
  mutating func skipInnerTrivia() -> Bool {
    var isSameLine = true
    while let trivia = scanner.nextTrivia() {
      switch trivia {
      case .space, .comment(_, isClosed: true): break
      case .lineEnd: isSameLine = false
      case .comment(let range, isClosed: false):
        recoverFromOpenComment(at: range.lowerBound)
        isSameLine = false
      }
    }
    return isSameLine
  }

  mutating func add(_ key: OpenStepScanner.Token, value: OpenStepScanner.Token) {
    let block = comments.takeBlock(&entries, in: scanner.bytes)
    var entry = StringsEntry(
      commentStart: UInt32(block.range.lowerBound), commentEnd: UInt32(block.range.upperBound),
      keyStart: UInt32(key.range.lowerBound), keyEnd: UInt32(key.range.upperBound),
      valueStart: UInt32(value.range.lowerBound), valueEnd: UInt32(value.range.upperBound),
      end: UInt32(scanner.offset), trailingCommentEnd: 0)
    if key.isQuoted { entry.traits.insert(.keyIsQuoted) }
    if value.isQuoted { entry.traits.insert(.valueIsQuoted) }
    if key.hasEscapes { entry.traits.insert(.keyHasEscapes) }
    if value.hasEscapes { entry.traits.insert(.valueHasEscapes) }
    if block.isStale { entry.traits.insert(.isStale) }
    entries.append(entry)
    if key.hasUnusualEscapes { checkEscapes(key) }
    if value.hasUnusualEscapes, value.range != key.range { checkEscapes(value) }
  }

  private mutating func checkEscapes(_ token: OpenStepScanner.Token) {
    // What is printed of each mistake tells the whole key, which may be as long as the file.
    let keyLength = entries.last.map { Int($0.keyEnd - $0.keyStart) } ?? 0
    let most = max(20, 1_000_000 / max(1, keyLength))
    let mistakes = EscapeReader(decoding: scanner.bytes, in: token.content).mistakes
    for (mistake, range) in mistakes.prefix(most) {
      report(
        mistake == .unknownEscape ? .unknownEscape : .loneSurrogate, range,
        entry: entries.count - 1)
    }
  }
}
