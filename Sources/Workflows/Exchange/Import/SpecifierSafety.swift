import Diagnostics
import Messages

/// Whether a translation can be shown with the arguments that its source gets.
struct SpecifierSafety {
  /// What would crash or show something wrong, in a translator's words; nil when nothing would.
  private(set) var problem: String?
  /// What works on today's platforms only; nil when there is nothing of the kind.
  private(set) var caution: String?

  /// No text has as many percent signs, and each takes a hundred times its memory.
  private static let limit = 1000

  private static func percentSigns(in text: String) -> Int {
    text.utf8.count { $0 == UInt8(ascii: "%") }
  }

  /// - Parameter isPluralForm: A form for few numbers may leave the number out ("one file").
  init(source: String, target: String, isPluralForm: Bool) {
    let signs = max(Self.percentSigns(in: source), Self.percentSigns(in: target))
    guard signs > 0 else { return }
    guard signs <= Self.limit else {
      problem = "it has more than \(Self.limit) percent signs"
      return
    }
    let known = Arguments(source)
    let used = Arguments(target)
    problem =
      Self.extraArguments(known, used)
      ?? (isPluralForm ? nil : Self.lostArguments(known, used))
      ?? Self.lostVariables(known, used)
      ?? Self.malformed(known, used, target)
    if problem == nil { caution = Self.otherLengths(known, used) }
  }

  private struct Arguments {
    var scan: SpecifierScan
    var types: [Int: [ValueType]] = [:]
    var variables: Set<String> = []
    /// Plural forms of a String Catalog write `%arg`, which stands for a number of its own.
    var usesSubstitution = false

    init(_ text: String) {
      scan = SpecifierScan(text, options: .catalogSubstitution)
      for use in scan.arguments { types[use.number] = use.types }
      for specifier in scan.specifiers {
        switch specifier.kind {
        case .variable(let variable): variables.insert(variable.name.text)
        case .substitutionArgument: usesSubstitution = true
        case .value, .percentSign: break
        }
      }
    }

    /// Whether a reader's text goes through formatting at all.
    var isFormat: Bool { !types.isEmpty || !variables.isEmpty || usesSubstitution }
  }

  private static func extraArguments(_ known: Arguments, _ used: Arguments) -> String? {
    for (number, types) in used.types.sorted(by: { $0.key < $1.key }) {
      guard let expected = known.types[number] else {
        return "it uses argument \(number), which the source doesn't have"
      }
      for type in types where !expected.isEmpty {
        guard expected.allSatisfy({ type.matching($0) == .different }) else { continue }
        return "it shows argument \(number) as \(type.name), but it is \(expected[0].name)"
      }
    }
    return nil
  }

  private static func lostArguments(_ known: Arguments, _ used: Arguments) -> String? {
    let lost = known.types.keys.filter { used.types[$0] == nil }.sorted()
    guard let first = lost.first else { return nil }
    return "it doesn't show argument \(first), which the source shows"
  }

  private static func lostVariables(_ known: Arguments, _ used: Arguments) -> String? {
    if let extra = used.variables.subtracting(known.variables).min() {
      return "it uses %#@\(extra)@, which the source doesn't have"
    }
    if let lost = known.variables.subtracting(used.variables).min() {
      return "it lacks %#@\(lost)@, which the source has"
    }
    return nil
  }

  /// A mistake that the source doesn't make, in a text that goes through formatting.
  private static func malformed(
    _ known: Arguments, _ used: Arguments, _ target: String
  ) -> String? {
    guard known.isFormat else { return nil }
    let accepted = Set(known.scan.problems.map(\.kind))
    return used.scan.problems.first { problem in
      if case .missingArguments = problem.kind { return false }
      return problem.severity == .error && !accepted.contains(problem.kind)
    }?.message
  }

  private static func otherLengths(_ known: Arguments, _ used: Arguments) -> String? {
    for (number, types) in used.types.sorted(by: { $0.key < $1.key }) {
      guard let expected = known.types[number]?.first else { continue }
      if types.contains(where: { $0.matching(expected) == .sameKindOtherLength }) {
        return "it shows argument \(number) with another length than the source; write it alike"
      }
    }
    return nil
  }
}
