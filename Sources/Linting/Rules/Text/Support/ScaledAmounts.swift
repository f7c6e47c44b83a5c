/// Which numbers say the same with another unit of one kind behind them: 1000 g are 1 kg.
struct ScaledAmounts {
  private struct Amount {
    let number: WrittenNumber
    let unit: WrittenMeasure.Unit

    /// In the usual unit of its kind.
    var size: Double? {
      number.mixedAmount.flatMap { amount in unit.scale.map { amount * $0 } }
    }

    func isSame(as other: Amount) -> Bool {
      guard unit.kind == other.unit.kind, unit.power != other.unit.power,
        let size, let otherSize = other.size
      else { return false }
      // A thousand of what computers count may be 1024.
      return abs(size - otherSize) <= size * (unit.kind == "bytes" ? 0.025 : 0.001)
    }
  }

  private let source: [Amount]
  private let target: [Amount]

  init(_ unit: LintUnit) {
    source = Self.all(in: unit.source)
    target = Self.all(in: unit.target)
  }

  private static func all(in text: LintText) -> [Amount] {
    text.numbers.prefix(ScanLimit.parts).compactMap { number in
      WrittenMeasure(of: number, in: text, nil).map { Amount(number: number, unit: $0.value.unit) }
    }
  }

  /// Whether the translation has inches of the source in metres.
  var areInchesInMetres: Bool {
    source.contains { $0.unit.power == "inches" }
      && target.contains { $0.unit.kind == "metres" && $0.unit.scale != nil }
  }

  /// - Parameter expected: One of the source; of several with these digits any may be meant.
  func areSame(_ expected: WrittenNumber, _ found: WrittenNumber) -> Bool {
    guard let amount = target.first(where: { $0.number.range == found.range }) else { return false }
    return source.contains { $0.number.text == expected.text && $0.isSame(as: amount) }
  }
}
