import Catalogs
import Messages
import Reading

/// How the specifiers of a text without numbers come by their arguments.
///
/// The formats differ: in a `.stringsdict` a variable's text counts from the variable's own argument;
/// in a String Catalog specifiers skip the arguments that substitutions have.
struct ArgumentCounting {
  /// The argument that the text varies by.
  var own: Int?
  /// The specifier that `%arg` stands for.
  var ownSpecifier = "lld"
  /// The argument of the first specifier without a number.
  var start = 1
  /// Whether counting goes on behind `%arg`.
  var countsOwn = false
  /// Arguments that only their substitutions show.
  var claimed: Set<Int> = []
  /// The arguments of substitutions whose catalog says them.
  var arguments: [ExactKey: Int] = [:]

  /// The counting in a variable's form of a `.stringsdict`.
  static func stringsdictForm(of own: Int, specifier: String?) -> ArgumentCounting {
    ArgumentCounting(
      own: own, ownSpecifier: specifier ?? "lld", start: own, countsOwn: true)
  }
}

/// A text with the arguments that its specifiers show.
struct CountedText {
  /// A specifier with all arguments it takes: those of `*` first, then its own.
  struct Use {
    enum Kind: Equatable {
      case value
      case own
      case variable(String)
      /// `100% arabica`, which takes an argument but must stay as it is.
      case text
    }

    var kind: Kind
    var range: Range<Int>
    var arguments: [Int]
    /// Whether every argument is written.
    var isNumbered: Bool
  }

  let bytes: [UInt8]
  let uses: [Use]
  let counting: ArgumentCounting

  init(_ text: String, _ counting: ArgumentCounting) {
    self.counting = counting
    bytes = Array(text.utf8)
    guard bytes.contains(UInt8(ascii: "%")) else {
      uses = []
      return
    }
    let scan = SpecifierScan(bytes, options: .catalogSubstitution)
    let asText = Set(scan.problems.filter(\.looksLikeText).map(\.range))
    var counter = Counter(counting: counting, next: counting.start)
    uses = scan.specifiers.compactMap {
      counter.use(of: $0, isText: asText.contains($0.range))
    }
  }

  private struct Counter {
    let counting: ArgumentCounting
    var next: Int

    mutating func take() -> Int {
      while counting.claimed.contains(next), next != counting.own { next += 1 }
      defer { next += 1 }
      return next
    }

    mutating func use(of specifier: FormatSpecifier, isText: Bool) -> Use? {
      let range = specifier.range
      switch specifier.kind {
      case .percentSign: return nil
      case .value where isText:
        return Use(kind: .text, range: range, arguments: [take()], isNumbered: true)
      case .value(let value):
        let sizes = [value.width, value.precision].compactMap { size -> Int?? in
          if case .argument(_, let position)? = size { .some(position) } else { nil }
        }
        let slots = sizes + [value.position]
        return Use(
          kind: .value, range: range, arguments: slots.map { $0 ?? take() },
          isNumbered: !slots.contains(nil))
      case .substitutionArgument:
        guard let own = counting.own else { return nil }
        if counting.countsOwn { next = max(next, own + 1) }
        return Use(kind: .own, range: range, arguments: [own], isNumbered: false)
      case .variable(let variable):
        let name = variable.name.text
        let known = variable.position ?? counting.arguments[ExactKey(name)]
        return Use(
          kind: .variable(name), range: range, arguments: [known ?? take()],
          isNumbered: variable.position != nil)
      }
    }
  }

  /// What the specifiers show, for comparing texts that are counted differently.
  var arguments: [[Int]] { uses.map(\.arguments) }

  /// Whether some specifiers have numbers and others have none.
  var isMixed: Bool {
    let counted = uses.filter { $0.kind != .text }
    return Set(counted.map(\.isNumbered)).count > 1
  }

  func spelling(of use: Use) -> String { String(decoding: bytes[use.range], as: UTF8.self) }

  /// The text with other spellings of specifiers; nil keeps one.
  func spelled(_ spelling: (Use) -> String?) -> String {
    var result: [UInt8] = []
    var end = 0
    for use in uses {
      guard let new = spelling(use) else { continue }
      result += bytes[end..<use.range.lowerBound] + Array(new.utf8)
      end = use.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// A specifier with its arguments written out.
  func numbered(_ use: Use) -> String? {
    guard !use.isNumbered, let argument = use.arguments.last else { return nil }
    if use.kind == .own { return "%\(argument)$\(counting.ownSpecifier)" }
    var sizes = use.arguments.dropLast()
    var result: [UInt8] = [UInt8(ascii: "%")]
    var rest = bytes[use.range].dropFirst()
    if !Self.startsWithPosition(rest) { result += Array("\(argument)$".utf8) }
    while let byte = rest.popFirst() {
      result.append(byte)
      guard byte == UInt8(ascii: "*"), let size = sizes.popFirst(),
        !Self.startsWithPosition(rest)
      else { continue }
      result += Array("\(size)$".utf8)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func startsWithPosition(_ bytes: ArraySlice<UInt8>) -> Bool {
    let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return !digits.isEmpty && bytes.dropFirst(digits.count).first == UInt8(ascii: "$")
  }
}
