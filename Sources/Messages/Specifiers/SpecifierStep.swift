/// What stands at a percent sign.
package struct SpecifierStep: Hashable, Sendable {
  /// Nil when it is none, which `problems` then explain.
  package var specifier: FormatSpecifier?
  package var problems: [SpecifierProblem]
  /// The UTF-8 offset where reading goes on.
  package var end: Int
}

extension FormatSpecifier {
  /// Reads the one specifier that starts at a percent sign, with its arguments numbered as if it
  /// were the only one.
  ///
  /// - Parameter offset: UTF-8 offset of the percent sign.
  /// - Returns: Nil where no percent sign is, or a foreign one (`％`) that isn't used like it.
  package static func specifier(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, options: SpecifierOptions = []
  ) -> SpecifierStep? {
    guard var step = unnumberedSpecifier(at: offset, in: bytes, options: options) else {
      return nil
    }
    if step.specifier != nil {
      var numbering = ArgumentNumbering(options: options)
      step.specifier.mutate { numbering.number(&$0) }
    }
    return step
  }

  /// The same, for a scan that numbers the arguments of the whole string.
  static func unnumberedSpecifier(
    at offset: Int, in bytes: UnsafeBufferPointer<UInt8>, options: SpecifierOptions
  ) -> SpecifierStep? {
    guard bytes.indices.contains(offset) else { return nil }
    if bytes[offset] == UInt8(ascii: "%") {
      var parser = SpecifierParser(bytes: bytes, start: offset, options: options)
      return parser.step()
    }
    guard let typed = TypedCharacter(at: offset, in: bytes), typed.kind == .plain(asPercent) else {
      return nil
    }
    return MistypedSpecifier(at: offset, in: bytes)?.step
  }

  private static var asPercent: UInt8 { UInt8(ascii: "%") }
}

extension Optional {
  fileprivate mutating func mutate(_ change: (inout Wrapped) -> Void) {
    guard var value = self else { return }
    change(&value)
    self = value
  }
}
