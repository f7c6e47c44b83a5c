/// Gives every specifier of a string its argument, and notices what doesn't go together.
struct ArgumentNumbering {
  private let options: SpecifierOptions
  private let counting: ArgumentCounting?
  /// Whether `uses` and their problems are asked for.
  private let summarizes: Bool
  private(set) var uses: [Int: ArgumentUse] = [:]
  private(set) var problems: [SpecifierProblem] = []
  private var next: Int
  private var isNumbered: Bool?
  private var isMixed = false
  private var hasTooMany = false
  /// Whether the catalog has numbers that can't be seen here.
  private var hasHiddenNumbers = false

  init(options: SpecifierOptions, counting: ArgumentCounting? = nil, summarizes: Bool = true) {
    self.options = options
    self.counting = counting
    self.summarizes = summarizes
    next = counting?.start ?? 1
  }

  /// Numbers one specifier; they must come in the order of the string.
  mutating func number(_ specifier: inout FormatSpecifier, spelling: () -> String = { "" }) {
    let before = problems.count
    switch specifier.kind {
    case .percentSign: return
    case .substitutionArgument:
      hasHiddenNumbers = true
      specifier.kind = .substitutionArgument(counting?.own)
      if let counting, counting.countsOwn, let own = counting.own { next = max(next, own + 1) }
    case .text(var value):
      // It takes an argument, as Foundation reads it, but what follows from that is no problem.
      guard counting?.skipsText != true else { return }
      value.argument = takeNext()
      specifier.kind = .text(value)
    case .variable(var variable):
      number(&variable, specifier.range)
      specifier.kind = .variable(variable)
    case .value(var value):
      number(&value, specifier.range)
      specifier.kind = .value(value)
    }
    for index in before..<problems.count { problems[index].spelling = spelling() }
  }

  private mutating func number(_ variable: inout VariableSpecifier, _ range: Range<Int>) {
    if variable.position == nil {
      if let known = counting?.argumentOfVariable(variable.name.text) {
        variable.argument = known
        return
      }
      if counting == nil, options.contains(.variablesNumberedElsewhere) {
        hasHiddenNumbers = true
        return
      }
    }
    let argument = take(variable, range)
    variable.argument = argument
    use(argument, as: nil, range)
  }

  /// Digits without a dollar sign are a number that works where it is the next one anyway.
  private mutating func take(_ variable: VariableSpecifier, _ range: Range<Int>) -> Int {
    guard variable.position == nil, let width = variable.width else {
      return take(variable.position, range)
    }
    skipClaimed()
    if width == next { return takeNext() }
    if !options.contains(.partOfMessage) {
      report(.widthForPosition(width), range, "%\(width)$#@\(variable.name.text)@")
    }
    return take(nil, range)
  }

  /// IEEE printf: the arguments of `*` come before the value, the width's first.
  private mutating func number(_ value: inout ValueSpecifier, _ range: Range<Int>) {
    value.width = numbered(value.width, range)
    value.precision = numbered(value.precision, range)
    value.argument = take(value.position, range)
    if value.position == nil, let name = value.name?.text,
      let named = counting?.argumentOfName(name)
    {
      value.argument = named
    }
    use(value.argument, as: value.type, range)
  }

  private mutating func numbered(_ size: SpecifierSize?, _ range: Range<Int>) -> SpecifierSize? {
    guard case .argument(_, let position)? = size else { return size }
    let argument = take(position, range)
    use(argument, as: .signedInteger(bits: 32), range)
    return .argument(argument, position: position)
  }

  private mutating func take(_ position: Int?, _ range: Range<Int>) -> Int {
    if let isNumbered, isNumbered != (position != nil), !isMixed {
      isMixed = true
      report(.mixedNumbering, range)
    }
    isNumbered = isNumbered ?? (position != nil)
    if let position { return position }
    let argument = takeNext()
    if argument > SpecifierScan.argumentLimit, !hasTooMany {
      hasTooMany = true
      report(.tooManyArguments, range)
    }
    return argument
  }

  private mutating func takeNext() -> Int {
    skipClaimed()
    defer { next += 1 }
    return next
  }

  private mutating func skipClaimed() {
    guard let counting else { return }
    while counting.claimed.contains(next), next != counting.own { next += 1 }
  }

  private mutating func use(_ argument: Int, as type: ValueType?, _ range: Range<Int>) {
    guard summarizes else { return }
    guard let earlier = uses[argument] else {
      let types = type.map { [$0] } ?? []
      uses[argument] = ArgumentUse(number: argument, types: types, firstRange: range)
      return
    }
    guard let type, !earlier.types.contains(type) else { return }
    uses[argument]?.types.append(type)
    guard let first = earlier.types.first else { return }
    switch first.sharingArgument(with: type) {
    case .same: break
    case .sameKindOtherLength: report(.differentLengths(argument: argument), range)
    case .different: report(.conflictingTypes(argument: argument, first, type), range)
    }
  }

  private mutating func report(
    _ kind: SpecifierProblem.Kind, _ range: Range<Int>, _ replacement: String? = nil
  ) {
    problems.append(
      SpecifierProblem(range: range, kind: kind, spelling: "", replacement: replacement))
  }

  /// The arguments by number, and the gaps between them.
  ///
  /// Foundation on Linux closes a gap: `%1$d %3$d` shows the second argument in place of the third.
  func summary() -> (uses: [ArgumentUse], gaps: [(ClosedRange<Int>, before: ArgumentUse)]) {
    let sorted = uses.values.sorted { $0.number < $1.number }
    guard isNumbered == true, !isMixed, !hasHiddenNumbers, !options.contains(.partOfMessage)
    else { return (sorted, []) }
    var gaps: [(ClosedRange<Int>, before: ArgumentUse)] = []
    var expected = 1
    for use in sorted {
      if use.number > expected { gaps.append((expected...(use.number - 1), use)) }
      expected = use.number + 1
    }
    return (sorted, gaps)
  }
}

/// What a string needs of one argument.
package struct ArgumentUse: Hashable, Sendable {
  /// From 1.
  package var number: Int
  /// As what it is shown, without repetitions, in order; empty when only a variable uses it.
  package var types: [ValueType]
  /// The first specifier that uses it.
  package var firstRange: Range<Int>
}
