import LocaleData
import Localization
import Messages

/// The values that a text is rendered with to prove how its words agree.
struct SampleArguments: Sendable {
  /// No text is rendered more often than this.
  private static let limit = 48
  /// A text of some kilobytes is rendered with fewer lists: with as many as hold so many bytes of it.
  private static let mostBytes = 50_000
  private static let fewest = 4

  /// Lists of arguments, from the simplest.
  let lists: [[Argument]]
  /// Whether the sources say that these are all values.
  let isProven: Bool

  /// - Returns: Nil where a text has arguments that no sample stands for.
  init?(_ unit: LintUnit, _ context: LintContext) {
    let uses = unit.target.scan.arguments
    let count = uses.map(\.number).max() ?? 0
    guard count <= 9 else { return nil }
    var proven = true
    var choices: [[Argument]] = []
    for position in 1...max(1, count) where count > 0 {
      let types = uses.first { $0.number == position }?.types ?? []
      let declared = Self.declared(position, unit, context)
      if let declared, Self.isText(types) {
        choices.append(declared.map { .text($0) })
      } else if let samples = Self.samples(types, unit.language) {
        if Self.isText(types) { proven = false }
        choices.append(samples)
      } else {
        return nil
      }
    }
    let most = max(Self.fewest, Self.mostBytes / max(1, unit.target.value.utf8.count))
    lists = choices.combinations(upTo: min(Self.limit, most))
    isProven = proven
  }

  /// What the sources say an argument can be, in the language of the text.
  private static func declared(
    _ position: Int, _ unit: LintUnit, _ context: LintContext
  ) -> [String]? {
    guard let arguments = unit.key.declaration?.arguments, arguments.indices.contains(position - 1)
    else { return nil }
    let values = arguments[position - 1].values
    guard !values.isEmpty else { return nil }
    let language = unit.entry.localization.language
    return values.map { context.localized($0, unit.key.table, language) ?? $0 }
  }

  private static func isText(_ types: [ValueType]) -> Bool {
    types.isEmpty || types.contains(.object)
  }

  private static func samples(_ types: [ValueType], _ language: String) -> [Argument]? {
    switch types.first {
    case nil: return [.text("…")]
    case .signedInteger?, .unsignedInteger?: return [.integer(1), .integer(2)]
    case .floatingPoint?: return [.double(1.5)]
    case .object?:
      let nouns = LanguageFact.samples.list(of: language)
      return nouns.isEmpty ? nil : nouns.map { .text($0) }
    default: return nil
    }
  }
}
