import Testing

@testable import Messages

/// Which argument each specifier takes, and what doesn't go together.
@Suite struct ArgumentNumberingTests {
  @Test(arguments: [
    ("%@ and %lld", [1, 2]), ("%2$@ and %1$lld", [2, 1]), ("%@ %% %@", [1, 2]),
    ("%*d %@", [2, 3]), ("%.*f %*.*f %@", [2, 5, 6]), ("%1$@ %1$@", [1, 1]),
    ("%1$*2$d %3$@", [1, 3]),
    // What a predicate editor reads.
    ("%[Author,Text]@ %[is,is not]@ %@", [1, 2, 3]), ("%1$[Autor]@ %3$@ %2$[es]@", [1, 3, 2]),
  ])
  func argument(_ text: String, _ arguments: [Int]) {
    let scan = SpecifierScan(text)
    #expect(scan.specifiers.compactMap { $0.value?.argument } == arguments)
    #expect(scan.problems == [])
  }

  @Test func variablesCount() {
    let text = "%#@a@ %@ %#@b@"
    let here = SpecifierScan(text, options: .stringsdictFormat)
    #expect(here.specifiers.map(\.kind.argument) == [1, 2, 3])
    let elsewhere = SpecifierScan(text, options: .catalogValue)
    #expect(elsewhere.specifiers.map(\.kind.argument) == [nil, 1, nil])
  }

  @Test(
    arguments: [
      ("[%@] %2$@", []), ("%@ [%2$@] %3$@", [.mixedNumbering]), ("%1$@ [%@]", [.mixedNumbering]),
      ("[%1$*d]", [.mixedNumbering]), ("[%*1$d]", [.mixedNumbering]),
      ("%1$@ [%3$@]", [.missingArguments(2...2)]), ("[%3$@]", [.missingArguments(1...2)]),
      ("%1$@ [%1$d]", [.conflictingTypes(argument: 1, .object, .signedInteger(bits: 32))]),
      ("%1$d [%1$lld]", [.differentLengths(argument: 1)]), ("%1$d (0x%1$x)", []),
      (
        "%1$f %2$*1$d",
        [.conflictingTypes(argument: 1, .floatingPoint(.double), .signedInteger(bits: 32))]
      ),
    ] as [(String, [SpecifierProblem.Kind])])
  func together(_ marked: String, _ kinds: [SpecifierProblem.Kind]) {
    let text = String(marked.filter { $0 != "[" && $0 != "]" })
    let problems = SpecifierScan(text).problems
    guard !kinds.isEmpty, marked != text, let first = problems.first else {
      #expect(marked == "[%@] %2$@" || problems.map(\.kind) == kinds)
      return
    }
    #expect(problems.map(\.kind) == kinds)
    #expect(text.marked(first.range) == marked)
  }

  /// Foundation takes the digits for a width, and the variables in order.
  @Test(
    arguments: [
      ("%1#@a@ %2#@b@", []), ("%1#@a@ of %2$@", []), ("%1$@ of %1#@a@", []), ("%@ %2#@a@", []),
      ("%2#@b@ %1#@a@", [.widthForPosition(2), .widthForPosition(1)]),
    ] as [(String, [SpecifierProblem.Kind])])
  func numbersWithoutDollarSign(_ text: String, _ kinds: [SpecifierProblem.Kind]) {
    let scan = SpecifierScan(text, options: .stringsdictFormat)
    #expect(scan.problems.map(\.kind) == kinds)
    #expect(
      scan.problems.compactMap(\.replacement) == (kinds.isEmpty ? [] : ["%2$#@b@", "%1$#@a@"]))
    #expect(SpecifierScan(text, options: .stringsdictVariable).problems == [])
  }

  @Test(
    arguments: [
      ("%@ %lld %#@a@ %#@b@", [[1], [2], [3], [4]]), ("%arg of %@", [[2], [4]]),
      ("%@ of %arg", [[1], [2]]), ("%*.*f", [[1, 2, 4]]), ("%1$@ %@", [[1], [1]]),
      ("100 % de %@", [[1], [2]]), ("%%%@", [[], [1]]),
    ])
  func countedFromTheStart(_ text: String, _ arguments: [[Int]]) {
    var counting = ArgumentCounting()
    counting.own = 2
    counting.countsOwn = true
    counting.claimed = [2, 3]
    counting.argumentOfVariable = { $0 == "a" ? 3 : nil }
    let scan = SpecifierScan(Array(text.utf8), options: .catalogSubstitution, counting: counting)
    #expect(scan.specifiers.map(\.arguments) == arguments)
    let again = SpecifierScan(text, options: .catalogSubstitution)
    #expect(again.specifiers(counting: counting) == scan.specifiers)
  }

  @Test(
    arguments: [
      ("%@ of %#@a@", [[2], [3]]), ("%arg of %@", [[2], [3]]), ("100 % de %@", [[1], [2]]),
      ("%2#@a@ %3#@b@", [[2], [3]]),
    ])
  func countedInAForm(_ text: String, _ arguments: [[Int]]) {
    var counting = ArgumentCounting.form(of: 2)
    counting.skipsText = true
    let scan = SpecifierScan(Array(text.utf8), options: .catalogSubstitution, counting: counting)
    #expect(scan.specifiers.map(\.arguments) == arguments)
  }

  @Test(
    arguments: [
      ("%@ %*d", "%1$@ %3$*2$d"), ("%(a*b)lld %%", "%1$(a*b)lld %%"), ("%1$*2$d", "%1$*2$d"),
      ("%#@a@ %2#@b@ %1$#@c@", "%1$#@a@ %2$#@b@ %1$#@c@"), ("100 % de %@", "100 % de %2$@"),
    ])
  func writtenOut(_ text: String, _ expected: String) {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var end = 0
    for specifier in SpecifierScan(bytes, options: .stringsdictFormat).specifiers {
      result += bytes[end..<specifier.range.lowerBound]
      specifier.appendNumbered(bytes[specifier.range], to: &result)
      end = specifier.range.upperBound
    }
    #expect(String(decoding: result + bytes[end...], as: UTF8.self) == expected)
  }

  @Test func partsOfMessagesMayHaveGaps() {
    #expect(SpecifierScan("of %2$@", options: .stringsdictVariable).problems == [])
    #expect(SpecifierScan("%#@a@ of %2$@", options: .catalogValue).problems == [])
    #expect(SpecifierScan("%arg of %2$@", options: .catalogSubstitution).problems == [])
  }

  @Test func tooManyArguments() {
    let text = String(repeating: "%@", count: 130)
    let problems = SpecifierScan(text).problems
    #expect(problems.map(\.kind) == [.tooManyArguments])
    #expect(problems.first?.range == 254..<256)
  }

  @Test func summary() {
    let scan = SpecifierScan("%2$@ %1$d %1$x %3$#@files@", options: .stringsdictFormat)
    #expect(
      scan.arguments == [
        ArgumentUse(
          number: 1, types: [.signedInteger(bits: 32), .unsignedInteger(bits: 32)],
          firstRange: 5..<9),
        ArgumentUse(number: 2, types: [.object], firstRange: 0..<4),
        ArgumentUse(number: 3, types: [], firstRange: 15..<26),
      ])
  }
}

extension FormatSpecifier.Kind {
  var argument: Int? {
    switch self {
    case .value(let value): value.argument
    case .variable(let variable): variable.argument
    case .text(let value): value.argument
    case .substitutionArgument(let argument): argument
    case .percentSign: nil
    }
  }
}
