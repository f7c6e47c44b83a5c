import PlainBytes
import Reading

/// Measures how deeply a source nests, as the parser nests it, in one pass over its bytes.
///
/// SwiftParser recurses without a bound over much that is no bracket (`else if`, prefixes, chains),
/// and looks ahead again and again where brackets may be types. What it would not come to an end
/// with is found here before it is asked. The scan knows Swift's tokens, but no grammar: it counts
/// what can nest until something surely ends it.
struct NestingScan {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  private(set) var excess: NestingExcess?
  /// What makes an outline of the tokens, where one is asked for.
  var recorder: OutlineRecorder?
  /// The comments so far, where they are asked for.
  private var comments: [Range<Int>]?

  // The innermost bracket; `frames` has those around it.
  var frames: [Frame] = []
  var level = Level(kind: .file)
  /// What the levels around the innermost one count together.
  var outer = 0
  var angles = 0
  var conditions = 0
  var openMarks = 0
  /// The most that `checkDepth` has met.
  private var deepest = 0
  private var tokens = 0
  /// The mistakes of all levels behind which the parser still looks for something to go on with.
  private var mistakes = 0
  private var work = 0

  // The token before.
  var isOperandEnd = false
  var isAfterNewline = true
  /// Whether it is a name.
  var isAfterName = false
  /// Whether it is the name of an attribute.
  var isAfterAttribute = false
  /// The last byte of the token before; 0 for words and literals.
  var previousSign: UInt8 = 0
  var previousWord = Word.other

  /// One bracket, and what is counted in it.
  struct Level {
    var kind: Kind
    /// Postfix members, calls and marks since the last operand began.
    var links = 0
    /// Prefixes of the operand that comes.
    var prefixes = 0
    /// Modifiers since the last declaration or operand.
    var modifiers = 0
    /// Branches since the last statement or element began.
    var branches = 0
    /// Statement keywords since the last statement began.
    var keywords = 0
    /// Whether the bracket holds the arguments of an attribute.
    var isOfAttribute = false
    /// Whether an attribute stands before what comes.
    var hasAttribute = false
    /// How many brackets that may be types are open.
    var types = 0
    /// Whether everything in the bracket so far may be part of a type.
    var mayBeType = true
    /// Whether the parser skips values here while it looks for a type.
    var skipsValues = false
    /// Whether the next brace holds the members of a type.
    var opensMembers = false
    /// Whether it is such a brace, in which an expression is a mistake.
    var holdsMembers = false
    /// Whether the next brace holds the cases of a `switch`.
    var opensCases = false
    /// Whether it is such a brace, in which nothing has been met yet.
    var awaitsCase = false
    /// What may be mistakes, in types since the last declaration, elsewhere since the last line end.
    var mistakes = 0
    /// Whose braces were not met so far, of declarations that the parser reads on for them.
    var bracesToCome = 0
    /// The `?` among the mistakes, each of which a `:` takes back.
    var questions = 0
    /// Those without a name between which nothing but modifiers and keywords stands.
    var actors = 0
    /// Whether two names stand beside each other since the last comma or colon: a label, and what it
    /// labels.
    var hasPair = false

    var sum: Int { links + prefixes + branches + keywords }
  }

  struct Frame {
    var level: Level
    var sum: Int
  }

  enum Kind: Equatable {
    case file
    case brace
    case parenthesis
    case square
    case angle
    case interpolation(Quote)
  }

  /// The delimiters of a string.
  struct Quote: Equatable {
    var byte: UInt8
    var pounds: Int
    var isMultiline: Bool
  }

  /// Scans the bytes up to where they nest too deeply for the parser.
  static func result(of bytes: UnsafeBufferPointer<UInt8>) -> Result {
    var scan = NestingScan(bytes: bytes)
    while scan.offset < bytes.count, scan.excess == nil { scan.step() }
    return Result(
      excess: scan.excess, isLarge: scan.tokens > NestingLimits.tokensOfLargeFile,
      isShallow: bytes.count <= NestingLimits.quickSource && scan.deepest <= NestingLimits.shallow)
  }

  /// The outline of a file; nil if its brackets don't match, or go too deep for any purpose.
  static func outline(
    of bytes: UnsafeBufferPointer<UInt8>, separatesBodies: Bool
  ) -> SourceOutline? {
    var scan = NestingScan(bytes: bytes)
    scan.recorder = OutlineRecorder(bytes: bytes, separatesBodies: separatesBodies)
    while scan.offset < bytes.count, scan.excess == nil { scan.step() }
    guard scan.excess == nil, scan.bracketCount == 0 else { return nil }
    return scan.recorder?.finished()
  }

  /// The comments of a file, up to where it nests too deep.
  static func comments(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var scan = NestingScan(bytes: bytes)
    scan.comments = []
    while scan.offset < bytes.count, scan.excess == nil { scan.step() }
    return scan.comments ?? []
  }

  /// How many brackets are open, without those that may be comparisons.
  var bracketCount: Int { frames.count - angles }

  struct Result {
    /// Where the file can't be read, or nil.
    var excess: NestingExcess?
    var isLarge: Bool
    /// Whether it is so small, and nests so little, that the parser can't look ahead for long.
    var isShallow: Bool
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    level.mayBeType = false
    // Only the first line can be one for the shell.
    if bytes.count > 1, bytes[0] == UInt8(ascii: "#"), bytes[1] == UInt8(ascii: "!") {
      skipLine()
    }
  }

