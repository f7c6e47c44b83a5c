import LocaleData
import Messages
import PlainBytes
import Reading

/// A scale of temperatures that a text names, in a word or a sign: "Fahrenheit", °C.
struct TemperatureScale {
  enum Kind: String, CaseIterable, Hashable, Sendable {
    case celsius, fahrenheit

    /// What a temperature of the other scale is in this one.
    func degrees(ofOther amount: Double) -> Double {
      switch self {
      case .celsius: (amount - 32) / 1.8
      case .fahrenheit: amount * 1.8 + 32
      }
    }
  }

  let kind: Kind
  /// As it is written.
  let name: String
  /// In UTF-8 offsets.
  let range: Range<Int>

  /// Whether a text may name one: of each name most lack a letter.
  static func mayStand(in text: LintText) -> Bool {
    letters.contains { $0.isSubset(of: text.bytes) }
  }

  /// The only scale that a text names, at the first place where it does so; nil where it names none or
  /// both.
  static func only(in text: LintText) -> TemperatureScale? {
    guard mayStand(in: text) else { return nil }
    let places = Kind.allCases.compactMap { first($0, in: text) }
    return places.count == 1 ? places[0] : nil
  }

  private static func first(_ kind: Kind, in text: LintText) -> TemperatureScale? {
    var first: Range<Int>?
    for name in names where name.kind == kind && name.letters.isSubset(of: text.bytes) {
      guard let range = name.range(in: text.value), range.lowerBound < first?.lowerBound ?? .max
      else { continue }
      first = range
    }
    return first.map {
      TemperatureScale(kind: kind, name: String(text.value[utf8: $0]), range: $0)
    }
  }
}

extension TemperatureScale {
  /// How names of a scale start, in one spelling.
  private struct Name: Sendable {
    let kind: Kind
    let bytes: [UInt8]
    /// The bytes without their order.
    let letters: ByteSet
    /// Whether more letters belong to the name: "Celsiusta".
    let hasEndings: Bool

    init(_ text: String, _ kind: Kind) {
      self.kind = kind
      bytes = Array(text.utf8)
      letters = ByteSet(text)
      hasEndings = text.unicodeScalars.allSatisfy {
        $0.isWordPart && ScriptSet(ofAny: $0).isDisjoint(with: .joined)
      }
    }

    /// Where it stands in a text for the first time, with its ending.
    func range(in text: String) -> Range<Int>? {
      guard let start = text.utf8.offset(ofSequence: bytes) else { return nil }
      let end = start + bytes.count
      guard hasEndings else { return start..<end }
      let ending = text[utf8: end..<text.utf8.count].unicodeScalars.prefix(while: \.isWordPart)
      return start..<(end + String(ending).utf8.count)
    }
  }

  private static let names = Kind.allCases.flatMap { kind in
    LanguageFact.units.list(of: "temperature." + kind.rawValue).map { Name($0, kind) }
  }

  /// Those of each name alone, which all texts are compared with.
  private static let letters = names.map(\.letters)
}
