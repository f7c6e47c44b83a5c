import Testing

@testable import Messages

/// Random mutations of format strings, the same in every run.
@Suite struct SpecifierFuzzTests {
  static let seeds = [
    "Add %1$lld %3$@ to %2$@", "%#@files@ in %lu folders", "%arg items of %1$(name)-+05.2f",
    "%*.*f 50% off % 1$@ %LLD ％@ ٪1$d %١$@", "%1$*2$d%%%n%0$@%99999$@ %#@@ %(a)s %$1@",
  ]
  static let alphabet = Array("%%%%$@#().*0129lLhdfsnarg -+'qztj\u{A0}％＄٪é\u{200F}\0".utf8)

  private struct Random {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
  }

  @Test(arguments: 0..<5)
  func mutations(_ seed: Int) {
    var random = Random(state: UInt64(seed) &+ 99)
    for _ in 0..<400 {
      var bytes = Array(Self.seeds[seed].utf8)
      for _ in 0...random.next(6) {
        let place = random.next(bytes.count)
        switch random.next(3) {
        case 0: bytes.insert(Self.alphabet[random.next(Self.alphabet.count)], at: place)
        case 1 where !bytes.isEmpty: bytes.remove(at: place)
        case 2 where !bytes.isEmpty: bytes[place] = Self.alphabet[random.next(Self.alphabet.count)]
        default: break
        }
      }
      check(bytes, SpecifierOptions(rawValue: UInt8(random.next(16))))
    }
  }

  private func check(_ bytes: [UInt8], _ options: SpecifierOptions) {
    let scan = SpecifierScan(bytes, options: options)
    let text = String(decoding: bytes, as: UTF8.self)
    var end = 0
    for specifier in scan.specifiers {
      let range = specifier.range
      #expect(
        range.lowerBound >= end && !range.isEmpty && range.upperBound <= bytes.count, "\(text)")
      end = range.upperBound
      let alone = Array(bytes[range]).withUnsafeBufferPointer {
        FormatSpecifier.specifier(at: 0, in: $0, options: options)?.specifier
      }
      let inPlace = bytes.withUnsafeBufferPointer {
        FormatSpecifier.specifier(at: range.lowerBound, in: $0, options: options)?.specifier
      }
      // Only what stands around it shows that it was meant as text.
      if !specifier.isText {
        #expect(alone == inPlace?.moved(by: -range.lowerBound), "\(text)")
      }
      #expect(inPlace?.range == range, "\(text)")
      #expect(inPlace?.value?.type == specifier.value?.type, "\(text)")
    }
    checkProblems(of: scan, text, length: bytes.count)
    // Nothing is dropped: every percent sign is in a specifier or in a problem.
    let covered = scan.specifiers.map(\.range) + scan.problems.map(\.range)
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "%") {
      #expect(covered.contains { $0.contains(offset) }, "\(text) \(offset)")
    }
    _ = SpecifierSkeleton(text, options: options)
  }

  private func checkProblems(of scan: SpecifierScan, _ text: String, length: Int) {
    var before = 0
    for problem in scan.problems {
      #expect(
        problem.range.lowerBound >= before && problem.range.upperBound <= length, "\(text)")
      #expect(!problem.range.isEmpty && !problem.message.isEmpty && !problem.spelling.isEmpty)
      before = problem.range.lowerBound
    }
  }
}

extension FormatSpecifier {
  fileprivate func moved(by distance: Int) -> FormatSpecifier {
    func moved(_ range: Range<Int>) -> Range<Int> {
      (range.lowerBound + distance)..<(range.upperBound + distance)
    }
    var copy = self
    copy.range = moved(range)
    switch kind {
    case .value(var value):
      value.name = value.name.map { SpecifierName(text: $0.text, range: moved($0.range)) }
      copy.kind = .value(value)
    case .variable(var variable):
      variable.name.range = moved(variable.name.range)
      copy.kind = .variable(variable)
    case .percentSign, .text, .substitutionArgument: break
    }
    return copy
  }
}
