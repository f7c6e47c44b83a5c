import Testing

@testable import Messages

/// Which argument each specifier takes, and what doesn't go together.
@Suite struct ArgumentNumberingTests {
  @Test(arguments: [
    ("%@ and %lld", [1, 2]), ("%2$@ and %1$lld", [2, 1]), ("%@ %% %@", [1, 2]),
    ("%*d %@", [2, 3]), ("%.*f %*.*f %@", [2, 5, 6]), ("%1$@ %1$@", [1, 1]),
    ("%1$*2$d %3$@", [1, 3]),
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
    case .percentSign, .substitutionArgument: nil
    }
  }
}
