/// All specifiers of a string, in order, and what is wrong with them.
package struct SpecifierScan: Sendable {
  /// How many arguments a string can have.
  ///
  /// Measured: Foundation on Linux counts them in one signed byte and fails with "Overflow occurred"
  /// from 128 on. POSIX promises nine.
  package static let argumentLimit = 127

  package private(set) var specifiers: [FormatSpecifier] = []
  /// By place.
  package private(set) var problems: [SpecifierProblem] = []
  /// By number.
  package private(set) var arguments: [ArgumentUse] = []

  /// Scans UTF-8 text; what is no UTF-8 is taken for text.
  ///
  /// - Parameter counting: Nil where it isn't known what stands around the text.
  package init(
    _ bytes: UnsafeBufferPointer<UInt8>, options: SpecifierOptions = [],
    counting: ArgumentCounting? = nil
  ) {
    var numbering = ArgumentNumbering(options: options, counting: counting)
    var offset = 0
    while let start = Self.nextPercentSign(in: bytes, from: offset) {
      guard
        let step = FormatSpecifier.unnumberedSpecifier(at: start, in: bytes, options: options)
      else {
        offset = start + 1
        continue
      }
      offset = step.end
      problems += step.problems
      guard var specifier = step.specifier else { continue }
      let range = specifier.range
      numbering.number(&specifier) { bytes.excerpt(range) }
      specifiers.append(specifier)
    }
    finish(numbering, bytes)
  }

  package init(
    _ bytes: [UInt8], options: SpecifierOptions = [], counting: ArgumentCounting? = nil
  ) {
    self = bytes.withUnsafeBufferPointer { Self($0, options: options, counting: counting) }
  }

  package init(_ text: String, options: SpecifierOptions = []) {
    var text = text
    self = text.withUTF8 { Self($0, options: options) }
  }

  private mutating func finish(
    _ numbering: ArgumentNumbering, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let summary = numbering.summary()
    arguments = summary.uses
    problems += numbering.problems
    for (missing, use) in summary.gaps {
      problems.append(
        SpecifierProblem(
          range: use.firstRange, kind: .missingArguments(missing),
          spelling: bytes.excerpt(use.firstRange)))
    }
    guard problems.count > 1 else { return }
    let ordered = problems.enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.offset) < (right.element.range.lowerBound, right.offset)
    }
    problems = ordered.map(\.element)
  }

  /// The next percent sign, or what may be one of another script.
  private static func nextPercentSign(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "%"), 0xD9, 0xEF: return offset
      default: offset += 1
      }
    }
    return nil
  }
}