  mutating func exceed(_ kind: NestingExcess.Kind, at place: Int? = nil) {
    guard excess == nil else { return }
    // What is too much for the parser is none for an outline, as long as time and memory have a
    // bound.
    guard recorder == nil || [.brackets, .interpolations, .marks].contains(kind) else { return }
    excess = NestingExcess(offset: min(place ?? offset, max(bytes.count - 1, 0)), kind: kind)
  }

  /// The byte at some distance from the current one; 0 outside the file.
  @inline(__always)
  func byte(_ distance: Int = 0) -> UInt8 {
    let place = offset + distance
    return place >= 0 && place < bytes.count ? bytes[place] : 0
  }

  /// Counts a token where it starts, and what looking ahead to it costs.
  @inline(__always)
  mutating func countToken() {
    tokens += 1
    work += frames.count + 6 * mistakes
    if level.types > 2 { work += 1 << min(level.types, 24) }
    if tokens > NestingLimits.tokens { exceed(.tokens) }
    if work > NestingLimits.work + 24 * tokens { exceed(.work) }
  }

  /// Counts a token that may be a mistake: from each, the parser looks through what comes for
  /// something to go on with, up to a bracket, the line's end, or in a type the next declaration.
  mutating func countMistake() {
    level.mistakes += 1
    mistakes += 1
  }

  /// Counts a declaration without its braces: up to these, and whatever lines end before, it may be
  /// a mistake.
  mutating func countBraceToCome() {
    level.bracesToCome += 1
    mistakes += 1
  }

  /// Counts an `actor` without a name, from which the parser looks ahead past all that starts a
  /// declaration, and from each further one on the way again: each takes up to three times as long
  /// as the next.
  mutating func countActor() {
    level.actors += 1
    work += 1 << min(2 * level.actors, 40)
  }

  /// Counts a mistake from which the parser looks through the rest of the file: a bracket that closes
  /// nothing or another than the innermost one, a declaration whose brace is missing, a statement of
  /// a `switch` before its first case.
  mutating func countLastingMistake() { mistakes += 1 }

  /// Counts an attribute that belongs to nothing, from which the parser looks for a declaration.
  mutating func countLostAttribute() { work += 4 * tokens }

  /// Counts what the parser looks past from each of the modifiers that stand together.
  mutating func countModifier(_ word: Word) {
    switch word {
    case .modifier:
      level.modifiers += 1
      work += 4 * level.modifiers
    case .prefix: break
    default: level.modifiers = 0
    }
  }

  /// Counts what a text costs whose bytes the parser goes through for each pair of mistakes before
  /// it: it looks ahead inside of what it looks ahead over.
  ///
  /// - Parameter length: In bytes.
  mutating func countText(_ length: Int) {
    guard mistakes > 16 else { return }
    let most = min(mistakes, 10_000)
    work += most * most * (length / 16)
    if work > NestingLimits.work + 24 * tokens { exceed(.work) }
  }

  /// A brace opens, or the level ends.
  mutating func endBracesToCome() {
    mistakes -= level.bracesToCome
    level.bracesToCome = 0
  }

  /// Says that the parser looks no further for some mistakes of the innermost level.
  mutating func endMistakes(_ count: Int = .max) {
    let ended = min(level.mistakes, count)
    level.questions = max(0, level.questions - ended)
    level.mistakes -= ended
    mistakes -= ended
  }

  /// Ends the counting of a token that may have made the tree deeper.
  @inline(__always)
  mutating func checkDepth(at place: Int) {
    let depth = outer + frames.count + level.sum
    if depth > deepest { deepest = depth }
    if depth > NestingLimits.chain { exceed(.chain, at: place) }
  }

  /// An attribute without a declaration: the parser looks for one, again for each of them.
  mutating func endAttribute(isDeclared: Bool) {
    guard level.hasAttribute else { return }
    level.hasAttribute = false
    // Among members the parser tries all that a member may be.
    if !isDeclared { work += (level.holdsMembers ? 16 : 4) * tokens }
  }

  private mutating func step() {
    let byte = bytes[offset]
    switch byte {
    case 0x20, 0x09, 0x0B, 0x0C, 0x00: offset += 1
    case 0x0A, 0x0D: newline()
    case UInt8(ascii: "/") where isCommentStart: comment()
    default:
      if level.awaitsCase { startCases() }
      if Identifier.isBody(byte) || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "`") {
        word()
      } else {
        sign(byte)
      }
      isAfterNewline = false
    }
  }

  private mutating func comment() {
    let start = offset
    let isEnded = skipComment()
    if isEnded { comments?.append(start..<offset) }
    guard recorder != nil else { return }
    guard isEnded else { return recorder?.giveUp() ?? () }
    let range = start..<offset
    let hasLineEnd = bytes[range].contains(where: \.isLineEnd)
    recorder?.comment(range, hasLineEnd: hasLineEnd)
  }

  private mutating func sign(_ byte: UInt8) {
    isAfterName = false
    // `@SwiftUI.ViewBuilder`, `@Relation(…)`, `@Wrapper<Int>`.
    let isInAttribute =
      byte == UInt8(ascii: "(") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "<")
    if !isInAttribute { isAfterAttribute = false }
    switch byte {
    case UInt8(ascii: "("): open(.parenthesis)
    case UInt8(ascii: "["): open(.square)
    case UInt8(ascii: "{"): open(.brace)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): string(pounds: 0)
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "@"),
      UInt8(ascii: "\\"):
      separator(byte)
    default: operatorSign()
    }
  }
}
